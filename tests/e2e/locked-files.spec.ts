import { readFixture } from "../fixtures/manifest.ts";
import { chooseFiles, openPlace, recentUpload, signUp } from "./support/app.ts";
import { expect, test } from "./support/test.ts";

const file = "password-protected.pdf";

test("a locked PDF asks for its password, says when it was wrong, and is read with the right one", async ({ page }) => {
  await signUp(page);
  await openPlace(page, "Upload");
  await chooseFiles(page, "PDFs", [file]);
  const row = recentUpload(page, file);
  await expect(row.getByText("This PDF is locked. Type its password")).toBeVisible({ timeout: 60_000 });

  const ask = page.getByRole("button", { name: `Type the password of ${file}` });
  const dialog = page.getByRole("dialog", { name: "This PDF is locked" });
  await ask.click();
  await dialog.getByLabel("Password of this PDF").fill("not this");
  await dialog.getByRole("button", { name: "Read the file" }).click();
  await expect(row.getByText("That password did not open this PDF.")).toBeVisible({ timeout: 30_000 });

  // The same on the record's own page, after the app was opened anew: it goes on waiting for the right one.
  await row.getByRole("link", { name: file }).click();
  await page.reload();
  await expect(page.getByText("That password did not open this PDF.")).toBeVisible({ timeout: 30_000 });
  await ask.click();
  await dialog.getByLabel("Password of this PDF").fill(readFixture(file).fixture.password ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Completed", { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.getByRole("tab", { name: "Its words" }).click();
  await expect(page.getByText("Community-acquired pneumonia").first()).toBeVisible();

  // Nothing that is kept holds it.
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(readFixture(file).fixture.password);
});
