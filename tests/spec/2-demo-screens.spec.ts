import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { ask, sourcesOf } from "../e2e/support/app.ts";
import { expect, test } from "../e2e/support/test.ts";
import { openAddress } from "../e2e/support/walk-visitor.ts";
import { readPdfWords } from "../support/read-pdf-words.ts";

async function downloadedPdf(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("main").getByRole("button", { name: button }).click(),
  ]);
  const words = await readPdfWords(new Uint8Array(await readFile(await download.path())));
  return { name: download.suggestedFilename(), words: words.join(" ").replace(/\s+/g, " ") };
}

test.describe("2. Screens and routes: Demo overview (/demo)", () => {
  test('Persona header with a "Demo Mode" fictional-patient badge; four stat cards', async ({ page }) => {
    await openAddress(page, "/demo");
    const main = page.getByRole("main");
    await expect(main.getByText("Demo Mode · Fictional patient", { exact: true })).toBeVisible();
    await expect(main.locator("dl").first().locator("dt")).toHaveText([
      "Journey Length",
      "Specialists Seen",
      "Medications Tried",
      "Red Threads Found",
    ]);
  });

  test("an insights list with confidence; an AI-observation disclaimer", async ({ page }) => {
    await openAddress(page, "/demo");
    const insights = page.getByRole("region", { name: "Red threads in her records" });
    await expect(insights.getByText(/^\d{1,3}% confidence$/).first()).toBeVisible();
    await expect(insights).toContainText("These are AI observations");
  });

  test("a documents timeline (title, date, AI summary, type badge, status badge)", async ({ page }) => {
    await openAddress(page, "/demo");
    const first = page.getByRole("region", { name: "Her records", exact: true }).getByRole("listitem").first();
    await expect(first.getByRole("heading")).not.toBeEmpty();
    await expect(first.locator("time")).toHaveText(/\d{4}$/);
    await expect(first).toContainText("AI summary");
    await expect(first.getByText(/^(PDF|Image|Voice note)$/)).toBeVisible();
    await expect(first.getByText("Completed", { exact: true })).toBeVisible();
  });

  test("four action buttons: Chat with Records (/demo/chat), Upload Records (/demo/upload), View Trends (/demo/trends), Download PDF Summary", async ({
    page,
  }) => {
    const places = {
      "Chat with Records": "/demo/chat",
      "Upload Records": "/demo/upload",
      "View Trends": "/demo/trends",
    };
    for (const [name, path] of Object.entries(places)) {
      await openAddress(page, "/demo");
      await page.getByRole("main").getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
    }
    await openAddress(page, "/demo");
    const { name, words } = await downloadedPdf(page, "Download PDF Summary");
    // Its file name is a summary prefix, the patient name with spaces turned into underscores, and the current date, ending .pdf.
    expect(name).toMatch(/^red-thread-summary_Nora_Ellis_\d{4}-\d{2}-\d{2}\.pdf$/);
    expect(words).toContain("This summary is AI-generated for demonstration and is not medical advice.");
  });
});

test.describe("2. Screens and routes: Persona summary panel", () => {
  test("Accordions: current challenges, how the product helps, current care team (name and role), Focused Outcomes (goal label and target date)", async ({
    page,
  }) => {
    for (const path of ["/demo", "/app/health"]) {
      await openAddress(page, path);
      const parts = page
        .getByRole("main")
        .locator("details:has(> summary.flex)")
        .filter({ hasNot: page.locator("mark") });
      const titles = ["Current challenges", "How Red Thread helps", "Current care team", "Focused Outcomes"];
      for (const title of titles) await expect(parts.locator("summary", { hasText: title })).toBeVisible();
      const team = parts.filter({ hasText: "Current care team" });
      await team.locator("summary").click();
      await expect(team.getByText("Dr Osric Thornbury")).toBeVisible();
      await expect(team.locator("dd").first()).not.toBeEmpty();
      const goals = parts.filter({ hasText: "Focused Outcomes" });
      await goals.locator("summary").click();
      await expect(goals.locator("dd").first()).toHaveText(/^by \d{1,2} \w+ \d{4}$/);
    }
  });

  test('A button "Speak to a Specialist" goes to /pricing', async ({ page }) => {
    for (const path of ["/demo", "/app/health"]) {
      await openAddress(page, path);
      await page.getByRole("link", { name: "Speak to a Specialist" }).click();
      await expect(page).toHaveURL("/pricing");
    }
  });
});

test.describe('2. Screens and routes: Chat page ("Ask My Records"), demo', () => {
  test('In demo mode the title is "Ask {name}\'s Records", and a badge reads "Demo Mode - Chatting with {name}\'s fictional medical records"', async ({
    page,
  }) => {
    await openAddress(page, "/demo/chat");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ask Nora's Records");
    await expect(
      page.getByText("Demo Mode - Chatting with Nora's fictional medical records", { exact: true }),
    ).toBeVisible();
  });

  test("Elements: message list, input, send button, New Chat button. Empty state shows four suggested questions", async ({
    page,
  }) => {
    await openAddress(page, "/demo/chat");
    await expect(page.getByRole("log", { name: "Conversation" })).toBeAttached();
    await expect(page.getByLabel("Your question")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
    await expect(page.getByRole("button", { name: "New Chat" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem").getByRole("button")).toHaveCount(4);
  });

  test("Visitor (not signed in): demo chat, whose answers cite the demo's documents", async ({ page }) => {
    await openAddress(page, "/demo/chat");
    const answer = await ask(page, "What was my ferritin?");
    await expect(answer).toContainText("must not replace medical advice");
    const source = (await sourcesOf(answer)).getByRole("link").first();
    await expect(source).toHaveAttribute("href", /^\/demo\/documents\//);
  });
});

test.describe("2. Screens and routes: Records chat (/app/health)", () => {
  test("Starts with an assistant greeting. While only the greeting exists, three suggestion buttons fill the input", async ({
    page,
  }) => {
    await openAddress(page, "/app/health");
    const suggestions = page.getByRole("main").getByRole("listitem").getByRole("button");
    await expect(page.getByRole("log").getByText("What would you like to know?")).toBeVisible();
    await expect(suggestions).toHaveText([
      "Explain my uploaded document in plain English",
      "What patterns do you see in my symptoms?",
      "What questions should I ask my doctor?",
    ]);
    await suggestions.first().click();
    await expect(page.getByLabel("Your question")).toHaveValue("Explain my uploaded document in plain English");
    await ask(page, "What was my ferritin?");
    await expect(suggestions).toHaveCount(0);
  });
});

test.describe("2. Screens and routes: Demo upload (/demo/upload)", () => {
  test("A camera-capture placeholder toggle. Import Apple Health Data is simulated and displays steps, heart rate, sleep and workout figures. A disabled Google Fit (Coming Soon) button", async ({
    page,
  }) => {
    await openAddress(page, "/demo/upload");
    await page.getByRole("button", { name: "Take a photo" }).click();
    await expect(page.getByText(/The camera would open here/)).toBeVisible();
    await page.getByRole("button", { name: "Import Apple Health Data" }).click();
    const figures = page.locator("dl", { hasText: "Steps today" });
    await expect(figures.locator("dt")).toHaveText([
      "Steps today",
      "Resting heart rate",
      "Sleep last night",
      "Workouts this week",
    ]);
    await expect(page.getByText(/^Simulated: /)).toBeVisible();
    await expect(page.getByRole("button", { name: "Google Fit (Coming Soon)" })).toBeDisabled();
  });

  test("Files in the list can be removed. Sizes are shown in MB with one decimal", async ({ page }) => {
    await openAddress(page, "/demo/upload");
    const buffer = Buffer.alloc(1.44 * 1024 * 1024);
    await page.locator("input[type=file]").setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer });
    await expect(page.getByText("PDF · 1.4 MB")).toBeVisible();
    await page.getByRole("button", { name: "Remove a.pdf" }).click();
    await expect(page.getByText("PDF · 1.4 MB")).toHaveCount(0);
  });
});

test.describe("2. Screens and routes: Demo trends (/demo/trends)", () => {
  test("Back to Demo button; three cards (pain, mobility, sleep) showing the last three months. 62% pain improvement, 167% function, 100% sleep", async ({
    page,
  }) => {
    await openAddress(page, "/demo/trends");
    const cards = page.getByRole("region", { name: "Pain, mobility and sleep" });
    for (const [name, figure] of [
      ["Pain", "62% pain improvement"],
      ["Mobility", "167% function improvement"],
      ["Sleep", "100% sleep improvement"],
    ] as const) {
      const card = cards.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name }) });
      await expect(card.getByText(figure)).toBeVisible();
      await expect(card.locator("li")).toContainText(["Mar 2025", "Apr 2025", "May 2025"]);
    }
    await page.getByRole("link", { name: "Back to Demo" }).click();
    await expect(page).toHaveURL("/demo");
  });

  test("a treatment timeline; four pattern insights each with strength and trend; a key discovery box", async ({
    page,
  }) => {
    await openAddress(page, "/demo/trends");
    await expect(page.getByRole("region", { name: "Treatment timeline" }).getByRole("link").first()).toBeVisible();
    const patterns = page.getByRole("region", { name: "Pattern insights" });
    await expect(patterns.getByText(/^Strength: (Strong|Moderate|Weak)$/)).toHaveCount(4);
    await expect(patterns.getByText(/^Trend: (Improving|Worsening|Steady)$/)).toHaveCount(4);
    for (const button of ["Share with Care Team", "Download PDF Summary"])
      expect((await downloadedPdf(page, button)).words).toContain("Nora Ellis");
  });
});
