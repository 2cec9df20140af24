import { chromium } from "@playwright/test";
import { cutAfterLanding } from "../e2e/support/cut-after-landing.ts";
import { startServer } from "../e2e/support/server.ts";

const seconds = [1, 2, 3, 5, 10, 20, 60];
/** From here on the demo has to answer without a network. */
const answersFrom = 10;

/**
 * The network is cut so many seconds after the first landing over a phone's line: no address may be dead, and the demo answers from ten
 * seconds on. `CUT_SECONDS=1,10 npm run soak -- cuts` tries some only.
 */
export async function soakCuts(): Promise<string[]> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  const wrong: string[] = [];
  try {
    for (const after of process.env.CUT_SECONDS?.split(",").map(Number) ?? seconds) {
      const { pages, answered } = await cutAfterLanding(browser, server.url, after);
      const said = Object.entries(pages).map(([path, seen]) => `${path} ${seen}`);
      console.log(`cut after ${after} s: ${said.join(", ")}; the demo ${answered ? "answers" : "does not answer"}`);
      for (const [path, seen] of Object.entries(pages))
        if (seen === "dead") wrong.push(`${path} is dead, cut after ${after} s`);
      if (after >= answersFrom && !answered) wrong.push(`the demo does not answer, cut after ${after} s`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return wrong;
}
