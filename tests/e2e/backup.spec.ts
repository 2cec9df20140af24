import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { chooseFiles, expectHub, openPlace, password, recentUpload, signUp } from "./support/app.ts";
import { expect, test } from "./support/test.ts";

const names = ["lab-report.pdf", "clinic-letter-two-columns.pdf"];
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** The hash of every original file of the account that is open, by its place in an export. */
async function hashesOf(page: Page, to: string): Promise<Record<string, string>> {
  await page.goto("/profile");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export everything" }).click(),
  ]);
  await download.saveAs(to);
  const files = Object.entries(unzipSync(await readFile(to))).filter(([path]) => path !== "manifest.json");
  return Object.fromEntries(files.map(([path, bytes]) => [path, sha256(bytes)]));
}

/** A folder that needs no chooser of the system: this browser's own. */
async function giveFolder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle("Backups", { create: true }),
    });
  });
}

/** The newest file of that folder, as a copy outside the browser. */
async function copyOutOf(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const { name, bytes } = await page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("Backups");
    const files: File[] = [];
    const entries = folder as unknown as { values(): AsyncIterable<FileSystemFileHandle> };
    for await (const entry of entries.values()) files.push(await entry.getFile());
    const newest = files.sort((one, other) => one.name.localeCompare(other.name)).at(-1);
    return {
      name: newest?.name ?? "",
      bytes: [...new Uint8Array((await newest?.arrayBuffer()) ?? new ArrayBuffer(0))],
    };
  });
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) };
}

test("backup made, browser data deleted, restored: the same records by hash", async ({ page, browser }, info) => {
  test.setTimeout(300_000);
  await giveFolder(page);
  const { recoveryCode } = await signUp(page);
  await openPlace(page, "Upload");
  await chooseFiles(page, "PDFs", names);
  for (const name of names) await expect(recentUpload(page, name).getByText("Completed")).toBeVisible();
  // The red threads are found behind what is shown; until then there are as many as questions for an appointment.
  let before = await hashesOf(page, info.outputPath("before.zip"));
  await expect(async () => {
    before = await hashesOf(page, info.outputPath("before.zip"));
    expect(before["insights.json"]).not.toBe(before["appointment-questions.json"]);
  }).toPass();
  for (const name of names)
    expect(Object.values(before)).toContain(sha256(await readFile(`tests/fixtures/files/${name}`)));
  await expect(page.getByText("There is no backup yet.")).toBeVisible();
  await page.getByRole("button", { name: "Choose a folder once" }).click();
  await expect(page.getByText(/^Last backup: .*2 records/)).toBeVisible();
  await expect(page.getByText(/goes into your folder “Backups” by itself/)).toBeVisible();
  // Its day stands at the end of every page of one's own.
  await page.goto("/upload");
  await expect(page.getByRole("contentinfo").getByText(/^Backup: /)).toBeVisible();
  const backup = await copyOutOf(page);
  expect(backup.buffer.includes("CRP")).toBe(false);
  await page.context().close();

  // Another browser, which has nothing at all.
  const context = await browser.newContext({ serviceWorkers: "block" });
  const fresh = await context.newPage();
  await fresh.goto("/auth");
  await fresh.getByRole("link", { name: "Restore a backup" }).click();
  await fresh.getByLabel("Choose a backup").setInputFiles(backup);
  await fresh.getByLabel("Recovery code").fill(recoveryCode.replaceAll("-", " ").toLowerCase());
  const email = `ruth.again.${Date.now()}@example.org`;
  await fresh.getByLabel("Email").fill(email);
  await fresh.getByLabel("New password").fill(password);
  await fresh.getByRole("button", { name: "Bring your records back" }).click();
  await expectHub(fresh, email);
  await expect(fresh.getByText("2 records were brought back from your backup.").first()).toBeVisible();
  expect(await hashesOf(fresh, info.outputPath("after.zip"))).toEqual(before);
  // A drill: the same file opens with the same code, and all that is here is in it.
  await fresh.getByLabel("Choose a backup").setInputFiles(backup);
  await fresh.getByRole("textbox", { name: "Recovery code" }).fill(recoveryCode);
  await fresh.getByRole("button", { name: "Open and read it" }).click();
  await expect(fresh.getByText("It opens with your code, and 2 records are whole.")).toBeVisible();
  await expect(fresh.getByText("2 of the 2 records on this device are in it.")).toBeVisible();
  await context.close();
});

test("where the browser cannot do it by itself, one press gives the file to the downloads", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "showDirectoryPicker"));
  await signUp(page);
  await openPlace(page, "Upload");
  await chooseFiles(page, "PDFs", names.slice(0, 1));
  await expect(recentUpload(page, "lab-report.pdf").getByText("Completed")).toBeVisible();
  await page.goto("/profile#backup");
  await expect(page.getByText(/it takes one press/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Back up now" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^red-thread-.*\.redthread$/);
  await expect(page.getByText(/^Last backup: .*1 record,/)).toBeVisible();
});
