import { Workbox } from "workbox-window";
import { texts } from "#features/texts/texts.ts";
import { showToast } from "#ui/toast-store.ts";

/**
 * Registers the service worker. A newer version waits until every tab of the old one is closed: a page is never exchanged under somebody
 * who is reading or typing, so all there is to do is to say so.
 */
export async function keepForOffline(): Promise<void> {
  const worker = new Workbox("/service-worker.js");
  worker.addEventListener("waiting", () => showToast(texts.chrome.newVersion));
  await worker.register();
}
