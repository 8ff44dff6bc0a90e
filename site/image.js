// The image of a started Python: what its memory holds when every game is imported, and the files that it may still
// read. It is made on the device after the first visit, from the files that the service worker has compared, and makes
// every later start a fraction as long. Without it, or if it fails, Python starts as usual.
const CACHE = "visavis image";
const FOLDER = "/lib/visavis/";
const LEAST_ROOM = 500_000_000;
const PREPARE = `
import sys
sys.path.insert(0, "${FOLDER}")
from visavis.web.offline.worker import Worker
worker = Worker()
`;
// What is imported is not read again.
const REMAINING = `
import gc, json, os
worker.warm_up()
read = {getattr(module, "__file__", "") for module in sys.modules.values()}
remaining = [os.path.join(folder, name) for folder, _, names in os.walk("${FOLDER}") for name in names]
remaining = json.dumps(sorted(path for path in remaining if path not in read or not path.endswith(".pyc")))
del read
gc.collect()
remaining
`;

/** Where the image is kept. Another version makes another one, and so does another version of the browser. */
const address = (runtime, bundle) => `${bundle}?image=${encodeURIComponent(`${runtime} ${navigator.userAgent}`)}`;
const base = (bundle) => new URL("../", bundle).href;

/** The library is loaded before Python starts, each time at the same place: the image holds addresses inside it. */
function addLibrary(module, path, bytes) {
  const flags = { global: false, nodelete: true };
  module.preloadedWasm[path] = module.loadWebAssemblyModule(bytes, flags, path, {});
  module.loadDynamicLibrary(path, flags, {});
}

async function load(runtime, options, prepare) {
  const [{ loadPyodide }, code] = await Promise.all([import(`${runtime}pyodide.js`), import(`${runtime}pyodide.asm.js`)]);
  const createPyodideModule = (settings) => {
    settings.preRun.push(prepare);
    return code.default(settings);
  };
  return loadPyodide({ indexURL: runtime, createPyodideModule, ...options });
}

/** The library inside a zip archive: its name and its bytes. */
async function libraryIn(archive) {
  const view = new DataView(archive);
  const text = (at, length) => new TextDecoder().decode(new Uint8Array(archive, at, length));
  let end = archive.byteLength - 22;
  while (view.getUint32(end, true) !== 0x06054b50) end -= 1;
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    const [packed, name] = [view.getUint32(at + 20, true), text(at + 46, view.getUint16(at + 28, true))];
    if (name.endsWith(".so")) {
      const start = view.getUint32(at + 42, true);
      const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
      const bytes = new Blob([archive.slice(from, from + packed)]).stream();
      const whole = view.getUint16(at + 10, true) ? bytes.pipeThrough(new DecompressionStream("deflate-raw")) : bytes;
      return { path: FOLDER + name, bytes: new Uint8Array(await new Response(whole).arrayBuffer()) };
    }
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  throw new Error("no library");
}

/** Start Python as usual; the object that answers requests. */
export async function start(runtime, bundle) {
  const archive = fetch(bundle).then((answer) => answer.arrayBuffer());
  archive.catch(() => {}); // Told by the watch.
  const { loadPyodide } = await import(`${runtime}pyodide.js`);
  const pyodide = await loadPyodide({ indexURL: runtime });
  pyodide.unpackArchive(await archive, "zip", { extractDir: FOLDER });
  pyodide.runPython(PREPARE);
  return pyodide.globals.get("worker");
}

/** Start Python from the image; null if there is none, or if it cannot be used. */
export async function startFromImage(runtime, bundle) {
  if (!globalThis.caches) return null;
  try {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(address(runtime, bundle));
    if (!kept) return null;
    // Not compressed: taking it apart would take longer than the rest of the start.
    const [whole] = await Promise.all([kept.arrayBuffer(), import(`${runtime}pyodide.asm.js`)]);
    const length = new DataView(whole).getUint32(0, true);
    const { library, memory, files } = JSON.parse(new TextDecoder().decode(new Uint8Array(whole, 4, length)));
    let at = 4 + length;
    const part = (size) => new Uint8Array(whole, (at += size) - size, size);
    const image = part(memory);
    const pyodide = await load(runtime, { _loadSnapshot: image }, (module) => {
      for (const [path, size] of files) {
        module.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        module.FS.writeFile(path, part(size), { canOwn: true });
      }
      addLibrary(module, library, module.FS.readFile(library));
      if (!module._emscripten_resize_heap(memory)) throw new Error("no memory");
    });
    return pyodide.globals.get("worker");
  } catch (wrong) {
    console.warn("image", wrong);
    await forgetImage();
    return null;
  }
}

/** Without the image the next start is the usual one. */
export async function forgetImage() {
  await globalThis.caches?.delete(CACHE).catch(() => false);
}

/** Make the image, unless there is one. Runs in a worker of its own, with a Python of its own. */
export async function makeImage(runtime, bundle) {
  const cache = await caches.open(CACHE);
  const mine = address(runtime, bundle);
  if (await cache.match(mine)) return;
  const { quota, usage } = await navigator.storage.estimate();
  if (quota - usage < LEAST_ROOM) throw new Error("no room");
  const archive = await (await fetch(bundle)).arrayBuffer();
  const library = await libraryIn(archive);
  const pyodide = await load(runtime, { _makeSnapshot: true }, (module) => addLibrary(module, library.path, library.bytes));
  pyodide.unpackArchive(archive, "zip", { extractDir: FOLDER });
  pyodide.runPython(PREPARE);
  const paths = JSON.parse(pyodide.runPython(REMAINING));
  const contents = paths.map((path) => pyodide.FS.readFile(path));
  const memory = pyodide.makeMemorySnapshot();
  const files = paths.map((path, index) => [path, contents[index].length]);
  let head = JSON.stringify({ library: library.path, memory: memory.length, files });
  // The memory begins at a multiple of sixteen.
  head = new TextEncoder().encode(head.padEnd(head.length + 15 - ((head.length + 4 + 15) % 16)));
  const blob = new Blob([Uint32Array.of(head.length), head, memory, ...contents]);
  await cache.put(mine, new Response(blob));
  for (const { url } of await cache.keys()) {
    if (url !== mine && url.startsWith(base(bundle))) await cache.delete(url);
  }
}
