/**
 * Keeps the app on the device: what has come is served from here, with or without a network, and the rest follows part by part. A first visit
 * is served from its first second on. It serves files only; the API runs in the page, and requests of `/api` go to the network untouched.
 */
import { answerPart } from "./answer-part.ts";
import { sharePath, takeShared } from "./arrivals/take-shared.ts";
import { createKeptFiles } from "./offline/kept-files.ts";
import { notArrivedPage } from "./offline/not-arrived-page.ts";
import { allTabsRun } from "./offline/old-tabs.ts";
import { type KeptFile, offlineChannel, type ToServiceWorker } from "./offline/parts.ts";
import { chooseTesseractCore } from "./wasm-features.ts";

/** The plugin names the web app's manifest once more at the end, without its part and its digest. */
type ListedFile = KeptFile | { url: string; part?: undefined };
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: ListedFile[] };

const tesseractCore = chooseTesseractCore();
/** Two of the three OCR engines, 4 MB each, are never asked for in this browser. */
const files = self.__WB_MANIFEST.filter(
  (file): file is KeptFile =>
    file.part !== undefined && (!file.url.includes("/tesseract-core-") || file.url.endsWith(`/${tesseractCore}`)),
);
const entries = new Set(files.map(({ url }) => `/${url}`));

const kept = createKeptFiles(files, "red-thread.files", tellSoon);
const tabs = new BroadcastChannel(offlineChannel);
let telling = false;
let keeping: Promise<void> | undefined;

/** Tells all tabs how far the device is; many files in a row are told once. */
function tellSoon(): void {
  if (telling) return;
  telling = true;
  setTimeout(() => {
    telling = false;
    void kept.status().then((status) => tabs.postMessage(status));
  }, 500);
}

/** Nothing is here that a first visit could lose, so it is served at once. A later version takes nothing over before it is as whole as this one. */
self.addEventListener("install", (event) => {
  if (self.registration.active !== null) event.waitUntil(prepareUpdate());
});

async function prepareUpdate(): Promise<void> {
  const parts = await kept.partsForUpdate();
  await kept.keep(parts);
  for (const part of parts)
    if (!(await kept.isWhole(part))) throw new Error(`The part "${part}" of the new version has not arrived.`);
}

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** One run at a time; every tab that asks keeps it alive. */
function keepAll(): Promise<void> {
  keeping ??= kept
    .keep()
    .then(tidyUp)
    .finally(() => {
      keeping = undefined;
      tellSoon();
    });
  return keeping;
}

/** What older versions kept stays until no tab of theirs is open. */
async function tidyUp(): Promise<void> {
  if (self.registration.waiting !== null || self.registration.installing !== null) return;
  if (!(await allTabsRun(self.clients, (entry) => entries.has(entry)))) return;
  await kept.removeOlder();
  const older = (await caches.keys()).filter((name) => name.includes("-precache-"));
  await Promise.all(older.map((name) => caches.delete(name)));
}

self.addEventListener("message", (event) => {
  const message = event.data as ToServiceWorker;
  switch (message?.type) {
    case "keep":
      tellSoon();
      event.waitUntil(keepAll());
      break;
    case "stop":
      kept.stop();
      break;
    // A new version waits until a person agrees, so that nobody's page changes under their hands.
    case "SKIP_WAITING":
      event.waitUntil(self.skipWaiting());
      break;
    case "entry":
      event.ports[0]?.postMessage(entries.has(message.entry));
      break;
  }
});

/** Every address of the app is the same page; an address under these prefixes is a file or the server's. */
const notPages = [
  /^\/(?:notices\.txt|build-manifest\.json)$/,
  /^\/(?:assets|engines|icons|packs|banner)\//,
  /^\/demo\/[^/]+\.\w+$/,
];

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "POST" && origin === self.location.origin && pathname === sharePath) {
    event.respondWith(takeShared(request));
    return;
  }
  if (request.method !== "GET" || origin !== self.location.origin || /^\/api(\/|$)/.test(pathname)) return;
  if (pathname.startsWith("/packs/")) event.respondWith(answerPack(request));
  else if (request.mode === "navigate" && !notPages.some((prefix) => prefix.test(pathname)))
    event.respondWith(answerPage(request));
  else event.respondWith(answerFile(request, pathname));
});

/** The app, where what it starts with is here; else what the network has; else a page that says what is missing and asks again by itself. */
async function answerPage(request: Request): Promise<Response> {
  const app = (await kept.isWhole("start")) ? await kept.find("/index.html") : undefined;
  if (app !== undefined) return app;
  try {
    return await fetch(request);
  } catch {
    return notArrivedPage(navigator.languages);
  }
}

async function answerFile(request: Request, pathname: string): Promise<Response> {
  const here = (await kept.find(pathname)) ?? (await kept.bring(pathname).catch(() => undefined));
  if (here === undefined) return fetch(request);
  // Films and recordings are asked for in parts.
  return request.headers.has("range") ? answerPart(request, here) : here;
}

/** A pack that a person has downloaded is used from this device; what of it is not here comes from the network and is not kept. */
async function answerPack(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
