import type { Fact } from "#core/domain/fact.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { dataPath } from "./data-folder.ts";
import { atLeast, type MeasuredPart } from "./measured-part.ts";
import { textPage } from "./qa-run.ts";
import { type OverlapScore, overlapScore, readTagged } from "./tagged-text.ts";

const now = new Date("2026-01-15T12:00:00Z");

/** Facts of `kinds` that are not denied, against spans tagged with `types`. */
function scored(files: string[], kinds: Fact["kind"][], types: string[], sentencesPerText: number): OverlapScore {
  const pairs = files.flatMap((file) =>
    readTagged(file, sentencesPerText).map(({ text, spans }) => {
      const document = { id: "text", originalFilename: "text" };
      const { facts } = understandDocument({ document, pages: [textPage(text)], now });
      const predicted = facts.filter((fact) => kinds.includes(fact.kind) && !fact.negated).map((fact) => fact.citation);
      return { gold: spans.filter((span) => types.includes(span.type)), predicted };
    }),
  );
  return overlapScore(pairs);
}

/** `facts/psytar` (patients' posts) and `facts/bc5cdr-ncbi` (abstracts): words that people tagged against facts that overlap them. */
export function taggedPart(): MeasuredPart {
  const part: MeasuredPart = { rows: [], skips: [] };
  const group = "understanding";
  const psytar = ["train.txt", "dev.txt"]
    .map((file) => dataPath("facts", "psytar", file))
    .filter((path) => path !== undefined);
  if (psytar.length === 0)
    part.skips.push({ group, name: "facts/psytar", reason: "no folder facts/psytar in the evaluation's data" });
  else {
    const score = scored(psytar, ["symptom", "condition"], ["ADR", "WD", "SSI"], 1);
    const all = scored(psytar, ["symptom", "condition"], ["ADR", "WD", "SSI", "DI"], 1);
    part.rows.push(
      atLeast({
        name: "facts/psytar: overlap F1 of reactions and symptoms",
        value: score.f1,
        bound: 0.5,
        note: `${inNumbers(score)}; with the indications F1 ${all.f1.toFixed(3)}`,
      }),
    );
  }
  const bc5cdr = dataPath("facts", "bc5cdr-ncbi", "BC5CDR-IOB", "test.tsv");
  const ncbi = dataPath("facts", "bc5cdr-ncbi", "NCBI-disease-IOB", "test.tsv");
  if (bc5cdr === undefined || ncbi === undefined) {
    part.skips.push({
      group,
      name: "facts/bc5cdr-ncbi",
      reason: "no folder facts/bc5cdr-ncbi in the evaluation's data",
    });
    return part;
  }
  const chemicals = scored([bc5cdr], ["medication"], ["Chemical"], 10);
  const diseases = scored([bc5cdr, ncbi], ["condition", "symptom"], ["Disease"], 10);
  for (const [name, score, bound] of [
    ["chemicals", chemicals, 0.5],
    ["diseases", diseases, 0.45],
  ] as const) {
    part.rows.push(
      atLeast({ name: `facts/bc5cdr-ncbi: recall of ${name}`, value: score.recall, bound, note: inNumbers(score) }),
      atLeast({ name: `facts/bc5cdr-ncbi: precision of ${name}`, value: score.precision, bound: 0.85 }),
    );
  }
  return part;
}

function inNumbers({ precision, recall, gold, predicted }: OverlapScore): string {
  return `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}; ${gold} tagged, ${predicted} found`;
}
