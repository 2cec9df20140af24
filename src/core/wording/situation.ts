import { longestPassage } from "#core/domain/bounded-text.ts";
import type { Passage } from "#core/reading/passages.ts";
import { contextReader } from "#core/understanding/facts/context.ts";

/** Of whom, and how surely, something is said at one place of a clause. */
export interface Situation {
  negated: boolean;
  uncertain: boolean;
  hypothetical: boolean;
  /** Somewhere in its clause stands an "if". */
  conditional: boolean;
  /** Said to be over: stopped, given up. */
  ended: boolean;
  /** Said of a day to come: planned, advised, due. */
  planned: boolean;
  /** The relative it is said of; undefined for the patient. */
  relative: string | undefined;
}

const uncertainAfter =
  /^[^,]{0,50}\b(?:is|are|was|were|be|been)\s+(?:\w+\s+){0,2}(?:possible|probable|likely|suspected|uncertain|unclear|suggested|queried)\b/i;
const uncertainBefore =
  /\b(?:(?<!\d )(?:may|might|could)(?! \d)(?:\s+\w+){1,2}|suggest(?:s|ing|ive of)?|suspicious for|concerning for)\b[^,;.]{0,60}$/i;
const negatedAfter =
  /^(?:\s+[a-z]+){0,2}\W*(?:was |were |is )?(?:declined|refused|denied|not given|ruled out|absent)\b|^[^,]{0,50}\b(?:(?:is|are|was|were|has been|have been|be|been)\s+(?:not|never|ruled out|excluded|declined|refused|absent|denied)\b|(?:did|does|do) not\b)/i;
const endedBefore =
  /\b(?:stopp(?:ed|ing)|stop|discontinued|ceased|quit|came off|come off|finished|ended)\s+(?:\w+\s+)?$/i;
const endedAfter =
  /^(?:\s+(?:[\d.(][^\s]*|mg|ug|daily|weekly|tablets?|medication|treatment|therapy))*,?\s+(?:(?:was|were|is|has been|had been|to be|was to be)\s+)?(?:stopped|discontinued|ceased|withdrawn|ended)\b/i;
const denials = /\b(?:no|not|without|denie[sd]|negative for|never|none|nor|neither)\b/gi;
/** "The CRP was normal" denies no CRP; whether it was normal is judged by its numbers. */
const calledNormal = /^[^,]{0,40}\b(?:is|was|are|were)\s+(?:normal|unremarkable)\b/i;
const otherPlace = /\s(?:on|at|during|by|per)\s+(?:(?:the|your|this|that|an?|his|her)\s+)?(?:\w+\s+)?$/i;
const conditional = /\b(?:if|in case|whenever|should (?:you|a|an|he|she|this|symptoms)|reasons? to|unless)\b/i;
const plannedBefore =
  /\b(?:will|plans?(?: is)? to|planned|to be|consider(?:ing)?|(?:was|were|is|are|been) (?:advised|recommended|asked|told)|recommend(?:ed|s)?|advised?|should|scheduled|due (?:for|to)|referr?(?:ed|al)? (?:for|to)|await(?:ing|s)?|to start|to begin|would like to|intends? to|request(?:ed)?|arrange[ds]?)\b/i;

const relativeWords =
  /\b((?:maternal |paternal )?(?:mother|father|mom|mum|dad|brother|sister|sibling|grandmother|grandfather|grandparent|aunt|uncle|cousin|parent|son|daughter|child|wife|husband|partner|niece|nephew)s?)\b(?:'s)?/gi;
/** Letters behind a relative in which stands whether they tell. */
const longestTelling = 60;
const tells =
  /^\s*(?:says?|said|states?|stated|reports?|reported|notes?|noted|noticed|is concerned|thinks?|brought|called|worries|gave|helps?)\b/i;

/** Reads situations of places in one clause (in plain writing). Lines of the idea: `facts/context`, with what rephrasings add. */
export function situationReader(clause: string): (start: number, end: number) => Situation {
  const passage: Passage = {
    kind: "sentence",
    page: 1,
    start: 0,
    end: clause.length,
    text: clause,
    section: undefined,
    heading: undefined,
    label: undefined,
    contentStart: 0,
    cells: [],
    header: undefined,
  };
  const read = contextReader(passage);
  const relatives = [...clause.matchAll(relativeWords)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length, word: (match[1] ?? "").toLowerCase() }))
    .filter(({ end }) => !tells.test(clause.slice(end, end + longestTelling)));
  const isConditional = conditional.test(clause);
  const ofFamily = /\bfamily history\b|\bruns? in (?:the|your) family\b/i.test(clause);
  return (start, end) => {
    const context = read(start, end);
    const before = clause.slice(Math.max(0, start - longestPassage), start);
    const after = clause.slice(end, end + longestPassage);
    const denial = [...before.matchAll(denials)].at(-1);
    // "No effusion on the chest CT" does not deny the CT.
    const elsewhere = denial !== undefined && otherPlace.test(before.slice(denial.index));
    return {
      negated:
        (context.negated && !elsewhere && !(denial === undefined && calledNormal.test(after))) ||
        negatedAfter.test(after),
      uncertain: context.uncertain || uncertainAfter.test(after) || uncertainBefore.test(before),
      hypothetical: context.hypothetical,
      conditional: isConditional,
      ended: endedBefore.test(before) || endedAfter.test(after),
      planned: plannedBefore.test(before),
      relative:
        nearestRelative(clause, relatives, start) ??
        (ofFamily || context.subject === "relative" ? "family" : undefined),
    };
  };
}

/** The relative named last before the place; before the first one, that one. */
function nearestRelative(
  text: string,
  relatives: readonly { start: number; end: number; word: string }[],
  start: number,
): string | undefined {
  const nearest = relatives.filter((one) => one.end <= start).at(-1) ?? relatives[0];
  if (nearest === undefined) return undefined;
  // "Mother and aunt have diabetes" is said of both.
  const group = relatives.filter((one) => isJoined(text, one, nearest));
  const first = group[0]?.start ?? 0;
  const last = group.at(-1)?.end ?? 0;
  const withPatient =
    /\b(?:the patient|you)(?:,|,? and) (?:his |her |your )?$/i.test(text.slice(0, first)) ||
    /^(?:,|,? and) (?:the patient|you)\b/i.test(text.slice(last));
  const named = group.map(({ word }) => plainRelative(word));
  return [...named, ...(withPatient ? ["patient"] : [])].sort().join(" and ");
}

/** Letters of ", and your " between two relatives. */
const longestJoint = 12;

function isJoined(text: string, one: { start: number; end: number }, other: { start: number; end: number }): boolean {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one];
  if (first === second) return true;
  if (second.start - first.end > longestJoint) return false;
  return /^(?:,? and (?:his |her |your |the )?|, )$/i.test(text.slice(first.end, second.start));
}

function plainRelative(word: string): string {
  return word
    .replace(/s$/, "")
    .replace(/^(?:mom|mum)$/, "mother")
    .replace(/^dad$/, "father");
}

/** Whether what is claimed of these relatives is known of each of them. */
export function sameRelatives(claimed: string | undefined, known: string | undefined): boolean {
  if (claimed === undefined || known === undefined) return claimed === known;
  const theirs = known.split(" and ");
  const named = claimed.split(" and ");
  return new Set(named).size === named.length && named.every((one) => theirs.includes(one));
}
