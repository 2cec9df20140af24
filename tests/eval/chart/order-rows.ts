import { chartRecordOf } from "#core/chart/read-chart-record.ts";
import { type IndexedDocument, indexedDocument } from "#core/findings/answers/indexed-document.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
import type { Row } from "../../support/measurement.ts";
import { bytesOf, chartBytes, uploadedIn } from "../../support/uploaded-records.ts";
import type { Folder } from "../folders/folder.ts";
import { createChance } from "../simulate/random.ts";
import { understoodDocument } from "../understanding/qa-run.ts";

const ordersOfEach = 20;

/** How many uploads in another order, and deletions with the same record added again, leave the chart as it was, to the byte. */
export function orderRows(name: string, folders: readonly Folder[]): Row[] {
  const chance = createChance(14);
  let orders = 0;
  let sameOrders = 0;
  let deletions = 0;
  let sameDeletions = 0;
  for (const folder of folders) {
    const now = new Date(`${folder.today}T10:00:00Z`);
    const read = folder.records.map(({ document: { id, originalFilename }, pages }) => {
      const { document, understood } = understoodDocument(id, originalFilename, pages, now);
      return { document, pages, facts: understood.facts };
    });
    const records = read.map(({ document, pages }) => chartRecordOf(indexedDocument(document), { pages }));
    const expected = chartBytes(records, folder.today);
    for (let turn = 0; turn < ordersOfEach; turn++) {
      const salt = chance.whole(0, 999);
      const upload = uploadedIn(chance.shuffled(records), (place) => `${(place * 7 + salt) % 1000}-upload`);
      orders++;
      if (chartBytes(upload.records, folder.today, upload.named) === expected) sameOrders++;
    }
    const index = new SearchIndex();
    const held = new Map<string, IndexedDocument>();
    const named = new Map<string, string>();
    const add = (at: number, id: string) => {
      const one = read[at];
      if (one === undefined) return;
      const document = indexedDocument({ ...one.document, id });
      index.add(document, one);
      held.set(id, document);
      named.set(id, one.document.id);
    };
    for (const at of read.keys()) add(at, `first-${at}`);
    for (const at of read.keys()) {
      held.delete(`first-${at}`);
      index.synchronise(new Map([...held].map(([id, { version }]) => [id, version])));
      index.chart(folder.today);
      add(at, `again-${at}`);
      deletions++;
      if (bytesOf(index.chart(folder.today), named) === expected) sameDeletions++;
    }
  }
  const row = (figure: string, held: number, all: number): Row => ({
    group: "chart",
    name: `${name}: ${figure}`,
    value: held / all,
    bound: 1,
    direction: "at-least",
    note: `${held} of ${all}`,
  });
  return [
    row("the same chart in another order of upload", sameOrders, orders),
    row("the same chart after a record is deleted and added again", sameDeletions, deletions),
  ];
}
