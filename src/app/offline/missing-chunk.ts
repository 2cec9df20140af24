import { holdTabLock, loadAnew, takeOver } from "./new-version.ts";

/** When this tab was last loaded anew for a missing script, so that it never goes round in a circle. */
const storageKey = "red-thread.loaded-anew";
/** One reload within this time, in milliseconds. */
const guardTime = 60_000;
/** Always the server's answer, never the service worker's. */
const serverAddress = "/build-manifest.json";

/** Whether an error says that a part of the app could not be fetched, in the words of the three engines. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
  );
}

/**
 * A script that does not come while the server is there belongs to a version that the server no longer has: the tab is loaded anew, once, with
 * what is typed in it. Without a network the screen says that it is not here yet, and is loaded as soon as there is one.
 */
export function followMissingChunks(): void {
  holdTabLock();
  addEventListener("vite:preloadError", () => void loadAnewOnce());
}

/** Loads the page anew where the server answers and that was not just tried. Answers whether it does. */
export async function loadAnewOnce(): Promise<boolean> {
  const last = Number(sessionStorage.getItem(storageKey) ?? Number.NEGATIVE_INFINITY);
  if (Date.now() - last < guardTime || !(await isServerThere())) return false;
  sessionStorage.setItem(storageKey, String(Date.now()));
  const registration = await navigator.serviceWorker?.getRegistration();
  // The kept version lacks what the server no longer has: the next one has it all.
  if (registration?.active) await takeNewest(registration);
  loadAnew();
  return true;
}

async function takeNewest(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch(() => undefined);
  const next = registration.installing;
  if (next !== null)
    await new Promise<void>((resolve) => next.addEventListener("statechange", () => resolve(), { once: true }));
  const { waiting } = registration;
  if (waiting === null) return;
  const taken = new Promise<void>((resolve) =>
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true }),
  );
  takeOver(waiting);
  await taken;
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(serverAddress, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
