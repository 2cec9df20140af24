import { recentDocuments, signUp, uploadAndRead } from "./support/app.ts";
import { joinAccount, turnOnDevices } from "./support/several-devices.ts";
import { expect, test } from "./support/test.ts";

test("a second device shows the same records, by e-mail, password and the kit's letters, and is told when it is signed out", async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await signUp(page);
  await uploadAndRead(page, "PDFs", ["lab-report.pdf"]);
  const letters = await turnOnDevices(page);
  const section = page.getByRole("region", { name: "Several devices" });

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const second = await elsewhere.newPage();
  await joinAccount(second, { email, letters });
  await expect(recentDocuments(second)).toHaveText([/lab|results/i]);

  await page.reload();
  await section.getByRole("button", { name: /^Sign out / }).click();
  await expect(section.getByRole("listitem")).toHaveCount(1);
  await expect(second.getByRole("button", { name: "Not connected" }).first()).toBeVisible();
  await elsewhere.close();
});
