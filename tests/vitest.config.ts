import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { engineAssets } from "../.build/engine-assets.ts";
import packageFile from "../package.json" with { type: "json" };
import "./support/map-group-by.ts";
import { serverCommands } from "./support/server-commands.ts";

// `npm test` finds a browser and names it here; the path of Debian's package serves who runs Vitest directly.
const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const setupFiles = ["tests/support/fail-on-console-error.ts"];

/** Shared machines are slow at times; what is to be fast is measured by the benches. In milliseconds. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

/** What the app's code imports, so that a new dependency needs no line here; type packages and fonts have nothing to prepare. */
const browserDependencies = [
  ...Object.keys(packageFile.dependencies).filter(
    (name) =>
      !/^(?:@energetic-ai|@fontsource|@moonshine|@ricky0123|@tesseract|@hono|llama-tok|pg$|aws4fetch|onnxruntime|tesseract\.js-core|workbox|@wllama)/.test(
        name,
      ),
  ),
  "react/jsx-dev-runtime",
  "react-dom/client",
  "zod/mini",
  "@wllama/wllama/esm/index.js",
  "onnxruntime-web/wasm",
  "pdfjs-dist/legacy/build/pdf.mjs",
  "pdfjs-dist/legacy/build/pdf.worker.min.mjs",
];

export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    // Vitest leaves one processor to itself, which of two leaves one process or page for all files, and the other processor idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          setupFiles,
          ...patience,
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/**/*.browser.test.ts", "tests/**/*.built.test.ts"],
        },
      },
      {
        plugins: [react(), engineAssets()],
        worker: { format: "es" },
        // Found late, a dependency makes Vite load the page again in the middle of a run: a fresh clone would see two Reacts.
        optimizeDeps: { include: browserDependencies },
        test: {
          name: "browser",
          setupFiles,
          ...patience,
          include: ["tests/**/*.browser.test.{ts,tsx}"],
          browser: {
            enabled: true,
            headless: true,
            // A page of a browser that has just started on a machine that has much to do.
            connectTimeout: 180_000,
            commands: serverCommands,
            // A graphics processor in software, so that what computes with WebGPU meets a real one.
            provider: playwright({
              launchOptions: {
                executablePath,
                args: ["--no-sandbox", "--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader"],
              },
            }),
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
