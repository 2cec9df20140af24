import type { LineRole } from "#core/domain/line-role.ts";

/** Roles whose numbers are nobody's results. */
export const rolesWithoutResults: ReadonlySet<LineRole> = new Set<LineRole>([
  "addressee",
  "family-history",
  "leaflet",
  "administration",
  "safety-netting",
]);

/** Where a new thought begins: a condition before it says nothing of what follows. */
const clauseEnd = /[;•]|[.!?](?=\s|$)|\n\s*\n|\s[–—]\s/g;

/** The clause that leads to `at`. */
export function clauseBefore(text: string, at: number): string {
  const from = Math.max(0, at - 140);
  const before = text.slice(from, at);
  let cut = 0;
  for (const match of before.matchAll(clauseEnd)) cut = match.index + match[0].length;
  return before.slice(cut);
}

const conditional =
  /(?:^|[^\p{L}])(?:if|when|once|until|unless|should|aim(?:ing)?|targets?|goals?|limit|threshold|cut-?off|criteria|range|keep(?:ing)?|in case|we(?:'d| would)? treat|treat for|wants?|suggests?|indicates?|considered|consistent with|definition|defined as|at least|e\.g\.?|provided|as long as|return (?:if|for)|call (?:if|for)|ring (?:if|for)|come back|watch for|low dose|lowest|highest ever|risk of|dose)(?![\p{L}])/iu;

/** "Stop if K >5.5", "aim <53": thresholds and targets, and no measurement. */
export function isThreshold(clause: string): boolean {
  return conditional.test(clause);
}

const toldOfOthers =
  /(?:^|[^\p{L}])(?:mother|father|mum|mam|mom|dad|brother|sister|son|daughter|wife|husband|partner|aunt|uncle|cousin|gran(?:dmother|dfather|dad|ny)?|neighbour|friend|flatmate)(?:'s)?(?![\p{L}])/iu;

/** The relative whose value it is, where the clause speaks of one; "my own" is the writer's, who looks after somebody. */
export function relativeIn(clause: string): string | undefined {
  if (/\bmy own $/i.test(clause)) return "the writer";
  const match = toldOfOthers.exec(clause);
  if (match === null) return undefined;
  const after = clause.slice(match.index + match[0].length);
  // "per wife", "according to his partner": who tells, not whose it is.
  if (/(?:per|by|with|from|and) (?:his |her |my |the )?$/i.test(clause.slice(0, match.index + 1))) return undefined;
  if (/\b(?:he|she|i|pt|patient|you|your|says?|said|reports?|noticed|thinks?|worried|rang|feels)\b/i.test(after))
    return undefined;
  return match[0].replace(/^[^\p{L}]+/u, "").toLowerCase();
}

const doseUnit =
  /^(?:mg|mcg|µg|ug|g|grams?|IU|[Uu]nits?|U|ml|mL|mEq|mmol|tablets?|tabs?|caps?|puffs?|micrograms?|l|L|litres?)$/;

/** "lithium 800 mg", "vitamin D 1000 IU": amounts that are taken, where the test is measured in other units. */
export function isDose(unit: string | undefined, units: readonly string[]): boolean {
  return unit !== undefined && doseUnit.test(unit) && !units.some((one) => one.toLowerCase() === unit.toLowerCase());
}

/** What follows a number that counts something else: days, tablets, sessions, a drug's frequency. */
export const countsOther =
  /^\s?-?(?:days?|weeks?|wks?|months?|mths?|mo\b|years?|yrs?|yo\b|y\/o|hours?|hrs?|mins?\b|minutes?|times?|x\b|tabs?\b|tablets?|capsules?|caps\b|pills?|puffs?|visits?|doses?|drops?|sachets?|units? (?:at|daily|nocte)|bd\b|od\b|tds\b|qds\b|tid\b|bid\b|daily|nightly|nocte|mane|o'clock|am\b|pm\b|\/(?:7|12|52|24)\b|%?\s?(?:CI|of (?:patients|people|women|men))|points?\b|kcal|people|percent of)/i;

/** What makes a limit of the number before it: "60 kg or less", ">250 suggests". */
export const limitAfter =
  /^[^.;,\d]{0,14}?\b(?:or (?:less|more|over|above|below|under|higher|lower|greater)|and (?:over|above|under)|suggests?|indicates?|is consistent|consistent with|deficiency likely|may (?:be|mean)|means?|is (?:a )?(?:borderline|normal|high|low) result|target|goal)\b/i;
