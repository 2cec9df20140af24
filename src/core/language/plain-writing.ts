/*
 * One spelling for things that are written in several ways, so that a claim and its evidence meet. Applied to both; nothing of it is shown.
 */

const numberWords = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

const rewritings: readonly [RegExp, string | ((match: string) => string)][] = [
  [/[‘’ʼ]/g, "'"],
  [/[“”«»]/g, '"'],
  [/[–—−]/g, "-"],
  [/[µμ]/g, "u"],
  [/\u00a0/g, " "],
  [/\bper ?cent\b/gi, "%"],
  [/(\d)\s+%/g, "$1%"],
  [/(\d+)\s+out of\s+(\d+)/gi, "$1/$2"],
  [/(\d)\s*\/\s*(\d)/g, "$1/$2"],
  [/(\d)\s*-\s*(?=\d)/g, "$1-"],
  [
    /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi,
    (word) => String(numberWords.indexOf(word.toLowerCase())),
  ],
  [/\bone(?=(?: |-)(?:to|or) \d)/gi, "1"],
  [/(\d(?:\.\d+)?) to (\d)/g, "$1-$2"],
  [
    /\b(?:has|have|had|is|are|was|were) not changed\b|\bno (?:significant |interval )?change\b|\bstay(?:s|ed) the same\b/gi,
    "unchanged",
  ],
  [/\b(?:went|gone|go|goes|going) up\b/gi, "rose"],
  [/\b(?:went|gone|go|goes|going|came|come) down\b/gi, "fell"],
  [/\b(?:gave|given|give|giving) up\b/gi, "stopped"],
  [/\b(?:took|taken|taking|takes) out\b/gi, "removed"],
  [/\b(?:went|gone|go|going|sent) home\b|\bleft (?:the )?hospital\b/gi, "discharged"],
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
  return rewritings.reduce(
    (rest, [pattern, replacement]) =>
      typeof replacement === "string" ? rest.replace(pattern, replacement) : rest.replace(pattern, replacement),
    text.normalize("NFKC"),
  );
}

/** Clauses that can be true or false by themselves: sentences, and parts with a subject of their own. */
export function clausesOf(text: string): string[] {
  return text
    .split(
      /(?<!\b(?:Dr|Mr|Mrs|Ms|St|vs|No|approx|e\.g|i\.e))[.!?;]\s+|[\n\r]+|(?:,?\s+(?:and|but)|,\s+(?:while|whereas))\s+(?=(?:you|your|there|it|he|she|his|her|the|a|an|no)\s)/i,
    )
    .map((clause) => clause.trim().replace(/[.!?;]+$/, ""))
    .filter((clause) => clause !== "");
}
