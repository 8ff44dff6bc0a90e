// The worker: starts Pyodide, brings requests to visavis.web.worker, writes to the database before it answers.
import * as database from "./shelf.js";

const TRIES = 8;
const changes = new BroadcastChannel("visavis");
let shelf = database;
let python = null;
let notices = [];

const tell = (message) => postMessage(message);

/** Counts what is loaded the first time, when there is nothing in the cache yet. */
function counting(sizes) {
  const fetched = self.fetch;
  let loaded = 0;
  self.fetch = async (...all) => {
    const answer = await fetched(...all);
    const name = new URL(answer.url).pathname.split("/").pop();
    if (!answer.ok || !answer.body || !sizes[name]) return answer;
    const counter = new TransformStream({
      transform(part, out) {
        loaded += part.byteLength;
        tell({ kind: "loaded", bytes: loaded });
        out.enqueue(part);
      },
    });
    return new Response(answer.body.pipeThrough(counter), { status: answer.status, headers: answer.headers });
  };
}

async function start({ runtime, bundle, sizes }) {
  if (sizes) counting(sizes);
  try {
    await database.look();
  } catch (wrong) {
    console.warn("no database", wrong);
    shelf = database.forgetful();
    notices = ["site.memory"];
  }
  const archive = fetch(bundle).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.status} ${bundle}`);
    return answer.arrayBuffer();
  });
  archive.catch(() => {}); // Told below, after Pyodide's own fault if there is one.
  const { loadPyodide } = await import(runtime + "pyodide.mjs");
  const pyodide = await loadPyodide({ indexURL: runtime });
  pyodide.unpackArchive(await archive, "zip", { extractDir: "/lib/visavis" });
  pyodide.runPython("import sys; sys.path.insert(0, '/lib/visavis')");
  python = pyodide.runPython("from visavis.web.worker import Worker; Worker()");
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
      if (await shelf.commit(found.writes, found.settings)) {
        python.kept();
        for (const write of found.writes) changes.postMessage(write.id);
        return found;
      }
      python.drop();
    } catch (wrong) {
      console.error(wrong);
      python.drop();
      if (refuse) throw wrong;
      refuse = wrong?.name === "QuotaExceededError" ? "store.full" : "site.storage";
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
