import { expect, type Page } from "@playwright/test";
import { searchStorage } from "../../support/dump-storage.ts";
import { fixture } from "./app.ts";

/** Counts every press of a pointer from now on, on whatever page comes. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  let taps = 0;
  await page.exposeFunction("countTap", () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    const count = (globalThis as unknown as { countTap: () => void }).countTap;
    addEventListener("pointerdown", () => count(), true);
  });
  return async () => taps;
}

/** Chooses a file on the landing page, as a person does: one tap, and the system's chooser. */
export async function putIn(page: Page, name: string, button: "Choose a file" | "Photograph" = "Choose a file") {
  const chooser = page.waitForEvent("filechooser");
  await page.getByText(button, { exact: true }).click();
  await (await chooser).setFiles(fixture(name));
  await expect(page).toHaveURL(/\/first\?id=/);
}

/** Waits until the record is understood and its page is lit. */
export async function expectUnderstood(page: Page) {
  await expect(page.getByText(/^Read just now, all \d+ lines$/)).toBeVisible({ timeout: 60_000 });
}

/** The questions that are asked with one tap. */
export function chips(page: Page) {
  return page.getByRole("region", { name: "Ask it something" }).getByRole("listitem").getByRole("button");
}

/** Fills in the form that keeps the record. */
export async function fillKeepForm(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  const confirmation = page.getByLabel("Confirm password");
  if (await confirmation.isVisible()) await confirmation.fill(password);
}

/** What lies sealed of what was read, as it lies there: written anew, it would be other bytes. */
export async function sealedReadings(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const result = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const print = async (value: unknown): Promise<string> => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
        const bytes = value instanceof ArrayBuffer ? value : value.buffer.slice(0);
        return [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as ArrayBuffer))].join(".");
      }
      if (typeof value !== "object" || value === null) return String(value);
      const parts = Object.entries(value).map(async ([name, part]) => `${name}:${await print(part)}`);
      return `{${(await Promise.all(parts)).join()}}`;
    };
    const prints: string[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      if (!name.startsWith("red-thread.")) continue;
      const database = await result(indexedDB.open(name));
      const rows = await result(database.transaction("readings").objectStore("readings").getAll());
      const documents = await result(database.transaction("documents").objectStore("documents").getAll());
      database.close();
      for (const row of [...rows, ...documents]) prints.push(await print(row));
    }
    return prints.sort();
  });
}

/** The databases of records on this device, by their opaque names. */
export function recordDatabases(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name = "" }) => (name.startsWith("red-thread.") ? [name] : [])),
  );
}

/** Words of the two records, and their files' names. */
const words = [
  ...["Fernhill", "Ruth Calder", "Methotrexate 2.5 mg", "Take SIX tablets", "ONCE A WEEK", "Tomas Pell"],
  ...["Ashby General", "AG-402817", "CRP on admission", "Community-acquired pneumonia", "prescription-photo"],
  ...["discharge-summary", "What medicines are in"],
];

/** What can be read in the browser's storage of these records; and that the search saw the rows. */
export async function expectNothingReadable(page: Page, when: string) {
  const { found, keys, places } = await page.evaluate(searchStorage, words);
  expect(found, when).toEqual([]);
  expect(
    keys.filter(({ extractable }) => extractable),
    when,
  ).toEqual([]);
  expect(places.filter((place) => place.includes("/documents")).length, when).toBeGreaterThan(0);
}

let people = 0;

/** An e-mail that has no account yet. */
export function newEmail(): string {
  people += 1;
  return `first${people}.${Date.now()}@example.org`;
}
