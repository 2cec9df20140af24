import { gzipSync } from "node:zlib";
import { expect, test } from "./support/test.ts";

const limitBytes = 160_000;

// The service worker fetches everything for later; what counts is what the first screen waited for.
test.use({ serviceWorkers: "block" });

for (const path of ["/", "/auth"]) {
  test(`${path} signed out needs at most 160 kB of JavaScript, gzipped, until its form stands`, async ({ page }) => {
    const scripts: Promise<[string, number]>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      scripts.push(response.body().then((body) => [response.url(), gzipSync(body).length]));
    });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("load");
    const sizes = await Promise.all(scripts);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    test.info().annotations.push({ type: "first load", description: `${total} bytes in ${sizes.length} scripts` });
    expect(sizes.length).toBeGreaterThan(0);
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(limitBytes);
  });
}
