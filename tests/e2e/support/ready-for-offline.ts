import { expect, type Page } from "@playwright/test";

/** Waits until all parts of the app are on the device: whatever is cut later, it works on. */
export async function readyForOffline(page: Page): Promise<void> {
  const wholeParts = () =>
    page.evaluate(async () => {
      const written = await (await caches.open("red-thread.files")).match("/kept-parts");
      const parts: unknown = written === undefined ? [] : await written.json();
      return Array.isArray(parts) && parts.includes("others");
    });
  await expect.poll(wholeParts, { timeout: 60_000 }).toBe(true);
}
