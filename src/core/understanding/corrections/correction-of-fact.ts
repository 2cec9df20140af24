import {
  type Correction,
  type FactChange,
  type FactEdit,
  type NotMineChange,
  neighbourLength,
} from "#core/domain/correction.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { Page } from "#core/domain/page.ts";

/**
 * What the patient says of a fact, as a correction. A fact that was corrected before is known by what it was then, so that its earlier
 * correction can be replaced.
 *
 * @param pages - Those that the fact was taken from, as they are shown.
 * @param corrections - Those of the record.
 */
export function correctionOfFact<Said extends FactEdit | "not-mine">(
  fact: Fact,
  pages: readonly Page[],
  corrections: readonly Correction[],
  said: Said,
): Said extends "not-mine" ? NotMineChange : FactChange;
export function correctionOfFact(
  fact: Fact,
  pages: readonly Page[],
  corrections: readonly Correction[],
  said: FactEdit | "not-mine",
): NotMineChange | FactChange {
  const earlier = corrections.find(({ id }) => id === fact.correctionId)?.change;
  const known =
    earlier?.type === "fact" ? { fact: earlier.fact, neighbours: earlier.neighbours } : describe(fact, pages);
  return said === "not-mine" ? { type: "not-mine", ...known } : { type: "fact", ...known, edit: said };
}

function describe(fact: Fact, pages: readonly Page[]): Pick<FactChange, "fact" | "neighbours"> {
  const { correctedBy: _by, correctionId: _id, ...understood } = fact;
  const { page, start, end } = fact.citation;
  const text = pages.find(({ number }) => number === page)?.text ?? "";
  const before = text.slice(Math.max(0, start - neighbourLength), start);
  return { fact: understood, neighbours: { before, after: text.slice(end, end + neighbourLength) } };
}
