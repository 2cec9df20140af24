import { keepInputs, wouldLose } from "./kept-inputs.ts";
import type { ToPage, ToServiceWorker } from "./parts.ts";
import { useOffline } from "./status-store.ts";

/** How often a tab that stays open looks for a new version, in milliseconds. */
const lookEvery = 3 * 60 * 60_000;
/** Tabs are changed to and fro: it is not looked again within this time, in milliseconds. */
const lookAtMostEvery = 10_000;
/** A tab that is in the middle of something is asked again after this time, in milliseconds. */
const askAgainAfter = 2000;

/** A new version that has not taken over in this time, in milliseconds, waits until the person agrees. */
const longestTakeOver = 20_000;

/** The script that this page began with: a new version has another. */
function ownEntry(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? "" : new URL(script.src).pathname;
}

/** Looks for a new version now, at every return to this tab and every few hours; says in the store when one is ready. */
export function followVersions(registration: ServiceWorkerRegistration): void {
  let looked = performance.now();
  const look = () => {
    if (performance.now() - looked < lookAtMostEvery || document.hidden) return;
    looked = performance.now();
    // Without a network it is looked again at the next return.
    registration.update().catch(() => undefined);
  };
  addEventListener("focus", look);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
  setInterval(() => registration.update().catch(() => undefined), lookEvery);

  const say = () => useOffline.setState({ newVersion: registration.waiting !== null });
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener("statechange", say);
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  say();
  answerWhichEntry();
  navigator.serviceWorker.addEventListener("controllerchange", () => void reloadWhereOld());
}

/** The service worker keeps what older versions need while a tab of theirs answers with its own entry. */
function answerWhichEntry(): void {
  navigator.serviceWorker.addEventListener("message", ({ data, ports }: MessageEvent<ToPage>) => {
    if (data?.type === "which-entry") ports[0]?.postMessage(ownEntry());
  });
  navigator.serviceWorker.startMessages();
}

/** The person agrees: the new version takes over in all tabs, each of which keeps what is typed in it. */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) takeOver(registration.waiting);
  // Another tab has agreed already, and this one was in the middle of something then.
  else loadAnew();
}

/** At the start of a tab, where it is the only one: nothing is typed yet and nobody else is changed under their hands. */
export async function takeAtStart(registration: ServiceWorkerRegistration): Promise<void> {
  if (registration.waiting === null || !(await isOnlyTab()) || registration.waiting === null) return;
  const changed = new Promise<void>((resolve) =>
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true }),
  );
  takeOver(registration.waiting);
  // Whoever asks the old one for anything meanwhile keeps it busy, and it does not let go.
  await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, longestTakeOver))]);
}

/** Has a waiting version take over. The one before it is busy as long as it fetches, and would not let go. */
export function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.controller?.postMessage({ type: "stop" } satisfies ToServiceWorker);
  waiting.postMessage({ type: "SKIP_WAITING" } satisfies ToServiceWorker);
}

/** Every tab holds a lock with a name that begins alike, for as long as it lives. */
const tabLock = "red-thread.tab.";

export function holdTabLock(): void {
  if (!("locks" in navigator)) return;
  void navigator.locks.request(`${tabLock}${crypto.randomUUID()}`, () => new Promise(() => undefined));
}

async function isOnlyTab(): Promise<boolean> {
  if (!("locks" in navigator)) return false;
  // The page that was here before this one may hold its lock for a moment yet, on a slow device for seconds.
  for (let tries = 0; tries < 40; tries++) {
    const { held = [] } = await navigator.locks.query();
    if (held.filter(({ name }) => name?.startsWith(tabLock)).length <= 1) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

/** After another service worker has taken over: a page of an older version is loaded anew, as soon as that loses nothing. */
async function reloadWhereOld(): Promise<void> {
  if (await isOfController()) return;
  useOffline.setState({ newVersion: true });
  const whenFree = () => {
    if (wouldLose()) setTimeout(whenFree, askAgainAfter);
    else loadAnew();
  };
  whenFree();
}

function isOfController(): Promise<boolean> {
  const { controller } = navigator.serviceWorker;
  if (controller === null) return Promise.resolve(true);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    controller.postMessage({ type: "entry", entry: ownEntry() } satisfies ToServiceWorker, [port2]);
  });
}

export function loadAnew(): void {
  keepInputs();
  location.reload();
}
