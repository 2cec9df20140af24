import { expect, it } from "vitest";
import { createNodeOcrEngine } from "../../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../../sync-server/readers/pdf-engine.ts";
import { labLayouts } from "./tables/lab-layouts.ts";
import { readLayoutAsPdf, readLayoutAsPhoto } from "./tables/table-rows.ts";

/** What `npm run eval -- reading` measures in full must never fall through this floor unnoticed. */
it("laboratory tables of twelve layouts are read whole from PDFs, and one of them from a photo", async () => {
  const ocr = createNodeOcrEngine();
  const engines = { pdf: createNodePdfEngine(), ocr };
  const asPdf = [];
  for (const layout of labLayouts) asPdf.push(await readLayoutAsPdf(engines, layout));
  expect(asPdf.flatMap(({ layout, missed }) => missed.map((row) => `${layout}: ${row}`))).toEqual([]);
  const [grid] = labLayouts;
  if (!grid) throw new Error("There are no layouts");
  const photo = await readLayoutAsPhoto(engines, grid, 100);
  await ocr.close();
  expect(photo.read / photo.rows).toBeGreaterThanOrEqual(0.85);
}, 60_000);
