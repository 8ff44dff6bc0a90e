// The page of the offline site: starts the worker, stands between the pages' script and the worker,
// and says what there is to say about loading, updates and the home screen.
import * as shelf from "./shelf.js";

const MOST_BYTES = 64_000_000;
const CHECK_EVERY = 60 * 60 * 1000;
const PATIENCE = 60 * 1000;
const NOT_AGAIN_FOR = 90 * 24 * 60 * 60 * 1000;
const READ_IN = 12 * 1000;
const QUIET_AFTER = 10 * 1000;
const LEAST_MEMORY = 2;
const root = document.documentElement;
const base = new URL(".", document.baseURI);
const given = JSON.parse(document.body.dataset.files);
const part = (id) => document.getElementById(id);

// How it looks, before the worker can say it.

const languages = document.body.dataset.languages.split(" ");

// The page holds every text in all languages: one of them is shown.
function speak(language) {
  root.lang = language;
  for (const one of document.querySelectorAll(".site [lang]")) one.hidden = one.lang !== language;
}

function look({ language, theme, size }) {
  speak(language);
  root.dataset.theme = theme;
  root.dataset.size = size;
}

try {
  look(JSON.parse(localStorage.getItem("visavis-look")));
} catch {
  speak(navigator.languages.map((one) => one.slice(0, 2)).find((one) => languages.includes(one)) ?? "en");
}

// The worker.

const ASK_AGAIN = 2000;
const waiting = new Map();
// Without a database the games are in the worker's memory alone: the page has them too, for the worker after it.
const memory = shelf.forgetful();
let worker = null;
let number = 0;
let running = false;

function startWorker(sizes) {
  worker = new Worker(new URL("worker.js", import.meta.url), { type: "module", name: "visavis" });
  worker.onmessage = hear;
  worker.onerror = broken;
  worker.postMessage({
    kind: "start",
    runtime: new URL(given.runtime, base).href,
    bundle: new URL(given.bundle, base).href,
    sizes,
    worked: "serviceWorker" in navigator,
    memory: memory.all(),
  });
}

/** Makes the next start shorter, once everything is quiet and the files are here; what goes wrong changes nothing. */
function makeImage() {
  if (!navigator.serviceWorker?.controller || navigator.deviceMemory < LEAST_MEMORY || root.dataset.start === "image") return;
  const maker = new Worker(new URL("worker.js", import.meta.url), { type: "module", name: "visavis image" });
  maker.onmessage = ({ data }) => {
    maker.terminate();
    if (data.kind === "image") root.dataset.image = "kept";
    else console.warn(data.says);
  };
  maker.postMessage({ kind: "image", runtime: new URL(given.runtime, base).href, bundle: new URL(given.bundle, base).href });
}

/** Ends what the worker is doing, at once: a request that runs is dropped whole, the game is as it was stored. */
function stopWorker() {
  worker.onmessage = worker.onerror = null;
  worker.terminate();
  const dropped = [...waiting.values()];
  waiting.clear();
  for (const one of dropped) one.reject(new DOMException("stopped", "AbortError"));
  startWorker(null);
}

function ask(asked) {
  return new Promise((resolve, reject) => {
    number += 1;
    waiting.set(number, { resolve, reject });
    worker.postMessage({ kind: "ask", number, asked });
  });
}

function failed(says) {
  console.warn(says);
  if (running) return;
  part("site-boot").hidden = true;
  part("site-failed").hidden = false;
  part("site-says").textContent = says;
  part("site-failed").focus();
}

// Nothing heard for so long: something is wrong, though nobody says what. If it starts after all, the page comes.
let patience = 0;
function heard() {
  clearTimeout(patience);
  if (!running) patience = setTimeout(() => failed(`${PATIENCE / 1000} s`), PATIENCE);
}

function hear({ data }) {
  heard();
  const one = waiting.get(data.number);
  waiting.delete(data.number);
  if (data.kind === "loaded") {
    part("site-progress").value = Math.min(data.bytes / given.bytes, 1);
  } else if (data.kind === "ready") {
    root.dataset.start = data.fromImage ? "image" : "usual";
    if (!running) begin();
    // Its last write may have come through before it ended.
    else document.dispatchEvent(new CustomEvent("visavis-changed"));
  } else if (data.kind === "memory") {
    memory.commit(data.writes, data.settings, {}, data.contents);
  } else if (data.kind === "answer") {
    one.resolve(data.answer);
  } else if (one) {
    stopped(data.says);
    one.reject(new Error(data.says));
  } else if (running) {
    stopped(data.says);
  } else {
    failed(data.says);
  }
}

function broken(event) {
  event.preventDefault();
  for (const one of waiting.values()) one.reject(new Error(event.message));
  waiting.clear();
  if (running) stopped(event.message);
  else failed(event.message || "worker");
}

/** The worker could not answer at all: what was acknowledged is saved, a new start helps. */
function stopped(says) {
  console.warn(says);
  bar("site-stopped", () => location.reload());
}

// Addresses: what the application calls /game/x is #/game/x here, so that any host can serve the one page.

function url(text) {
  const found = new URL(text, location.href);
  const inside = found.origin === base.origin && found.pathname === location.pathname;
  if (!inside) return found;
  return new URL(found.hash.startsWith("#/") ? found.hash.slice(1) : "/", base.origin);
}

const address = (found) => location.pathname + "#" + found.pathname + found.search + found.hash;

const base64 = (file) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(",") + 1));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file.slice(0, MOST_BYTES + 1));
  });

/** What `fetch` is on the server: the same answers, from the worker. */
async function fetched(to, { method = "GET", body = [], signal = null } = {}) {
  const where = new URL(to, base.origin);
  const form = [];
  const files = {};
  for (const [name, value] of body) {
    if (!(value instanceof File)) form.push([name, value]);
    else if (value.size) files[name] = await base64(value);
  }
  const answer = await ask({
    address: where.pathname + where.search,
    method,
    form,
    files,
    languages: navigator.languages.join(","),
    base: base.href,
    notices: await mayClear(where.pathname),
  });
  look(answer);
  try {
    localStorage.setItem("visavis-look", JSON.stringify({ language: answer.language, theme: answer.theme, size: answer.size }));
  } catch { /* full or forbidden: the next start begins in the browser's language */ }
  if (method === "POST") persist();
  signal?.throwIfAborted();
  const headers = new Headers({ "Content-Type": answer.kind || "text/html" });
  if (answer.name) headers.set("Content-Disposition", "attachment");
  return {
    url: new URL(answer.redirected ? answer.address : where, base.origin).href,
    redirected: answer.redirected,
    ok: answer.status < 400,
    status: answer.status,
    headers,
    text: async () => answer.text,
    keep: () => keep(answer.name, answer.kind, Uint8Array.from(atob(answer.data), (char) => char.charCodeAt(0))),
  };
}

/** Give the person a file. */
function keep(name, kind, data) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([data], { type: kind }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// The browser is asked to keep the games for good; where it does not promise that, the home page says so.

let asked = false;
async function persist() {
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  await navigator.storage.persist().catch(() => false);
}

async function mayClear(path) {
  if (path !== "/" || !navigator.storage?.persisted) return [];
  const safe = await navigator.storage.persisted().catch(() => true);
  return safe || !(await shelf.look().catch(() => ({ heads: [] }))).heads.length ? [] : ["site.may_clear"];
}

// What the pages' script uses instead of the address bar and the network.

window.visavis = { url, address, fetch: fetched, here: () => url(location.href) };
// The page's Stop: nothing reaches a worker that thinks, so it is ended and another one is started.
window.visavisStopWorker = stopWorker;

document.addEventListener(
  "click",
  async (event) => {
    const link = event.target.closest?.("a[href]");
    const href = link?.getAttribute("href") ?? "";
    if (href.startsWith("#") && !href.startsWith("#/")) {
      // A place in the page, not a page.
      event.preventDefault();
      part(href.slice(1))?.focus();
    } else if (link?.hasAttribute("download") && href.startsWith("#/")) {
      event.preventDefault();
      (await fetched(url(href).href)).keep();
    }
  },
  true,
);

new BroadcastChannel("visavis").onmessage = ({ data }) => {
  document.dispatchEvent(new CustomEvent("visavis-changed", { detail: data }));
};

// After the start.

function begin() {
  running = true;
  heard();
  for (const one of given.scripts) {
    const script = document.createElement("script");
    script.src = one;
    script.async = false;
    document.body.append(script);
  }
  if ("serviceWorker" in navigator) serviceWorker().catch((wrong) => console.warn(wrong));
  if (given.image) setTimeout(makeImage, QUIET_AFTER);
}

function bar(id, action) {
  const one = part(id);
  one.hidden = false;
  one.querySelector("[data-close]")?.addEventListener("click", () => (one.hidden = true));
  if (action) one.querySelector("[data-do]").addEventListener("click", action, { once: true });
}

// A file of a new version is not the one that was built: the service worker has not taken it.
async function refused({ data }) {
  if (data?.type !== "REFUSED") return;
  const there = Boolean((await navigator.serviceWorker.getRegistration(base))?.active);
  part("site-refused-new").hidden = !there;
  part("site-refused-first").hidden = there;
  part("site-refused-file").textContent = data.file;
  bar("site-refused");
}
// Heard from the beginning: the browser looks for a new version while Python starts.
navigator.serviceWorker?.addEventListener("message", refused);

async function serviceWorker() {
  const first = !navigator.serviceWorker.controller;
  const found = await navigator.serviceWorker.register(new URL("sw.js", base), { scope: base.pathname });
  const news = () =>
    bar("site-update", () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      // A worker that sleeps, or an old one that is still busy, may let the first word pass.
      const ask = () => found.waiting?.postMessage({ type: "SKIP_WAITING" });
      ask();
      setInterval(() => (found.waiting ? ask() : location.reload()), ASK_AGAIN);
    });
  if (found.waiting && !first) news();
  found.addEventListener("updatefound", () => {
    const coming = found.installing;
    coming.addEventListener("statechange", () => {
      if (coming.state === "installed" && found.active) news();
      else if (coming.state === "activated" && first) {
        bar("site-offline");
        setTimeout(() => (part("site-offline").hidden = true), READ_IN);
      }
    });
  });
  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checked < CHECK_EVERY) return;
    checked = Date.now();
    found.update().catch(() => {});
  });
}

// The home screen is offered on the home page, and not again for a while after a no.

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  const refused = Number(localStorage.getItem("visavis-later") ?? 0);
  if (url(location.href).pathname !== "/" || Date.now() - refused < NOT_AGAIN_FOR) return;
  bar("site-install", async () => {
    part("site-install").hidden = true;
    await event.prompt();
  });
  part("site-install").querySelector("[data-close]").addEventListener("click", () => {
    localStorage.setItem("visavis-later", Date.now());
  });
});
addEventListener("appinstalled", () => (part("site-install").hidden = true));

part("site-again").addEventListener("click", () => location.reload());
part("site-rescue").addEventListener("click", async () => {
  const { heads } = await shelf.look();
  for (const { id, game, deleted } of heads) {
    const log = await shelf.log(id);
    if (log && !deleted) keep(`${game}-${id}.jsonl`, "application/jsonl", log.text);
  }
});

// The start. Without a service worker nothing is in the cache yet: show how much is loaded.

if (typeof WebAssembly !== "object") {
  failed("WebAssembly");
} else {
  const first = !navigator.serviceWorker?.controller;
  part("site-first").hidden = !first;
  part("site-boot").hidden = false;
  heard();
  startWorker(first ? given.sizes : null);
}
