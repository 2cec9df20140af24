import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { ask, chooseFiles, fixture, openPlace, recentUpload, signUp } from "./support/app.ts";
import { expect, test } from "./support/test.ts";

const names = ["lab-report.pdf", "clinic-letter-two-columns.pdf"];

/** Exports on the profile page that is open; answers the archive's files by path. */
async function exportAll(page: import("@playwright/test").Page, to: string) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export everything" }).click(),
  ]);
  await download.saveAs(to);
  return unzipSync(await readFile(to));
}

test("export, delete everything, sign up anew, import: the same records, byte for byte", async ({ page }, info) => {
  const archive = info.outputPath("records.zip");
  await signUp(page);
  await openPlace(page, "Upload");
  await chooseFiles(page, "PDFs", names);
  for (const name of names) await expect(recentUpload(page, name).getByText("Completed")).toBeVisible();
  await openPlace(page, "Ask");
  await ask(page, "What was my CRP?");
  await page.goto("/profile");
  // The red threads are found behind what is shown.
  let before = await exportAll(page, archive);
  await expect(async () => {
    before = await exportAll(page, archive);
    expect(
      Buffer.from(before["insights.json"] ?? [])
        .toString("utf8")
        .trim(),
    ).not.toBe("[]");
  }).toPass();
  for (const name of names) {
    const path = Object.keys(before).find((each) => each.startsWith("originals/") && each.endsWith(name)) ?? "";
    const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
    expect(hash(before[path] ?? new Uint8Array())).toBe(hash(await readFile(fixture(name))));
  }

  await page.getByRole("button", { name: "Delete everything..." }).click();
  await page.getByLabel("To go on, type: delete everything").fill("delete everything");
  await page.getByRole("button", { name: "Delete everything now" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Everything was deleted", { exact: true })).toBeVisible();
  const left = await page.evaluate(async () => ({
    token: localStorage.getItem("red-thread.session"),
    databases: (await indexedDB.databases()).map(({ name = "" }) => name).filter((name) => /^red-thread\../.test(name)),
  }));
  expect(left).toEqual({ token: null, databases: [] });

  await page.goto("/auth");
  await expect(page.getByLabel("Email")).toBeVisible();
  await expect(page.getByText("Who are you?")).toHaveCount(0);
  await signUp(page, undefined, async () => {});
  await page.goto("/profile");
  await page.getByLabel("Archive to import").setInputFiles(archive);
  await expect(page.getByText("2 records brought back", { exact: true })).toBeVisible();
  await expect(page.getByText("1 conversation brought back", { exact: true })).toBeVisible();
  const after = await exportAll(page, info.outputPath("again.zip"));
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const path of Object.keys(before).filter((each) => each !== "manifest.json")) {
    expect(Buffer.from(after[path] ?? []).equals(Buffer.from(before[path] ?? [])), path).toBe(true);
  }
  await page.goto("/search?q=CRP");
  await expect(page.getByText(/records? found/)).toBeVisible();
});
