/**
 * The landing page as Lighthouse 12.8 sees it on a phone, on the built app as `npm start` serves it: `npx tsx tests/bench/lighthouse.ts`, or
 * the group "lighthouse" of `npm run bench`. Three runs; the median of each figure stands, as Lighthouse itself recommends.
 */
import { realpathSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { startServer } from "../e2e/support/server.ts";
import { type Row, table } from "../support/measurement.ts";

const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("A server that listens has a port.");
  return address.port;
}

interface Run {
  scores: Record<(typeof categories)[number], number>;
  layoutShift: number;
  paintMs: number;
  kilobytes: number;
  missed: string[];
}

async function measureOnce(url: string): Promise<Run> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, output: "json", logLevel: "error", onlyCategories: [...categories] });
    if (!result) throw new Error("Lighthouse gave no result.");
    const { audits, categories: measured } = result.lhr;
    const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const score = (id: string) => Math.round((measured[id]?.score ?? Number.NaN) * 100);
    const missed = Object.values(measured).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    );
    return {
      scores: {
        performance: score("performance"),
        accessibility: score("accessibility"),
        "best-practices": score("best-practices"),
        seo: score("seo"),
      },
      layoutShift: number("cumulative-layout-shift"),
      paintMs: number("largest-contentful-paint"),
      kilobytes: number("total-byte-weight") / 1000,
      missed,
    };
  } finally {
    await browser.close();
  }
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export async function rows(): Promise<Row[]> {
  const server = await startServer();
  try {
    const measured: Run[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measureOnce(`${server.url}/home`));
    const missed = [...new Set(measured.flatMap((run) => run.missed))].join(", ");
    const paint = median(measured.map(({ paintMs }) => paintMs));
    const size = median(measured.map(({ kilobytes }) => kilobytes));
    const notes = {
      performance: `largest paint after ${Math.round(paint)} ms, ${Math.round(size)} kB, on a simulated phone and slow 4G`,
      accessibility: "",
      "best-practices": "",
      seo: missed && `audits below 0.9 in any category: ${missed}`,
    };
    return [
      ...categories.map((category): Row => {
        const value = median(measured.map(({ scores }) => scores[category]));
        const note = notes[category];
        return { group: "lighthouse", name: `/home: ${category}`, value, bound: 95, direction: "at-least", note };
      }),
      {
        group: "lighthouse",
        name: "/home: cumulative layout shift",
        value: median(measured.map(({ layoutShift }) => layoutShift)),
        // The bound is "under 0.02".
        bound: 0.0199,
        direction: "at-most",
      },
    ];
  } finally {
    await server.stop();
  }
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${table(await rows(), [])}\n`);
}
