import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { createServer, type Plugin, type PluginOption } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Opens a page of `tests/bench/page` in Chromium, over a development server that sends the product's own modules; closes both at the end. */
export async function inChromium<Result>(
  pageName: string,
  measure: (page: Page) => Promise<Result>,
  {
    plugins = [],
    include = ["dexie", "fflate", "zod/mini"],
  }: { plugins?: PluginOption[] /** Packages that are bundled beforehand. */; include?: string[] } = {},
): Promise<Result> {
  const server = await createServer({
    root,
    configFile: false,
    appType: "mpa",
    logLevel: "error",
    plugins,
    worker: { format: "es" },
    optimizeDeps: { include },
    server: { port: 0, hmr: false, watch: null },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.resolvedUrls?.local[0]}tests/bench/page/${pageName}`);
    return await measure(page);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Files that are made for a bench and lie nowhere. */
export function benchFiles(files: Record<string, Uint8Array>): Plugin {
  return {
    name: "bench-files",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const bytes = files[request.url ?? ""];
        if (!bytes) return next();
        response.end(bytes);
      });
    },
  };
}

/** The value below which this share of the numbers lies; the nearest rank. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((first, second) => first - second);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** How much longer n log n takes at one count than at a smaller one. */
export function growthBound(from: number, to: number): number {
  return (to * Math.log(to)) / (from * Math.log(from));
}
