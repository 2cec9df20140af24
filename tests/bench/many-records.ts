/**
 * What ten years of records cost whoever opens the app, in the built app, in Chromium, over the sealed store: `npx tsx
 * tests/bench/many-records.ts` after a build, or the group "many" of `npm run bench`. One account grows to each of the counts (`COUNTS=100,2000`
 * for others). The app comes from its own server, and at the same address the modules with which records are put in beside it.
 */
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { createServer } from "vite";
import { signUp } from "../e2e/support/app.ts";
import { startServer } from "../e2e/support/server.ts";
import { type Row, table } from "../support/measurement.ts";
import { median } from "./median.ts";

const counts = (process.env.COUNTS ?? "100,2000,10000").split(",").map(Number);
const runs = Number(process.env.RUNS ?? 7);
const root = fileURLToPath(new URL("../..", import.meta.url));
/** Ten thousand records are put in, read anew by nobody, and followed: minutes. */
const longest = 30 * 60_000;
/** So long nothing more is looked for after the hub stands: what goes on behind it must not hold a press up. */
const afterMs = 4_000;

interface Times {
  count: number;
  /** From the address to a hub that answers. */
  starts: number[];
  /** The longest piece of work on the page's thread in the seconds after that. */
  blocked: number[];
  /** From a chosen file to "Completed", and from the press that leads back to a hub that knows it. */
  added: number[];
  returned: number[];
}

declare global {
  interface Window {
    hubStood?: number;
    longestTask?: number;
  }
}

/** Notes when what is recent stands on the hub and was painted: it stands in the place of the skeleton, with all that is above it. */
function watchHub(): void {
  const observer = new MutationObserver(() => {
    if (document.getElementById("recent-documents-heading") === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { hubStood: performance.now() })));
  });
  observer.observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    const stood = window.hubStood ?? Number.POSITIVE_INFINITY;
    for (const { startTime, duration } of list.getEntries())
      if (startTime > stood) window.longestTask = Math.max(window.longestTask ?? 0, duration);
  }).observe({ type: "longtask" });
}

async function hubStood(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => window.hubStood, undefined, { timeout: longest });
  return (await handle.jsonValue()) ?? Number.NaN;
}

async function caughtUp(page: Page, seed: Page): Promise<void> {
  await page.goto("/dashboard");
  await hubStood(page);
  // Asked one after the other: a page that waits by itself takes the promise for the answer.
  while (!(await seed.evaluate(() => window.manyRecordsBench?.isCaughtUp()))) await page.waitForTimeout(1_000);
  // What is prepared once all is still.
  await page.waitForTimeout(Number(process.env.SETTLE ?? 8_000));
}

/** One more file, chosen on the page of uploads; answers when its row says that it is read. */
async function addOne(page: Page, number: number): Promise<{ added: number; returned: number }> {
  await page.goto("/upload");
  const zone = page.getByLabel("PDFs", { exact: true });
  await zone.waitFor({ state: "attached" });
  await page.waitForTimeout(afterMs);
  const added = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const newest = "section[aria-labelledby=recent-uploads-heading] li";
        const before = document.querySelector(`${newest} a`)?.getAttribute("href");
        let began = 0;
        addEventListener("change", () => (began = performance.now()), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          const row = document.querySelector(newest);
          if (row?.querySelector("a")?.getAttribute("href") === before || !row?.textContent?.includes("Completed"))
            return;
          observer.disconnect();
          resolve(performance.now() - began);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await zone.setInputFiles({
    name: `note-${number}.txt`,
    mimeType: "text/plain",
    buffer: Buffer.from(`CLINIC NOTE\nDate of visit: 2024-05-0${1 + (number % 9)}\n\nShe reports a cough (${number}).`),
  });
  const addedMs = await added;
  const returned = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const observer = new MutationObserver(() => {
          if (document.getElementById("recent-documents-heading") === null) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>("nav a[href='/dashboard']")?.click();
      }),
  );
  return { added: addedMs, returned };
}

async function measureCount(context: BrowserContext, seed: Page, { from, count }: { from: number; count: number }) {
  await seed.evaluate(([first, last]) => window.manyRecordsBench?.add(first, last), [from, count] as const);
  const times: Times = { count, starts: [], blocked: [], added: [], returned: [] };
  const page = await context.newPage();
  await page.addInitScript(watchHub);
  await caughtUp(page, seed);
  // The first warms the browser's own caches.
  for (let run = 0; run <= runs; run++) {
    await page.goto("/dashboard");
    const stood = await hubStood(page);
    await page.waitForTimeout(afterMs);
    if (run === 0) continue;
    times.starts.push(stood);
    times.blocked.push((await page.evaluate(() => window.longestTask)) ?? 0);
  }
  for (let run = 0; run <= runs; run++) {
    const { added, returned } = await addOne(page, count + run);
    if (run === 0) continue;
    times.added.push(added);
    times.returned.push(returned);
  }
  await page.close();
  return times;
}

async function measure(): Promise<Times[]> {
  const server = await startServer();
  const modules = await createServer({
    root,
    configFile: false,
    appType: "mpa",
    logLevel: "error",
    optimizeDeps: { include: ["dexie", "fflate", "zod/mini"] },
    server: { port: 0, hmr: false, watch: null },
  });
  await modules.listen();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  try {
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "block" });
    const from = modules.resolvedUrls?.local[0] ?? "";
    await context.route(/\/(?:tests|src|node_modules|@\w+)\//, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${from}${pathname.slice(1)}${search}` }) });
    });
    const page = await context.newPage();
    await signUp(page);
    await page.close();
    const seed = await context.newPage();
    await seed.goto("/tests/bench/page/many-records.html");
    await seed.waitForFunction(() => window.manyRecordsBench !== undefined);
    const measured: Times[] = [];
    for (const [index, count] of counts.entries()) {
      measured.push(await measureCount(context, seed, { from: counts[index - 1] ?? 0, count }));
      if (process.env.VERBOSE) console.log(JSON.stringify(measured.at(-1)));
    }
    return measured;
  } finally {
    await browser.close();
    await modules.close();
    await server.stop();
  }
}

function rowsOf(times: Times, least: Times): Row[] {
  const name = times.count.toLocaleString("en-US");
  const ratio = (key: "starts" | "added" | "returned") => median(times[key]) / median(least[key]);
  const note = (key: "starts" | "added" | "returned") =>
    `${Math.round(median(times[key]))} ms against ${Math.round(median(least[key]))} ms; median of ${times[key].length}`;
  const row = (what: string, key: "starts" | "added" | "returned", bound: number): Row => ({
    group: "many",
    name: `${what} at ${name} records, of that at ${least.count}`,
    value: ratio(key),
    bound,
    direction: "at-most",
    note: note(key),
  });
  const starts = row("from the address to a hub that answers", "starts", 1.5);
  return [
    { ...starts, note: `${starts.note}; longest task after it ${Math.round(median(times.blocked))} ms` },
    row("one more document, chosen until it is read,", "added", 1.2),
    row("back on the hub right after it", "returned", 1.5),
  ];
}

export async function rows(): Promise<Row[]> {
  const measured = await measure();
  const [least] = measured;
  return least === undefined ? [] : measured.slice(1).flatMap((times) => rowsOf(times, least));
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${table(await rows(), [])}\n`);
}
