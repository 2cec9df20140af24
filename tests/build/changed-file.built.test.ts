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

/** What a first visit keeps: which parts are whole, and how many files there are. */
async function firstVisit(): Promise<{ whole: string[]; kept: number }> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    // A page of the site without the app, which would register the worker itself.
    await page.goto(`${origin}/notices.txt`);
    return await page.evaluate(async () => {
      await navigator.serviceWorker.register("/service-worker.js");
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ type: "keep" });
      const cache = await caches.open("red-thread.files");
      for (;;) {
        const written = await cache.match("/kept-parts");
        if (written !== undefined) return { whole: await written.json(), kept: (await cache.keys()).length };
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
  } finally {
    await context.close();
  }
}

test("the service worker keeps what is as it was built, and never a file that is another", async () => {
  const whole = await firstVisit();
  expect(whole.whole).toEqual(["start", "demo", "screens", "pdfs", "photos", "answers", "others"]);
  expect(whole.kept).toBeGreaterThan(100);
  for (const address of ["/index.html", "/before-first-paint.js"]) {
    changed = address;
    expect((await firstVisit()).whole, address).not.toContain("start");
  }
  changed = undefined;
}, 180_000);
