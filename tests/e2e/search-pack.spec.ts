import type { Page } from "@playwright/test";
import { ask, openPlace, signUp, uploadAndRead } from "./support/app.ts";
import { readyForOffline } from "./support/ready-for-offline.ts";
import { startServer } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

const packAddress = "/packs/";

async function openSettings(page: Page) {
  await page.goto("/profile#search-pack");
  return page.getByRole("region", { name: "Search pack" });
}

/** The server is this test's own, because it is stopped in the middle: what works afterwards lies on the device. */
test("the search pack is fetched on a press only, works with the network cut, and goes without a trace", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url });
  const asked: string[] = [];
  // Also those of the service worker, which fetches ahead what is kept for later.
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(packAddress)) asked.push(pathname);
  });
  const packCaches = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.includes("search pack")));
  const page = await context.newPage();

  await test.step("nothing of it is fetched before the press", async () => {
    await signUp(page, "ruth@example.org");
    await openPlace(page, "Upload");
    await uploadAndRead(page, "PDFs", ["discharge-summary.pdf"]);
    await openPlace(page, "Ask");
    await ask(page, "Why was I in hospital?");
    const panel = await openSettings(page);
    await expect(panel.getByText(/^Search pack \(\d+\.\d MB\)/)).toBeVisible();
    await readyForOffline(page);
    expect(asked).toEqual([]);
    expect(await packCaches()).toEqual([]);
  });

  await test.step("the press downloads it from this site", async () => {
    const panel = page.getByRole("region", { name: "Search pack" });
    await panel.getByRole("button", { name: "Download the search pack" }).click();
    await expect(panel.getByRole("button", { name: "Remove the search pack" })).toBeVisible({ timeout: 60_000 });
    // The service worker hands on what the page asks for, so each is seen twice.
    expect(new Set(asked.filter((path) => path.endsWith("of7"))).size).toBe(7);
    expect(await packCaches()).toHaveLength(1);
  });

  await test.step("with the server gone, a question is embedded on the device", async () => {
    // Wait until the service worker serves the page, then take the network away.
    await page.reload();
    await readyForOffline(page);
    await server.stop();
    await page.goto("/chat");
    const engine = page.waitForEvent("worker", (worker) => new URL(worker.url()).pathname.startsWith(packAddress));
    const answer = await ask(page, "What made me go to the emergency room?");
    await expect(answer).not.toBeEmpty();
    const answered = await (await engine).evaluate(async () => (await caches.keys()).length);
    expect(answered).toBeGreaterThan(0);
  });

  await test.step("removed, it leaves nothing", async () => {
    const panel = await openSettings(page);
    await panel.getByRole("button", { name: "Remove the search pack" }).click();
    await expect(panel.getByRole("button", { name: "Download the search pack" })).toBeVisible();
    expect(await packCaches()).toEqual([]);
    await panel.getByRole("button", { name: "Download the search pack" }).click();
    await expect(panel.getByText(/The download did not arrive/)).toBeVisible();
  });
  await context.close();
});
