/**
 * `npm run screens`: a screenshot of every route and main state, at a phone's and a laptop's width, in both themes, into
 * `tests/screens/`, for a person to look at.
 */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { ask, chooseFiles, expectHub, openTab, recentUpload, signUp } from "./e2e/support/app.ts";
import { startServer } from "./e2e/support/server.ts";

const folder = join(import.meta.dirname, "screens");
const widths = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } };
const themes = ["light", "dark"] as const;

/** What a visitor sees without an account. */
const publicPlaces = [
  ["landing", "/home"],
  ["story", "/story"],
  ["pricing", "/pricing"],
  ["care-circle", "/care-circle"],
  ["privacy", "/privacy"],
  ["how-it-works", "/how-it-works"],
  ["accessibility", "/accessibility"],
  ["demo", "/demo"],
  ["demo-chat", "/demo/chat"],
  ["demo-upload", "/demo/upload"],
  ["demo-trends", "/demo/trends"],
  ["health", "/app/health"],
] as const;

/** Takes pictures of what stands in the window, numbered in the order of the walk; with `whole`, of the whole page. */
function photographer(page: Page, prefix: string) {
  let count = 0;
  return async (name: string, whole = false) => {
    count += 1;
    await page.waitForTimeout(400);
    const number = String(count).padStart(2, "0");
    await page.screenshot({ path: join(folder, `${prefix}-${number}-${name}.png`), fullPage: whole });
  };
}

async function walk(browser: Browser, url: string, size: keyof typeof widths, theme: (typeof themes)[number]) {
  const context = await browser.newContext({ baseURL: url, viewport: widths[size], colorScheme: theme });
  const page = await context.newPage();
  const take = photographer(page, `${size}-${theme}`);
  for (const [name, address] of publicPlaces) {
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await take(name, true);
  }
  await page.goto("/demo/chat");
  await ask(page, "How has my CRP changed?");
  await take("demo-answer");
  await page.goto("/auth");
  await page.getByLabel("Email").waitFor();
  await take("sign-in");
  await page.goto("/upload");
  await page.getByLabel("Email").waitFor();
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await take("gate-and-validation");
  await page.goto("/nothing-here");
  await take("not-found");
  const { email } = await signUp(page, undefined, () => take("recovery-code"));
  await take("hub-empty");
  await page.goto("/dashboard?tab=upload");
  await page.getByLabel("PDFs", { exact: true }).waitFor({ state: "attached" });
  await take("hub-upload-empty");
  await page.goto("/dashboard?tab=timeline");
  await take("timeline-empty");
  await page.goto("/chat");
  await take("chat-empty");
  await page.goto("/upload");
  await take("upload-empty");
  await chooseFiles(page, "PDFs", [
    "lab-report.pdf",
    "scanned-letter.pdf",
    "five-page-letter.pdf",
    "password-protected.pdf",
  ]);
  await take("uploading");
  await chooseFiles(page, "Images", ["prescription-photo.jpg"]);
  await chooseFiles(page, "Voice Notes", ["voice-note-1.wav"]);
  await recentUpload(page, "prescription-photo.jpg").getByText("Completed").waitFor({ timeout: 120_000 });
  await take("uploads");
  await page.goto("/dashboard");
  await expectHub(page, email);
  await take("hub");
  await openTab(page, "My Timeline");
  await take("timeline");
  await openTab(page, "Ask My Records");
  await take("records-chat");
  await page.goto("/chat");
  await ask(page, "What was my CRP?");
  await take("chat-answer");
  await ask(page, "When did I break my leg?");
  await take("chat-not-found");
  const citation = page.getByRole("list", { name: "Where this comes from" }).first().getByRole("link").first();
  await citation.click();
  await page.locator("mark").first().waitFor();
  await take("document");
  for (const place of ["medicines", "search", "appointment", "profile"]) {
    await page.goto(`/${place}`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await take(place, true);
  }
  await context.close();
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  for (const size of Object.keys(widths) as (keyof typeof widths)[]) {
    for (const theme of themes) await walk(browser, server.url, size, theme);
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`The pictures lie in ${folder}.`);
