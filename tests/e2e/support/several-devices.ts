import { expect, type Page } from "@playwright/test";
import { expectHub, password } from "./app.ts";

/** Turns several devices on for the account that is open, keeps the kit, and answers its letters. */
export async function turnOnDevices(page: Page): Promise<string> {
  await page.goto("/profile#devices");
  const section = page.getByRole("region", { name: "Several devices" });
  await section.getByRole("button", { name: "Use several devices" }).click();
  await section.getByLabel("Your password", { exact: true }).fill(password);
  await section.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("heading", { name: "Recovery kit" })).toBeVisible();
  const letters = (await page.locator("dd.select-all").textContent()) ?? "";
  await page.getByRole("button", { name: "I have kept it" }).click();
  await expect(section.getByText("This device", { exact: true })).toBeVisible();
  return letters;
}

/** Brings the account to this device, by what a person types on it. */
export async function joinAccount(page: Page, { email, letters }: { email: string; letters: string }): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("button", { name: "My account is on another device" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Letters of the recovery kit").fill(letters.toLowerCase());
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expectHub(page, email);
}
