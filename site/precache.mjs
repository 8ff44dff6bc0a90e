// Writes the service worker: node precache.mjs FOLDER. Everything in the folder works without a network then.
import { generateSW } from "workbox-build";

const { count, size, warnings } = await generateSW({
  globDirectory: process.argv[2],
  globPatterns: ["**/*"],
  globIgnores: ["sw.js", "licenses.txt"],
  swDest: `${process.argv[2]}/sw.js`,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  mode: "production",
  cleanupOutdatedCaches: true,
  // The first visit is served by it at once; a new version waits until the person says so.
  clientsClaim: true,
  skipWaiting: false,
  // Folders with a digest in their names never change: the browser's own cache may serve them.
  dontCacheBustURLsMatching: /-[0-9a-f]{10}\//,
  ignoreURLParametersMatching: [/.*/],
  maximumFileSizeToCacheInBytes: 64 * 1024 * 1024,
});
if (warnings.length) throw new Error(warnings.join("\n"));
console.log(JSON.stringify({ count, size }));
