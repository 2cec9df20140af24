import { expect, type Page } from "@playwright/test";
import { ask, chooseFiles, openTab, recentUpload, signUp } from "./app.ts";
import { walkKeeping, walkOnIphone } from "./walk-keeping.ts";
import { type Look, lookInSpanish, openAddress } from "./walk-visitor.ts";

/** What only somebody who is signed in can open. */
export const ownPlaces = {
  hub: "/dashboard",
  "hub-upload": "/dashboard?tab=upload",
  timeline: "/dashboard?tab=timeline",
  "records-chat": "/dashboard?tab=ask",
  chat: "/chat",
  upload: "/upload",
  threads: "/threads",
  results: "/results",
  "check-in": "/check-in",
  "add-by-hand": "/add",
  medicines: "/medicines",
  search: "/search",
  appointment: "/appointment",
  "emergency-card": "/emergency-card",
  bin: "/bin",
  profile: "/profile",
  "language-model": "/profile/language-model",
} as const;

async function lookAtAll(page: Page, look: Look, suffix: string) {
  for (const [name, address] of Object.entries(ownPlaces)) {
    await openAddress(page, address);
    await look(`${name}-${suffix}`, true);
  }
}

async function upload(page: Page, look: Look) {
  await openAddress(page, "/upload");
  await chooseFiles(page, "PDFs", ["lab-report.pdf", "five-page-letter.pdf", "password-protected.pdf"]);
  await look("uploading");
  await chooseFiles(page, "Images", ["prescription-photo.jpg"]);
  await chooseFiles(page, "Voice Notes", ["voice-note-1.wav"]);
  for (const name of ["lab-report.pdf", "five-page-letter.pdf", "prescription-photo.jpg"])
    await expect(recentUpload(page, name).getByText("Completed", { exact: true })).toBeVisible({ timeout: 120_000 });
  await look("uploads", true);
}

async function chat(page: Page, look: Look) {
  await openAddress(page, "/chat");
  await ask(page, "What was my CRP?");
  await look("answer");
  await ask(page, "When did I break my leg?");
  await look("not-in-the-records");
}

async function record(page: Page, look: Look) {
  await openAddress(page, "/chat");
  await page
    .getByRole("log")
    .getByRole("link", { name: /^Source 1/ })
    .first()
    .click();
  await page.locator("mark").first().waitFor();
  await look("record-cited");
  await page.getByRole("tab", { name: "In plain words" }).click();
  // Beside it on a wide screen, behind a tab on a phone.
  const original = page.getByRole("tab", { name: "Original" });
  const isTab = (await original.count()) > 0;
  if (!isTab) await page.getByRole("img").first().waitFor();
  await look("record-plain", true);
  if (isTab) {
    await original.click();
    await page.getByRole("img").first().waitFor();
    await look("record-original", true);
  }
  await page.getByRole("tab", { name: "What was found" }).click();
  await look("record-facts", true);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog", { name: "Delete this record?" }).waitFor();
  await look("record-delete");
  await page.keyboard.press("Escape");
}

async function hub(page: Page, look: Look) {
  await openAddress(page, "/dashboard");
  await page.getByRole("main").getByRole("button", { name: "Profile", exact: true }).click();
  await page.getByRole("dialog", { name: "Profile" }).waitFor();
  await look("profile-dialog");
  await page.keyboard.press("Escape");
  await openTab(page, "Ask My Records");
  await ask(page, "What was my CRP?");
  await look("records-chat-answer");
  await openAddress(page, "/search");
  const words = page.getByRole("searchbox");
  if ((await words.count()) > 0) {
    await words.fill("CRP");
    await page.locator("mark").first().waitFor();
    await look("search-results", true);
  }
}

/** Signs up, and looks at everything of one's own: first without a record, then with some of each kind. */
export async function walkSignedIn(page: Page, look: Look): Promise<void> {
  await signUp(page, undefined, () => look("recovery-code"));
  await lookAtAll(page, look, "empty");
  await upload(page, look);
  await chat(page, look);
  await lookAtAll(page, look, "full");
  await record(page, look);
  await hub(page, look);
  await walkKeeping(page, look);
  await lookInSpanish(page, look, { ...ownPlaces, search: "/search?q=CRP" });
  await walkOnIphone(page, look);
}
