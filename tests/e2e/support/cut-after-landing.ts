import { type Browser, expect, type Page } from "@playwright/test";
import { openSlowLink } from "./slow-link.ts";

/** A phone's network: 1.6 Mbit a second, 150 ms there and back. */
const phone = { bitsPerSecond: 1_600_000, roundTripMs: 150 };

/** What stands after a hard load with the network gone. `not-yet`: words that say what has not arrived. */
export type Seen = "works" | "not-yet" | "dead";

export interface CutOutcome {
  afterSeconds: number;
  pages: Record<string, Seen>;
  /** Whether the demo's chat answered a question. */
  answered: boolean;
}

/** What a person sees at an address where the app has arrived. */
const places: Record<string, (page: Page) => ReturnType<Page["locator"]>> = {
  "/": (page) => page.locator("h1"),
  "/demo": (page) => page.getByText("Nora Ellis").first(),
  "/demo/chat": (page) => page.getByLabel("Your question"),
  "/auth": (page) => page.locator("input[type=email]"),
};
/** What shows neither the place nor words in this time is dead; a busy machine takes a while over a page that lives. In milliseconds. */
const patience = 40_000;
const notYet = /has not arrived on this device yet|is not on this device yet/;

/**
 * Lands on `/` over a phone's network for the first time, cuts it so many seconds after the page has stood there, and loads the addresses
 * from nothing.
 */
export async function cutAfterLanding(browser: Browser, serverUrl: string, afterSeconds: number): Promise<CutOutcome> {
  const link = await openSlowLink(serverUrl, phone);
  const context = await browser.newContext({ baseURL: link.url, serviceWorkers: "allow" });
  try {
    const page = await context.newPage();
    await page.goto("/", { waitUntil: "commit" });
    await page.locator("h1").waitFor();
    await page.waitForTimeout(afterSeconds * 1000);
    link.cut();
    const pages: Record<string, Seen> = {};
    for (const [path, place] of Object.entries(places)) {
      await page.goto(path).catch(() => undefined);
      const words = page.getByText(notYet);
      await place(page)
        .or(words)
        .first()
        .waitFor({ timeout: patience })
        .catch(() => undefined);
      if (await words.first().isVisible()) pages[path] = "not-yet";
      else pages[path] = (await place(page).isVisible()) ? "works" : "dead";
    }
    const answered = pages["/demo/chat"] === "works" && (await answersInDemo(page));
    return { afterSeconds, pages, answered };
  } finally {
    await context.close();
    await link.close();
  }
}

async function answersInDemo(page: Page): Promise<boolean> {
  await page.goto("/demo/chat");
  const question = page.getByLabel("Your question");
  await question.fill("What was the CRP in January?");
  await question.press("Enter");
  return expect(page.getByText("18.4 mg/L").first())
    .toBeVisible({ timeout: 20_000 })
    .then(
      () => true,
      () => false,
    );
}
