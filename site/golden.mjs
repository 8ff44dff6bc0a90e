// Plays golden games again in the Python of a built site, without a browser; used by the tests:
//   node golden.mjs SITE FOLDER_OF_VISAVIS_TESTING PLAYING_AGAIN.PY GOLDEN.JSONL ...
// Prints a line of JSON for each: its file and what `play_again` gives.
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [site, testing, again, ...files] = process.argv.slice(2);
const folder = (start) => join(resolve(site), readdirSync(site).find((name) => name.startsWith(start)));
const runtime = folder("pyodide-");
const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
const pyodide = await loadPyodide({ indexURL: runtime });
const archive = new Uint8Array(readFileSync(join(folder("app-"), "python.zip")));
pyodide.unpackArchive(archive.buffer, "zip", { extractDir: "/lib/visavis" });
pyodide.runPython("import sys; sys.path[:0] = ['/lib/visavis', '/lib/tests']");
// The site has no tests in it: they are put beside it here.
const beside = "/lib/visavis/visavis/testing";
pyodide.FS.mkdirTree(beside);
pyodide.FS.mkdirTree("/lib/tests");
for (const name of readdirSync(testing).filter((one) => one.endsWith(".py"))) {
  pyodide.FS.writeFile(`${beside}/${name}`, readFileSync(join(testing, name)));
}
pyodide.FS.writeFile("/lib/tests/playing_again.py", readFileSync(again));
const play = pyodide.runPython("import json\nfrom playing_again import play_again\nlambda text: json.dumps(play_again(text))");
for (const file of files) {
  console.log(JSON.stringify({ file, ...JSON.parse(play(readFileSync(file, "utf8"))) }));
}
process.exit(0);
