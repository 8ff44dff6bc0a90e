// The worker: starts Pyodide, brings requests to visavis.web.offline.worker, writes to the database before it answers.
import * as database from "./shelf.js";

const TRIES = 8;
const changes = new BroadcastChannel("visavis");
let shelf = database;
let python = null;
let notices = [];

const tell = (message) => postMessage(message);

/** Watches what Pyodide loads: counts it on the first visit, and tells a fault that Pyodide keeps to itself. */
function watched(sizes, fault) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  let loaded = 0;
  self.fetch = async (...all) => {
    const answer = await fetch(...all).catch(fault);
    if (!answer.ok) fault(new Error(`${answer.status} ${answer.url}`));
    const name = new URL(answer.url).pathname.split("/").pop();
    if (!sizes?.[name] || !answer.body) return answer;
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

async function start({ runtime, bundle, sizes, memory }) {
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
  const ready = watched(sizes, fault);
  await Promise.race([faulty, startPython(runtime, bundle)]);
  ready();
}

async function startPython(runtime, bundle) {
  const archive = fetch(bundle).then((answer) => answer.arrayBuffer());
  archive.catch(() => {}); // Told by the watch.
  const { loadPyodide } = await import(runtime + "pyodide.js");
  const pyodide = await loadPyodide({ indexURL: runtime });
  pyodide.unpackArchive(await archive, "zip", { extractDir: "/lib/visavis" });
  pyodide.runPython("import sys; sys.path.insert(0, '/lib/visavis')");
  python = pyodide.runPython("from visavis.web.offline.worker import Worker; Worker()");
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
        tell({ kind: "ready" });
      } else {
        tell({ kind: "answer", number: data.number, answer: await answerWhole(data.asked) });
      }
    } catch (wrong) {
      tell({ kind: "failed", number: data.number, says: String(wrong?.stack ?? wrong) });
    }
  });
};
