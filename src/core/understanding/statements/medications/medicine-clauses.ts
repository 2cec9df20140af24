import { type Cue, findCues } from "./medicine-cues.ts";
import type { NamedMedicine } from "./medicine-names.ts";
import { findReplacements, type Replacement } from "./medicine-replacements.ts";

/** A medicine with the words that belong to it, and not to its neighbours in the sentence. Places are in the sentence. */
export interface MedicineClause {
  medicine: NamedMedicine;
  /** Words from the last boundary to the name, and from the name to the next boundary. */
  before: { start: number; text: string };
  after: { start: number; text: string };
  /** The word that rules it from before, its own or the list's that it stands in. */
  ruling: Cue | undefined;
  inherited: boolean;
  /** What is said behind it. */
  following: Cue | undefined;
  /** Where the sentence exchanges it for another, or another for it. */
  replacement: Replacement | undefined;
}

const hardBreak = /[;•|]|\.\s|\s[-–—]\s|\)\s*,|\bwhereas\b|\bbut\b/g;
const softBreak = /,\s|\s(?:and|or|&|\+)\s|\/|,$/g;

/** The sentence cut up among the medicines that it names. */
export function medicineClauses(printed: string, medicines: readonly NamedMedicine[]): MedicineClause[] {
  const sentence = printed.replace(/\s/g, " ");
  const clauses: MedicineClause[] = [];
  const replacements = findReplacements(sentence, medicines);
  let from = lastBreakBefore(sentence, medicines[0]?.start ?? 0);
  let listCue: Cue | undefined;
  medicines.forEach((medicine, index) => {
    const next = medicines[index + 1];
    const to: Break =
      next === undefined ? { at: sentence.length, hard: true } : splitBetween(printed, medicine.end, next.start);
    const before = sentence.slice(from.at, medicine.start);
    const own = rulingCue(before, from.at);
    // A list goes on with names, doses and a few words; a new clause has a meaning of its own.
    if (from.hard || before.trim().split(/\s+/).length > 4) listCue = undefined;
    const ruling = own ?? listCue;
    const after = sentence.slice(medicine.end, to.at);
    const following = followingCue(after, medicine.end);
    clauses.push({
      medicine,
      before: { start: from.at, text: before },
      after: { start: medicine.end, text: after },
      ruling,
      inherited: own === undefined && ruling !== undefined,
      following,
      replacement: replacements.get(index),
    });
    listCue = following === undefined || following.kind === "taking" ? ruling : undefined;
    from = { at: to.at, hard: to.hard };
  });
  shareTrailing(sentence, clauses);
  clauses.forEach((clause, index) => {
    if (clause.following === undefined && /^\s*(?:too|also|as well)\b/i.test(clause.after.text))
      clause.following = clauses[index - 1]?.following;
  });
  return clauses;
}

interface Break {
  at: number;
  hard: boolean;
}

/** The first medicine's words begin at the sentence's own beginning, or behind the last full stop. */
function lastBreakBefore(sentence: string, start: number): Break {
  const head = sentence.slice(0, start);
  const stop = [...head.matchAll(/;|\.\s(?=[A-Z])|•/g)].at(-1);
  return { at: stop === undefined ? 0 : stop.index + stop[0].length, hard: true };
}

/** Where the words of one medicine end and those of the next begin. */
function splitBetween(printed: string, from: number, to: number): Break {
  // A name that begins a line of its own begins its own words.
  const line = /\n[\s\d.)•*–-]*$/.exec(printed.slice(from, to));
  if (line !== null && /\p{Lu}/u.test(printed.charAt(to))) return { at: from + line.index, hard: true };
  const between = printed.slice(from, to).replace(/\s/g, " ");
  const hard = [...between.matchAll(hardBreak)].at(-1);
  if (hard !== undefined) {
    const isDash = /^\s[-–—]\s$/.test(hard[0]) || hard[0] === ".";
    // "Azathioprine - pancreatitis, adalimumab": a dash belongs to the medicine before it, where a comma follows.
    const comma = isDash ? [...between.slice(hard.index).matchAll(softBreak)].at(-1) : undefined;
    if (comma !== undefined) return { at: from + hard.index + comma.index + comma[0].length, hard: true };
    return { at: from + hard.index + hard[0].length, hard: !isDash || true };
  }
  const soft = [...between.matchAll(softBreak)].at(-1);
  if (soft !== undefined) return { at: from + soft.index + (soft[0] === "/" ? 1 : soft[0].length), hard: false };
  return { at: to, hard: false };
}

const closing = new Set<Cue["kind"]>(["planned", "talk", "taking", "past", "given-once"]);

/** The last telling word before a name; "for", "will" and the like only where no other stands there. */
function rulingCue(before: string, offset: number): Cue | undefined {
  const cues = findCues(before).filter((cue) => !isOfAnother(cue, before));
  const strong = cues.filter(({ kind }) => kind !== "planned" && kind !== "taking" && kind !== "past");
  const last = cues.at(-1);
  if (last === undefined) return undefined;
  const best = tentativeOr(strong.at(-1), strong.at(-2), before);
  // "He was stopped … and is now on": what comes last is meant; but "STOP taking", "start on", "avoid taking" are one.
  if (best !== undefined && (last === best || before.length - best.end < 40 || !/[,.]/.test(before.slice(best.end))))
    return moved(best, offset);
  return moved(last, offset);
}

const doings = new Set<Cue["kind"]>(["started", "increased", "reduced", "changed", "stopped"]);

/** "I suggest a trial of", "discussed starting": what somebody speaks of is not done. */
function tentativeOr(best: Cue | undefined, earlier: Cue | undefined, before: string): Cue | undefined {
  if (best === undefined || earlier?.kind !== "talk" || !doings.has(best.kind)) return best;
  const between = before.slice(earlier.end, best.start);
  return between.length < 26 && !/[.;:,]|\b(?:and|but)\b/i.test(between) ? earlier : best;
}

/** "Previous anorexia – remission  Desogestrel": the adjective is another noun's. */
function isOfAnother({ kind, text, end }: Cue, before: string): boolean {
  if (kind !== "past" || !/^(?:previous|past|prior|ex|last)$/i.test(text)) return false;
  const rest = before.slice(end).trim();
  return rest !== "" && !/\b(?:medic|treat|tried|drug|therap|regimen|use|with|course|trial|dose)/i.test(rest);
}

/** The first telling word behind a name that speaks of it. */
function followingCue(words: string, offset: number): Cue | undefined {
  const stop = words.search(/[a-z)\d]\.\s+(?=[A-Z(])/);
  const after = stop === -1 ? words : words.slice(0, stop + 1);
  const cues = findCues(after);
  const telling = cues.filter(({ kind }) => !closing.has(kind));
  const first =
    telling.find(({ start }) => start < 110) ??
    cues.find(({ kind, start }) => (kind === "given-once" || kind === "talk" || kind === "past") && start < 70);
  if (first === undefined) return undefined;
  return moved(lastWord(first, telling, after), offset);
}

const begins = new Set<Cue["kind"]>(["started", "restarted", "increased", "reduced", "changed", "continued", "taking"]);
const ends = new Set<Cue["kind"]>(["stopped", "held", "finished", "not-taking", "declined", "considered"]);
/** What joins a later word to an earlier one that it takes back. */
const turns = /\b(?:but|however|although|though|until|till|since|later|now|subsequently|then|and)\b|[,;–—-]/i;
/** A later word that only tells of a time to come or of a case. */
const notYet =
  /\b(?:(?<!\b(?:told|asked|advised|had|her|him|me|them|decided|chose|need|needed) )to|not|if|before|when|unless|then|will|can|may|should|could|would|might|be|please|then to|and to)\s+(?:be\s+)?$/i;

/** "Held 22-26 July, restarted", "for six months until she was told to stop": the last of two contrary words stands. */
function lastWord(first: Cue, telling: readonly Cue[], after: string): Cue {
  let current = first;
  for (const next of telling) {
    if (next.start < current.end || next.start - current.end > 70) continue;
    const isContrary =
      (begins.has(current.kind) && ends.has(next.kind)) ||
      (ends.has(current.kind) && next.kind === "restarted" && current.kind !== "declined");
    const between = after.slice(current.end, next.start);
    if (isContrary && turns.test(`${between} `) && !notYet.test(after.slice(0, next.start))) current = next;
  }
  return current;
}

function moved(cue: Cue, by: number): Cue {
  return { ...cue, start: cue.start + by, end: cue.end + by };
}

/** "Furosemide 40 mg OM, bisoprolol 5 mg OD — no change", "A, B and C are stopped": said of all that stand before it. */
function shareTrailing(sentence: string, clauses: MedicineClause[]): void {
  const last = clauses.at(-1);
  if (last?.following === undefined || clauses.length < 2) return;
  const words = sentence.slice(last.medicine.end, last.following.end);
  const ofAll =
    /\b(?:both|all|these|are|were|have|no change|unchanged|continued?|the same)\b|^[^—–]*[—–-]\s*\S/i.test(words) ||
    /\b(?:and|&|\+)\s*$/.test(sentence.slice(0, last.medicine.start));
  if (
    !ofAll ||
    !/^(?:continued|stopped|held|keep|restarted|finished|avoid|not-again|not-taking)$/.test(last.following.kind)
  )
    return;
  for (let index = clauses.length - 2; index >= 0; index--) {
    const clause = clauses[index];
    if (clause === undefined || clause.following !== undefined || clause.ruling !== undefined) return;
    if (/[;.]\s/.test(sentence.slice(clause.medicine.end, clauses[index + 1]?.medicine.start))) return;
    clause.following = last.following;
  }
}
