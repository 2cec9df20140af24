import { expectHub, password, signUp, uploadAndRead } from "./support/app.ts";
import { expect, test } from "./support/test.ts";

test("a second device shows the same records, by e-mail, password and the kit's letters, and is told when it is signed out", async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await signUp(page);
  await uploadAndRead(page, "PDFs", ["lab-report.pdf"]);
  await page.goto("/profile#devices");
  const section = page.getByRole("region", { name: "Several devices" });
  await section.getByRole("button", { name: "Use several devices" }).click();
  await section.getByLabel("Your password", { exact: true }).fill(password);
  await section.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("heading", { name: "Recovery kit" })).toBeVisible();
  const letters = (await page.locator("dd.select-all").textContent()) ?? "";
  await page.getByRole("button", { name: "I have kept it" }).click();
  await expect(section.getByText("This device", { exact: true })).toBeVisible();

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const second = await elsewhere.newPage();
  await second.goto("/auth");
  await second.getByRole("button", { name: "My account is on another device" }).click();
  await second.getByLabel("Email").fill(email);
  await second.getByLabel("Password", { exact: true }).fill(password);
  await second.getByLabel("Letters of the recovery kit").fill(letters.toLowerCase());
  await second.getByRole("button", { name: "Sign in", exact: true }).click();
  await expectHub(second, email);
  await expect(second.getByRole("link", { name: "lab-report.pdf" }).first()).toBeVisible();

  await page.reload();
  await section.getByRole("button", { name: /^Sign out / }).click();
  await expect(section.getByRole("listitem")).toHaveCount(1);
  await expect(second.getByRole("button", { name: "Not connected" }).first()).toBeVisible();
  await elsewhere.close();
});
