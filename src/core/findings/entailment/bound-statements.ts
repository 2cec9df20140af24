import type { Statement } from "#core/domain/statement.ts";
import { boundMedicines } from "./bound-medicines.ts";
import { boundAllergies, boundAppointments, boundPeople } from "./bound-others.ts";
import { boundResults } from "./bound-results.ts";
import type { Unfounded } from "./built-sentence.ts";
import type { EvidenceFrame } from "./evidence.ts";

/**
 * What a sentence says that no one statement of its cited places says together: a word may stand there of another medicine, a number in
 * another row, a day beside another name. `text` is the sentence (`whole`) without what it quotes.
 */
export function unboundIn(text: string, whole: string, { statements }: EvidenceFrame): Unfounded[] {
  if (statements === undefined || statements.length === 0) return [];
  const medicines = boundMedicines(text, whole, ofKind(statements, "medication"));
  return [
    ...medicines.found,
    // "Your levothyroxine was started at 25 micrograms on …" is no measurement, whatever is measured in the same line; nor is a day that was moved.
    ...((medicines.isAbout && !/\(\d{0,2} ?\p{L}{3} \d{4}\)|\bin your records was\b/u.test(text)) ||
    /\bwas moved from\b/.test(text)
      ? []
      : boundResults(text, ofKind(statements, "result"))),
    ...boundAllergies(text, ofKind(statements, "allergy")),
    ...boundAppointments(text, ofKind(statements, "appointment")),
    ...boundPeople(text, statements),
  ];
}

function ofKind<Kind extends Statement["kind"]>(
  statements: readonly Statement[],
  kind: Kind,
): Extract<Statement, { kind: Kind }>[] {
  return statements.filter((one): one is Extract<Statement, { kind: Kind }> => one.kind === kind);
}
