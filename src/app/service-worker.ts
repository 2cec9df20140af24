/**
 * Keeps the app on the device: after the first visit everything that a page needs comes from here, with or without a network.
 * It serves files only; the API runs in the page, and requests of `/api` go to the network untouched.
 */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { answerPart } from "./answer-part.ts";
import { chooseTesseractCore } from "./wasm-features.ts";

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

const tesseractCore = chooseTesseractCore();

/** Two of the three OCR engines, 4 MB each, are never asked for in this browser. */
function isNeeded(entry: PrecacheEntry | string): boolean {
  const url = typeof entry === "string" ? entry : entry.url;
  return !url.includes("/tesseract-core-") || url.endsWith(`/${tesseractCore}`);
}

/** Films and recordings are asked for in parts. */
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.headers.has("range"),
  async ({ request }) => {
    const kept = await matchPrecache(request.url);
    return kept ? answerPart(request, kept) : fetch(request);
  },
);

/** The build writes a digest beside each file, which the browser compares: where one is another than was built, the version is not taken. */
precacheAndRoute(self.__WB_MANIFEST.filter(isNeeded));
cleanupOutdatedCaches();

/** Every address of the app is the same page; an address under these prefixes is a file or the server's. */
const notPages = [
  /^\/(?:notices\.txt|build-manifest\.json)$/,
  /^\/api(\/|$)/,
  /^\/assets\//,
  /^\/engines\//,
  /^\/icons\//,
  /^\/packs\//,
];
registerRoute(new NavigationRoute(createHandlerBoundToURL("/index.html"), { denylist: notPages }));

/** A pack that a person has downloaded is used from this device; what of it is not here comes from the network and is not kept. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/packs/"),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

/** A new version waits until the page asks for it, so that nobody's page changes under their hands. */
self.addEventListener("message", (event) => {
  const message: unknown = event.data;
  if (typeof message === "object" && message !== null && "type" in message && message.type === "SKIP_WAITING") {
    void self.skipWaiting();
  }
});

/** Without this the first visit would stay unserved until a reload, and would not work offline before that. */
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
