import { chromium } from "@playwright/test";
import { startServer } from "../e2e/support/server.ts";
import { soakFilesIn } from "./file-soak.ts";

/** How many, and which: another seed is another 2,000 files. */
const files = Number(process.env.SOAK_FILES ?? 2000);
const seed = Number(process.env.SOAK_SEED ?? 1);

/** Thousands of PDFs, images and recordings that something has happened to, through the built app in a browser. */
export async function soakFiles(): Promise<string[]> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  try {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const soak = await soakFilesIn(page, {
      seed,
      files,
      withVoicePack: true,
      onAccount: ({ files: done, completed, failed, waiting, longestTask, wrong }) =>
        console.log(
          `${done} files: ${completed} completed, ${failed} failed, ${waiting} waiting; longest task ${Math.round(longestTask)} ms; ${wrong.length} things wrong`,
        ),
    });
    for (const [sentence, times] of Object.entries(soak.sentences)) console.log(`${times} × ${sentence}`);
    return soak.wrong;
  } finally {
    await browser.close();
    await server.stop();
  }
}
