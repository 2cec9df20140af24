import { type Browser, chromium, type Page } from "@playwright/test";
import { ask, fixture, openPlace, recentUpload, signUp } from "../e2e/support/app.ts";
import { startServer } from "../e2e/support/server.ts";

/** A gigabyte over a slow line, and a model on a slow processor; in milliseconds. */
const longestDownload = 60 * 60_000;
const longestTrial = 15 * 60_000;
/** What the model's words are given to follow the built-in answer, in milliseconds. */
const waitForWords = Number(process.env.MODEL_WAIT_MS ?? 60_000);
const question = "What was my hemoglobin?";

/**
 * The whole way of every model that this machine's browser can run, with real files: `MODEL_BASE_URL=https://… npm run soak -- model` downloads
 * each, verifies it, lets it write, asks a question, and loads it once more with the server gone. `MODEL_BROWSER_ARGS` are arguments of the
 * browser, for a machine whose graphics processor needs some.
 */
export async function soakModel(): Promise<string[]> {
  const { MODEL_BASE_URL, MODEL_BROWSER_ARGS = "--enable-unsafe-webgpu" } = process.env;
  if (MODEL_BASE_URL === undefined) {
    console.log("model: left out, because MODEL_BASE_URL names no folder of models");
    return [];
  }
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", ...MODEL_BROWSER_ARGS.split(" ")],
  });
  try {
    const rungs = await rungsOf(browser, MODEL_BASE_URL);
    const offered = rungs.filter(({ isOffered }) => isOffered);
    for (const { name, text } of rungs) console.log(`${name}: ${text.replace(/\s+/g, " ")}`);
    const wrong: string[] = [];
    for (const { name } of offered) {
      await walk(browser, MODEL_BASE_URL, name).catch((error: unknown) => {
        wrong.push(`${name}: ${error instanceof Error ? error.message : error}`);
      });
    }
    return offered.length === 0 ? ["This machine's browser is offered no model."] : wrong;
  } finally {
    await browser.close();
  }
}

const ladder = (page: Page) => page.getByRole("list", { name: /What can speak/ }).locator("> li");

async function openModels(page: Page): Promise<void> {
  await page.goto("/profile/language-model");
  await page.getByRole("definition").first().waitFor();
}

async function rungsOf(browser: Browser, models: string) {
  const server = await startServer({ MODEL_BASE_URL: models, LOG_REQUESTS: "off" });
  const page = await browser.newPage({ baseURL: server.url });
  await signUp(page);
  await openModels(page);
  const rungs = await ladder(page).evaluateAll((items) =>
    items.map((item) => ({
      name: item.querySelector("h2")?.textContent ?? "",
      text: item.textContent ?? "",
      isOffered: [...item.querySelectorAll("button")].some((button) => button.textContent?.startsWith("Download")),
    })),
  );
  await page.close();
  await server.stop();
  return rungs;
}

async function walk(browser: Browser, models: string, name: string): Promise<void> {
  const server = await startServer({ MODEL_BASE_URL: models, LOG_REQUESTS: "off" });
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const rung = ladder(page).filter({ has: page.getByRole("heading", { name, exact: true }) });
  try {
    await signUp(page);
    await openPlace(page, "Upload");
    await page.getByLabel("PDFs", { exact: true }).setInputFiles(fixture("lab-report.pdf"));
    await recentUpload(page, "lab-report.pdf").getByText("Completed").waitFor({ timeout: 60_000 });
    await openModels(page);
    const began = performance.now();
    await rung.getByRole("button", { name: /^Download/ }).click();
    await rung.getByText("Speaks now").waitFor({ timeout: longestDownload });
    console.log(`${name}: downloaded in ${seconds(began)} s, ${await rung.getByText(/stored$/).textContent()}`);
    await rung.getByRole("button", { name: "Verify the files" }).click();
    await rung.getByText("Every byte is as it arrived.").waitFor({ timeout: longestTrial });
    await tryOut(page, name, "with the server");

    await openPlace(page, "Ask");
    const answer = await ask(page, question);
    // The built-in answer stands at once; the model's words follow where they pass the check.
    await page.waitForTimeout(waitForWords);
    console.log(`${name}: "${question}" ${JSON.stringify((await answer.textContent())?.slice(0, 600))}`);

    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await server.stop();
    await openModels(page);
    await tryOut(page, name, "with the server gone");
  } finally {
    await context.close();
    await server.stop();
  }

  async function tryOut(on: Page, model: string, when: string): Promise<void> {
    const started = performance.now();
    await rung.getByRole("button", { name: "Try it" }).click();
    await on.waitForFunction(
      () => /words a second\.|built-in engine answers/.test(document.body.textContent ?? ""),
      undefined,
      {
        timeout: longestTrial,
      },
    );
    const said = (await rung.getByRole("status").allTextContents()).filter((text) => text !== "").join(" ");
    console.log(`${model}, ${when}: ${said} (${seconds(started)} s from the press)`);
    if (!/words a second/.test(said)) throw new Error(said);
  }
}

function seconds(from: number): number {
  return Math.round((performance.now() - from) / 1000);
}
