import { indexedDocument } from "#core/findings/answers/indexed-document.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
import { isEntailed } from "#core/findings/entailment/entailed-sentences.ts";
import type { PlanSource } from "#core/findings/plan/plan-source.ts";
import { alterationKinds, alteredSentences, builtSentences } from "../../core/findings/entailment/altered-sentences.ts";
import { readProcessed } from "../../demo/demo-folder.ts";
import type { Row } from "../../support/measurement.ts";
import type { Folder } from "../folders/folder.ts";
import { understoodDocument } from "../understanding/qa-run.ts";

/** Built sentences of the folders and the demo with one thing altered in each: how many the check catches, by kind. */
export function mutationRows(
  folders: readonly Folder[],
  count: number,
  seed: number,
  show?: (line: string) => void,
): Row[] {
  const sources = [
    ...folders.map((folder) => ({
      source: sourceOfFolder(folder),
      questions: folder.gold.questions.map(({ q }) => q),
    })),
    { source: sourceOfDemo(), questions: [] },
  ];
  const all = sources.map(({ source, questions }) => ({ source, sentences: builtSentences(source, questions) }));
  const altered = alteredSentences(all, count, seed);
  const missed = altered.filter(({ sentence, text, source }) =>
    isEntailed({ ...sentence, text }, source, source.chart.asOf),
  );
  for (const { kind, sentence, text } of missed) show?.(`${kind}: ${text}\n     was: ${sentence.text}`);
  const row = (name: string, held: number, all: number): Row => ({
    group: "chart",
    name,
    value: all === 0 ? 1 : held / all,
    bound: 1,
    direction: "at-least",
    note: `${held} of ${all}`,
  });
  return [
    ...alterationKinds.map((kind) => {
      const own = altered.filter((one) => one.kind === kind).length;
      return row(`altered ${kind} caught`, own - missed.filter((one) => one.kind === kind).length, own);
    }),
    row(
      `altered sentences caught, of ${all.reduce((sum, { sentences }) => sum + sentences.length, 0)} built`,
      altered.length - missed.length,
      altered.length,
    ),
  ];
}

function sourceOfFolder(folder: Folder): PlanSource {
  const now = new Date(`${folder.today}T10:00:00Z`);
  const index = new SearchIndex();
  for (const {
    document: { id, originalFilename },
    pages,
  } of folder.records) {
    const { document, understood } = understoodDocument(id, originalFilename, pages, now);
    index.add(indexedDocument(document), { pages, facts: understood.facts });
  }
  return sourceOf(index, folder.today);
}

/** The demo's records on the day after its case ends. */
export function sourceOfDemo(): PlanSource {
  const index = new SearchIndex();
  for (const { document, reading } of readProcessed())
    if (reading !== undefined) index.add(indexedDocument(document), reading);
  return sourceOf(index, "2025-06-01");
}

function sourceOf(index: SearchIndex, today: string): PlanSource {
  return {
    chart: index.chart(today),
    recordOf: (documentId) => index.recordOf(documentId),
    statementsAt: (citation) => index.statementsAt(citation),
  };
}
