import type { Group } from "../../support/measurement.ts";
import { endingRows } from "./ending-rows.ts";
import { ocrRows } from "./ocr-rows.ts";
import { pdfRows } from "./pdf-rows.ts";
import { speechRows } from "./speech-rows.ts";
import { tableRows } from "./tables/table-rows.ts";

/** Everything that turns a file into pages: each part measures one thing and says what it had to skip. */
const parts = [endingRows, pdfRows, ocrRows, tableRows, speechRows];

export const readingGroup: Group = {
  name: "reading",
  async measure() {
    const measured = [];
    for (const part of parts) measured.push(await part());
    return { rows: measured.flatMap(({ rows }) => rows), skips: measured.flatMap(({ skips }) => skips) };
  },
};
