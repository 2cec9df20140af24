import { createHash, randomFillSync } from "node:crypto";
import { mkdir, mkdtemp, open, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import { readZipDirectory, readZipEntry } from "#core/replication/archive/zip-directory.ts";
import { recentUpload, signUp } from "../e2e/support/app.ts";
import { startServer } from "../e2e/support/server.ts";

/** Of all originals together. */
const gigabytes = Number(process.env.BACKUP_GIGABYTES ?? 1);
const fileBytes = 9_500_000;
const atOnce = 10;
const patience = 1_800_000;

/**
 * A backup of a large account: made, the browser's data deleted with its whole profile, restored in a new one, and every original compared by its
 * hash. `BACKUP_GIGABYTES=0.2 npm run soak -- backup` tries a smaller one.
 */
export async function soakBackup(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "red-thread-backup-"));
  const server = await startServer();
  const wrong: string[] = [];
  try {
    const hashes = await makeNotes(join(folder, "notes"));
    const { backup, recoveryCode } = await fillAndBackUp(folder, server.url, hashes);
    console.log(`the backup has ${((await stat(backup)).size / 1e6).toFixed(0)} MB`);
    await rm(join(folder, "first-profile"), { recursive: true });
    const restored = await restoreAndExport(folder, server.url, { backup, recoveryCode });
    const found = await hashesInArchive(restored);
    for (const [name, hash] of hashes) if (found.get(name) !== hash) wrong.push(`${name} did not come back as it was`);
    console.log(`${found.size} of ${hashes.size} originals came back, ${wrong.length} of them changed or missing`);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return wrong;
}

/** Voice notes of noise, which wait for the voice pack and so cost no reading. Answers their names with their hashes. */
async function makeNotes(folder: string): Promise<Map<string, string>> {
  await mkdir(folder);
  const hashes = new Map<string, string>();
  const bytes = Buffer.alloc(fileBytes);
  for (let number = 0; number * fileBytes < gigabytes * 1e9; number++) {
    randomFillSync(bytes);
    bytes.write("RIFF", 0, "latin1");
    bytes.writeUInt32LE(fileBytes - 8, 4);
    bytes.write("WAVEfmt ", 8, "latin1");
    const name = `note-${String(number).padStart(4, "0")}.wav`;
    await writeFile(join(folder, name), bytes);
    hashes.set(name, createHash("sha256").update(bytes).digest("hex"));
  }
  return hashes;
}

/** A profile on the disk: what a browser keeps in memory only would be bounded by it. */
function openProfile(folder: string, baseURL: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    baseURL,
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
    serviceWorkers: "block",
    acceptDownloads: true,
  });
}

async function fillAndBackUp(folder: string, url: string, hashes: ReadonlyMap<string, string>) {
  const context = await openProfile(join(folder, "first-profile"), url);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => Reflect.deleteProperty(window, "showDirectoryPicker"));
    const { recoveryCode } = await signUp(page);
    await page.goto("/upload");
    const names = [...hashes.keys()];
    for (let at = 0; at < names.length; at += atOnce) {
      const batch = names.slice(at, at + atOnce);
      const input = page.getByLabel("Voice Notes", { exact: true });
      await input.setInputFiles(batch.map((name) => join(folder, "notes", name)));
      for (const name of batch) await expect(recentUpload(page, name)).toHaveCount(1, { timeout: patience });
      await expect(input).toBeEnabled({ timeout: patience });
    }
    await page.goto("/profile#backup");
    const backup = join(folder, "records.redthread");
    await downloadBy(page, "Back up now", backup);
    return { backup, recoveryCode };
  } finally {
    await context.close();
  }
}

async function restoreAndExport(folder: string, url: string, parts: { backup: string; recoveryCode: string }) {
  const context = await openProfile(join(folder, "second-profile"), url);
  try {
    const page = await context.newPage();
    await page.goto("/restore");
    await page.getByLabel("Choose a backup").setInputFiles(parts.backup);
    await page.getByLabel("Recovery code").fill(parts.recoveryCode);
    await page.getByLabel("Email").fill("ruth.again@example.org");
    await page.getByLabel("New password").fill("correct horse 14");
    await page.getByRole("button", { name: "Bring your records back" }).click();
    await expect(page.getByRole("heading", { name: /^Welcome back/ })).toBeVisible({ timeout: patience });
    await page.goto("/profile#archive");
    const archive = join(folder, "restored.zip");
    await downloadBy(page, "Export everything", archive);
    return archive;
  } finally {
    await context.close();
  }
}

async function downloadBy(page: Page, button: string, to: string): Promise<void> {
  const started = performance.now();
  const [download] = await Promise.all([
    page.waitForEvent("download", { timeout: patience }),
    page.getByRole("button", { name: button }).click({ timeout: patience }),
  ]);
  await download.saveAs(to);
  console.log(`"${button}" took ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

/** The originals of an export, by the names that they were uploaded under. */
async function hashesInArchive(path: string): Promise<Map<string, string>> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const source = {
      size,
      async read(start: number, end: number) {
        const bytes = new Uint8Array(Math.min(end, size) - start);
        await file.read(bytes, 0, bytes.length, start);
        return bytes;
      },
    };
    const directory = await readZipDirectory(source);
    if (!directory.ok) throw new Error("The export is no zip.");
    const hashes = new Map<string, string>();
    for (const entry of directory.value.values()) {
      const name = /^originals\/\d+ (.+)$/.exec(entry.path)?.[1];
      const bytes = name === undefined ? undefined : await readZipEntry(source, entry, 2 * fileBytes);
      if (name !== undefined && bytes?.ok) hashes.set(name, createHash("sha256").update(bytes.value).digest("hex"));
    }
    return hashes;
  } finally {
    await file.close();
  }
}
