import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { signUp } from "../e2e/support/app.ts";
import { readyForOffline } from "../e2e/support/ready-for-offline.ts";
import { joinAccount, turnOnDevices } from "../e2e/support/several-devices.ts";

export interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** All that a device's records come to, as its archive says it. */
export interface Exported {
  /** SHA-256 of each original file, by the document's id. */
  files: Record<string, string>;
  /** Records, conversations and questions, in one order. */
  records: string;
}

/** Waiting for another device goes through the server, which may just have been killed. */
const patience = { timeout: 60_000 };

/** One of a person's devices: a browser context of its own, at the real app. */
export class RoundsDevice {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.context = context;
    this.page = page;
  }

  private static async open(browser: Browser, origin: string, name: string): Promise<RoundsDevice> {
    const context = await browser.newContext({ baseURL: origin, serviceWorkers: "allow" });
    return new RoundsDevice(name, context, await context.newPage());
  }

  /** The first device: signs up, uploads a file, and then turns several devices on, which lifts the file. */
  static async signUp(browser: Browser, origin: string, name: string, file: UploadedFile) {
    const device = await RoundsDevice.open(browser, origin, name);
    const { page } = device;
    const { email } = await signUp(page);
    await device.upload([file]);
    const letters = await turnOnDevices(page);
    await device.keepForOffline();
    return { device, email, letters };
  }

  /** A further device, by what a person types on it. */
  static async join(
    browser: Browser,
    origin: string,
    name: string,
    { email, letters }: { email: string; letters: string },
  ) {
    const device = await RoundsDevice.open(browser, origin, name);
    await joinAccount(device.page, { email, letters });
    await device.keepForOffline();
    return device;
  }

  /** Whatever is cut later: from here on the app starts from this device. */
  private async keepForOffline(): Promise<void> {
    await readyForOffline(this.page);
  }

  async setOffline(offline: boolean): Promise<void> {
    await this.context.setOffline(offline);
  }

  /** Chooses files on the upload page and waits until each of them stands there as read. */
  async upload(files: readonly UploadedFile[], whileReading: () => Promise<void> = async () => {}): Promise<void> {
    await this.page.goto("/upload");
    await this.page.getByLabel("PDFs", { exact: true }).setInputFiles([...files]);
    await whileReading();
    for (const { name } of files)
      await expect(this.page.getByRole("listitem").filter({ hasText: name }).getByText("Completed")).toBeVisible(
        patience,
      );
  }

  async addQuestion(text: string): Promise<void> {
    await this.page.goto("/appointment");
    await this.page.getByLabel("A question for my doctor").fill(text);
    await this.page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(this.page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
  }

  async expectQuestions(texts: readonly string[]): Promise<void> {
    await this.page.goto("/appointment");
    for (const text of texts)
      await expect(this.page.getByRole("listitem").filter({ hasText: text })).toBeVisible(patience);
  }

  async openDocument(id: string): Promise<void> {
    await this.page.goto(`/documents/${id}`);
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible(patience);
  }

  async editTitle(id: string, title: string): Promise<void> {
    await this.openDocument(id);
    await this.page.getByRole("button", { name: "Edit title and date" }).click();
    const form = this.page.getByRole("form", { name: "Edit title and date" });
    await form.getByLabel("Title", { exact: true }).fill(title);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(title);
  }

  /** The record says, here too, that two devices called it differently, and how. */
  async expectTwoTitles(id: string, titles: readonly string[]): Promise<void> {
    await this.openDocument(id);
    const card = this.page.getByRole("region", { name: "This record has two titles" });
    for (const title of titles)
      await expect(card.getByRole("listitem").filter({ hasText: title })).toBeVisible(patience);
  }

  /** Puts a title in force; answers when the question is gone. */
  async chooseTitle(title: string): Promise<void> {
    const card = this.page.getByRole("region", { name: "This record has two titles" });
    await card.getByRole("listitem").filter({ hasText: title }).getByRole("button").click();
    await expect(card).toHaveCount(0, patience);
  }

  async expectTitle(id: string, title: string): Promise<void> {
    await this.openDocument(id);
    await expect(this.page.getByRole("heading", { level: 1 }), `the title on ${this.name}`).toHaveText(title, patience);
    await expect(this.page.getByRole("region", { name: "This record has two titles" })).toHaveCount(0, patience);
  }

  /** Takes the archive of everything, as a person would. Files that have not arrived yet are not in it. */
  async export(to: string): Promise<Exported> {
    await this.page.goto("/profile");
    const [download] = await Promise.all([
      this.page.waitForEvent("download", { timeout: 180_000 }),
      this.page.getByRole("button", { name: "Export everything" }).click(),
    ]);
    await download.saveAs(to);
    return readExported(unzipSync(await readFile(to)));
  }
}

function readExported(entries: Record<string, Uint8Array>): Exported {
  const jsonOf = (path: string): unknown => JSON.parse(Buffer.from(entries[path] ?? []).toString() || "null");
  const manifest = jsonOf("manifest.json") as {
    documents: { record: string; file: string }[];
    conversations: string[];
  };
  const files: Record<string, string> = {};
  const records: Record<string, unknown> = {};
  for (const { record, file } of manifest.documents) {
    const kept = jsonOf(record) as { document: { id: string } };
    files[kept.document.id] = createHash("sha256")
      .update(entries[file] ?? new Uint8Array())
      .digest("hex");
    records[kept.document.id] = kept;
  }
  for (const path of manifest.conversations) {
    const kept = jsonOf(path) as { conversation: { id: string } };
    records[kept.conversation.id] = kept;
  }
  for (const path of ["appointment-questions.json", "thread-feedback.json"])
    records[path] = ((jsonOf(path) ?? []) as object[]).map((each) => JSON.stringify(each)).sort();
  const sorted = Object.fromEntries(Object.entries(records).sort(([one], [other]) => (one < other ? -1 : 1)));
  return { files, records: JSON.stringify(sorted, null, 1) };
}
