import type { Page } from "@playwright/test";
import { cutAfterLanding } from "./support/cut-after-landing.ts";
import { startServer } from "./support/server.ts";
import { expect, test } from "./support/test.ts";
import { serveBuilds } from "./support/two-builds.ts";

test.use({ serviceWorkers: "allow" });

const buildOf = async (page: Page) => (await page.locator("html").getAttribute("data-build")) ?? "0";
const question = (page: Page) => page.getByLabel("Your question");
const notice = (page: Page) => page.getByRole("button", { name: "Start it now" });

async function waitUntilReady(page: Page): Promise<void> {
  // Not "Getting ready for offline".
  await expect(page.getByText(/^Ready for offline/)).toBeAttached({ timeout: 60_000 });
}

test("three tabs take a new version within one press, and a half-written question stays", async ({
  browser,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.allowConsoleErrors(/./);
  const server = await serveBuilds();
  const context = await browser.newContext({ baseURL: server.url });
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()] as const;
  const [first, second, third] = tabs;
  await first.goto("/demo/chat");
  await waitUntilReady(first);
  await second.goto("/");
  await third.goto("/demo");
  await question(first).fill("When did my knee");

  const number = await server.deploy();
  await first.evaluate(() => navigator.serviceWorker.getRegistration().then((known) => known?.update()));
  for (const tab of tabs) await expect(notice(tab)).toBeVisible({ timeout: 60_000 });
  // Nothing changes before somebody agrees, and what the old version had is still served to it.
  for (const tab of tabs) expect(await buildOf(tab)).toBe("0");
  await third.getByRole("link", { name: "Pricing" }).first().click();
  await expect(third.getByRole("heading", { level: 1 })).toBeVisible();

  await notice(second).click();
  for (const tab of tabs) await expect.poll(() => buildOf(tab), { timeout: 30_000 }).toBe(String(number));
  await expect(question(first)).toHaveValue("When did my knee");
  for (const tab of tabs) {
    await expect(tab.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(notice(tab)).toHaveCount(0);
  }
  await context.close();
  await server.close();
});

test("a new version is taken at the next start of the only tab", async ({ browser, watch }) => {
  test.setTimeout(240_000);
  watch.allowConsoleErrors(/./);
  const server = await serveBuilds();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await page.goto("/demo");
  await waitUntilReady(page);
  const number = await server.deploy();
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((known) => known?.update()));
  await expect(notice(page)).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect.poll(() => buildOf(page), { timeout: 90_000 }).toBe(String(number));
  await context.close();
  await server.close();
});

test("a tab without a service worker survives a deployment", async ({ browser, watch }) => {
  watch.allowConsoleErrors(/./);
  const server = await serveBuilds();
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto("/auth");
  await page.locator("input[type=email]").fill("ruth@example.org");
  const number = await server.deploy();
  await page.evaluate(() => Object.assign(window, { stands: true }));
  await page.getByRole("link", { name: "Pricing" }).first().click();
  await expect.poll(() => buildOf(page), { timeout: 30_000 }).toBe(String(number));
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.close();
  await server.close();
});

test("cut off two and ten seconds after the first landing, no address is dead and the demo answers", async ({
  browser,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.allowConsoleErrors(/./);
  const server = await startServer();
  const early = await cutAfterLanding(browser, server.url, 2);
  expect(Object.values(early.pages)).not.toContain("dead");
  const late = await cutAfterLanding(browser, server.url, 10);
  expect(Object.values(late.pages)).not.toContain("dead");
  expect(late.answered).toBe(true);
  await server.stop();
});
