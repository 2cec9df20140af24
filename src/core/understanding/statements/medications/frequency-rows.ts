type Words = string | ((match: RegExpExecArray) => string);
/** A way of saying how often; of those that fit one place the first in the list is meant. */
export interface FrequencyRow {
  pattern: RegExp;
  words: Words;
  part: "often" | "time" | "needed" | "meal" | "once";
}

const numbers: Record<string, string> = {
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  eight: "8",
  ten: "10",
  twelve: "12",
};
const number = "(\\d{1,2}|one|two|three|four|five|six|eight|ten|twelve)";
const every = (unit: string) => (match: RegExpExecArray) => {
  const count = numbers[(match[1] ?? match[2] ?? "").toLowerCase()] ?? match[1] ?? match[2] ?? "";
  return count === "1"
    ? unit === "week"
      ? "once a week"
      : unit === "month"
        ? "once a month"
        : `every ${unit}`
    : `every ${count} ${unit}s`;
};
const weekday = "(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:r)?(?:s)?|fri|sat(?:ur)?|sun)(?:days?)?";
/** Right behind an amount: "50 mg morning". */
const afterAmount = "(?<=\\d ?(?:mg|mcg|micrograms?|g|ml|units?|u|tabs?|tablets?|puffs?) )";
const row = (part: FrequencyRow["part"], words: Words, ...patterns: string[]): FrequencyRow => ({
  part,
  words,
  pattern: new RegExp(patterns.map((one) => `(?:${one})`).join("|"), "i"),
});
const exact = (part: FrequencyRow["part"], words: Words, pattern: RegExp): FrequencyRow => ({ part, words, pattern });

/** British, Irish, American, Indian, Australian and South African shorthand, and plain words. The first row that fits a place is meant. */
export const frequencyRows: readonly FrequencyRow[] = [
  row(
    "often",
    (match) => `at ${match[1]} and at ${match[2]}`,
    "\\bat (\\d{1,2}(?:[.:]\\d\\d)? ?[ap]m)(?:,| and| &)+ (?:\\d[\\d.]* ?m?c?g )?(?:at )?(\\d{1,2}(?:[.:]\\d\\d)? ?[ap]m)\\b",
  ),
  row(
    "often",
    "every other day",
    "\\b(?:every|on) (?:other|second|2nd|alternate)[ -](?:day|night|evening|morning)s?\\b",
    "\\balternat(?:e|ing)[ -](?:days?|nights?)\\b",
    "\\balt(?:\\.|ernate)? days?\\b",
    "\\bq\\.?o\\.?d\\b",
    "\\bEOD\\b",
    "\\bq ?48 ?h",
    "\\bone day\\b[^.;]{0,40}\\bthe next\\b",
    "\\balternating\\b",
    "\\balternate(?= until| till| for|[.,;]|$)",
  ),
  row(
    "often",
    "every 2 weeks",
    "\\bfortnightly\\b",
    "\\bevery (?:other|second|alternate) (?:week|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?\\b",
    "\\balternate weeks?\\b",
    "\\bevery fortnight\\b",
    "\\bonce a fortnight\\b",
    "\\bq ?2 ?(?:wks?|w(?:eeks?)?|/52)\\b",
    "\\bq2wks?\\b",
  ),
  row(
    "often",
    (match) => `on ${match[0].replace(/^on /i, "")}`,
    `\\b(?:on )?(?:${weekday})(?:(?:,? ?(?:and|&|\\+) ?|, ?|/)(?:${weekday}))+(?![a-z])`,
    "\\bM/W/F\\b",
    "\\bT/Th(?:/S(?:at?)?)?\\b",
  ),
  row("often", every("day"), `\\bevery ${number} ?(?:days?|d)\\b`, "\\bq ?(\\d{1,2}) ?d\\b"),
  row(
    "often",
    (match) => match[0],
    "\\bdays? \\d{1,2} ?(?:-|–|to) ?\\d{1,2} of (?:each |every |a )?\\d{1,2}(?:[- ]day cycle)?",
  ),
  row("often", every("week"), `\\bevery ${number} ?(?:weeks?|wks?)\\b`, `\\b${number}[- ](?:weekly|wkly)\\b`),
  row("often", every("week"), "\\bq ?(\\d{1,2}) ?(?:w(?:ee)?ks?|w|/52)\\b"),
  row("often", every("month"), `\\bevery ${number} ?(?:months?|mths?)\\b`, `\\b${number}[- ]monthly\\b`),
  row("often", every("month"), "\\bq ?(\\d{1,2}) ?(?:mo(?:nth)?s?|/12)\\b"),
  row(
    "often",
    "three times a week",
    "\\b(?:3|three) ?(?:x|×|times)(?: ?/ ?| a | per | each | )?(?:week|wk|weekly)\\b",
    "\\bthrice (?:weekly|a week)\\b",
    "\\bx ?3 ?(?:/|per |a )?(?:wk|week)\\b",
  ),
  row("often", "twice a week", "\\b(?:2 ?x|twice|two times|2 times)(?: ?/ ?| a | per | each | )?(?:week|wk|weekly)\\b"),
  row(
    "often",
    "four times a day",
    "\\bq\\.?d\\.?s\\b",
    "\\bq\\.?i\\.?d\\b",
    "\\b(?:4|four) ?(?:x|×|times)(?: ?/ ?| a | per | each | )?(?:day|daily)\\b",
    "\\b1(?: ?[-–] ?1){3}\\b",
    "\\b(?:4|four) times\\b",
  ),
  row(
    "often",
    "three times a day",
    "\\bt\\.?d\\.?s\\b",
    "\\bt\\.?i\\.?d\\b",
    "\\b(?:3|three) ?(?:x|×|times)(?: ?/ ?| a | per | each | )?(?:day|daily)\\b",
    "\\bthrice (?:a day|daily)\\b",
    "\\b[1-3] ?[-–] ?[1-3] ?[-–] ?[1-3]\\b",
    "\\bthree times\\b",
  ),
  row(
    "often",
    (match) => `${match[1] ?? ""} times a day`.toLowerCase(),
    "\\b(5|6|five|six) ?(?:x|×|times)(?: ?/ ?| a | per | each )?(?:day|daily)?\\b",
  ),
  row(
    "often",
    "twice a day",
    "\\bb\\.?d\\b",
    "\\bb\\.?i\\.?d\\b",
    "\\btwice[ -](?:a|per|each)? ?(?:day|daily)\\b",
    "\\btwice daily\\b",
    "\\b(?:2|two) ?(?:x|×|times)(?: ?/ ?| a | per | each | )?(?:day|daily)\\b",
    "\\bq ?12 ?h(?:rs?|ours?|rly)?\\b",
    "\\bevery 12 (?:hours?|h|hrs?)\\b",
    "\\b12[ -]?(?:hourly|hrly)\\b",
    "\\b[1-3] ?[-–] ?0 ?[-–] ?[1-3]\\b",
    "\\bmorning (?:and|&) (?:night|evening)\\b",
    "\\bam (?:and|&) pm\\b",
    "\\bmane (?:and|&|\\+) nocte\\b",
  ),
  row(
    "often",
    (match) => `every ${match[1] ?? match[2] ?? match[3]} hours`,
    "\\bq ?(\\d{1,2})(?:-\\d{1,2})? ?h(?:rs?|ours?|rly)?\\b",
    "\\bevery (\\d{1,2})(?:(?:-| to )\\d{1,2})? ?h(?:(?:ou)?rs?)?\\b",
    "\\b(\\d{1,2})[ -](?:hourly|hrly)\\b",
  ),
  row(
    "often",
    "once a week",
    "\\b(?:once|one|1)(?: ?x)?[ -](?:a|per|each|every)? ?(?:week|wk)\\b",
    "\\b(?:once )?weekly\\b",
    "\\b(?:each|every|per|a) (?:week|wk)\\b",
    "\\bon (?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)\\b",
    "\\bevery (?:mon|tues|wednes|thurs|fri|satur|sun)day\\b",
  ),
  row("often", "once a month", "\\b(?:once )?monthly\\b", "\\b(?:once |one |1 )?(?:a|per|each|every) month\\b"),
  row("often", "once a year", "\\b(?:yearly|annually|once a year)\\b"),
  row("often", "at weekends", "\\bweekends?(?: only)?\\b"),
  row(
    "time",
    "at night",
    "\\bnocte?\\b",
    "\\bq\\.? ?h\\.?s\\b",
    "\\b(?:at|every|each|per|in the) (?:night|bed ?time|evening)s?\\b",
    "\\bnightly\\b",
    "\\bbed ?time\\b",
    "\\b0 ?[-–] ?0 ?[-–] ?[1-3]\\b",
    "\\b(?:before|with) (?:bed|sleep)\\b",
    "\\bq ?pm\\b",
    "\\b(?:nights|evenings)(?: only)?\\b",
    `${afterAmount}(?:night|evening)\\b`,
  ),
  exact("time", "at night", /\b(?:ON|HS|hs|h\.s\.)(?![\w-])/),
  row(
    "time",
    "in the morning",
    "\\bmane\\b",
    "\\bq ?a\\.?m\\b",
    "\\b(?:in the|every|each|per) morning\\b",
    "\\b(?:each|every) m[o0]rn[il1]ng\\b",
    "\\b[1-3] ?[-–] ?0 ?[-–] ?0\\b",
    "\\b(?:before|with|at) (?:breakfast|b/?fast)\\b",
    "\\bBBF\\b",
    "\\bmornings(?: only)?\\b",
    "\\b(?:on waking|pre-breakfast|after breakfast)\\b",
    `${afterAmount}(?:morning|breakfast)\\b`,
  ),
  row("time", "at midday", "\\b0 ?[-–] ?[1-3] ?[-–] ?0\\b", "\\bat (?:noon|midday|lunch(?:time)?)\\b"),
  row("time", "with the evening meal", "\\b(?:with|at) (?:dinner|supper|tea|the evening meal)\\b"),
  row("time", (match) => match[0].toLowerCase(), "\\bat \\d{1,2}(?:[.:]\\d\\d)? ?[ap]\\.?m\\b"),
  exact("time", "in the morning", /\b(?:OM|AM)(?![\w-])|(?<=\d ?(?:mg|mcg|micrograms?|g|units?)? )(?:om|am)(?![\w-])/),
  exact("time", "at night", /(?<=\d ?(?:mg|mcg|micrograms?|g|units?)? )(?:on|pm)(?=\s*(?:$|[,.;:()|+]))/),
  row(
    "often",
    "once a day",
    "\\bonce[ -](?:a|per|each|every)? ?(?:day|daily)\\b",
    "\\bonce daily\\b",
    "\\bone (?:a|per|each|every) day\\b",
    "\\b(?:each|every|per|a) day\\b",
    "\\bdaily\\b",
    "\\b[1-4] ?/ ?d(?:ay)?\\b",
    "\\bq\\.?d\\.?(?![a-z])",
    "(?<=\\d ?(?:mg|g|mcg|iu|units?|tabs?|caps?|ml|%)? ?)\\bod\\b",
  ),
  exact("often", "once a day", /\bO\.?D\b\.?|\b1 OD\b|\bdly\b/),
  row(
    "once",
    "once only",
    "\\bstat\\b",
    "\\bsingle dose\\b",
    "\\bonce only\\b",
    "\\bone[- ]off\\b",
    "\\bx ?1\\b(?! ?/)",
  ),
  row(
    "needed",
    "as needed",
    "\\bp\\.?r\\.?n\\b",
    "\\b(?:as|if|when|where) (?:needed|required|necessary|reqd?)\\b",
    "\\bas and when\\b",
    "\\bnow and (?:then|again)\\b",
    "\\boccasional(?:ly)?\\b",
    "\\bfrom time to time\\b",
    "\\bat onset\\b",
    "\\bfor (?:attacks|breakthrough)\\b",
    // "Up to four times a day", "up to 3 g/day": a limit, and not an order.
    `\\bup to (?:a max\\w* of )?(?=${number} ?(?:times|x|×|g|mg|tablets?|tabs?|doses?) ?(?:/|a |an |per |in |daily|every|max|each|as needed|prn))`,
  ),
  exact("needed", "as needed", /\bSOS\b/),
  row(
    "meal",
    "with meals",
    "\\bwith (?:each |all |every )?meals?\\b",
    "\\bc meals\\b",
    "\\bper meal\\b",
    "\\bwith main meals\\b",
  ),
  row("meal", "before meals", "\\bbefore (?:each |all |every |main )?meals?\\b", "\\bAC\\b(?! ?\\d)"),
  row("meal", "with food", "\\bwith food\\b"),
];
