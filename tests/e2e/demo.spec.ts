import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readPdfWords } from "../support/read-pdf-words.ts";
import { ask } from "./support/app.ts";
import { readyForOffline } from "./support/ready-for-offline.ts";
import { startServer } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

const oneLine = (text: string) => text.replace(/\s+/g, " ");

/** Asks one of the suggested questions, and answers how many citations stand in the answer. */
async function askSuggested(page: Page, question: string) {
  await page.getByRole("button", { name: "New Chat" }).click();
  await page.getByRole("button", { name: question }).click();
  const conversation = page.getByRole("log", { name: "Conversation" });
  await expect(conversation.getByText(question)).toBeVisible();
  await expect(page.getByLabel("Your question")).toBeEnabled({ timeout: 20_000 });
  return conversation.locator("> div").last();
}

/*
 * One visit to the start page, then no network and no server: everything below comes from what that visit brought along.
 */
test("the demo works with the network cut from the first visit on", async ({ browser }) => {
  test.setTimeout(240_000);
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url, acceptDownloads: true });
  const page = await context.newPage();
  const broken: string[] = [];
  page.on("pageerror", (error) => broken.push(String(error)));

  await test.step("the first visit", async () => {
    await page.goto("/");
    await readyForOffline(page);
    await server.stop();
    await context.setOffline(true);
  });

  await test.step("overview, one press from the landing page", async () => {
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "Explore Demo" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Nora Ellis" })).toBeVisible();
    await expect(page.getByText("6 months", { exact: true })).toBeVisible();
    await expect(page.getByText("Dr Osric Thornbury", { exact: true })).toBeAttached();
    const insights = page.getByRole("region", { name: "Red threads in her records" });
    await expect(insights.getByText(/% confidence/).first()).toBeVisible();
    await page.getByRole("button", { name: /^Show all \d+ records$/ }).click();
    const records = page.getByRole("region", { name: "Her records" }).getByRole("listitem");
    expect(await records.count()).toBeGreaterThanOrEqual(16);
  });

  await test.step("what she sees first, each line with its place, and all her results", async () => {
    const now = page.getByRole("region", { name: "What Nora sees first" });
    for (const name of ["To do", /^Since your visit/, "Medicines and allergies", "Results that move", /^Next/])
      await expect(now.getByRole("heading", { name })).toBeVisible();
    await expect(now.getByText("Allergy: sulfa antibiotics")).toBeVisible();
    await expect(now.getByRole("link", { name: /^Call Bryony Aldwick/ })).toHaveAttribute("href", "tel:01632960147");
    await now.getByRole("link", { name: "All results" }).click();
    await expect(page).toHaveURL("/demo/results");
    await page.getByRole("button", { name: /^C-reactive protein/ }).click();
    await expect(page.getByText(/^“CRP mg\/L/)).toBeVisible();
    await page.getByRole("link", { name: "Back to Demo" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Nora Ellis" })).toBeVisible();
  });

  await test.step("the PDF summary is a PDF, says who it is about, and numbers its pages", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download PDF Summary" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^red-thread-summary_Nora_Ellis_\d{4}-\d{2}-\d{2}\.pdf$/);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
    const pages = (await readPdfWords(new Uint8Array(bytes))).map(oneLine);
    expect(pages[0]).toContain("Nora Ellis");
    expect(pages.join(" ")).toContain("Methotrexate 15 mg");
    expect(pages.join(" ")).toContain("not medical advice");
    pages.forEach((words, index) => {
      expect(words).toContain(`Page ${index + 1} of ${pages.length}`);
    });
  });

  await test.step("three questions get cited answers", async () => {
    await page.getByRole("link", { name: "Chat with Records" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Ask Nora's Records" })).toBeVisible();
    await expect(page.getByText("Demo Mode - Chatting with Nora's fictional medical records")).toBeVisible();
    for (const [question, words] of [
      ["How has my CRP changed?", "32.6"],
      ["How much methotrexate do I take?", "15 mg"],
      ["What was my ferritin?", "11"],
      ["When is my next appointment?", /./],
    ] as const) {
      const answer = await askSuggested(page, question);
      await expect(answer).toContainText(words);
      expect(await answer.locator("blockquote").count(), question).toBeGreaterThan(0);
    }
  });

  await test.step("a citation opens Nora's document with its words marked", async () => {
    const answer = await askSuggested(page, "What was my ferritin?");
    const card = answer.getByRole("list", { name: "Where this comes from" }).getByRole("listitem").first();
    const quote = oneLine((await card.locator("mark").textContent()) ?? "").trim();
    await card.getByRole("link").click();
    await expect(page).toHaveURL(/\/demo\/documents\/nora-blood-december\?page=1/);
    await expect(page.getByRole("heading", { level: 1, name: "First blood tests" })).toBeVisible();
    const marked = page.locator("article mark").first();
    await expect(marked).toBeVisible();
    expect(quote).toContain(oneLine((await marked.textContent()) ?? "").trim());
    await expect(page.getByRole("img", { name: "Page 1 of the original" })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("button", { name: "Delete" })).toHaveCount(0);
  });

  await test.step("the conversations survive a reload", async () => {
    await page.goto("/demo/chat");
    await expect(page.getByRole("log", { name: "Conversation" }).getByText("What was my ferritin?")).toBeVisible();
  });

  await test.step("trends", async () => {
    await page.goto("/demo/trends");
    for (const figure of ["62% pain improvement", "167% function improvement", "100% sleep improvement"])
      await expect(page.getByText(figure)).toBeVisible();
    await expect(page.getByRole("img", { name: /^Pain: monthly mean 8\.2 in Dec 2024/ })).toBeVisible();
    const patterns = page.getByRole("region", { name: "Pattern insights" });
    await expect(patterns.getByText(/^Strength: /)).toHaveCount(4);
    await page
      .getByRole("region", { name: "Key discovery" })
      .getByRole("button", { name: "Download PDF Summary" })
      .waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Share with Care Team" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step("upload, and the health page", async () => {
    await page.goto("/demo/upload");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(10) });
    await expect(page.getByText("Ready", { exact: true })).toBeVisible();
    await page.goto("/app/health");
    await expect(page.getByText("Current challenges")).toBeVisible();
    const answer = await ask(page, "What was my ferritin?");
    await expect(answer).toContainText("11");
  });

  expect(broken).toEqual([]);
  await context.close();
});

test("Try Demo Mode on the auth screen and Demo Mode in the navigation lead to the demo", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("link", { name: "Try Demo Mode" }).click();
  await expect(page).toHaveURL("/demo");
  await page.goto("/auth");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Demo Mode" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nora Ellis" })).toBeVisible();
});

test.describe("without a service worker", () => {
  test.use({ serviceWorkers: "block" });

  test("a persona that cannot be loaded says so", async ({ page, watch }) => {
    watch.allowConsoleErrors(/500/);
    await page.route("**/demo/processed.json", (route) => route.fulfill({ status: 500, body: "gone" }));
    await page.goto("/demo");
    await expect(page.getByRole("alert")).toHaveText("Unable to load patient information");
  });
});
