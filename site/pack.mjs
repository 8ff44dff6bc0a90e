// Compiles Python files to bytecode with the very Python that will run them:
//   node pack.mjs FOLDER_OF_PYODIDE OPTIMIZE IN OUT [OPTIMIZE IN OUT ...]
// IN is a folder or a zip, OUT a zip. OPTIMIZE 2 leaves out docstrings and asserts.
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, ...jobs] = process.argv.slice(2);
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
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 9)
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
}
process.exit(0);
