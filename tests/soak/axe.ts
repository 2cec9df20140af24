import { type Browser, chromium, type Page } from "@playwright/test";
import { axeViolations, overflows } from "../e2e/support/inspect.ts";
import { startServer } from "../e2e/support/server.ts";
import { walkFirstRecord } from "../e2e/support/walk-first.ts";
import { walkSignedIn } from "../e2e/support/walk-own.ts";
import { type Look, walkAsVisitor, walkThroughFailures } from "../e2e/support/walk-visitor.ts";

const sizes = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } };
const themes = ["light", "dark"] as const;
const walks: [(page: Page, look: Look) => Promise<void>, "allow" | "block"][] = [
  [walkAsVisitor, "allow"],
  [walkThroughFailures, "block"],
  [walkFirstRecord, "block"],
  [walkSignedIn, "allow"],
];

async function inspect(browser: Browser, baseURL: string, size: keyof typeof sizes, theme: (typeof themes)[number]) {
  const wrong: string[] = [];
  let seen = 0;
  for (const [walk, serviceWorkers] of walks) {
    const context = await browser.newContext({
      baseURL,
      serviceWorkers,
      viewport: sizes[size],
      colorScheme: theme,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    try {
      await walk(page, async (name) => {
        seen += 1;
        for (const line of [...(await axeViolations(page)), ...(await overflows(page))]) {
          console.error(`${size}, ${theme}, ${name}: ${line}`);
          wrong.push(`${size}, ${theme}, ${name}: ${line}`);
        }
      });
    } catch (error) {
      // A place that was not found is wrong as well, and no reason to forget what was.
      wrong.push(`${size}, ${theme}: the walk ended early: ${error instanceof Error ? error.message : error}`);
    }
    await context.close();
  }
  console.log(`${size}, ${theme}: ${seen} places and states, ${wrong.length} things wrong`);
  return wrong;
}

/**
 * Every place and main state, on a phone and on a laptop, light and dark: axe, and nothing to scroll sideways at 320 px and at 200 %. With
 * `AXE_LOOK=phone-light` only one of the four looks, for whoever mends one.
 */
export async function soakAxe(): Promise<string[]> {
  const looks = (["phone", "laptop"] as const).flatMap((size) => themes.map((theme) => [size, theme] as const));
  const only = process.env.AXE_LOOK;
  const chosen = looks.filter(([size, theme]) => only === undefined || only === `${size}-${theme}`);
  if (chosen.length === 0) return [`There is no look ${only}.`];
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  try {
    const wrong: string[] = [];
    for (const [size, theme] of chosen) wrong.push(...(await inspect(browser, server.url, size, theme)));
    return wrong;
  } finally {
    await browser.close();
    await server.stop();
  }
}
