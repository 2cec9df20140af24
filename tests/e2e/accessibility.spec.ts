import type { Browser, Page } from "@playwright/test";
import { axeViolations, overflows } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";
import { walkFirstRecord } from "./support/walk-first.ts";
import { walkSignedIn } from "./support/walk-own.ts";
import { type Look, walkAsVisitor, walkThroughFailures } from "./support/walk-visitor.ts";

/*
 * Every place and main state of the product on a phone, light: `npm run soak -- axe` takes the other widths and themes. Each is looked at
 * by axe, and made as narrow as 320 px and as 1280 px at a zoom of 200 %.
 */
async function inspect(
  browser: Browser,
  baseURL: string | undefined,
  walk: (page: Page, look: Look) => Promise<void>,
  serviceWorkers: "allow" | "block" = "block",
) {
  const context = await browser.newContext({
    baseURL,
    serviceWorkers,
    viewport: { width: 390, height: 844 },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const seen: string[] = [];
  const wrong: string[] = [];
  await walk(page, async (name) => {
    seen.push(name);
    for (const line of [...(await axeViolations(page)), ...(await overflows(page))]) wrong.push(`${name}: ${line}`);
  });
  await context.close();
  expect(new Set(seen).size).toBe(seen.length);
  expect(wrong).toEqual([]);
  return seen.length;
}

test.describe.configure({ timeout: 420_000 });

test("what is wrong is found: a picture without words, and something wider than the page", async ({ page }) => {
  await page.setContent('<main><h1>Wrong</h1><img src="data:,"><p style="width: 700px">wide</p></main>');
  expect((await axeViolations(page)).join()).toContain("image-alt");
  expect(await overflows(page)).toHaveLength(2);
});

test("what a visitor sees has no violation, and nothing to scroll sideways", async ({ browser, baseURL }) => {
  expect(await inspect(browser, baseURL, walkAsVisitor)).toBeGreaterThanOrEqual(25);
});

test("what a failure looks like has none", async ({ browser, baseURL }) => {
  expect(await inspect(browser, baseURL, walkThroughFailures)).toBe(2);
});

test("what somebody sees who puts a record in before there is an account has none", async ({ browser, baseURL }) => {
  expect(await inspect(browser, baseURL, walkFirstRecord)).toBeGreaterThanOrEqual(9);
});

// What another app shares comes by the service worker.
test("what somebody who is signed in sees has none", async ({ browser, baseURL }) => {
  expect(await inspect(browser, baseURL, walkSignedIn, "allow")).toBeGreaterThanOrEqual(30);
});
