import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { engineAssets } from "../.build/engine-assets.ts";
import "./support/map-group-by.ts";

// `npm test` finds a browser and names it here; the path of Debian's package serves who runs Vitest directly.
const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const setupFiles = ["tests/support/fail-on-console-error.ts"];

export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          setupFiles,
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/**/*.browser.test.ts", "tests/**/*.built.test.ts"],
        },
      },
      {
        plugins: [react(), engineAssets()],
        worker: { format: "es" },
        test: {
          name: "browser",
          setupFiles,
          include: ["tests/**/*.browser.test.{ts,tsx}"],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { executablePath, args: ["--no-sandbox"] } }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      {
        // What `npm run build` made: run after it.
        test: {
          name: "built",
          environment: "node",
          setupFiles,
          include: ["tests/**/*.built.test.ts"],
        },
      },
    ],
  },
});
