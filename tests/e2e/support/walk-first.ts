import type { Page } from "@playwright/test";
import { logOut, password, signUp } from "./app.ts";
import { chips, expectUnderstood, fillKeepForm, putIn } from "./first-record.ts";
import type { Look } from "./walk-visitor.ts";

/** A record before there is an account: its page, what it says, an answer, leaving it, and keeping it in an account that is here already. */
export async function walkFirstRecord(page: Page, look: Look): Promise<void> {
  const { email } = await signUp(page);
  await logOut(page);
  await putIn(page, "scanned-letter.pdf");
  await look("first-reading");
  await expectUnderstood(page);
  await look("first-understood", true);
  await chips(page).first().click();
  await page.getByRole("log").getByRole("link").first().waitFor();
  await look("first-answer", true);
  await page.evaluate(() => localStorage.setItem("red-thread.language", "es"));
  await page.reload();
  await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();
  await look("first-understood-spanish", true);
  await page.evaluate(() => localStorage.setItem("red-thread.language", "en"));
  await page.goto("/");
  await page.getByRole("link", { name: "Go on with it" }).waitFor();
  await look("landing-with-a-record");
  await page.getByRole("link", { name: "Go on with it" }).click();
  await page.getByRole("button", { name: "Leave this record" }).click();
  await page.getByRole("dialog", { name: "Leave without keeping it?" }).waitFor();
  await look("first-leave");
  await page.getByRole("dialog").getByRole("button", { name: "Keep it" }).click();
  await page.getByLabel("Confirm password").waitFor();
  await look("first-keep", true);
  await fillKeepForm(page, email, password);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await page
    .getByText(/There is already an account with this e-mail/)
    .first()
    .waitFor();
  await look("first-keep-sign-in");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await fillKeepForm(page, email, password);
  await look("first-keep-signing-in", true);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(/\/documents\//);
}
