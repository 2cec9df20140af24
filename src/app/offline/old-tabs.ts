import type { ToPage } from "./parts.ts";

/** A tab that says nothing for so long, in milliseconds, is taken for one of an older version: it may be asleep. */
const longestAnswer = 3000;

/** Whether every open tab runs one of these entries, so that nothing of an older version is needed any more. */
export async function allTabsRun(clients: Clients, isOurs: (entry: string) => boolean): Promise<boolean> {
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const entries = await Promise.all(tabs.map(askForEntry));
  return entries.every((entry) => entry !== undefined && isOurs(entry));
}

function askForEntry(tab: Client): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const given = setTimeout(() => resolve(undefined), longestAnswer);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(given);
      resolve(typeof data === "string" ? data : undefined);
    };
    tab.postMessage({ type: "which-entry" } satisfies ToPage, [port2]);
  });
}
