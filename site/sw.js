// The service worker: keeps every file of the folder, so that the site needs no network after the first visit.
// site/build.py writes VERSION and FILES above this. A new version is loaded beside the old one and waits until
// the person wants it; what lies in a folder with a digest in its name never changes and is not loaded again.
const SCOPE = self.registration.scope;
const MINE = `visavis ${SCOPE} `;
const EARLIER = `workbox-precache-v2-${SCOPE}`;
const NEVER_CHANGES = /-[0-9a-f]{10}\//;

async function brought(url) {
  const same = NEVER_CHANGES.test(url);
  const answer = (same && (await caches.match(url))) || (await fetch(url, { cache: same ? "default" : "reload" }));
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  // A page that came by a redirect is not taken for an address that somebody has typed.
  return answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer;
}

async function keep() {
  const cache = await caches.open(MINE + VERSION);
  const urls = FILES.map((name) => new URL(name, SCOPE).href);
  await Promise.all(urls.map(async (url) => cache.put(url, await brought(url))));
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

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(clear()));
self.addEventListener("message", (event) => event.data?.type === "SKIP_WAITING" && event.waitUntil(self.skipWaiting()));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});
