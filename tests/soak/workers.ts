import { type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import { openPlace, signUp } from "../e2e/support/app.ts";
import { startServer } from "../e2e/support/server.ts";
import { readFixture } from "../fixtures/manifest.ts";
import { poisonWorker, type WorkerFault, workerFaults } from "./poisoned-worker.ts";

/** Where a worker may go wrong: the first of its kind, at the call of this number. */
const points: { worker: string; call: number }[] = [
  ...[1, 2, 3, 4, 5].map((call) => ({ worker: "pdf", call })),
  ...[1, 2].map((call) => ({ worker: "ocr", call })),
  { worker: "written", call: 1 },
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14].map((call) => ({ worker: "understanding", call })),
];
/** The person is told within this time, and everything has ended after the other; in milliseconds. */
const toldWithin = 10_000;
const endsWithin = 240_000;

/**
 * A worker that loops, throws, dies or never answers, at each of twenty points: the person sees a sentence within ten seconds, the records after
 * it are read, the question is answered or can be asked again, and nothing is lost.
 * `POINTS=pdf:1,understanding:3 FAULTS=loop npm run soak -- workers` tries some only.
 */
export async function soakWorkers(): Promise<string[]> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  const wrong: string[] = [];
  const wanted = process.env.POINTS?.split(",");
  const faults = workerFaults.filter((fault) => process.env.FAULTS?.split(",").includes(fault) ?? true);
  try {
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "block" });
    await signUpPatiently(context);
    for (const { worker, call } of points) {
      if (wanted && !wanted.includes(`${worker}:${call}`)) continue;
      for (const fault of faults) {
        const found = await tryPoint(context, { worker, call, fault });
        console.log(`${worker}, call ${call}, ${fault}: ${found.said}`);
        wrong.push(...found.wrong.map((line) => `${worker}, call ${call}, ${fault}: ${line}`));
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return wrong;
}

/** On a machine that does much else, a key is derived for longer than a test waits. The tab goes: the one that is open reads for all. */
async function signUpPatiently(context: BrowserContext): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const page = await context.newPage();
    try {
      await signUp(page);
      return;
    } catch (error) {
      if (attempt === 5) throw error;
      await context.clearCookies();
      await page.goto("/");
      await page.evaluate(() => localStorage.clear());
    } finally {
      await page.close();
    }
  }
}

/** One visit of a signed-in person: four records are put in, and one question is asked, while one worker goes wrong. */
async function tryPoint(
  context: BrowserContext,
  point: { worker: string; call: number; fault: WorkerFault },
): Promise<{ said: string; wrong: string[] }> {
  const page = await context.newPage();
  const wrong: string[] = [];
  try {
    const poison = await poisonWorker(page, point);
    await page.goto("/dashboard");
    const name = `${point.worker}-${point.call}-${point.fault}`;
    await openPlace(page, "Upload");
    const rows = await putIn(page, name);
    const ended = () => allEnded(page, rows);
    const unsaid = await waitWatched(page, poison.firedAt, ended);
    if (unsaid > toldWithin) wrong.push(`nothing moved and nothing was said for ${Math.round(unsaid / 1000)} s`);
    for (const row of rows) if (!(await hasEnded(page, row))) wrong.push(`${row} never ended`);
    const failed = await page.getByRole("listitem").filter({ hasText: name }).filter({ hasText: "Failed" }).count();
    const answered = await askWatched(page, poison.firedAt, wrong);
    const fired = poison.firedAt() === undefined ? "not reached" : "reached";
    return { said: `${fired}, ${failed} of ${rows.length} failed in words, ${answered}`, wrong };
  } catch (error) {
    wrong.push(String(error).split("\n")[0] ?? "broken");
    return { said: `broken: ${wrong.at(-1)}`, wrong };
  } finally {
    await page.close();
  }
}

/** Two PDFs, a picture of words and a written note; answers their names. */
async function putIn(page: Page, name: string): Promise<string[]> {
  const file = (fixture: string, mimeType: string, ending: string) => ({
    name: `${name}-${fixture.split("-")[0]}.${ending}`,
    mimeType,
    buffer: Buffer.from(readFixture(fixture).bytes),
  });
  const note = { name: `${name}-note.txt`, mimeType: "text/plain", buffer: Buffer.from(`Dr Lee: slept well. ${name}`) };
  const pdfs = [file("lab-report.pdf", "application/pdf", "pdf"), note];
  const more = [file("discharge-summary.pdf", "application/pdf", "pdf")];
  const pictures = [file("lab-slip.png", "image/png", "png")];
  await page.getByLabel("PDFs", { exact: true }).setInputFiles(pdfs);
  await page.getByLabel("Images", { exact: true }).setInputFiles(pictures);
  await page.getByLabel("PDFs", { exact: true }).setInputFiles(more);
  const names = [...pdfs, ...pictures, ...more].map((each) => each.name);
  for (const each of names) await expect(rowOf(page, each).first()).toBeVisible({ timeout: 60_000 });
  return names;
}

const rowOf = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const hasEnded = async (page: Page, name: string) =>
  (await rowOf(page, name)
    .filter({ hasText: /Completed|Failed|Uploaded/ })
    .count()) > 0;

async function allEnded(page: Page, names: string[]): Promise<boolean> {
  for (const name of names) if (!(await hasEnded(page, name))) return false;
  return true;
}

const stands = (page: Page) =>
  page
    .getByText(/taking longer than usual/)
    .first()
    .isVisible();

/**
 * Until the end; answers how many milliseconds after the fault nothing moved on the screen before a sentence came, or the end where that came
 * first.
 */
async function waitWatched(page: Page, firedAt: () => number | undefined, ended: () => Promise<boolean>) {
  const began = performance.now();
  let longest = 0;
  let seen = "";
  let moved = began;
  for (;;) {
    const over = await ended();
    const now = performance.now();
    const shown = (await page.locator("main").textContent()) ?? "";
    if (shown !== seen) [seen, moved] = [shown, now];
    const fired = firedAt();
    if (fired !== undefined && !(await stands(page))) longest = Math.max(longest, now - Math.max(fired, moved));
    if (over || now - began > endsWithin) return longest;
    await page.waitForTimeout(250);
  }
}

/** Asks, and where there is no answer asks once more. */
async function askWatched(page: Page, firedAt: () => number | undefined, wrong: string[]): Promise<string> {
  await openPlace(page, "Ask");
  const conversation = page.getByRole("log", { name: "Conversation" });
  const field = page.getByLabel("Your question");
  for (const attempt of [1, 2]) {
    const begun = performance.now();
    await field.fill("What was my CRP?");
    await page.getByRole("button", { name: "Send" }).click();
    const ended = async () =>
      (await field.isEnabled()) && !(await page.getByText("Analyzing your records").isVisible());
    await page.waitForTimeout(500);
    const unsaid = await waitWatched(page, () => firedAt() && Math.max(firedAt() ?? 0, begun), ended);
    if (unsaid > toldWithin) wrong.push(`nobody said for ${Math.round(unsaid / 1000)} s that the answer takes longer`);
    const isAnswered = await conversation
      .getByText(/mg\/L/)
      .first()
      .waitFor({ timeout: 10_000 })
      .then(
        () => true,
        () => false,
      );
    if (isAnswered) return `answered at attempt ${attempt}`;
    const said = await page
      .getByText(/Ask again|went wrong|could not|failed/i)
      .first()
      .isVisible();
    if (!said) wrong.push("no answer, and no word about it");
  }
  wrong.push("never answered");
  return "never answered";
}
