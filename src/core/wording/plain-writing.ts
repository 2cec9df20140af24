/*
 * One spelling for things that are written in several ways, so that a claim and its evidence meet. Applied to both; nothing of it is shown.
 */

const numberWords = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

const month = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?";

const rewritings: readonly [RegExp, string | ((match: string) => string)][] = [
  [/[‘’ʼ]/g, "'"],
  [/[“”«»]/g, '"'],
  [/[–—−]/g, "-"],
  [/[µμ]/g, "u"],
  [/\u00a0/g, " "],
  // "? carpal tunnel syndrome" is a doctor's shorthand.
  [/(^|[\s(])\?\s?(?=[A-Za-z])/g, "$1possible "],
  [/,? on the (?:other|one) hand,?/gi, ""],
  // Two days of one month, or of one year: "8 to 13 August 2022", "2 March and 20 April 2025".
  [
    new RegExp(`\\b(\\d{1,2})(?: to | until | and |-| - )(\\d{1,2}) (${month}) (\\d{4})\\b`, "gi"),
    "$1 $3 $4 and $2 $3 $4",
  ],
  [
    new RegExp(`\\b(\\d{1,2} ${month})(?: to | until | through |-| - )(\\d{1,2} ${month}) (\\d{4})\\b`, "gi"),
    "$1 $3 and $2 $3",
  ],
  [new RegExp(`\\bbetween (${month}) and (${month}) (\\d{4})\\b`, "gi"), "between $1 $3 and $2 $3"],
  [new RegExp(`\\bthe (?:start|beginning|middle|end) of (?=${month}\\b)`, "gi"), ""],
  [new RegExp(`\\b(early|mid|late)[- ](?=${month}\\b)`, "gi"), ""],
  [/\bper ?cent\b/gi, "%"],
  [/(\d)\s+%/g, "$1%"],
  [/(?<!\d)(\d+)\s+out of\s+(\d+)/gi, "$1/$2"],
  [/(\d)\s*\/\s*(\d)/g, "$1/$2"],
  [/(\d)\s*-\s*(?=\d)/g, "$1-"],
  [
    /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi,
    (word) => String(numberWords.indexOf(word.toLowerCase())),
  ],
  [/\bone(?=(?: |-)(?:to|or) \d)/gi, "1"],
  [/(?<![\d/.])(\d+(?:\.\d+)?) to (\d+(?:\.\d+)?)(?![\d/])/g, "$1-$2"],
  [/(\d) (day|week|month|year)s? later\b/gi, (later) => `in ${later.replace(/ later$/i, "")}`],
  [/\bfor (?:a|1|one) week\b/gi, "for 7 days"],
  [/\bfor (?:a|1|one) fortnight\b/gi, "for 14 days"],
  [/\b(?:yearly|annually|annual|once a year)\b/gi, "every year"],
  // Within the normal range is normal; the normal range itself says nothing.
  [
    /(?<!\b(?:within|in) (?:the |its |your |their )?)\b(?:normal|usual|healthy|expected) (?=(?:reference )?(?:range|limit|value|interval))/gi,
    "reference ",
  ],
  [/\b(?:under|beneath) (?=(?:the |its |your )?(?:lower )?(?:reference )?(?:range|limit))/gi, "below "],
  [/\bover (?=(?:the |its |your )?(?:upper )?(?:reference )?(?:range|limit))/gi, "above "],
  [
    /\b(?:has|have|had|is|are|was|were) not changed\b|\bno (?:significant |interval )?change\b|\bstay(?:s|ed) the same\b/gi,
    "unchanged",
  ],
  [/\b(?:went|gone|go|goes|going) up\b/gi, "rose"],
  [/\b(?:went|gone|go|goes|going|came|come) down\b/gi, "fell"],
  [/\b(?:gave|given|give|giving) up\b/gi, "stopped"],
  [/\b(?:took|taken|taking|takes) out\b/gi, "removed"],
  [/\b(?:went|gone|go|going|sent) home\b|\bleft (?:the )?hospital\b/gi, "discharged"],
  [/\b(?:brought|bring|bringing|cut|taken|weaned|stepped) (?:back )?down\b/gi, "reduced"],
  [
    /\b(?:went|came|taken|brought|sent) (?:in)?to (?:the )?hospital\b|\b(?:was|were|been|stayed) in (?:the )?hospital\b/gi,
    "admitted",
  ],
  [/\bturn(?:ed|s|ing)? down\b/gi, "declined"],
  [/\b(?:further|additional)\b/gi, "more"],
  [/\bno longer (?=tak|us)/gi, "stopped "],
  [/\bfollow(?:ing)?[- ]?up\b/gi, "followup"],
  [/\bgot\b/gi, "had"],
  [/\bclear(?:s|ed|ing)? up\b/gi, "resolved"],
  [/\bdeny\b/gi, "denies"],
  [/\b(?:comes?|came|stems?|arises?|arose|results?|resulted) from\b/gi, "because of"],
  [/\b(?:weighed|weighs?|weighing)\b/gi, "weight"],
  [/\b(?:hurts?|hurting|aches?|aching|painful)\b/gi, "pain"],
];

/** The text in that one spelling; places in it are not those of the original. */
export function inPlainWriting(text: string): string {
  return withYears(
    rewritings.reduce(
      (rest, [pattern, replacement]) =>
        typeof replacement === "string" ? rest.replace(pattern, replacement) : rest.replace(pattern, replacement),
      text.normalize("NFKC"),
    ),
  );
}

const dayOfMonth = new RegExp(`\\b(\\d{1,2} ${month})(?!\\s*,?\\s*\\d{4})(?![\\w])`, "gi");

/** "… on 12 January 2025, and seven hours on 19 January": where a text names one year, its days are of that year. */
function withYears(text: string): string {
  const years = new Set(text.match(/(?<![\d.,/-])(?:19|20)\d{2}(?![\d.,/-]*\d)/g));
  const [year] = years;
  return year === undefined || years.size > 1 ? text : text.replace(dayOfMonth, `$1 ${year}`);
}

/** Clauses that can be true or false by themselves: sentences, and parts with a subject of their own. */
export function clausesOf(text: string): string[] {
  return text
    .split(
      /(?<!\b(?:Dr|Mr|Mrs|Ms|St|vs|No|approx|e\.g|i\.e))[.!?;]\s+|[\n\r]+|(?<=\b(?:no|not|without|denies)\b[^:]{0,40}):\s+(?=\S+\s+\d)|(?:(?:,\s+|(?<![^\S\n\r])[^\S\n\r]+)(?:and|but)|,\s+(?:while|whereas))\s+(?=(?:you|your|there|it|he|she|his|her|the|a|an|no)\s)/i,
    )
    .map((clause) => clause.trim().replace(/(?<![.!?;])[.!?;]+$/, ""))
    .filter((clause) => clause !== "");
}
