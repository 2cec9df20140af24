/*
 * Ways to say the same again. Each is a function of a sentence, undefined where it does not apply; what comes out is true if the sentence is.
 */

export type Wording = (sentence: string) => string | undefined;

const lowerFirst = (text: string) =>
  /^[A-Z][a-z]+(?:\s|$)/.test(text) && !/^(?:Dr|Mr|Mrs|Ms)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const verbs: [RegExp, string][] = [
  [/\b(you) (?:has)\b/gi, "$1 have"],
  [/\b(you) (?:is)\b/gi, "$1 are"],
  [/\b(you) (?:was)\b/gi, "$1 were"],
  [/\b(you) (?:does)\b/gi, "$1 do"],
  [/\b(you) (denie|trie)s\b/gi, "$1 $2s"],
  [/\b(you) denies\b/gi, "$1 deny"],
  [
    /\b(you (?:also |currently |still )?)(report|state|take|feel|note|endorse|complain|present|appear|need|drink|smoke|live|work|experience|admit|continue|describe|use|think|want|look|remain|require|suffer|walk|get|keep|eat|sleep|do)s\b/gi,
    "$1$2",
  ],
];

/** "The patient denies pain" as it is said to her: "You deny pain". */
export const secondPerson: Wording = (sentence) => {
  if (
    !/^(?:The patient|Patient|He|She)\b/.test(sentence) ||
    /\b(?:mother|father|wife|husband|daughter|son|brother|sister)\b/i.test(sentence)
  )
    return undefined;
  let said = sentence
    .replace(/\b(?:the patient|patient|he|she)\b(?!')/gi, (_, at: number) => (at === 0 ? "You" : "you"))
    .replace(/\b(?:the patient's|his|her)\b(?= [a-z])/gi, "your");
  for (const [pattern, replacement] of verbs) said = said.replace(pattern, replacement);
  return said === sentence ? undefined : said;
};

export const framed: Wording = (sentence) => `According to your record, ${lowerFirst(sentence)}`;
export const told: Wording = (sentence) => `Your record says that ${lowerFirst(sentence)}`;

/** The record's own words within quotation marks. */
export const quoted: Wording = (sentence) => {
  const words = sentence.replace(/[.!?]$/, "");
  return words.includes('"') ? undefined : `Your note says: “${words}”.`;
};

const digits = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export const numbersInWords: Wording = (sentence) => {
  const said = sentence.replace(
    /(?<![\d./:-])\b([2-9]|10)\b(?= (?:days?|weeks?|months?|years?|hours?|times)\b)/g,
    (digit) => digits[Number(digit)] ?? digit,
  );
  return said === sentence ? undefined : said;
};

export const numbersInDigits: Wording = (sentence) => {
  const said = sentence.replace(
    /\b(two|three|four|five|six|seven|eight|nine|ten)\b(?= (?:days?|weeks?|months?|years?|hours?|times)\b)/gi,
    (word) => String(digits.indexOf(word.toLowerCase())),
  );
  return said === sentence ? undefined : said;
};

/** Pairs that mean the same to a doctor and to a patient; ours, and small. */
const sameMeaning: [string, string][] = [
  ["hypertension", "high blood pressure"],
  ["myocardial infarction", "heart attack"],
  ["shortness of breath", "breathlessness"],
  ["dyspnea", "shortness of breath"],
  ["hyperlipidemia", "high cholesterol"],
  ["diabetes mellitus type 2", "type 2 diabetes"],
  ["fever", "high temperature"],
  ["constipation", "constipated"],
  ["fatigue", "tiredness"],
  ["nausea", "feeling sick"],
  ["emesis", "vomiting"],
  ["hemoglobin a1c", "HbA1c"],
  ["gastroesophageal reflux disease", "GERD"],
  ["congestive heart failure", "CHF"],
  ["acetaminophen", "paracetamol"],
  ["tylenol", "acetaminophen"],
  ["lasix", "furosemide"],
  ["zocor", "simvastatin"],
  ["motrin", "ibuprofen"],
  ["lipitor", "atorvastatin"],
  ["urinary tract infection", "UTI"],
  ["cerebrovascular accident", "stroke"],
  ["pruritus", "itching"],
  ["osteoarthritis", "wear-and-tear arthritis"],
  ["edema", "swelling"],
];

export const inOtherWords: Wording = (sentence) => {
  for (const [technical, plain] of sameMeaning) {
    const pattern = new RegExp(`\\b${technical}\\b(?! (?:type|mellitus))`, "i");
    if (pattern.test(sentence) && !sentence.toLowerCase().includes(plain.toLowerCase()))
      return upperFirst(sentence.replace(pattern, plain));
  }
  return undefined;
};

/** "He denies fever, chills, or cough." as single sentences. */
export const oneOfAList: Wording = (sentence) => {
  const match =
    /^(?:The patient|Patient|He|She) denies (?:any )?([a-z ]{4,30}), ([a-z ]{4,30}),? (?:or|and|nor) ([a-z ]{4,30})\.$/.exec(
      sentence,
    );
  return match === null ? undefined : `You reported no ${match[2]}.`;
};

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Dates in another order: "October 17, 1973" as "17 October 1973", "2012-06-24" as "24 June 2012". */
export const otherDateOrder: Wording = (sentence) => {
  const said = sentence
    .replace(new RegExp(`\\b(${months.join("|")}) (\\d{1,2}), (\\d{4})`, "g"), "$2 $1 $3")
    .replace(
      /\b(\d{4})-(\d{2})-(\d{2})\b/g,
      (_, year: string, month: string, day: string) => `${Number(day)} ${months[Number(month) - 1]} ${year}`,
    );
  return said === sentence ? undefined : said;
};

export const rightWordings: Readonly<Record<string, Wording>> = {
  "as printed": (sentence) => sentence,
  "second person": secondPerson,
  "according to": framed,
  "says that": told,
  quoted,
  "numbers in words": numbersInWords,
  "numbers in digits": numbersInDigits,
  "other words": inOtherWords,
  "one of a list": oneOfAList,
  "other date order": otherDateOrder,
};
