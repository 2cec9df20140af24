import { expectHub, password, recentDocuments, signIn, signUp, uploadAndRead } from "./support/app.ts";
import { expect, test } from "./support/test.ts";

test("a family shares a phone: one press from the hub to another person, whose records are the only ones there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const ruth = await signUp(page, "ruth.with.a.long.name.of.her.own@a-long-domain.example.org");
  await page.goto("/upload");
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  await uploadAndRead(page, "PDFs", ["lab-report.pdf"]);

  const profile = () => page.getByRole("main").getByRole("button", { name: "Profile", exact: true });
  await page.goto("/dashboard");
  await profile().click();
  await page.getByRole("dialog", { name: "Profile" }).getByRole("button", { name: "Add another person" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back", exact: true })).toBeVisible();
  const ivo = await signUp(page, "ivo@example.org");
  await expect(page.getByText("Upload Your First Document")).toBeVisible();

  await profile().click();
  await page
    .getByRole("dialog", { name: "Profile" })
    .getByRole("button", { name: /ruth\.with/ })
    .click();
  await expect(page.getByLabel("Email")).toHaveValue(ruth.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expectHub(page, ruth.email);
  await expect(recentDocuments(page)).toHaveText([/lab|results/i]);
  // The long address takes no more than the width there is.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await profile().click();
  await page.getByRole("dialog", { name: "Profile" }).getByRole("button", { name: /ivo/ }).click();
  await expect(page.getByLabel("Email")).toHaveValue(ivo.email);
  await page.getByLabel("Email").fill("");
  await signIn(page, ivo.email);
  await expectHub(page, ivo.email);
  await expect(page.getByText("Upload Your First Document")).toBeVisible();
});
