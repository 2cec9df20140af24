import { readFixture } from "../fixtures/manifest.ts";
import { openPlace, signUp } from "./support/app.ts";
import { expect, test } from "./support/test.ts";

/* Three photos, taken on a phone one after the other, put in order, are one record of three pages that is read as one. */
test("three photos become one document", async ({ browser }) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await signUp(page, "photos@example.org");
  await openPlace(page, "Upload");
  await page.getByRole("button", { name: "Take photos" }).click();
  const dialog = page.getByRole("dialog", { name: "Photos of one record" });
  const camera = dialog.locator("input[capture]");
  expect(await camera.getAttribute("capture")).toBe("environment");

  const photo = (file: string, mimeType: string) => ({
    name: file,
    mimeType,
    buffer: Buffer.from(readFixture(file).bytes),
  });
  await camera.setInputFiles(photo("imaging-report.png", "image/png"));
  await camera.setInputFiles(photo("no-words.png", "image/png"));
  await dialog
    .locator("input[multiple]")
    .setInputFiles([photo("prescription-photo-turned.jpg", "image/jpeg"), photo("receipt-photo.jpg", "image/jpeg")]);
  const pages = dialog.getByRole("list", { name: "Pages" }).getByRole("listitem");
  await expect(pages).toHaveCount(4);
  await dialog.getByRole("button", { name: "Remove page 2" }).click();
  await dialog.getByRole("button", { name: "Move page 2 up" }).click();
  await expect(pages).toHaveCount(3);
  await expect(dialog.getByRole("button", { name: "Move page 1 up" })).toBeDisabled();

  // A slip of a finger does not lose them.
  await page.keyboard.press("Escape");
  await expect(pages).toHaveCount(3);
  await dialog.getByRole("button", { name: "Save as one record" }).click();
  await expect(dialog).toBeHidden();

  const uploads = page.getByRole("listitem").filter({ hasText: /photos-\d{4}-\d\d-\d\d-\d{4}\.pdf/ });
  await expect(uploads).toHaveCount(1);
  await expect(uploads.getByText("Completed")).toBeVisible({ timeout: 120_000 });
  await uploads.getByRole("link").first().click();
  await page.getByRole("tab", { name: "Its words" }).click();
  // In the order they were put in: prescription, imaging report, receipt.
  const places: number[] = [];
  for (const words of ["ONCE A WEEK on Wednesday", "No erosions are seen", "FERNHILL PHARMACY"]) {
    const found = page.getByText(words).first();
    await expect(found).toBeAttached();
    places.push((await found.boundingBox())?.y ?? 0);
  }
  expect([...places].sort((first, second) => first - second)).toEqual(places);
  await context.close();
});
