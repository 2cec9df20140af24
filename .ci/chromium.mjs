/** Finds a Chromium that starts, or brings one in. Plain JavaScript, called once dependencies are installed. */
import { spawnSync } from "node:child_process";
import { npm, root, stop } from "./install.mjs";

const systemPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A file that exists may still lack a library, or be a placeholder that only says how to install the browser: ask for its page. */
function starts(path) {
  const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--dump-dom", "about:blank"];
  const run = spawnSync(path, flags, { timeout: 60_000, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  return run.status === 0 && run.stdout.includes("<html>");
}

async function findChromium() {
  const { chromium } = await import("playwright-core");
  return [chromium.executablePath(), ...systemPaths].find((path) => path && starts(path));
}

function installSystemPackage() {
  if (process.getuid?.() !== 0) return;
  const options = {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update"], options);
  spawnSync("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"], options);
}

/** The path of a Chromium that starts; CHROMIUM_PATH wins. Ends the process with one sentence where there is none to be had. */
export async function provideChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return starts(chosen) ? chosen : stop(`CHROMIUM_PATH names ${chosen}, which does not start.`);
  const found = await findChromium();
  if (found) return found;
  console.log("No Chromium was found; installing the one that Playwright brings …");
  npm("exec", "--", "playwright", "install", "chromium");
  const downloaded = await findChromium();
  if (downloaded) return downloaded;
  console.log("That did not give a browser that starts; trying the system's package …");
  installSystemPackage();
  return (
    (await findChromium()) ??
    stop("The browser tests need Chromium: install it, or set CHROMIUM_PATH to a browser of its family.")
  );
}
