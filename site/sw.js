// The service worker: keeps every file of the folder, so that the site needs no network after the first visit.
// site/build.py writes the digest of digests.txt (DIGEST) above this, and digests.txt holds those of all other files.
// A file that differs is never kept: the version that is there goes on, and the page says which file it was. A new
// version is loaded beside the old one and waits until the person wants it; what both have is not loaded again.
const VERSION = DIGEST.slice(0, 10);
const SCOPE = self.registration.scope;
const MINE = `visavis ${SCOPE} `;
const EARLIER = `workbox-precache-v2-${SCOPE}`;
const FIRST = `${MINE}first`;
const LIST = "digests.txt";

/** A file of the host is missing or is not the one that was built. */
class Refused extends Error {
  constructor(name) {
    super(`not the file that was built: ${name}`);
    this.file = name;
  }
}

async function digest(answer) {
  const found = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  return [...new Uint8Array(found)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The file with this digest: one that is here already (what the first visit has loaded lies in FIRST), else from the host,
 * past the browser's own cache if need be.
 */
async function brought(name, wanted) {
  const url = new URL(name, SCOPE).href;
  for (const look of [caches.match.bind(caches), fetch, (at) => fetch(at, { cache: "reload" })]) {
    const answer = await look(url);
    if (!answer?.ok || (await digest(answer)) !== wanted) continue;
    // A page that came by a redirect is not taken for an address that somebody has typed.
    return answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer;
  }
  throw new Refused(name);
}

async function keep() {
  const cache = await caches.open(MINE + VERSION);
  const put = async (name, wanted) => {
    const answer = await brought(name, wanted);
    const text = name === LIST ? await answer.clone().text() : "";
    await cache.put(new URL(name, SCOPE).href, answer);
    return text;
  };
  const lines = (await put(LIST, DIGEST)).trimEnd().split("\n");
  await Promise.all(lines.map((line) => put(line.slice(66), line.slice(0, 64))));
}

/** Tell the pages of this site why nothing was kept. Without a network there is nothing to tell: it is tried again. */
async function tell(wrong) {
  await caches.delete(FIRST);
  if (wrong instanceof Refused) {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    for (const page of pages) {
      if (page.url.startsWith(SCOPE)) page.postMessage({ type: "REFUSED", file: wrong.file });
    }
  }
  throw wrong;
}

async function clear() {
  const old = (name) => name === EARLIER || (name.startsWith(MINE) && name !== MINE + VERSION);
  await Promise.all((await caches.keys()).filter(old).map((name) => caches.delete(name)));
  // The first visit is served by it at once.
  await self.clients.claim();
}

async function answer(request) {
  const url = new URL(request.url);
  const file = url.origin + url.pathname;
  const cache = await caches.open(MINE + VERSION);
  return (await cache.match(file === SCOPE ? `${SCOPE}index.html` : file)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keep().catch(tell)));
self.addEventListener("activate", (event) => event.waitUntil(clear()));
self.addEventListener("message", (event) => event.data?.type === "SKIP_WAITING" && event.waitUntil(self.skipWaiting()));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});
