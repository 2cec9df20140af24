import { gzipSync } from "node:zlib";
import { expect, test } from "./support/test.ts";

const limitBytes = 160_000;

// The service worker fetches everything for later; what counts is what the first screen waited for.
test.use({ serviceWorkers: "block" });

/** What a person has come for: the landing page's heading, or the form. */
const places = { "/": "h1", "/home": "h1", "/auth": "input[type=email]" };

for (const [path, place] of Object.entries(places)) {
  test(`${path} signed out asks for at most 160 kB of JavaScript, gzipped, before it stands`, async ({ page }) => {
    // What the page fetches ahead, once a person can already read or type, is not part of the first load: the page itself notes the moment.
    await page.addInitScript((selector) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        performance.mark("page stands");
      });
      observer.observe(document, { childList: true, subtree: true });
    }, place);
    const sizes = new Map<string, Promise<number>>();
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      sizes.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length),
      );
    });
    await page.goto(path);
    await expect(page.locator(place)).toBeVisible();
    await page.waitForLoadState("networkidle");

    const asked = await page.evaluate(() => {
      const moments = ["page stands", "red-thread.started"].map(
        (name) => performance.getEntriesByName(name)[0]?.startTime,
      );
      // A page that was drawn ahead stands before its first script; what its app needs counts all the same.
      const moment = Math.max(...moments.map((time) => time ?? Number.POSITIVE_INFINITY));
      const scripts = performance.getEntriesByType("resource").filter((entry) => entry.name.endsWith(".js"));
      return scripts.filter((entry) => entry.startTime <= moment).map((entry) => entry.name);
    });
    const first = await Promise.all(
      asked.map(async (url): Promise<[string, number]> => [url, (await sizes.get(url)) ?? 0]),
    );
    expect(first.length).toBeGreaterThan(0);
    for (const [url, size] of first) expect(size, url).toBeGreaterThan(0);
    const total = first.reduce((sum, [, size]) => sum + size, 0);
    test.info().annotations.push({ type: "first load", description: `${total} bytes in ${first.length} scripts` });
    expect(total, JSON.stringify(first)).toBeLessThanOrEqual(limitBytes);
  });
}
