import type { CitedSentence } from "#core/domain/citation.ts";
import { citationsOf, dayInWords } from "./compose-evidence.ts";
import { oneLine } from "./evidence-sentences.ts";
import { type Mention, oldestFirst } from "./medicine-mentions.ts";
import { plainSentence } from "./plain-sentence.ts";
import type { ReadSentence } from "./read-evidence.ts";
import { recordName } from "./record-name.ts";
import { saidByQuotes } from "./said-by-quotes.ts";

/**
 * A section of a list of medicines, in the order of each record, the newest record first, which is named with the last of its lines. `section`: ""
 * for what is taken. `told`: what was said before, each sentence once; what is said here is added.
 */
export function medicineLines(section: string, mentions: readonly Mention[], told: Set<string>): CitedSentence[] {
  const lines: CitedSentence[] = [];
  const bySentence = new Map<ReadSentence, Mention[]>();
  for (const mention of mentions)
    bySentence.set(mention.sentence, [...(bySentence.get(mention.sentence) ?? []), mention]);
  const records = new Set(
    [...mentions]
      .sort(oldestFirst)
      .reverse()
      .map(({ sentence }) => sentence.record),
  );
  for (const record of records) {
    const items = [...bySentence.keys()]
      .filter((sentence) => sentence.record === record)
      .sort((one, other) => one.at - other.at)
      .map((sentence) => item(sentence, bySentence.get(sentence) ?? []))
      .filter((one) => saidByQuotes(one) && !told.has(one.text));
    items.forEach(({ sentence, text, citations }, index) => {
      const isLast = index === items.length - 1;
      const printed = sentence.day ?? record.structure.dateOfCare;
      const name = recordName(record, printed === undefined ? undefined : dayInWords(record, printed));
      const lead = section === "" || lines.length > 0 ? "" : `${section}: `;
      told.add(text);
      lines.push({
        text: `${lead}${isLast ? `${text.replace(/\.$/, "")} (${name}).` : text}`,
        citations: isLast ? [...citations, ...citationsOf({ ...sentence, places: [] }, printed)] : citations,
        section,
      });
    });
  }
  return lines;
}

/** A sentence as it is printed; of a row what says how the medicine is taken: no number of the order, no day of supply, no refills. */
function item(sentence: ReadSentence, mentions: readonly Mention[]): CitedSentence & { sentence: ReadSentence } {
  if (sentence.kind !== "row")
    return { sentence, text: plainSentence(sentence), citations: citationsOf(sentence, undefined) };
  const cited = mentions.flatMap(({ statement }) => statement.citations);
  const holds = sentence.cells.map(({ start, end }) => cited.some((one) => one.start < end && start < one.end));
  const from = Math.max(0, holds.indexOf(true));
  const to = holds.lastIndexOf(true);
  const isWhole = to <= from;
  const until = isWhole ? sentence.cells.length : to + 1;
  const header = sentence.header?.length === holds.length ? sentence.header.slice(from, until) : undefined;
  const text = plainSentence({
    ...sentence,
    cells: sentence.cells.slice(from, until),
    header: isWhole ? header : undefined,
  });
  const citations = citationsOf({ ...sentence, header }, undefined);
  // Which column an amount stands in tells when it is taken.
  const [only] = mentions;
  const when = only?.statement.frequency;
  const inHeader = only?.statement.citations.filter(({ end }) => end <= (sentence.cells[0]?.start ?? 0)) ?? [];
  if (when === undefined || mentions.length > 1 || inHeader.length === 0 || header !== undefined)
    return { sentence, text, citations };
  return { sentence, text: `${text.replace(/\.$/, "")}, ${oneLine(when)}.`, citations: [...citations, ...inHeader] };
}
