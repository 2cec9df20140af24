import { type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import { openPlace, signUp } from "../e2e/support/app.ts";
import { startServer } from "../e2e/support/server.ts";
import { seededRandom } from "../support/seeded-random.ts";

const rounds = Number(process.env.LEADERS ?? 50);
/** Another tab reads within this time after the one that read was killed; in milliseconds. */
const goesOnWithin = 5_000;
/** All that was put in has been read by then. */
const readWithin = 120_000;
const notesOfRound = 3;

/**
 * Three tabs of one account are open, one of them reads for all, and is killed in the middle of it, by closing or by a crash: another one reads
 * on within five seconds, and nothing that was put in is lost. `LEADERS=10 SEED=7 npm run soak -- leaders` tries fewer.
 */
export async function soakLeaders(): Promise<string[]> {
  const seed = Number(process.env.SEED ?? 1);
  const random = seededRandom(seed);
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  const wrong: string[] = [];
  try {
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "block" });
    const first = await context.newPage();
    await signUp(first);
    await openPlace(first, "Upload");
    const tabs = [first];
    for (let round = 1; round <= rounds; round++) {
      while (tabs.length < 3) tabs.push(await openUpload(context));
      const { said, found } = await killOnce(tabs, { round, random });
      console.log(`round ${round}: ${said}`);
      wrong.push(...found.map((line) => `round ${round} of seed ${seed}: ${line}`));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return wrong;
}

async function openUpload(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/upload");
  await expect(page.getByLabel("PDFs", { exact: true })).toBeAttached({ timeout: 60_000 });
  return page;
}

/** Puts notes in, kills the tab that reads them, and waits until another one has read them; the killed one is taken out of `tabs`. */
async function killOnce(
  tabs: Page[],
  { round, random }: { round: number; random: () => number },
): Promise<{ said: string; found: string[] }> {
  const leader = await leaderOf(tabs);
  if (leader === undefined) return { said: "nobody reads", found: ["no tab reads"] };
  const others = tabs.filter((tab) => tab !== leader);
  const from = random() < 0.5 ? leader : (others[0] ?? leader);
  const names = Array.from({ length: notesOfRound }, (_, index) => `round-${round}-${index}.txt`);
  await from
    .getByLabel("PDFs", { exact: true })
    .setInputFiles(
      names.map((name) => ({ name, mimeType: "text/plain", buffer: Buffer.from(`Dr Lee: slept well. ${name}`) })),
    );
  const [watched] = others;
  if (watched === undefined) return { said: "one tab", found: ["no other tab"] };
  for (const name of names) await expect(rowOf(watched, name).first()).toBeVisible({ timeout: 60_000 });
  await watched.waitForTimeout(random() * 400);
  const crashes = random() < 0.5;
  await kill(leader, crashes);
  tabs.splice(tabs.indexOf(leader), 1);
  const killed = performance.now();
  const found: string[] = [];
  while ((await leaderOf(others)) === undefined && performance.now() - killed < readWithin)
    await watched.waitForTimeout(50);
  const waited = Math.round(performance.now() - killed);
  if (waited > goesOnWithin) found.push(`nobody read for ${waited} ms`);
  for (const name of names)
    await expect(rowOf(watched, name).filter({ hasText: "Completed" }).first())
      .toBeVisible({ timeout: readWithin })
      .catch(() => found.push(`${name} was not read`));
  const all = Math.round(performance.now() - killed);
  return {
    said: `${crashes ? "crashed" : "closed"}, another reads after ${waited} ms, all read after ${all} ms`,
    found,
  };
}

const rowOf = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

async function kill(page: Page, crashes: boolean): Promise<void> {
  if (!crashes) return page.close();
  const session = await page.context().newCDPSession(page);
  // A crashed page answers nothing any more.
  void session.send("Page.crash").catch(() => undefined);
  await page.waitForEvent("crash").catch(() => undefined);
  await page.close();
}

/** The tab that holds the pipeline's lock: each asks for a lock of its own, and is known by the client that holds it. */
async function leaderOf(tabs: readonly Page[]): Promise<Page | undefined> {
  for (const tab of tabs) {
    const leads = await tab.evaluate(async () => {
      const probe = `probe.${crypto.randomUUID()}`;
      return navigator.locks.request(probe, async () => {
        const { held = [] } = await navigator.locks.query();
        const own = held.find(({ name }) => name === probe)?.clientId;
        return held.some(({ name, clientId }) => name?.startsWith("red-thread.pipeline.") && clientId === own);
      });
    });
    if (leads) return tab;
  }
  return undefined;
}
