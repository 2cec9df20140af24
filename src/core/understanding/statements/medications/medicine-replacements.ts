import type { Assertion, MedicationStatement } from "#core/domain/statement.ts";
import type { NamedMedicine } from "./medicine-names.ts";
import { isConditional } from "./medicine-scope.ts";

/** What a change from one medicine to another makes of one of them. */
export interface Replacement {
  /** The one that goes, the one that comes, or the one that is not to be used beside another. */
  part: "old" | "new" | "not-this";
  /** The words that tell it; places in the sentence. */
  place: { start: number; end: number };
}

const exchange =
  "(?:switch|chang|convert|swap|replac|substitut|transition|rotat|transferr?|cross(?:ed)?[ -]?(?:over|taper)|mov)(?:e|ed|es|ing|ped|ping|s|ion)?";
const article = "(?:the |his |her |your |my |their |oral |usual |old |regular |daily |a |an )?";
/** "Switched her from", "change from": the one that goes comes next. */
const leadsFromOld = new RegExp(`\\b${exchange}(?: \\w+){0,3} from ${article}$`, "i");
/** "Swap", "has replaced", "change the". */
const leadsOld = new RegExp(`\\b${exchange} (?:over )?${article}$`, "i");
const leadsOldInstead =
  /\b(?:instead of|in place of|rather than|in lieu of|as an alternative to) (?:the |his |her |your |my )?$/i;
/** "… to", "… by", "… with" right before the one that comes. */
const thenNew = new RegExp(`\\b(?:to|onto|on to|over to|for|with|by) ${article}$`, "i");
const oldThenNew = new RegExp(
  `\\b(?:${exchange})\\b(?: over)?(?: \\w+){0,2} (?:to|onto|on to|for|by|with) ${article}$`,
  "i",
);
const arrow =
  /^(?:[^.;:]|\.\d){0,32}?(?:stop(?:ped)?\s*)?(?:\([^()]{0,40}\)\s*)?(?:->|→|-->|=>|⇒)\s*(?:start(?:ed)? |new |now )?$/i;
const newThenOld = new RegExp(
  `\\b(?:to replace|replac(?:es|ing|ed)|taking over from|as (?:a )?(?:replacement|substitute) for) ${article}$`,
  "i",
);
/** "Losartan 25 mg - GP changed from ramipril". */
const newFromOld = new RegExp(`\\b${exchange}(?: over)? from ${article}$`, "i");
const newNotOld = new RegExp(
  `\\b(?:instead of|in place of|rather than|in lieu of|as an alternative to) ${article}$`,
  "i",
);
const putFor = /\b(?:substitut|exchang)\w* (?:the )?$/i;
const together = /^\s*(?:,|and|&|\+|\/|,\s*and)\s*$/;

/** Which of the medicines of a sentence goes and which comes, by the medicine's place in `medicines`. */
export function findReplacements(sentence: string, medicines: readonly NamedMedicine[]): Map<number, Replacement> {
  const found = new Map<number, Replacement>();
  const groups = coordinated(sentence, medicines);
  groups.forEach((group, at) => {
    const next = groups[at + 1];
    const first = medicines[group[0] ?? 0];
    const last = medicines[group.at(-1) ?? 0];
    const other = medicines[next?.[0] ?? -1];
    if (next === undefined || first === undefined || last === undefined || other === undefined) return;
    const lead = sentence.slice(Math.max(0, first.start - 70), first.start);
    const between = sentence.slice(last.end, other.start);
    if (between.length > 110 || /[.;?]\s/.test(between)) return;
    const pair = pairOf(lead, between);
    if (pair === undefined) return;
    const place = { start: Math.max(0, first.start - (pair.isLed ? 12 : 0)), end: other.end };
    const [one, two] = pair.parts;
    for (const index of group) if (!found.has(index)) found.set(index, { part: one, place });
    for (const index of next) found.set(index, { part: two, place });
  });
  return found;
}

type Parts = readonly [Replacement["part"], Replacement["part"]];

function pairOf(lead: string, between: string): { parts: Parts; isLed: boolean } | undefined {
  if (putFor.test(lead) && /\bfor (?:the |his |her )?$/i.test(between)) return { parts: ["new", "old"], isLed: true };
  if (leadsFromOld.test(lead) && thenNew.test(between)) return { parts: ["old", "new"], isLed: true };
  if (leadsOld.test(lead) && thenNew.test(between) && !/,/.test(between)) return { parts: ["old", "new"], isLed: true };
  if (oldThenNew.test(between) || arrow.test(between)) return { parts: ["old", "new"], isLed: false };
  if (newThenOld.test(between) || newFromOld.test(between)) return { parts: ["new", "old"], isLed: false };
  if (newNotOld.test(between)) return { parts: ["new", "not-this"], isLed: false };
  if (leadsOldInstead.test(lead) && between.length < 60) return { parts: ["not-this", "new"], isLed: true };
  return undefined;
}

/** Medicines that a bare "and" or comma joins stand or fall together. */
function coordinated(sentence: string, medicines: readonly NamedMedicine[]): number[][] {
  const groups: number[][] = [];
  medicines.forEach((medicine, index) => {
    const before = medicines[index - 1];
    const group = groups.at(-1);
    if (before !== undefined && group !== undefined && together.test(sentence.slice(before.end, medicine.start)))
      group.push(index);
    else groups.push([index]);
  });
  return groups;
}

const tentative =
  /\b(?:consider\w*|could|might|may|discuss\w*|options?|suggest\w*|would|think\w*|thought|possib\w+|whether|request\w*|propos\w+|wonder\w*|offered|keen to|prefer\w*|declin\w+|refus\w+|not|never|n't)\b/i;
const yetToCome =
  /\b(?:will|plan(?:s|ned)?|to be|going to|aim\w*|recommend\w*|advise[ds]?|once|after|when|in due course|GP to)\b/i;

/** What the exchange says of one of its two; undefined where it says nothing of it. */
export function meaningOfReplacement(
  { part, place }: Replacement,
  sentence: string,
): { change: MedicationStatement["change"]; assertion: Assertion } | undefined {
  const from = Math.max(sentence.lastIndexOf(";", place.start), sentence.lastIndexOf(". ", place.start)) + 1;
  const lead = sentence.slice(Math.max(from, place.start - 90), place.end);
  const isNew = part === "new";
  if (isConditional(sentence, place.start)) return isNew ? { change: "started", assertion: "conditional" } : undefined;
  if (tentative.test(lead)) return isNew ? { change: "considered", assertion: "possible" } : undefined;
  if (yetToCome.test(lead))
    return part === "not-this" ? undefined : { change: isNew ? "started" : "stopped", assertion: "planned" };
  if (part === "not-this") return { change: "not-taking", assertion: "contraindicated" };
  return { change: isNew ? "started" : "stopped", assertion: "affirmed" };
}
