/**
 * `npm run screenshots`: pictures of the built app for the web app's manifest, which installers show. They are of the demo's invented patient, so that
 * nobody's records are in them.
 */
import { chromium, type Page } from "@playwright/test";
import { ask } from "../tests/e2e/support/app.ts";
import { startServer } from "../tests/e2e/support/server.ts";

const folder = new URL("../public/screenshots/", import.meta.url).pathname;
const formats = [
  { name: "narrow", viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: "wide", viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
];

async function overview(page: Page): Promise<void> {
  await page.goto("/demo");
  await page.getByText("Nora Ellis").first().waitFor();
}

async function answer(page: Page): Promise<void> {
  await page.goto("/demo/chat");
  await ask(page, "How much methotrexate do I take?");
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const { name, ...format } of formats) {
  const context = await browser.newContext({
    baseURL: server.url,
    colorScheme: "light",
    reducedMotion: "reduce",
    ...format,
  });
  const page = await context.newPage();
  for (const [shown, open] of Object.entries({ overview, answer })) {
    await open(page);
    await page.screenshot({ path: `${folder}${shown}-${name}.jpg`, type: "jpeg", quality: 80 });
  }
  await context.close();
}
await browser.close();
await server.stop();
