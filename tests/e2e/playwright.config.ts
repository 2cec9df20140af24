import { createServer } from "node:net";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const alone = "new-version.spec.ts";
const results = join(import.meta.dirname, "results");

function findFreePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === "object" ? address?.port : address)));
    });
  });
}

// Every worker process reads this file again: the first one chooses, the others inherit the choice.
process.env.RED_THREAD_TEST_PORT ??= await findFreePort();
const baseURL = `http://localhost:${process.env.RED_THREAD_TEST_PORT}`;

export default defineConfig({
  // One browser and one server for all: the ways through the product, and its specification, section by section.
  projects: [
    // What is cut off after so many seconds is measured with nothing beside it: a second test takes half of a machine of two cores.
    { name: "alone", testDir: ".", testMatch: alone },
    { name: "e2e", testDir: ".", testMatch: "*.spec.ts", testIgnore: alone, dependencies: ["alone"] },
    { name: "spec", testDir: "../spec", testMatch: "*.spec.ts", dependencies: ["alone"] },
  ],
  outputDir: join(results, "artifacts"),
  // A test may recognise several pages on a machine of two cores.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A machine that stands still for a minute fails the best of tests; one that fails twice has found something.
  retries: 1,
  // A test waits for about as long as it works, and what it waits for is mostly no processor's affair.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(results, "report.json") }],
  ],
  use: {
    baseURL,
    // Recording costs as much as a test itself: what fails is recorded when it is tried again.
    trace: "on-first-retry",
    // Every fresh context would keep the whole app for later, hundreds of files: what works without a network asks for it.
    serviceWorkers: "block",
    // What cannot be pressed within half a minute will not be: it fails here, not at the end of the whole test.
    actionTimeout: 30_000,
    browserName: "chromium",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        // The browser's own calls home, so that a request that leaves the origin is the product's.
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  webServer: {
    command: "node sync-server/start.mjs",
    cwd: join(import.meta.dirname, "../.."),
    env: { PORT: process.env.RED_THREAD_TEST_PORT, DATA_DIR: join(results, "data"), LOG_REQUESTS: "off" },
    url: `${baseURL}/api/health`,
    timeout: 180_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
