// Runs a Python file in the Python of a built site, without a browser: node run.mjs SITE FILE.PY ARGUMENT ...
// For tests and measurements. The present folder is /here.
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [site, file, ...given] = process.argv.slice(2);
const folder = (start) => join(resolve(site), readdirSync(site).find((name) => name.startsWith(start)));
const runtime = folder("pyodide-");
const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.js")).href);
const pyodide = await loadPyodide({ indexURL: runtime });
const archive = new Uint8Array(readFileSync(join(folder("app-"), "python.zip")));
pyodide.unpackArchive(archive.buffer, "zip", { extractDir: "/lib/visavis" });
pyodide.FS.mkdirTree("/here");
pyodide.mountNodeFS("/here", process.cwd());
pyodide.globals.set("given", pyodide.toPy([file, ...given]));
pyodide.runPython(`
import os, sys
sys.path.insert(0, "/lib/visavis")
os.chdir("/here")
sys.argv[:] = given
`);
pyodide.runPython(readFileSync(file, "utf8"), { filename: file });
process.exit(0);
