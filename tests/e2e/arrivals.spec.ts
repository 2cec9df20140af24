import { recentUpload, signUp } from "./support/app.ts";
import { shareFile } from "./support/share-file.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

test("a letter that another app shares waits for the person's word, and is then read", async ({ page }) => {
  test.setTimeout(180_000);
  await signUp(page);
  await shareFile(page, "lab-report.pdf");
  await expect(page.getByRole("heading", { name: "Shared with Red Thread" })).toBeVisible();
  await expect(recentUpload(page, "lab-report.pdf").getByText("Completed")).toHaveCount(0);
  await page.getByRole("button", { name: "Add it to my records" }).click();
  await expect(page.getByRole("heading", { name: "Shared with Red Thread" })).toHaveCount(0);
  await expect(recentUpload(page, "lab-report.pdf").getByText("Completed")).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Shared with Red Thread" })).toHaveCount(0);
});

test("what the manifest names is there", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest.shortcuts.map(({ short_name }: { short_name: string }) => short_name)).toEqual(["Now", "Ask", "Add"]);
  for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
    const answer = await request.get(src);
    expect([src, answer.status(), answer.headers()["content-type"]]).toEqual([src, 200, type]);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
});
