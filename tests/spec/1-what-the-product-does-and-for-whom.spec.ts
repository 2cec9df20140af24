import type { Page } from "@playwright/test";
import { ask, chooseFiles, openTab, recentUpload } from "../e2e/support/app.ts";
import { test as signedInTest } from "../e2e/support/signed-in.ts";
import { expect, test } from "../e2e/support/test.ts";

const banner = "PROTOTYPE ONLY - Do not upload real medical data. This is a demo application for development purposes.";

/** What anybody may open, besides those addresses that show something else to whoever is signed in. */
const publicPaths = [
  ...["/home", "/story", "/pricing", "/care-circle", "/privacy", "/how-it-works", "/accessibility"],
  ...["/demo", "/demo/chat", "/demo/upload", "/demo/trends", "/app/health"],
];

/** At the very top of what is open now, in red, to the letter. */
async function expectBanner(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const text = page.getByText(banner, { exact: true });
  await expect(text).toBeInViewport();
  const [top, red = 0, green = 0, blue = 0] = await text.evaluate((element) => [
    element.getBoundingClientRect().top,
    ...(getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
  ]);
  expect(top).toBe(0);
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
}

test.describe("1. What the product does and for whom", () => {
  signedInTest(
    "Upload medical records of three kinds: pdf, image, voice … each document carries a processing status",
    async ({ page }) => {
      await page.goto("/upload");
      await chooseFiles(page, "PDFs", ["lab-report.pdf"]);
      await chooseFiles(page, "Images", ["lab-slip.png"]);
      await chooseFiles(page, "Voice Notes", ["voice-note-1.wav"]);
      for (const name of ["lab-report.pdf", "lab-slip.png"]) {
        await expect(recentUpload(page, name).first().getByText("Completed", { exact: true })).toBeVisible({
          timeout: 90_000,
        });
      }
      // Nothing can hear a voice note yet: it waits, and says so in words.
      const note = recentUpload(page, "voice-note-1.wav").first();
      await expect(note.getByText("Pending", { exact: true })).toBeVisible();
      await expect(note).toContainText(/voice note/i);
    },
  );

  signedInTest("AI-extracted text and a plain-English summary for each document", async ({ page }) => {
    await openTab(page, "My Timeline");
    const entries = page.getByRole("list", { name: "My Timeline" }).getByRole("listitem");
    await entries.filter({ hasText: "lab-report.pdf" }).first().getByRole("link").click();
    const plain = page.getByRole("tabpanel", { name: "In plain words" });
    await expect(plain.getByRole("link", { name: /^Source 1: lab-report\.pdf, page 1$/ }).first()).toBeVisible();
    await page.getByRole("tab", { name: "Its words" }).click();
    await expect(page.getByRole("tabpanel", { name: "Its words" })).toContainText("23.4");
  });

  signedInTest("A chronological health timeline made of completed documents", async ({ page }) => {
    await openTab(page, "My Timeline");
    const entries = page.getByRole("list", { name: "My Timeline" }).getByRole("listitem");
    await expect(entries.filter({ hasText: "lab-report.pdf" }).first()).toBeVisible();
    await expect(entries.filter({ hasText: "lab-slip.png" }).first()).toBeVisible();
    await expect(entries.filter({ hasText: "voice-note-1.wav" })).toHaveCount(0);
  });

  signedInTest(
    "A chat in which the user asks questions about their own records. Answers carry the notice that the information is AI-generated and must not replace medical advice",
    async ({ page }) => {
      await openTab(page, "Ask My Records");
      const found = await ask(page, "What was my CRP?");
      await expect(found).toContainText("23.4");
      const absent = await ask(page, "What was my last bone density score?");
      for (const answer of [found, absent]) {
        await expect(answer).toContainText("AI-generated");
        await expect(answer).toContainText("must not replace medical advice");
      }
    },
  );

  test("A red banner at the top of every page: signed out", async ({ page }) => {
    const ownPaths = ["/", "/auth", "/dashboard", "/my-health", "/upload", "/chat", "/no/such/page"];
    for (const path of [...ownPaths, ...publicPaths]) {
      await page.goto(path);
      await expectBanner(page);
    }
  });

  signedInTest("A red banner at the top of every page: signed in", async ({ page }) => {
    const ownPaths = [
      "/",
      "/dashboard",
      "/my-health",
      "/upload",
      "/chat",
      "/medicines",
      "/search",
      "/appointment",
      "/emergency-card",
    ];
    for (const path of [...ownPaths, "/profile", "/no/such/page", ...publicPaths]) {
      await page.goto(path);
      await expectBanner(page);
    }
  });

  test("The auth screen footer repeats that this is a prototype", async ({ page }) => {
    await page.goto("/auth");
    await expect(page.getByRole("main").getByText(/This is a prototype/)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("is a prototype");
  });
});
