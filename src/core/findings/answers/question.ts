import { bounded, longestQuestion } from "#core/domain/bounded-text.ts";
import { shiftDate } from "#core/understanding/facts/calendar.ts";
import { findDates } from "#core/understanding/facts/find-dates.ts";
import { findMentions, type Mention } from "#core/understanding/vocabulary/find-concepts.ts";
import type { Surface } from "#core/understanding/vocabulary/lexicon.ts";
import { type Token, tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { isOrdinary } from "./ordinary-words.ts";
import { stem } from "./search-words.ts";
import { stopWords } from "./stop-words.ts";

export type Intent =
  | "birth-date"
  | "count"
  | "compare"
  | "trend"
  | "highest"
  | "lowest"
  | "value-on-date"
  | "onset"
  | "latest"
  | "dose"
  | "when"
  | "ever"
  | "list"
  | "meaning"
  | "ask-doctor"
  | "passages";

export interface AskedDate {
  date: string;
  precision: "day" | "month" | "year";
}

/** What a question asks for. */
export interface Question {
  text: string;
  intent: Intent;
  tokens: Token[];
  /** Things of the vocabulary that it names, in order. */
  mentions: Mention[];
  dates: AskedDate[];
  /** Words that say what it is about: no question words, no words of the intent. Lookup forms. */
  focus: string[];
  /** The focus as printed, for our answer's words. */
  focusText: string;
}

const intentPatterns: [Intent, RegExp][] = [
  ["birth-date", /\b(?:date of birth|birth ?date|birthday|dob|when was i born|how old am i)\b/i],
  [
    "ask-doctor",
    /\b(?:questions?|what|things) (?:should|can|could|to|do) (?:i )?(?:ask|raise|discuss|bring up)\b|\bquestions (?:for|to ask) my (?:doctor|gp|nurse|specialist)\b/i,
  ],
  [
    "count",
    /\bhow many\b(?!.*\b(?:may|can|could|should|must|allowed)\b)|\bhow often (?:was|were|did|have|has)\b|\bnumber of (?:times|visits)\b|\bhow frequently\b/i,
  ],
  [
    "trend",
    /\b(?:higher or lower|lower or higher|up or down|better or worse|worse or better)\b|\b(?:gone|going|go|went|come|coming|came|trending) (?:up|down)\b|\btrend(?:ing|s)?\b|\b(?:risen|rising|fallen|falling|dropp(?:ed|ing)|increas(?:ed|ing)|decreas(?:ed|ing)|improv(?:ed|ing)|worsen(?:ed|ing))\b|\bover (?:time|the (?:years|months|past|last))\b|\bused to be\b|\bchanged? (?:over|since|from)\b|\bhow (?:has|have|is|are) my\b.*\b(?:chang|been (?:going|doing)|progress)/i,
  ],
  [
    "highest",
    /\b(?:highest|maximum|max|peak(?:ed)?|most i ever weighed|heaviest|tallest|largest|biggest|at its (?:worst|highest)|top reading|how high (?:did|was|has|were))\b/i,
  ],
  ["lowest", /\b(?:lowest|minimum|min|smallest|lightest|at its lowest|shortest|how low (?:did|was|has|were))\b/i],
  [
    "dose",
    /\b(?:dose|dosage|strength|how (?:much|many (?:mg|milligrams|tablets|pills))|what mg)\b.*\b(?:prescribed|take|taking|on|given|of|is|was)\b|\b(?:dose|dosage|strength)\b/i,
  ],
  [
    "onset",
    /\b(?:first (?:mention(?:ed)?|time|diagnosed|noted|recorded|appear|see|seen|start|have|had|get|prescribed|given|take|took|measured|checked|tested|done)|when (?:was|were) i (?:first )?(?:diagnosed|told|found|given|prescribed|put|started)|when did (?:i|my records?|my doctors?) (?:first )?(?:start|begin|get|develop|mention|prescribe|go on|find|diagnose)|how long have i|since when|diagnosed with)\b/i,
  ],
  ["latest", /\b(?:last|latest|most recent(?:ly)?|newest|current(?:ly)?|right now|at the moment|these days|today)\b/i],
  [
    "list",
    /\b(?:which|list|what (?:medicines?|medications?|drugs?|meds|pills|vaccines?|vaccinations?|shots|jabs|conditions?|diagnoses|illnesses|diseases|allerg\w+|procedures?|operations?|surger\w+|tests|symptoms?)|all (?:of )?my|my (?:medicines|medications|meds|allergies|vaccinations|diagnoses|conditions|procedures|operations|surgeries|prescriptions))\b/i,
  ],
  [
    "ever",
    /\b(?:ever|have i (?:had|been|got|taken)|did i (?:have|get|take)|do i (?:have|take)|am i (?:on|taking|allergic)|was i|has my|is there)\b/i,
  ],
  ["when", /\bwhen\b|\bwhat (?:date|day|year)\b/i],
  [
    "meaning",
    /\bwhat (?:does|do|is|are)\b.*\bmean(?:s|ing)?\b|\bwhat(?:'s| is| are) (?:an? )?(?!my\b|(?:i|we|they|he|she|you)\b|the (?:last|latest|highest|lowest|date))[a-z0-9 -]+\??$|\bexplain\b|\bin plain english\b/i,
  ],
];

const intentWords =
  /^(?:date|highest|lowest|maximum|minimum|peak|last|latest|most|recent|recently|newest|current|currently|first|mention|mentioned|record|records|result|results|reading|readings|value|level|number|measured|measure|checked|check|tested|test|taken|time|times|ever|prescribed|prescribe|prescription|given|started|start|begin|began|diagnosed|diagnosis|dose|dosage|strength|gone|go|up|down|higher|lower|trend|since|used|many|often|long|doctor|now|today|get|got|take|taking|took|note|noted|find|found|mean|means|explain|list|did|old|day|year|month|week|was|compare|compared|change|changed|between|history|medicine|medication|tablet|tell)$/;

/** Reads a question. `today` (ISO) resolves "last year". */
export function readQuestion(typed: string, today: string): Question {
  const text = bounded(typed, longestQuestion);
  const tokens = tokenise(text);
  const dates = findDates(text, 0, { anchor: today });
  const covered = (token: Token) => dates.some((date) => token.start >= date.start && token.end <= date.end);
  const mentions = findMentions(text, 0, tokens, false).filter(
    (mention) =>
      isMeant(text, tokens, mention) && !dates.some((date) => mention.start >= date.start && mention.end <= date.end),
  );
  const focusTokens = tokens.filter(
    (token) => !stopWords.has(token.key) && !intentWords.test(token.key) && !covered(token),
  );
  const isNamed = (token: Token) => mentions.some(({ start, end }) => start <= token.start && token.end <= end);
  const things = tokens.filter(
    (token) => isNamed(token) || (focusTokens.includes(token) && !isOrdinary(stem(token.key))),
  );
  return {
    text,
    intent: intentOf(text, dates.filter((date) => !isDuration(date.date, today)).length),
    tokens,
    mentions,
    dates: dates.map(({ date, precision }) => ({ date, precision })),
    focus: focusTokens.map((token) => token.key),
    focusText: longestRun(text, things, isNamed),
  };
}

/** The longest piece of the question that is focus throughout, small words inside it allowed ("MRI of the knee"); one that names a thing first. */
function longestRun(text: string, focus: readonly Token[], isNamed: (token: Token) => boolean): string {
  let best = { text: "", worth: 0 };
  for (let first = 0; first < focus.length; first++) {
    const from = focus[first]?.start ?? 0;
    let to = from;
    let named = 0;
    for (const token of focus.slice(first)) {
      if (to > from && !/^[\s-]*(?:(?:of|in|the|with|for|my|and)\s+){0,2}$/i.test(text.slice(to, token.start))) break;
      to = token.end;
      if (isNamed(token)) named = namedWorth;
    }
    if (named + to - from > best.worth) best = { text: text.slice(from, to), worth: named + to - from };
  }
  return best.text;
}

/** More than any piece is long. */
const namedWorth = longestQuestion;

function isDuration(date: string, today: string): boolean {
  return date === today || date === shiftDate(today, 0, "day");
}

/** A question is written in any case: a single function word is no concept, whatever abbreviation it may be. */
function isMeant(text: string, tokens: readonly Token[], mention: Mention): boolean {
  if (mention.first !== mention.last) return true;
  const token = tokens[mention.first];
  if (token === undefined) return false;
  const printed = text.slice(token.start, token.end);
  const capitals = printed.length > 1 && printed === printed.toUpperCase();
  return capitals || !(stopWords.has(token.key) || intentWords.test(token.key));
}

function intentOf(text: string, dateCount: number): Intent {
  if (dateCount >= 2) return "compare";
  for (const [intent, pattern] of intentPatterns) {
    if (!pattern.test(text)) continue;
    if (dateCount === 1 && (intent === "latest" || intent === "ever" || intent === "list" || intent === "meaning"))
      continue;
    return intent;
  }
  if (dateCount !== 1) return "passages";
  return stretches.test(text) ? "trend" : "value-on-date";
}

/** "Since October", "from June till now": how it went, and not what it was on a day. */
const stretches = /\b(?:since|from|until|till|between|over)\b/i;

/** The meanings of a mention that are of one of `kinds`; lay names count in questions. */
export function meanings(mention: Mention, kinds: readonly Surface["concept"]["kind"][]): Surface["concept"][] {
  const concepts = mention.surfaces.map((surface) => surface.concept).filter((concept) => kinds.includes(concept.kind));
  return [...new Set(concepts)];
}
