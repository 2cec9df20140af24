import puppeteer, { type Browser, type ElementHandle, type Page } from "puppeteer-core";
import { asData, type Control, type EngineTab, findControl } from "./engine-tab.ts";
import type { OpenEngine } from "./engines.ts";

/** Chromium over its own protocol, Firefox over WebDriver BiDi. */
export async function openWithPuppeteer(
  browserName: "chrome" | "firefox",
  executablePath: string,
): Promise<OpenEngine> {
  const browser: Browser = await puppeteer.launch({
    browser: browserName,
    executablePath,
    headless: true,
    timeout: 120_000,
    protocolTimeout: 600_000,
    args: browserName === "chrome" ? ["--no-sandbox"] : [],
    defaultViewport: { width: 1100, height: 900 },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  const pid = browser.process()?.pid;
  if (pid === undefined) throw new Error("The browser has no process of its own.");
  return { tab: tabOver(page), pid, close: () => browser.close() };
}

/** Bodies may wait, as in the other drivers. */
function functionOf<Value>(body: string): (given: unknown) => Promise<Value> {
  return new Function("given", `return (async () => { ${body} })();`) as (given: unknown) => Promise<Value>;
}

function tabOver(page: Page): EngineTab {
  async function find(control: Control): Promise<ElementHandle | undefined> {
    const handle = await page.evaluateHandle(functionOf<unknown>(findControl), asData(control));
    return (handle.asElement() as ElementHandle | null) ?? undefined;
  }
  return {
    async open(address) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
    },
    run: <Value>(body: string, given?: unknown) =>
      page.evaluate(functionOf<Value>(body), given ?? null) as Promise<Value>,
    async press(control) {
      const element = await find(control);
      await element?.click();
      return element !== undefined;
    },
    async type(control, words) {
      const element = await find(control);
      if (element === undefined) return false;
      await element.click({ count: 3 });
      await element.type(words);
      return true;
    },
    async choose(control, files) {
      const element = (await find(control)) as ElementHandle<HTMLInputElement> | undefined;
      await element?.uploadFile(...files);
      return element !== undefined;
    },
  };
}
