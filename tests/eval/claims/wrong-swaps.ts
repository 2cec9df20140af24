/*
 * Ways to make a true sentence false by one change. Each is a function of a sentence and of a choice between 0 and 1, undefined where it does
 * not apply.
 */

export type Swap = (sentence: string, choice: number) => string | undefined;

const changed = (before: string, after: string) => (after === before ? undefined : after);

function replaceOne(
  sentence: string,
  pattern: RegExp,
  choice: number,
  replacement: (match: string, groups: string[]) => string,
): string | undefined {
  const matches = [...sentence.matchAll(pattern)];
  const match = matches[Math.floor(choice * matches.length)];
  if (match === undefined) return undefined;
  const [whole, ...groups] = match;
  const other = replacement(whole, groups);
  return changed(sentence, sentence.slice(0, match.index) + other + sentence.slice(match.index + whole.length));
}

const number: Swap = (sentence, choice) =>
  replaceOne(
    sentence,
    /(?<![\d.,/:-])\d{1,3}(?:\.\d+)?(?![\d.,/:-]*\d)(?! ?(?:mg|mcg|g|ml|units?|%))/gi,
    choice,
    (digits) => {
      const other = digits.includes(".")
        ? (Number(digits) + 0.7).toFixed(digits.split(".")[1]?.length ?? 1)
        : String(Number(digits) + 1 + Math.floor(choice * 3));
      return new RegExp(`\\b${other.replace(".", "\\.")}\\b`).test(sentence) ? digits : other;
    },
  );

const otherUnits: [RegExp, string][] = [
  [/(?<=\d ?)mg\b(?!\/)/, "g"],
  [/(?<=\d ?)mcg\b/, "mg"],
  [/(?<=\d ?)mg\/dL\b/i, "mmol/L"],
  [/(?<=\d ?)ml\b/i, "L"],
  [/(?<=\d ?)cm\b/, "mm"],
  [/(?<=\d ?)mm\b(?! ?Hg)/, "cm"],
  [/(?<=\d ?)(?:lbs?|pounds)\b/, "kg"],
  [/(?<=\d ?)kg\b/, "lb"],
  [/(?<=(?:\d|two|three|four|five|six|several|few) )weeks?\b/, "months"],
  [/(?<=(?:\d|two|three|four|five|six|several|few) )days?\b/, "weeks"],
  [/(?<=(?:\d|two|three|four|five|six|several|few) )months?\b/, "years"],
  [/(?<=(?:\d|two|three|four|five|six|several|few) )hours?\b/, "days"],
];
const unit: Swap = (sentence) => {
  for (const [pattern, other] of otherUnits) if (pattern.test(sentence)) return sentence.replace(pattern, other);
  return undefined;
};

const dose: Swap = (sentence, choice) =>
  replaceOne(sentence, /\b\d+(?:\.\d+)?(?= ?(?:mg|mcg|g|ml|units?)\b)/gi, choice, (digits) =>
    String(choice < 0.5 ? Number(digits) * 2 : Number(digits) * 10),
  );

const date: Swap = (sentence, choice) =>
  replaceOne(sentence, /\b(?:19|20)\d{2}\b/g, choice, (year) => String(Number(year) + (choice < 0.5 ? -1 : 2))) ??
  replaceOne(
    sentence,
    /\b(?:January|February|March|April|June|July|August|September|October|November|December)\b/g,
    choice,
    (month) => (month === "June" ? "July" : "June"),
  );

const drugs =
  "metformin lisinopril amlodipine ibuprofen aspirin acetaminophen tylenol prednisone methotrexate warfarin lasix furosemide simvastatin atorvastatin insulin omeprazole albuterol metoprolol levothyroxine gabapentin amoxicillin penicillin tramadol motrin zoloft sertraline digoxin coumadin plavix synthroid protonix prilosec zocor lipitor norvasc carvedilol lexapro xanax ambien meloxicam naproxen hydrochlorothiazide losartan".split(
    " ",
  );
const drug: Swap = (sentence, choice) =>
  replaceOne(sentence, new RegExp(`\\b(?:${drugs.join("|")})\\b`, "gi"), choice, (name) => {
    const others = drugs.filter(
      (other) => !sentence.toLowerCase().includes(other) && !sameDrug(other, name.toLowerCase()),
    );
    const other = others[Math.floor(choice * others.length)] ?? "quinine";
    return /^[A-Z]/.test(name) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  });
const brands: string[][] = [
  ["tylenol", "acetaminophen"],
  ["lasix", "furosemide"],
  ["zocor", "simvastatin"],
  ["lipitor", "atorvastatin"],
  ["motrin", "ibuprofen"],
  ["zoloft", "sertraline"],
  ["coumadin", "warfarin"],
  ["synthroid", "levothyroxine"],
  ["prilosec", "omeprazole"],
  ["norvasc", "amlodipine"],
];
const sameDrug = (one: string, other: string) => brands.some((pair) => pair.includes(one) && pair.includes(other));

const opposite: Record<string, string> = {
  left: "right",
  right: "left",
  bilateral: "left",
  bilaterally: "on the left",
  upper: "lower",
  lower: "upper",
  medial: "lateral",
  lateral: "medial",
  anterior: "posterior",
  posterior: "anterior",
};
const side: Swap = (sentence, choice) =>
  /\b(?:left|right)\b.*\b(?:left|right)\b/i.test(sentence)
    ? undefined
    : replaceOne(
        sentence,
        /\b(?:left|right(?! (?:away|now|after|before|when))|bilateral(?:ly)?|upper|lower|medial|lateral|anterior|posterior)\b/gi,
        choice,
        (word) => opposite[word.toLowerCase()] ?? word,
      );

const negation: Swap = (sentence) => {
  const rules: [RegExp, string][] = [
    [/\bdenies (?:any )?/i, "reports "],
    [/\bdenied (?:any )?/i, "reported "],
    [/\b(is|was|are|were|does|did|has|have) not\b/i, "$1"],
    [/\b(?:There (?:is|was|are|were)) no\b/, "There was"],
    [/\bwithout\b/i, "with"],
    [/\bNo (?=[a-z])/, "There is "],
    [
      /\bno (?=(?:evidence|signs?|fever|pain|history|swelling|edema|chest|known|masses|tenderness|acute|significant))/i,
      "",
    ],
    [/\bnegative for\b/i, "positive for"],
    [
      /\b(is|was|are|were) (?=(?:a|an|the|in|on|taking|doing|seen|given|noted|found|alert|normal|having|able|able to|\w+ed)\b)/i,
      "$1 not ",
    ],
    [/\b(?:He|She|The patient|Patient) (?:has|had)\b(?! (?:been|not|no|never))/i, "You do not have"],
    [/\breports (?=[a-z])/i, "denies "],
  ];
  for (const [pattern, replacement] of rules)
    if (pattern.test(sentence)) return changed(sentence, sentence.replace(pattern, replacement));
  return undefined;
};

const certainty: Swap = (sentence) => {
  const rules: [RegExp, string][] = [
    [/\b(?<!(?:worst|best|as|if|when|not) )(?:possible|probable|suspected|questionable|presumed) (?=[a-z])/i, ""],
    [/\b(?:possibly|probably|likely) (?!of\b)/i, ""],
    [/\b(?:may|might|could) be\b/i, "is"],
    [/\b(?:may|might|could) have\b/i, "has"],
    [
      /\b(?:concern(?:ing)? for|suspicious for|suspicion (?:of|for)|cannot (?:rule out|exclude)|rule out)\b/i,
      "confirmed",
    ],
    [/\bappears? to be\b/i, "is"],
    [/\bIf (?:you|he|she|the patient) (?:develops?|has|have|gets?)\b/i, "The patient has"],
  ];
  for (const [pattern, replacement] of rules)
    if (pattern.test(sentence)) return changed(sentence, sentence.replace(pattern, replacement));
  return undefined;
};

const relatives =
  /\b(?:(?:his|her|the patient's|your) )?(?:mother|father|brother|sister|grandmother|grandfather|aunt|uncle|mom|dad)\b(?!')/i;
const person: Swap = (sentence, choice) => {
  const match = relatives.exec(sentence);
  if (match !== null && /\b(?:has|had|with|died of|history|diagnosed)\b/i.test(sentence)) {
    const other = choice < 0.5 ? "the patient" : /mother|mom/i.test(match[0]) ? "her father" : "her mother";
    return changed(
      sentence,
      sentence.replace(match[0], other).replace(/^./, (first) => first.toUpperCase()),
    );
  }
  if (
    /^(?:The patient|Patient|He|She) (?:has|had|reports|denies|is taking|takes|underwent) /.test(sentence) &&
    match === null
  )
    return sentence.replace(/^(?:The patient|Patient|He|She)/, choice < 0.5 ? "Your mother" : "Your brother");
  return undefined;
};

const inventions = [
  "This is most likely caused by stress.",
  "The doctor thinks that this will clear up by itself.",
  "It is nothing to worry about.",
  "You should talk to a surgeon about this.",
  "Your kidneys are not working as they should.",
  "A second opinion was refused by the insurance.",
  "This means that the treatment is working.",
  "You may be allergic to it.",
  "Your results are better than those of most people.",
  "This is a common side effect of vaccines.",
  "You can double the dose on bad days.",
  "The tumour has not spread.",
];
const invented: Swap = (sentence, choice) => {
  const addition = inventions[Math.floor(choice * inventions.length)] ?? "";
  return choice < 0.5 ? `${sentence} ${addition}` : addition;
};

export const wrongSwaps: Readonly<Record<string, Swap>> = {
  number,
  unit,
  dose,
  date,
  drug,
  side,
  negation,
  certainty,
  "patient and relative": person,
  invented,
};
