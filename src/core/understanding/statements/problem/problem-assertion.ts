import type { LineRole } from "#core/domain/line-role.ts";
import type { Assertion } from "#core/domain/statement.ts";
import { isAcute } from "#core/understanding/vocabulary/acute-problems.ts";

/** The words of the clause that a condition is named in, before and after it. */
export interface Surroundings {
  before: string;
  after: string;
}

const clauseBreak = /[;•|]|[.!?](?=\s+[\p{Lu}\d"']|\s*$)|\s[–—]\s|\s{2,}|\bbut\b|\bhowever\b|\balthough\b|\bwho\b/giu;

/** What stands around `start` to `end` in a passage, to the clause's ends. */
export function surroundingsOf(text: string, start: number, end: number): Surroundings {
  const lead = text.slice(Math.max(0, start - 130), start);
  let cut = 0;
  for (const match of lead.matchAll(clauseBreak)) {
    // "?gallstones": the mark belongs to what follows.
    if (match[0] !== "?" || match.index + 1 < lead.trimEnd().length) cut = match.index + match[0].length;
  }
  const rest = text.slice(end, end + 90);
  clauseBreak.lastIndex = 0;
  const stop = clauseBreak.exec(rest)?.index ?? rest.length;
  clauseBreak.lastIndex = 0;
  return { before: lead.slice(cut).replace(/\s/g, " "), after: rest.slice(0, stop).replace(/\s/g, " ") };
}

type Rule = [Assertion, (around: Surroundings) => boolean];

const leads = (source: string) => {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})$`, "iu");
  return ({ before }: Surroundings) => pattern.test(before);
};
const follows = (source: string) => {
  const pattern = new RegExp(`^(?:${source})`, "iu");
  return ({ after }: Surroundings) => pattern.test(after);
};
const any =
  (...tests: ((around: Surroundings) => boolean)[]) =>
  (around: Surroundings) =>
    tests.some((test) => test(around));

/** Words that may stand between a trigger and the condition: adjectives and sides, and the other items of a list. */
const near = "(?:[\\p{L}\\d/'-]{1,20}\\s){0,4}";
const list =
  "(?:(?!(?:has|have|had|with|shows?|showed|is|was|are|were|known|due|because|on|for|from|since)\\s)[\\p{L}\\d/'(),.#-]{1,24}\\s){0,12}";
const be =
  "(?:is|was|are|were|has been|have been|been|being|now|remains?|thought|felt|considered|clinically|fully|all|then|since|to be|be|and|,|:|–|-|\\s|\\([^)]*\\))*";

const rules: Rule[] = [
  [
    "screening-only",
    any(
      leads(
        `(?:screen(?:ed|ing|s)?(?: \\p{L}+)? for|screening:?|tested for|checked? for|test for|risk (?:of|for)|at (?:high |increased |higher )?risk (?:of|for)|to prevent|prevents?|prevention of|protects?(?: \\p{L}+)? (?:against|from)|prophylaxis (?:of|for|against)|vaccin\\p{L}+ (?:for|against)|worried about|worry about|fears?(?: is| was)?(?: of)?|feared|(?:under-)?protected against|afraid of|scared of|ask(?:s|ed)? about|anxious about|concern(?:s|ed)? about|chance of)\\s+(?:having |getting |a |an |the |any )?${near}`,
      ),
      follows(
        "\\s(?:screen(?:ing)?|risk|vaccin\\p{L}*|jab|prevention|prophylaxis|leaflet|clinic|nurse|service|team|unit|society|support group|charity|formula|questionnaire|antibod\\p{L}+|serology|swab|test|tests|toxin)(?![\\p{L}])",
      ),
    ),
  ],
  [
    "ruled-out",
    any(
      leads(
        `(?:no (?:\\p{L}+ )?(?:evidence|features?|signs?|suggestion|clinical suggestion|radiological evidence)(?: \\p{L}+)? (?:of|for|to suggest)|(?:nothing|no features?|not) to suggest|not (?:in keeping|consistent) with|not felt to be|not due to|not caused by|rul(?:ed|es|ing) out|exclud(?:ed|es|ing)|excludes|doubt|(?:is|was|are|were|it's|has) not|NOT|not an?|not|never had|do not think (?:that )?(?:he|she|they|it|this|you)\\s?\\p{L}*|does not have|do(?:es)?n't have|negative for|neg for|unlikely(?: to be)?|less likely)\\s+(?:an? |the |any )?${near}`,
      ),
      follows(
        `\\s${be}(?:ruled out|excluded|not supported|unlikely|not confirmed|not (?:been )?(?:seen|found|present|identified|shown)|negative|neg\\b|disproved|refuted|not the (?:cause|case)|absent)`,
      ),
      ({ after }) => /^[^.;]{0,40}\b(?:NOT supported|not supported|was excluded|ruled out)\b/.test(after),
    ),
  ],
  [
    "denied",
    any(
      leads("(?:non|not an?)[- ]"),
      follows("\\s?\\((?:not|never|no)\\b"),
      leads(
        `(?:no(?! longer)|denie[sd]|denying|without|w\\/o|nil|never|free of|absence of|absent|nor|neither)(?:\\s+(?:any|known|new|current|acute|obvious|definite|significant|personal|past|previous|prior|further|hx|history|h\\/o|complaints?|symptoms?|of|or|other|overt|clear|active))*\\s+${list}`,
      ),
      follows("\\s?(?::|-|=)\\s?(?:no|nil|none|denied|absent|neg(?:ative)?)\\b"),
    ),
  ],
  [
    "resolved",
    any(
      leads(
        `(?:(?:previous(?:ly)?|past|prior|old|former|remote|childhood|resolved|healed|treated|s\\/p|status post|recovering from|recovered from|over (?:his|her|the|my|your)|completed treatment for|treated for)\\s+(?:an? |the |his |her )?${near}|ex[- ]|past history of\\s+)`,
      ),
      follows(
        "\\s?\\((?:remote|past|old|previous|resolved|childhood|historic|recovered|treated|healed)|\\s(?:repair|excision|removal|resection|surgery|operation|ablation)(?![\\p{L}])",
      ),
      follows(
        `\\s?${be}(?:resolved|resolving|recovered|settled|cleared|gone|healed|cured|treated|better|over|in (?:childhood|the past)|as a (?:child|kid|baby)|in childhood|\\(resolved|\\(recovered|in sustained remission|last \\p{L}+ (?:19|20)\\d\\d|no longer|corrected|both normal|normalised|finished)`,
      ),
      ({ after }) =>
        /^[^.;]{0,46}(?:,|–|-|—|\()\s?(?:now |since |fully |has )?(?:resolved|recovered|settled|cleared|healed|cured|treated)\b/i.test(
          after,
        ),
    ),
  ],
  [
    "possible",
    any(
      ({ before }) => /\?\s?(?:[\p{L}\d/-]{1,16}\s){0,2}$/u.test(before),
      ({ after }) =>
        /^[^.;]{0,40}\b(?:needs? confirming|to be confirmed|not (?:yet )?confirmed|unconfirmed)\b/i.test(after),
      leads(
        `(?:possibl[ey]|probabl[ey]|likely|most likely|suspect(?:ed|s|ing)?|suspicio(?:n|us) (?:of|for)|presumed|query|queried|may (?:have|be)|might (?:have|be)|could (?:have|be)|\\?|consider(?:ed|ing)?|concern(?:ing)? for|cannot exclude|can't exclude|differential|ddx|vs\\.?|versus|or|to exclude|r\\/o|rule out|in keeping with possible|if)\\s+(?:an? |the )?${near}`,
      ),
      follows(
        "\\s?(?:\\?|\\((?:\\?|possible|probable|suspected|likely))|\\s(?:suspected|possible|likely|queried|is (?:possible|likely|suspected)|to be (?:excluded|confirmed|ruled out)|needs confirming|not (?:yet )?confirmed|vs\\b)",
      ),
    ),
  ],
  [
    "conditional",
    any(
      ({ before }) => /(?:\[ \]|☐)[^[\]☐☑☒]{0,30}$/.test(before),
      ({ before, after }) => !/[[☐☑☒]/.test(before) && /^[^[\]☐☑☒]{0,24}(?:\[ \]|☐)/.test(after),
      leads(
        `(?:if|watch (?:out )?for|look (?:out )?for|in case of|signs? of|symptoms? of|should you (?:get|have|develop)|unless|until|may cause|can (?:cause|give|lead to|set off|make)|could cause|causes?|side effects?|lead(?:s|ing)? to|worsen|mimic|people with|persons with|patients with|someone with|those with|women with|men with|common in|seen in|lowers?|raises?|risks?)\\s*:?\\s*(?:the |any |an? |your )?${list}`,
      ),
    ),
  ],
  ["historical", leads(`(?:h\\/o|hx(?: of)?|history of)\\s*:?\\s*(?:an? |the )?${near}`)],
  [
    "purpose-only",
    any(
      leads(
        `(?:for (?:the |his |her |your |my )?(?:treatment of |management of )?|used (?:for|in)|indicated for|to treat)\\s*${near}`,
      ),
    ),
  ],
];

/** Told as something that was: what passes has passed. */
const told =
  /(?:^|[^\p{L}])(?:was|were|had|after|following|post|since (?:his|her|my|the|your)|recent(?:ly)?|caused|during|last (?:week|month|year|summer|winter|spring|autumn))(?![\p{L}])[^.;]*$/iu;

/** How a condition is meant by the words around it. */
export function assertionOf(role: LineRole, name: string, around: Surroundings): Assertion {
  for (const [assertion, holds] of rules) {
    if (!holds(around)) continue;
    if (assertion === "purpose-only" && (role === "diagnoses" || role === "impression")) continue;
    return assertion;
  }
  return (isAcute(name) || name === "nicotine dependence") && told.test(around.before) ? "resolved" : "affirmed";
}
