import { Workbox } from "workbox-window";
import { followInstallOffer } from "./install/install-store.ts";
import { followVersions, takeAtStart } from "./offline/new-version.ts";
import type { ToServiceWorker } from "./offline/parts.ts";
import { followStatus, isReady, useOffline } from "./offline/status-store.ts";

/** A browser ends a service worker that nobody asks for anything; while something is missing it is asked this often, in milliseconds. */
const askEvery = 15_000;

/**
 * Registers the service worker, has it keep what is missing, and follows new versions. A page is never exchanged under somebody who is reading
 * or typing: a new version waits until the person agrees, or until a start with no other tab open.
 */
export async function keepForOffline(): Promise<void> {
  followInstallOffer();
  const registration = await new Workbox("/service-worker.js").register({ immediate: true });
  if (registration === undefined) return;
  followStatus();
  followVersions(registration);
  await takeAtStart(registration);
  await navigator.serviceWorker.ready;
  if (document.readyState === "complete") keepMissing();
  // What is brought along for later must not compete with what is looked at now.
  else addEventListener("load", keepMissing, { once: true });
}

function keepMissing(): void {
  const ask = () => {
    if (isReady(useOffline.getState().status)) return;
    navigator.serviceWorker.controller?.postMessage({ type: "keep" } satisfies ToServiceWorker);
  };
  ask();
  setInterval(ask, askEvery);
  addEventListener("online", ask);
  // A page that was not served by it yet is taken over in a moment; a later version has its own list.
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    useOffline.setState({ status: undefined });
    ask();
  });
}
