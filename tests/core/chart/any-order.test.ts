import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { ChartRecord } from "#core/chart/chart-record.ts";
import { chartRecordOf } from "#core/chart/read-chart-record.ts";
import { indexedDocument } from "#core/findings/answers/indexed-document.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
import { readProcessed } from "../../demo/demo-folder.ts";
import { bytesOf, chartBytes, uploadedIn } from "../../support/uploaded-records.ts";

const today = "2025-06-01";
const files = readProcessed().flatMap(({ document, reading }) =>
  reading === undefined ? [] : [{ document, reading }],
);
let records: ChartRecord[] = [];
let expected = "";

beforeAll(() => {
  records = files.map(({ document, reading }) => chartRecordOf(indexedDocument(document), reading));
  expected = chartBytes(records, today);
}, 120_000);

const anyOrder = fc.shuffledSubarray(
  files.map((_, at) => at),
  { minLength: files.length },
);

describe("the chart of the demo's records", () => {
  it("is the same, to the byte, in any order of upload, whatever ids the store gives", () => {
    expect(JSON.parse(expected).medicines.length).toBeGreaterThan(5);
    fc.assert(
      fc.property(anyOrder, fc.array(fc.uuid(), { minLength: files.length, maxLength: files.length }), (order, ids) => {
        fc.pre(new Set(ids).size === ids.length);
        const upload = uploadedIn(
          order.flatMap((at) => records[at] ?? []),
          (place) => ids[place] ?? "",
        );
        expect(chartBytes(upload.records, today, upload.named)).toBe(expected);
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it("is the same after any of them is deleted and added again", () => {
    const index = new SearchIndex();
    const wanted = new Map<string, string>();
    const named = new Map<string, string>();
    const add = (at: number, id: string) => {
      const file = files[at];
      if (file === undefined) return;
      const document = indexedDocument({ ...file.document, id });
      index.add(document, file.reading);
      wanted.set(id, document.version);
      named.set(id, file.document.id);
    };
    files.forEach((_, at) => {
      add(at, `first-${at}`);
    });
    expect(bytesOf(index.chart(today), named)).toBe(expected);
    let again = 0;
    const ids = files.map((_, at) => `first-${at}`);
    fc.assert(
      fc.property(fc.nat(files.length - 1), (at) => {
        wanted.delete(ids[at] ?? "");
        index.synchronise(wanted);
        expect(bytesOf(index.chart(today), named)).not.toBe(expected);
        ids[at] = `again-${again++}`;
        add(at, ids[at] ?? "");
        expect(bytesOf(index.chart(today), named)).toBe(expected);
      }),
      { numRuns: 20 },
    );
  }, 120_000);
});
