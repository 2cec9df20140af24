import { expect, type Page } from "@playwright/test";
import { signUp } from "../e2e/support/app.ts";
import { type MutatedFile, makeMutatedFile } from "./mutated-files.ts";

/** What the app did with many broken files. */
export interface FileSoak {
  files: number;
  completed: number;
  failed: number;
  /** Kept in words, for a voice that nothing can write down yet or a password that nobody knows. */
  waiting: number;
  /** The longest that the page's thread was busy with one thing, in milliseconds. */
  longestTask: number;
  /** How long it may be, in milliseconds. */
  stallBound: number;
  /** How often each sentence was said. */
  sentences: Record<string, number>;
  /** What must not be, a line each. */
  wrong: string[];
}

const zoneLabels = { pdf: "PDFs", image: "Images", voice: "Voice Notes" } as const;
/** An account for so many: a list of thousands of failures is another matter. */
const filesPerAccount = 50;
/** Nothing may stand still for longer, in milliseconds. */
const longestStandstill = 150_000;
/** Judged in the soak, on a quiet machine. */
const longestStall = 200;
/** Beside other programs, two cores make a page wait that would not wait alone: this much is no longer their doing. */
export const longestStallBesideOthers = 1_000;

/** Runs in the page before anything else: how long its thread is busy at a stretch. */
function watchThread(): void {
  const watched = globalThis as unknown as { longestTask: number };
  watched.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longestTask = Math.max(watched.longestTask, duration);
  }).observe({ type: "longtask" });
}

async function takeLongestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const watched = globalThis as unknown as { longestTask: number };
    const longest = watched.longestTask;
    watched.longestTask = 0;
    return longest;
  });
}

interface Row {
  name: string;
  badge: string;
  sentence: string;
}

/** The rows of what is not completed, as they stand on the hub. */
function readRows(page: Page): Promise<Row[]> {
  return page.getByRole("region", { name: "Processing Status" }).evaluate((region) =>
    [...region.querySelectorAll("li")].map((row) => ({
      name: row.querySelector("a")?.textContent ?? "",
      badge: row.querySelector("[data-tone]")?.textContent ?? "",
      sentence: row.querySelector("p")?.textContent ?? "",
    })),
  );
}

const isUnfinished = ({ badge, sentence }: Row): boolean =>
  badge === "Processing" || (badge === "Pending" && sentence === "Waiting to be read");

/** Until every row stands still at its end; the rows that never did are told. */
async function untilFinished(page: Page): Promise<{ rows: Row[]; hanging: Row[] }> {
  let seen = "";
  let since = Date.now();
  for (;;) {
    const rows = await readRows(page);
    const unfinished = rows.filter(isUnfinished);
    if (unfinished.length === 0) return { rows, hanging: [] };
    const now = JSON.stringify(rows);
    if (now !== seen) since = Date.now();
    seen = now;
    if (Date.now() - since > longestStandstill) return { rows, hanging: unfinished };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Voice notes are then written down as well, for every account of the device. */
async function downloadVoicePack(page: Page): Promise<void> {
  await signUp(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Download the voice pack" }).click();
  await page.getByText("Voice notes are written down as they come in.").waitFor({ timeout: 120_000 });
  await page.evaluate(() => localStorage.clear());
}

/** A fresh account takes these files in and reads them all. */
async function readInAccount(page: Page, files: MutatedFile[], soak: FileSoak): Promise<void> {
  await signUp(page);
  await page.goto("/dashboard?tab=upload");
  await page.getByRole("region", { name: "Processing Status" }).waitFor();
  // What counts is what the files do to the page, not its own start.
  await page.waitForTimeout(1_500);
  await takeLongestTask(page);
  let uploaded = 0;
  for (const [zone, label] of Object.entries(zoneLabels)) {
    const chosen = files.filter((file) => file.zone === zone);
    if (chosen.length === 0) continue;
    const payload = chosen.map(({ name, bytes }) => ({ name, mimeType: "application/octet-stream", buffer: bytes }));
    await page.getByLabel(label, { exact: true }).setInputFiles(payload);
    await page.waitForTimeout(100);
    await page.getByText("Uploading...").waitFor({ state: "detached" });
    uploaded += chosen.length;
  }
  const { rows, hanging } = await untilFinished(page);
  const fromOf = (name: string) => files.find((file) => file.name === name)?.from ?? name;
  for (const row of hanging) soak.wrong.push(`never finished (${row.sentence}): ${fromOf(row.name)}`);
  for (const row of rows) {
    if (row.sentence === "" || row.sentence === row.badge) soak.wrong.push(`ended without words: ${fromOf(row.name)}`);
    soak.sentences[row.sentence] = (soak.sentences[row.sentence] ?? 0) + 1;
  }
  const stall = await takeLongestTask(page);
  soak.longestTask = Math.max(soak.longestTask, stall);
  const names = files.map(({ name }) => name.slice(5, 9));
  if (stall > soak.stallBound)
    soak.wrong.push(`the page stood still for ${Math.round(stall)} ms with files ${names[0]} to ${names.at(-1)}`);
  await page.goto("/dashboard");
  const counters = page.locator("dl dd");
  // They are counted after the records are opened.
  await expect(counters.first()).not.toHaveText("0", { timeout: 30_000 });
  const [total = 0, completed = 0] = await counters.evaluateAll((all) => all.map((each) => Number(each.textContent)));
  if (total !== uploaded || completed !== uploaded - rows.length) {
    soak.wrong.push(`of ${uploaded} files, ${total} are kept, ${completed} completed, ${rows.length} not`);
  }
  soak.files += uploaded;
  soak.completed += completed;
  soak.failed += rows.filter(({ badge }) => badge === "Failed").length;
  soak.waiting += rows.filter(({ badge }) => badge === "Pending").length;
  // The vault stays on the device; the next account begins with an empty hub.
  await page.evaluate(() => localStorage.clear());
}

/**
 * Has mutated files read by the app in this page, account after account, and says what became of them. A crash of the page or an error that
 * nobody caught is told in `wrong`, and so is a file that ends without words or not at all.
 */
export async function soakFilesIn(
  page: Page,
  options: {
    seed: number;
    files: number;
    withVoicePack: boolean;
    stallBound?: number;
    onAccount?: (soak: FileSoak) => void;
  },
): Promise<FileSoak> {
  const soak: FileSoak = {
    files: 0,
    completed: 0,
    failed: 0,
    waiting: 0,
    longestTask: 0,
    stallBound: options.stallBound ?? longestStall,
    sentences: {},
    wrong: [],
  };
  page.on("crash", () => soak.wrong.push("the page crashed"));
  page.on("pageerror", (error) => soak.wrong.push(`an error that nobody caught: ${error.stack ?? error.message}`));
  await page.addInitScript(watchThread);
  if (options.withVoicePack) await downloadVoicePack(page);
  for (let first = 0; first < options.files; first += filesPerAccount) {
    const count = Math.min(filesPerAccount, options.files - first);
    const files = Array.from({ length: count }, (_, index) => makeMutatedFile(options.seed, first + index));
    await readInAccount(page, files, soak);
    options.onAccount?.(soak);
  }
  return soak;
}
