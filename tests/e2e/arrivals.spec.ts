import { readFile } from "node:fs/promises";
import { fixture, recentUpload, signUp } from "./support/app.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

test("a letter that another app shares waits for the person's word, and is then read", async ({ page }) => {
  test.setTimeout(180_000);
  await signUp(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const bytes = [...(await readFile(fixture("lab-report.pdf")))];
  // As the system sends what is shared: a form to the address of the manifest.
  await page.evaluate((content) => {
    const form = Object.assign(document.createElement("form"), {
      method: "post",
      action: "/share",
      enctype: "multipart/form-data",
    });
    const input = Object.assign(document.createElement("input"), { type: "file", name: "files" });
    const carried = new DataTransfer();
    carried.items.add(new File([new Uint8Array(content)], "lab-report.pdf", { type: "application/pdf" }));
    form.append(input);
    document.body.append(form);
    input.files = carried.files;
    form.submit();
  }, bytes);
  await expect(page).toHaveURL(/\/upload\?shared$/);
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
