import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { fixture, openTab, recentUpload, signUp } from "./support/app.ts";
import { axeViolations, overflows } from "./support/inspect.ts";
import { observeShifts, shiftsOf } from "./support/layout-shift.ts";
import { expect, test } from "./support/test.ts";
import { ownPlaces } from "./support/walk-own.ts";

const demo = join(import.meta.dirname, "../../public/demo");
const demoFiles = readdirSync(demo).filter((name) => /\.(?:pdf|png|jpg)$/.test(name));
/** With the demo's 21, thirty records. One cannot be read, and one is the same file as another. */
const further = ["lab-report", "five-page-letter", "discharge-summary", "filled-form", "clinic-letter-two-columns"];
const fixtures = [...further, "scanned-letter", "damaged", "mixed-text-and-scan"].map((name) => fixture(`${name}.pdf`));

/** What may be thought of as covered by the launcher: what can be pressed and what can be read, where the launcher is. */
function coveredByLauncher(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const launchers = [...document.querySelectorAll<HTMLElement>('button[aria-label="Chat to Ariadne"]')];
    const launcher = launchers.at(-1);
    if (launcher === undefined) throw new Error("There is no launcher.");
    const box = launcher.getBoundingClientRect();
    const overlaps = (rect: DOMRect) =>
      rect.width > 0 &&
      rect.left < box.right &&
      rect.right > box.left &&
      rect.top < box.bottom &&
      rect.bottom > box.top;
    const covered: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // Of the page, what lies behind the bar of a phone is covered by the bar and not by the launcher.
    const bar = document.querySelector("[class*='bottom-safe']")?.getBoundingClientRect();
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.textContent?.trim() === "" || launcher.contains(node)) continue;
      // Words for a screen reader alone are not seen.
      if (node.parentElement === null || getComputedStyle(node.parentElement).clipPath !== "none") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const behindBar = bar !== undefined && bar.width === innerWidth && rect.top >= bar.top - rect.height;
        const inBar = node.parentElement?.closest("[class*='bottom-safe']") !== null;
        if (overlaps(rect) && (inBar || !behindBar)) covered.push(node.textContent ?? "");
      }
    }
    return covered;
  });
}

test("thirty records: what to do and know now, on one page that does not jump", async ({ browser, baseURL }) => {
  test.setTimeout(420_000);
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await observeShifts(page);
  await signUp(page, `nora${Date.now() % 1000}@example.org`);

  await test.step("a batch says how far it is; a file that was there is told; what failed is removed where it stands", async () => {
    await page.goto("/upload");
    const pdfs = demoFiles.filter((name) => name.endsWith(".pdf")).map((name) => join(demo, name));
    const images = demoFiles.filter((name) => !name.endsWith(".pdf")).map((name) => join(demo, name));
    await page.getByLabel("Images", { exact: true }).setInputFiles(images);
    await page.getByLabel("PDFs", { exact: true }).setInputFiles([...pdfs, ...fixtures]);
    await expect(page.getByText(/^\d+ of 29 read$/)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/^\d+ of 29 read$/)).toHaveCount(0, { timeout: 240_000 });
    const damaged = recentUpload(page, "damaged.pdf");
    await damaged.getByRole("button", { name: "Remove damaged.pdf" }).click();
    await expect(damaged).toHaveCount(0);
    await page
      .getByLabel("PDFs", { exact: true })
      .setInputFiles([fixture("lab-report.pdf"), fixture("filled-form.pdf")]);
    await expect(page.getByText(/^The same file as “/)).toHaveCount(2);
    await expect(page.getByText(/^\d+ of 2 read$/)).toHaveCount(0, { timeout: 60_000 });
  });

  await test.step("the hub: its parts in their order, no higher than 2,500 px, and every row opens its words", async () => {
    await page.goto("/dashboard");
    const headings = page.getByRole("tabpanel").getByRole("heading", { level: 2 });
    await expect(headings.first()).toBeVisible();
    await expect(headings).toHaveText(
      [
        /^To do\d*$/,
        "Since your visit on 21 May 2025",
        "Medicines and allergies",
        "Results that move",
        "Next, and who to call",
        "Red threads",
        "Recent Documents",
      ],
      { timeout: 60_000 },
    );
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2500);
    await expect(page.locator("dl").getByText("Total Documents")).toBeVisible();
    expect([...(await axeViolations(page)), ...(await overflows(page))]).toEqual([]);
    const row = page.getByRole("region", { name: "Medicines and allergies" }).getByRole("listitem").first();
    const name = (await row.locator("p").first().textContent()) ?? "";
    await row.getByRole("link").first().click();
    await expect(page.locator("mark").first()).toBeInViewport();
    expect(name.length).toBeGreaterThan(3);
    await expect(page).toHaveURL(/\/documents\/.*page=/);
  });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await test.step(`nothing moves by itself, and the launcher covers nothing, at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      for (const [place, address] of Object.entries(ownPlaces)) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await expect(page.getByRole("main").getByText(/^Loading/)).toHaveCount(0);
        // What comes late is what is looked for here.
        await page.waitForTimeout(700);
        const { total, moved } = await shiftsOf(page);
        expect(total, `${place}: ${moved.join("\n")}`).toBeLessThan(0.05);
        expect(await coveredByLauncher(page), place).toEqual([]);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        expect(await coveredByLauncher(page), `${place}, at its end`).toEqual([]);
        await expect(page.getByRole("button", { name: "Logout", exact: true })).toHaveCount(
          viewport.width < 768 && !address.startsWith("/dashboard") ? 0 : 1,
        );
      }
    });
  }

  await test.step("the four places are the hub's tabs, and stand where they stand on every other page", async () => {
    await page.goto("/medicines");
    const link = page.getByRole("link", { name: "My Timeline", exact: true });
    const before = await link.boundingBox();
    await link.click();
    const tab = page.getByRole("tab", { name: "My Timeline" });
    await expect(tab).toHaveAttribute("aria-selected", "true");
    expect(await tab.boundingBox()).toEqual(before);
    await openTab(page, "Overview");
    await expect(page.getByRole("navigation", { name: "Places" })).toHaveCount(1);
  });
  await context.close();
});
