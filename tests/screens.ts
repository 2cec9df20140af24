/**
 * `npm run screens`: a screenshot of every route and main state, at a phone's and a laptop's width, in both themes, into
 * `tests/screens/`, for a person to look at. `npm run screens -- phone light` takes one of each. The walk is the one that axe takes.
 */
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { startServer } from "./e2e/support/server.ts";
import { walkFirstRecord } from "./e2e/support/walk-first.ts";
import { walkSignedIn } from "./e2e/support/walk-own.ts";
import { type Look, walkAsVisitor, walkThroughFailures } from "./e2e/support/walk-visitor.ts";

const folder = join(import.meta.dirname, "screens");
const widths = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } };
const themes = ["light", "dark"] as const;
const walks: [(page: Page, look: Look) => Promise<void>, "allow" | "block"][] = [
  [walkAsVisitor, "allow"],
  [walkThroughFailures, "block"],
  [walkFirstRecord, "block"],
  [walkSignedIn, "allow"],
];

async function takeAll(browser: Browser, baseURL: string, size: keyof typeof widths, theme: (typeof themes)[number]) {
  // Only these: whoever takes one of each looks at them beside the others.
  for (const name of await readdir(folder))
    if (name.startsWith(`${size}-${theme}-`)) await rm(join(folder, name), { force: true });
  let count = 0;
  for (const [walk, serviceWorkers] of walks) {
    const context = await browser.newContext({ baseURL, serviceWorkers, viewport: widths[size], colorScheme: theme });
    const page = await context.newPage();
    // Numbered in the order of the walk; with `whole`, the whole page and not only what stands in the window.
    await walk(page, async (name, whole = false) => {
      count += 1;
      await page.waitForTimeout(400);
      const number = String(count).padStart(2, "0");
      await page.screenshot({ path: join(folder, `${size}-${theme}-${number}-${name}.png`), fullPage: whole });
    });
    await context.close();
  }
}

const wanted = process.argv.slice(2);
const chosen = <Name extends string>(names: readonly Name[]) => {
  const named = names.filter((name) => wanted.includes(name));
  return named.length > 0 ? named : names;
};

await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  for (const size of chosen(["phone", "laptop"] as const))
    for (const theme of chosen(themes)) await takeAll(browser, server.url, size, theme);
} finally {
  await browser.close();
  await server.stop();
}
console.log(`The pictures lie in ${folder}.`);
