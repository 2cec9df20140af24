import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { dataPath } from "./data-folder.ts";
import { syllablesOf } from "./readability.ts";

/**
 * The 500 hardest words of the technical side of `plain-language/cochrane`: three syllables and more, in at least two of its abstracts, and
 * used least by those who wrote the same in plain language (then most often on the technical side). Made from the data at each run by this
 * fixed rule; the words are never kept in the repository.
 */
export function hardestWords(count = 500): string[] {
  const source = dataPath("plain-language", "cochrane", "dev.source");
  const target = dataPath("plain-language", "cochrane", "dev.target");
  if (source === undefined || target === undefined || !existsSync(resolve(source))) return [];
  const technical = documentCounts(readFileSync(source, "utf8"));
  const plain = documentCounts(readFileSync(target, "utf8"));
  return [...technical]
    .filter(([word, documents]) => documents >= 2 && word.length >= 6 && syllablesOf(word) >= 3)
    .map(([word, documents]) => ({ word, plainly: plain.get(word) ?? 0, documents }))
    .sort(
      (one, other) =>
        one.plainly - other.plainly || other.documents - one.documents || (one.word < other.word ? -1 : 1),
    )
    .slice(0, count)
    .map(({ word }) => word);
}

function documentCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split("\n")) {
    for (const word of new Set(line.match(/\b[a-z]{4,}\b/g) ?? [])) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
