import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { makeTinyGguf } from "../support/tiny-gguf.ts";
import { signUp } from "./support/app.ts";
import { readyForOffline } from "./support/ready-for-offline.ts";
import { startServer } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

const modelId = "qwen2.5-0.5b-instruct-q4_k_m.gguf";

/** A folder of models as an operator would name it, whose one model has random weights under a real one's name. */
function modelFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "red-thread-models-"));
  mkdirSync(join(folder, modelId));
  writeFileSync(join(folder, modelId, modelId), makeTinyGguf({ width: 128 }));
  return pathToFileURL(folder).href;
}

const rung = (page: Page) => page.getByRole("listitem", { name: "Qwen2.5 0.5B on the main processor" });
const modelCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("red-thread model")));

/** The server is this test's own, because it is stopped in the middle: what works afterwards lies on the device. */
test("a language model comes on a press only, is tried, verified, works with the network cut, and goes without a trace", async ({
  browser,
}) => {
  const server = await startServer({ MODEL_BASE_URL: modelFolder(), LOG_REQUESTS: "off" });
  const context = await browser.newContext({ baseURL: server.url });
  const asked: string[] = [];
  context.on("request", (request) => asked.push(request.url()));
  const ofModels = () => asked.filter((url) => /\/packs\/(?:language|models)\/|\/models\//.test(url));
  const page = await context.newPage();
  // A person who saves data, to begin with.
  await page.addInitScript(() => {
    const saves = () => localStorage.getItem("test saves data") !== "no";
    Object.defineProperty(navigator, "connection", { get: () => ({ saveData: saves() }) });
  });

  await test.step("nothing of it is fetched before the press, and the ladder says what this device can run", async () => {
    await signUp(page);
    await page.goto("/profile/language-model");
    await expect(rung(page).getByRole("button", { name: /^Download/ })).toBeVisible();
    await expect(page.getByText("This browser gives pages no graphics processor")).toHaveCount(2);
    await expect(page.getByRole("listitem", { name: "Built-in engine" }).getByText("Speaks now")).toBeVisible();
    expect(ofModels()).toEqual([]);
    expect(await modelCaches(page)).toEqual([]);
  });

  await test.step("where the connection may cost money, a second question is asked", async () => {
    await rung(page)
      .getByRole("button", { name: /^Download/ })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Not now" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(ofModels()).toEqual([]);
    await page.evaluate(() => localStorage.setItem("test saves data", "no"));
  });

  await test.step("the press brings it, and it is the one that speaks", async () => {
    await rung(page)
      .getByRole("button", { name: /^Download/ })
      .click();
    await expect(rung(page).getByText("Speaks now")).toBeVisible();
    await expect(page.getByRole("listitem", { name: "Built-in engine" }).getByText("Speaks now")).toBeHidden();
    expect(await modelCaches(page)).toEqual([`red-thread model ${modelId}`]);
    await rung(page).getByRole("button", { name: "Verify the files" }).click();
    await expect(rung(page).getByText("Every byte is as it arrived.")).toBeVisible();
    await rung(page).getByRole("button", { name: "Try it" }).click();
    await expect(rung(page).getByText(/It wrote .* words a second/)).toBeVisible();
  });

  await test.step("with the server gone, it is loaded from this device", async () => {
    // Wait until the service worker serves the page, then take the network away.
    await page.reload();
    await readyForOffline(page);
    await server.stop();
    await page.reload();
    await rung(page).getByRole("button", { name: "Try it" }).click();
    await expect(rung(page).getByText(/It wrote .* words a second/)).toBeVisible();
    expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set([server.url]));
  });

  await test.step("removed, it leaves nothing, and the built-in engine speaks", async () => {
    await rung(page).getByRole("button", { name: "Remove" }).click();
    await expect(page.getByRole("listitem", { name: "Built-in engine" }).getByText("Speaks now")).toBeVisible();
    await expect.poll(() => modelCaches(page)).toEqual([]);
    await rung(page)
      .getByRole("button", { name: /^Download/ })
      .click();
    await expect(rung(page).getByText(/The download did not arrive/)).toBeVisible();
  });
  await context.close();
});
