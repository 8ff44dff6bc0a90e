// Compiles Python files to bytecode with the very Python that will run them:
//   node pack.mjs FOLDER_OF_PYODIDE OPTIMIZE IN OUT [OPTIMIZE IN OUT ...] TEMPLATES
// IN is a folder or a zip, OUT a zip that is not compressed yet: whoever joins them does that, and faster than here.
// OPTIMIZE 2 leaves out docstrings and asserts.
// All of it except the last OUT is then unpacked as it is in the browser, to compile the templates into
// TEMPLATES, with what the first page says of the games.
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, ...jobs] = process.argv.slice(2);
const templates = jobs.pop();
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);
const pyodide = await loadPyodide();
const pack = pyodide.runPython(`
import io, os, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def files(path):
    if zipfile.is_zipfile(path):
        with zipfile.ZipFile(path) as archive:
            return [(name, archive.read(name)) for name in sorted(archive.namelist()) if not name.endswith("/")]
    found = []
    for folder, _, names in os.walk(path):
        for name in names:
            whole = os.path.join(folder, name)
            with open(whole, "rb") as file:
                found.append((os.path.relpath(whole, path), file.read()))
    return sorted(found)

def pack(path, optimize):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, data in files(path):
            if name.endswith(".py"):
                code = compile(data, name, "exec", dont_inherit=True, optimize=optimize)
                # Unchecked: there is no source beside it that it could be compared with.
                name, data = name + "c", _code_to_hash_pyc(code, bytes(8), checked=False)
            archive.writestr(zipfile.ZipInfo(name), data)
    return out.getvalue()

pack
`);

for (let at = 0; at < jobs.length; at += 3) {
  const [optimize, from, to] = jobs.slice(at, at + 3);
  let path = "/in.zip";
  if (statSync(from).isDirectory()) {
    path = `/in${at}`;
    pyodide.FS.mkdirTree(path);
    pyodide.mountNodeFS(path, resolve(from));
  } else {
    pyodide.FS.writeFile(path, readFileSync(from));
  }
  const packed = pack(path, Number(optimize));
  writeFileSync(to, packed.toJs());
  packed.destroy();
  if (at + 3 < jobs.length) pyodide.unpackArchive(new Uint8Array(readFileSync(to)).buffer, "zip", { extractDir: "/lib/visavis" });
}
const compiled = pyodide.runPython(`
import sys, zipfile
sys.path.insert(0, "/lib/visavis")
import visavis.web
where = os.path.join(os.path.dirname(visavis.web.__file__), "compiled")
os.mkdir(where)
from visavis.web.pages.home import make_tiles
from visavis.web.offline.worker import TILES, Worker
from visavis.words import LANGUAGES, Words
import msgspec
environment = Worker().app.templates
for name in environment.list_templates():
    environment.get_template(name)
with open(os.path.join(where, TILES), "wb") as file:
    file.write(msgspec.json.encode({language: make_tiles(Words(language, strict=True), []) for language in LANGUAGES}))
out = io.BytesIO()
with zipfile.ZipFile(out, "w") as archive:
    for name, data in files(where):
        archive.writestr(zipfile.ZipInfo("visavis/web/compiled/" + name), data)
out.getvalue()
`);
writeFileSync(templates, compiled.toJs());
process.exit(0);
