import { existsSync } from "node:fs";
import type { EngineTab } from "./engine-tab.ts";
import { openWithPuppeteer } from "./puppeteer-tab.ts";
import { openWithWebDriver } from "./webdriver-tab.ts";

export interface OpenEngine {
  tab: EngineTab;
  /** The process that all of the browser's descend from. */
  pid: number;
  close(): Promise<void>;
}

export interface Engine {
  name: "Chromium" | "Firefox" | "WebKitGTK";
  /** Undefined where it is installed; else how to install it. */
  missing: string | undefined;
  /** A fresh browser that has never seen the product. */
  open(): Promise<OpenEngine>;
}

const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const firefox = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";
const webKitDriver = "/usr/bin/WebKitWebDriver";
const display = "/usr/bin/Xvfb";

function newestMiniBrowser(): string | undefined {
  return ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"]
    .flatMap((folder) =>
      ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"].map((name) => `${folder}/${name}/MiniBrowser`),
    )
    .find((path) => existsSync(path));
}

const miniBrowser = newestMiniBrowser();
const hasDisplay = (process.env.DISPLAY ?? "") !== "" || existsSync(display);

/** The three families of engines, as Debian has them. */
export const engines: Engine[] = [
  {
    name: "Chromium",
    missing: existsSync(chromium) ? undefined : "apt-get install chromium",
    open: () => openWithPuppeteer("chrome", chromium),
  },
  {
    name: "Firefox",
    missing: existsSync(firefox) ? undefined : "apt-get install firefox-esr",
    open: () => openWithPuppeteer("firefox", firefox),
  },
  {
    name: "WebKitGTK",
    missing:
      existsSync(webKitDriver) && miniBrowser !== undefined && hasDisplay
        ? undefined
        : "apt-get install webkit2gtk-driver xvfb",
    open: () => openWithWebDriver(webKitDriver, miniBrowser ?? ""),
  },
];
