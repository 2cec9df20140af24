import type { Chart } from "#core/domain/chart.ts";
import type { DocumentKind } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import type { RecordStructure } from "#core/understanding/structure/record-structure.ts";
import type { ChartRecord } from "./chart-record.ts";

/** A leaflet that names nobody: what it says of doses and illnesses holds for everybody, and is nobody's own. */
export function isForEverybody({ kind, identity }: Pick<RecordStructure, "kind" | "identity">): boolean {
  return kind === "leaflet" && identity.name === undefined && identity.born === undefined;
}

/** What of a record the chart could not take in, in words: pages without a word, or a record that says nothing which a chart holds. */
export function unreadOf({
  pages,
  lostPages,
  kind,
  hasStatements,
}: {
  pages: readonly Pick<Page, "number" | "text">[];
  lostPages: readonly number[];
  kind: DocumentKind;
  hasStatements: boolean;
}): ChartRecord["unread"] {
  const wordless = pages.filter(({ text }) => !word.test(text)).map(({ number }) => number);
  if (wordless.length === pages.length) return { reason: wordlessRecord };
  const missed = [...new Set([...wordless, ...lostPages])].sort((one, other) => one - other);
  if (missed.length > 0)
    return {
      pages: missed,
      reason:
        missed.length === 1
          ? `No words could be read on page ${missed[0]}.`
          : `No words could be read on ${missed.length} of its pages.`,
    };
  if (hasStatements) return undefined;
  return {
    reason:
      kind === "leaflet"
        ? "It is a leaflet for everybody: nothing in it is taken to be about you."
        : "It was read, and nothing in it speaks of medicines, allergies, conditions, results, appointments or people.",
  };
}

const wordlessRecord = "No words could be read in it.";

/** Whether words are missing of the record; others were read, and hold nothing that a chart does. */
export function lacksWords({ pages, reason }: Omit<Chart["unread"][number], "documentId">): boolean {
  return pages !== undefined || reason === wordlessRecord;
}

/** Digits and signs alone say nothing. */
const word = /\p{L}{2}/u;
