/** Another amount at another time of the day: "300 mg in the morning, 400 mg at night". */
export interface SplitDose {
  dose: string;
  /** From the first time of day on: "in the morning and 400 mg at night". */
  frequency: string;
  start: number;
  end: number;
}

const amount = "\\d{1,4}(?:[.,]\\d{1,3})?|half|½|one|two|three";
const unit = "(?:\\s?(?:mg|mcg|micrograms?|g|ml|mls|units?|iu|tablets?|tabs?|puffs?))?";
const aside = "(?:\\s*\\([^()]{1,24}\\))?";
const times: readonly [words: string, time: string][] = [
  ["in the morning", "in the morning|(?:each|every) morning|mornings?|mane|with breakfast|at breakfast|breakfast"],
  ["at midday", "at (?:noon|midday|lunch(?:time)?)|noon|midday|with lunch|lunch"],
  [
    "at night",
    "at (?:night|bedtime)|(?:each|every) night|in the evening|nights?|nocte|evenings?|at tea|with supper|supper|bedtime",
  ],
];
const time = times.map(([, one]) => `(${one})`).join("|");
const part = `(${amount})(${unit})${aside}\\s*(?:${time})`;
const split = new RegExp(
  `(?<![\\w.,/])${part}\\s*(?:,|and|then|\\+|/|&|;|–|-)*\\s*(?:then |and )?(?:only )?${part}(?!\\w)`,
  "i",
);

const ratio =
  "\\d{1,2}(?:\\.\\d)?\\s?(?:units?|u|iu)\\s?(?::|per|to|for(?: every| each)?)\\s?\\d{1,3}(?:\\.\\d)?\\s?(?:g|grams?)\\b(?: (?:of )?carb\\w*)?";
const ratioAt = `(${ratio})(?:\\s?(?:(?:at|with|for) )?((?:other|all|each|every|the) meals?|other times|meals?|food|breakfast|lunch|dinner|tea|supper))?`;
const ratios = new RegExp(`(?<![\\w.,/])${ratioAt}(?:\\s?(?:,|;|and|then)+\\s?${ratioAt})?`, "i");

/** "1 unit per 12 g carbohydrate with meals", "1 unit : 10 g at breakfast, 1 unit : 12 g at other meals": insulin by what is eaten. */
export function findRatioDose(after: string): SplitDose | undefined {
  const match = ratios.exec(after.slice(0, 140));
  if (match === null || match.index > 48) return undefined;
  const [, dose = "", first, second, secondAt] = match;
  const when = first === undefined ? "with meals" : /meal|food/i.test(first) ? `with ${first}` : `at ${first}`;
  return {
    dose,
    frequency: second === undefined ? when : `${when} and ${second}${secondAt === undefined ? "" : ` at ${secondAt}`}`,
    start: match.index,
    end: match.index + match[0].length,
  };
}

/** Where the first words behind a name give two times of the day an amount each, and not the same one. */
export function findSplitDose(after: string): SplitDose | undefined {
  const match = split.exec(after.slice(0, 120));
  if (match === null || match.index > 48) return undefined;
  const [, first = "", firstUnit = "", ...rest] = match;
  const firstTime = timeOf(rest.slice(0, 3));
  const [second = "", secondUnit = "", ...last] = rest.slice(3);
  const secondTime = timeOf(last);
  if (firstTime === undefined || secondTime === undefined || firstTime === secondTime) return undefined;
  if (first.toLowerCase() === second.toLowerCase()) return undefined;
  const printed = (number: string, own: string) => `${number}${own || secondUnit || firstUnit}`;
  return {
    dose: printed(first, firstUnit),
    frequency: `${firstTime} and ${printed(second, secondUnit)} ${secondTime}`,
    start: match.index,
    end: match.index + match[0].length,
  };
}

function timeOf(groups: readonly (string | undefined)[]): string | undefined {
  return times[groups.findIndex((group) => group !== undefined)]?.[0];
}
