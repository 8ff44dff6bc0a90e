// The worker: starts Pyodide, brings requests to visavis.web.offline.worker, writes to the database before it answers.
import { forgetImage, makeImage, start as startUsual, startFromImage } from "./image.js";
import * as database from "./shelf.js";

const TRIES = 8;
const changes = new BroadcastChannel("visavis");
let shelf = database;
let python = null;
let fromImage = false;
let notices = [];

const tell = (message) => postMessage(message);

/**
 * Watches what Pyodide loads: counts it on the first visit, puts it where the service worker looks before it asks the
 * host again, and tells a fault that Pyodide keeps to itself.
 */
function watched(sizes, loads, fault) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  let loaded = 0;
  self.fetch = async (...all) => {
    const answer = await fetch(...all).catch(fault);
    if (!answer.ok) fault(new Error(`${answer.status} ${answer.url}`));
    const name = new URL(answer.url).pathname.split("/").pop();
    if (!sizes?.[name] || !answer.body) return answer;
    loads?.put(answer.url, answer.clone()).catch(() => {});
    const counter = new TransformStream({
      transform(part, out) {
        loaded += part.byteLength;
        tell({ kind: "loaded", bytes: loaded });
        out.enqueue(part);
      },
    });
    return new Response(answer.body.pipeThrough(counter), { status: answer.status, headers: answer.headers });
  };
  WebAssembly.instantiateStreaming = async (source, imports) => {
    try {
      const answer = await source;
      // A host that does not know the type of the file: the browser takes it in one piece only.
      const known = answer.headers.get("Content-Type") === "application/wasm";
      if (known) return await instantiateStreaming.call(WebAssembly, answer, imports);
      return await WebAssembly.instantiate(await answer.arrayBuffer(), imports);
    } catch (wrong) {
      return fault(wrong);
    }
  };
  return () => {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

async function start({ runtime, bundle, sizes, worked, memory }) {
  try {
    await database.look();
  } catch (wrong) {
    console.warn("no database", wrong);
    shelf = database.forgetful(memory, (writes, settings, contents) => tell({ kind: "memory", writes, settings, contents }));
    notices = ["site.memory"];
  }
  let fault;
  const faulty = new Promise((_, reject) => {
    fault = (wrong) => {
      reject(wrong);
      throw wrong;
    };
  });
  // The service worker deletes what begins like this as soon as it has its own.
  const scope = new URL("../", bundle).href;
  const loads = sizes && worked ? await globalThis.caches?.open(`visavis ${scope} first`).catch(() => null) : null;
  const ready = watched(sizes, loads, fault);
  await Promise.race([faulty, startPython(runtime, bundle, sizes)]);
  ready();
}

async function startPython(runtime, bundle, sizes) {
  python = sizes ? null : await startFromImage(runtime, bundle);
  fromImage = Boolean(python);
  python ??= await startUsual(runtime, bundle);
}

/** One request: run it, keep what it wrote, and only then answer. */
async function answer(asked) {
  let refuse = "";
  for (let tries = 0; tries < TRIES; tries++) {
    const there = await shelf.look();
    const whole = JSON.stringify({ ...asked, ...there, notices: [...notices, ...asked.notices], refuse });
    let found = JSON.parse(python.handle(whole));
    while (found.need.length) {
      for (const id of found.need) {
        python.give(JSON.stringify((await shelf.log(id)) ?? { id, text: "", redo: "[]" }));
      }
      found = JSON.parse(python.handle(whole));
    }
    if (!found.writes.length && !Object.keys(found.settings).length) return found;
    try {
      if (await shelf.commit(found.writes, found.settings, found.before, found.contents)) {
        python.kept();
        for (const write of found.writes) changes.postMessage(write.id);
        return found;
      }
      python.drop();
    } catch (wrong) {
      console.error(wrong);
      python.drop();
      if (refuse) throw wrong;
      // The browser may have closed the database: once more, on a new connection, before it is refused.
      if (wrong?.name === "QuotaExceededError") refuse = "store.full";
      else if (tries) refuse = "site.storage";
    }
  }
  throw new Error("other tabs are always faster");
}

async function answerWhole(asked) {
  let address = asked.address;
  let redirected = false;
  let found = await answer(asked);
  for (let hops = 0; found.go && hops < 5; hops++) {
    address = found.go;
    redirected = true;
    const { language, theme, size } = found;
    found = { ...(await answer({ ...asked, address, method: "GET", form: [], files: {} })), language, theme, size };
  }
  return { ...found, address, redirected };
}

let last = Promise.resolve();

onmessage = ({ data }) => {
  // One after the other: a request never sees half of another.
  last = last.then(async () => {
    try {
      if (data.kind === "start") {
        await start(data);
        tell({ kind: "ready", fromImage });
      } else if (data.kind === "image") {
        await makeImage(data.runtime, data.bundle);
        tell({ kind: "image" });
      } else {
        tell({ kind: "answer", number: data.number, answer: await answerWhole(data.asked) });
      }
    } catch (wrong) {
      if (fromImage) await forgetImage();
      tell({ kind: "failed", number: data.number, says: String(wrong?.stack ?? wrong) });
    }
  });
};
