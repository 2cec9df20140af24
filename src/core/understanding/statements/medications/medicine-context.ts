import type { MedicationStatement } from "#core/domain/statement.ts";
import { reactionWords } from "#core/understanding/statements/allergies/allergy-words.ts";
import { problemNamesIn } from "#core/understanding/statements/problem/problem-names.ts";
import type { StatementSource } from "#core/understanding/statements/statement-source.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";

const mostWords = 40;
const mostBefore = 3;

/** What is decided of a medicine: somebody had a reason for it, and it stands near. */
const decided = new Set<MedicationStatement["change"]>([
  "stopped",
  "held",
  "finished",
  "reduced",
  "increased",
  "changed",
  "declined",
  "not-taking",
]);

/** The sentence that tells a decision, with those around it that may say why: a finding, a complaint, a "because". */
export function contextOf(
  { structure: { passages } }: StatementSource,
  index: number,
  { change, assertion }: Pick<MedicationStatement, "change" | "assertion">,
): { page: number; start: number; end: number } | undefined {
  const own = passages[index];
  if (own === undefined || !decided.has(change) || assertion === "conditional" || assertion === "planned")
    return undefined;
  let words = wordsOf(own);
  if (words > mostWords) return undefined;
  let first = own;
  let last = own;
  let waiting: StructuredPassage[] = [];
  for (let at = index - 1; at >= index - mostBefore; at--) {
    const before = passages[at];
    if (before === undefined || !goesWith(before, own)) break;
    waiting.push(before);
    if (!tellsWhy(before.text)) continue;
    const more = waiting.reduce((sum, one) => sum + wordsOf(one), 0);
    if (words + more > mostWords) break;
    words += more;
    first = before;
    waiting = [];
  }
  const after = passages[index + 1];
  if (after !== undefined && goesWith(after, own) && goesOn.test(after.text) && words + wordsOf(after) <= mostWords)
    last = after;
  return { page: own.page, start: first.start, end: last.end };
}

const because =
  /\b(?:because|due to|since|as (?:he|she|it|they|you|her|his|your)|caus\w+|side.?effects?|intoleran\w+|likely|culprit|reason|no better|no benefit|not help\w*|worse|too (?:low|high|slow|fast|much)|[?]\w+)\b/i;
/** A sentence that leans on the one before it and tells more of it. */
const goesOn =
  /^\W*(?:this|it|that|because|due to|caus\w+|reason|(?:he|she|you|they|I) (?:was|were|had|got|felt|could)|likely|made|gave)\b/i;

function tellsWhy(text: string): boolean {
  return because.test(text) || reactionWords.test(text) || problemNamesIn(text, 0).length > 0 || finding.test(text);
}

/** "K 6.1", "pulse 46", "ALT 134": a value told in passing. */
const finding =
  /\b[A-Za-z][A-Za-z0-9]{0,10} (?:was |is |of |now |up to |down to )?[<>]?\d{1,3}(?:\.\d+)?\b(?! ?(?:mg|mcg|g|ml|days?|weeks?|months?)\b)/;

function goesWith(one: StructuredPassage, own: StructuredPassage): boolean {
  return (
    one.page === own.page &&
    one.kind !== "heading" &&
    one.kind !== "row" &&
    own.kind !== "row" &&
    one.day?.date === own.day?.date &&
    !apart.has(one.role)
  );
}

const apart: ReadonlySet<string> = new Set([
  "letterhead",
  "addressee",
  "patient",
  "administration",
  "appointment",
  "leaflet",
  "family-history",
]);

function wordsOf({ text }: StructuredPassage): number {
  return text.trim().split(/\s+/).length;
}
