import { arrive } from "./arrivals-store.ts";

/** How a browser tells an installed app that it was opened once more, and with what. */
interface Launch {
  targetURL?: string;
  files?: readonly FileSystemFileHandle[];
}
interface LaunchQueue {
  setConsumer(consumer: (launch: Launch) => void): void;
}

/**
 * The window that is open is used when the app is opened once more: what is typed in it stays, and the address that was meant is shown in it by
 * `show`. Files that were opened with the app wait for the person's word.
 */
export function followLaunches(show: (path: string) => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer((launch) => void take(launch, show).catch((error: unknown) => console.warn(error)));
}

async function take({ targetURL, files = [] }: Launch, show: (path: string) => void): Promise<void> {
  if (files.length > 0) await arrive(await Promise.all(files.map((handle) => handle.getFile())));
  const path = pathOf(targetURL);
  // Opened by its icon: the window stays where it was.
  if (path !== undefined && path !== "/" && path !== location.pathname + location.search) show(path);
}

function pathOf(targetURL: string | undefined): string | undefined {
  if (targetURL === undefined) return undefined;
  const { origin, pathname, search } = new URL(targetURL, location.href);
  return origin === location.origin ? pathname + search : undefined;
}
