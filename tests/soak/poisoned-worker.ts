import type { Page } from "@playwright/test";

export const workerFaults = ["loop", "throw", "die", "silent"] as const;
export type WorkerFault = (typeof workerFaults)[number];

const word = "poison of the soak";

/** Before the worker's own code: at the call of this number it goes wrong, and its own code never sees that call. */
function poison(call: number, fault: WorkerFault): string {
  return `{
  let seen = 0;
  addEventListener("message", (event) => {
    if (event.data?.kind !== "call" || ++seen !== ${call}) return;
    console.info(${JSON.stringify(word)});
    event.stopImmediatePropagation();
    const fault = ${JSON.stringify(fault)};
    if (fault === "throw") throw new Error(${JSON.stringify(word)});
    if (fault === "die") close();
    if (fault === "loop") setTimeout(() => { for (;;); });
  });
}\n`;
}

/** The first worker of this kind that the page starts goes wrong; those after it are as they are built. */
export async function poisonWorker(
  page: Page,
  { worker, call, fault }: { worker: string; call: number; fault: WorkerFault },
): Promise<{ firedAt(): number | undefined }> {
  let started = 0;
  let fired: number | undefined;
  page.on("console", (message) => {
    if (message.text() === word) fired ??= performance.now();
  });
  await page.route(new RegExp(`/assets/${worker}-[\\w-]+\\.js$`), async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    // Parts of the page are called like some workers; only a worker listens for its calls.
    if (!/addEventListener\([`"']message/.test(code)) return route.fulfill({ response });
    const isFirst = started === 0;
    started += 1;
    const body = `${isFirst ? poison(call, fault) : ""}${code}`;
    await route.fulfill({ response, body, headers: { ...response.headers(), "cache-control": "no-store" } });
  });
  return { firedAt: () => fired };
}
