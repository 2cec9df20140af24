/**
 * How much our reading costs above the bare engines, in one browser run: `npx tsx tests/bench/reading.ts`, or the group "reading" of
 * `npm run bench`. Runs are taken in turns, so that a machine that gets busy slows both: each run is divided by the one
 * beside it, and the median of those ratios stands.
 */
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { engineAssets } from "../../.build/engine-assets.ts";
import { type Row, table } from "../support/measurement.ts";
import { benchFiles, inChromium } from "./in-chromium.ts";
import type { Pairs } from "./page/reading-page.ts";
import { cleanScan, textPdf } from "./reading-files.ts";

const pdfRuns = 21;
const ocrRuns = 9;

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((first, second) => first - second);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function ratioRow(name: string, bound: number, pairs: Pairs): Row {
  const ours = median(pairs.ours);
  const bare = median(pairs.bare);
  const ratios = pairs.ours.map((time, run) => time / (pairs.bare[run] ?? 0));
  const note = `${ours.toFixed(0)} ms against ${bare.toFixed(0)} ms, medians of ${pairs.ours.length} runs in turns; ${pairs.oursLength} characters against ${pairs.bareLength}`;
  return { group: "reading", name, value: median(ratios), bound, direction: "at-most", note };
}

/** The share of characters that we read of those that the bare engine reads. */
function completenessRow(name: string, pairs: Pairs): Row {
  return { group: "reading", name, value: pairs.oursLength / pairs.bareLength, bound: 0.99, direction: "at-least" };
}

export async function rows(): Promise<Row[]> {
  return inChromium(
    "reading.html",
    async (page) => {
      await page.waitForFunction(() => window.readingBench !== undefined);
      const pdf = await page.evaluate(
        async (runs) => window.readingBench?.measurePdf("/bench/letter-200.pdf", runs),
        pdfRuns,
      );
      const ocr = await page.evaluate(
        async (runs) => window.readingBench?.measureOcr("/bench/scan.jpg", runs),
        ocrRuns,
      );
      if (!pdf || !ocr) throw new Error("The bench page lost its bench");
      return [
        ratioRow("200 pages of text: our reading over bare getTextContent", 1.3, pdf),
        completenessRow("200 pages of text: characters read of those that getTextContent gives", pdf),
        ratioRow("clean A4 scan: our OCR over bare tesseract.js", 1.15, ocr),
        completenessRow("clean A4 scan: characters read of those that tesseract.js gives", ocr),
      ];
    },
    {
      plugins: [engineAssets(), benchFiles({ "/bench/letter-200.pdf": textPdf(200), "/bench/scan.jpg": cleanScan() })],
      include: [
        "pdfjs-dist",
        "pdfjs-dist/legacy/build/pdf.mjs",
        "pdfjs-dist/legacy/build/pdf.worker.min.mjs",
        "tesseract.js",
      ],
    },
  );
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${table(await rows(), [])}\n`);
}
