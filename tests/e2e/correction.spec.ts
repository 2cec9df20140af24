import type { Page } from "@playwright/test";
import { blankPage, drawParagraphs, photograph } from "../fixtures/drawn-page.ts";
import { ask, chooseFiles, openPlace, openTab, recentUpload, signUp } from "./support/app.ts";
import { expect, test } from "./support/test.ts";

/** A photo of a slip on which a digit is wrong: the laboratory's own report of that day says 23.4. */
function slipWithWrongDigit(): Buffer {
  const layout = { width: 1100, height: 620, fontPixels: 30, leading: 1.4 };
  const { canvas, context } = blankPage(layout);
  const head = ["Ashby General Hospital Laboratory", "Patient: Ruth Calder", "Sample collected: 6 February 2025"];
  let y = drawParagraphs(context, head, { x: 60, y: 40, width: 980 }, layout);
  const rows = [
    ["Test", "Result", "Unit", "Range", "Flag"],
    ["CRP", "28.4", "mg/L", "0-5", "H"],
    ["ESR", "41", "mm/h", "0-20", "H"],
  ];
  for (const row of rows) {
    y += 50;
    row.forEach((cell, index) => {
      context.fillText(cell, [60, 400, 560, 740, 960][index] ?? 0, y);
    });
  }
  return photograph(canvas, 7).toBuffer("image/jpeg", 80);
}

const record = "slip.jpg";
const disagreement = "Two records give different values for 6 February 2025: c-reactive protein";

async function openRecord(page: Page) {
  await openPlace(page, "Upload");
  await recentUpload(page, record).getByRole("link").first().click();
}

/** What timeline, red threads and an answer say of the CRP: the wrong value, or the right one. */
async function expectEverywhere(page: Page, value: "28.4" | "23.4") {
  const other = value === "28.4" ? "23.4" : "28.4";
  await openPlace(page, "My Health");
  await openTab(page, "My Timeline");
  const entry = page.getByRole("tabpanel", { name: "My Timeline" }).getByRole("listitem").filter({ hasText: record });
  await expect(entry).toContainText(value);
  await expect(entry).not.toContainText(other);
  await openTab(page, "Overview");
  const thread = page.getByText(disagreement);
  if (value === "28.4") await expect(thread.first()).toBeVisible();
  else await expect(thread).toHaveCount(0);
  await openPlace(page, "Ask");
  await page.getByRole("button", { name: "New Chat" }).click();
  await expect(page.getByText("What would you like to know?").first()).toBeVisible();
  const answer = await ask(page, "What was my CRP on 6 February 2025?");
  if (value === "28.4") await expect(answer).toContainText("28.4");
  else await expect(answer).not.toContainText("28.4");
  await expect(answer).toContainText("23.4");
}

test("a wrong digit on a photo is corrected by hand: everything that rests on it changes, and stays so when it is read again", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signUp(page);
  await openPlace(page, "Upload");
  await page
    .getByLabel("Images", { exact: true })
    .setInputFiles({ name: record, mimeType: "image/jpeg", buffer: slipWithWrongDigit() });
  await chooseFiles(page, "PDFs", ["lab-report.pdf"]);
  for (const name of [record, "lab-report.pdf"]) {
    await expect(recentUpload(page, name).getByText("Completed")).toBeVisible({ timeout: 90_000 });
  }

  await test.step("as it was read", async () => {
    await expectEverywhere(page, "28.4");
  });

  await test.step("the line is corrected", async () => {
    await openRecord(page);
    await expect(page.getByRole("tabpanel", { name: "In plain words" })).toContainText("28.4 mg/L");
    await openTab(page, "Its words");
    await page.getByRole("button", { name: "Correct the words of page 1" }).click();
    await page.getByRole("button", { name: /^Edit this line: CRP/ }).click();
    const line = page.getByRole("textbox", { name: /^What line \d+ really says$/ });
    await line.fill((await line.inputValue()).replace("28.4", "23.4"));
    await line.press("Enter");
    await expect(page.getByText("Corrected", { exact: true }).first()).toBeVisible();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("Corrected by you").first()).toBeVisible();
    await openTab(page, "In plain words");
    await expect(page.getByRole("tabpanel", { name: "In plain words" })).toContainText("23.4 mg/L");
    await expect(page.getByRole("tabpanel", { name: "In plain words" })).not.toContainText("28.4");
    await openTab(page, "What was found");
    const found = page.getByRole("listitem").filter({ hasText: "c-reactive protein" });
    await expect(found).toContainText("23.4 mg/L");
    await expect(found).toContainText("Corrected by you");
  });

  await test.step("everything that rests on it has changed", async () => {
    await expectEverywhere(page, "23.4");
  });

  await test.step("and stays so when the file is read again", async () => {
    await openRecord(page);
    await page.getByRole("button", { name: "Read again" }).click();
    await expect(page.getByText("Your corrections stay.").first()).toBeVisible();
    await openPlace(page, "Upload");
    await expect(recentUpload(page, record).getByText("Completed")).toBeVisible({ timeout: 90_000 });
    await openRecord(page);
    await expect(page.getByRole("tabpanel", { name: "In plain words" })).toContainText("23.4 mg/L");
    await expectEverywhere(page, "23.4");
  });

  await test.step("a citation opens the corrected words", async () => {
    await openRecord(page);
    const sentence = page.getByRole("tabpanel", { name: "In plain words" }).locator("p", { hasText: "23.4 mg/L" });
    // The sentence's places are the values in their order.
    await sentence.getByRole("link").first().click();
    await expect(page.locator("mark", { hasText: "23.4" }).first()).toBeVisible();
  });

  await test.step("undone, what was read stands again", async () => {
    await openTab(page, "Your corrections");
    await page.getByRole("button", { name: /^Undo: “28\.4” is “23\.4”/ }).click();
    await expect(page.getByText("Undone", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("tab", { name: "Your corrections" })).toHaveCount(0);
    await expectEverywhere(page, "28.4");
  });
});
