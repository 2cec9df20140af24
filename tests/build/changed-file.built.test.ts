import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";

const site = fileURLToPath(new URL("../../dist/app", import.meta.url));
const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".json": "application/json",
  ".txt": "text/plain",
};

/** The address whose last byte is another than was built; none where nothing was changed. */
let changed: string | undefined;
let server: Server;
let browser: Browser;
let origin = "";

beforeAll(async () => {
  server = createServer((request, answer): void => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = join(site, pathname === "/" ? "index.html" : pathname);
    if (!path.startsWith(site) || !existsSync(path) || statSync(path).isDirectory()) {
      answer.writeHead(404).end();
      return;
    }
    const content = Buffer.from(readFileSync(path));
    // A space behind a script changes nothing but its bytes.
    const bytes = pathname === changed ? Buffer.concat([content, Buffer.from(" ")]) : content;
    answer.writeHead(200, { "Content-Type": types[extname(path)] ?? "application/octet-stream" }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
});

/** What becomes of the service worker of a first visit: "activated", or "redundant" where it refused what came. */
async function firstVisit(): Promise<{ state: string; kept: number }> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    // A page of the site without the app, which would register the worker itself.
    await page.goto(`${origin}/notices.txt`);
    return await page.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.register("/service-worker.js");
      const worker = installing ?? waiting ?? active;
      const isOver = () => worker?.state === "activated" || worker?.state === "redundant";
      await new Promise<void>((resolve) => {
        if (isOver()) return resolve();
        worker?.addEventListener("statechange", () => isOver() && resolve());
      });
      const cache = (await caches.keys()).find((name) => name.includes("precache"));
      const kept = cache === undefined ? 0 : (await (await caches.open(cache)).keys()).length;
      return { state: worker?.state ?? "none", kept };
    });
  } finally {
    await context.close();
  }
}

test("the service worker takes what is as it was built, and refuses all of it where one file is another", async () => {
  const whole = await firstVisit();
  expect(whole.state).toBe("activated");
  expect(whole.kept).toBeGreaterThan(100);
  const worker = readFileSync(join(site, "service-worker.js"), "utf8");
  const addresses = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url = ""]) => `/${url}`);
  const script = addresses.find((url) => /^\/assets\/.*\.js$/.test(url));
  const page = addresses.find((url) => url === "/index.html");
  for (const address of [script, page]) {
    expect(address).toBeDefined();
    changed = address;
    expect(await firstVisit(), address).toMatchObject({ state: "redundant" });
  }
  changed = undefined;
}, 180_000);
