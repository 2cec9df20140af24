/*
 * What people type in a hurry, in the form that the patterns of safe answers know: contractions with their apostrophe, the short forms of
 * text messages written out, and slips of the finger in the words that matter put right.
 */

const contractions: Record<string, string> = {
  cant: "can't",
  cannot: "can't",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  wont: "won't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  hasnt: "hasn't",
  havent: "haven't",
  im: "i'm",
  ive: "i've",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  theres: "there's",
  whats: "what's",
  thats: "that's",
  nobodys: "nobody's",
  everyones: "everyone's",
};

/** Short forms of text messages and of broad speech, written out. */
const shortForms: Record<string, string> = {
  u: "you",
  ur: "your",
  r: "are",
  n: "and",
  idk: "i don't know",
  rn: "right now",
  rly: "really",
  pls: "please",
  plz: "please",
  ppl: "people",
  cuz: "because",
  coz: "because",
  cos: "because",
  smth: "something",
  sth: "something",
  sumthing: "something",
  wanna: "want to",
  gonna: "going to",
  gunna: "going to",
  gotta: "have to",
  nite: "night",
  tonite: "tonight",
  "2nite": "tonight",
  tmrw: "tomorrow",
  tmr: "tomorrow",
  "2moro": "tomorrow",
  b4: "before",
  wiv: "with",
  nuffin: "nothing",
  nothin: "nothing",
  summat: "something",
  owt: "anything",
  nowt: "nothing",
  kms: "kill myself",
  kys: "kill myself",
  ctb: "kill myself",
  unalive: "kill",
  unaliving: "killing",
  sewerslide: "suicide",
  "od'd": "overdosed",
  oding: "overdosing",
  hubby: "husband",
  hubbys: "husband",
  "hubby's": "husband",
  missus: "wife",
};

/** Words on which an answer of safety hangs: one slip of the finger in them is put right. */
const weighty = new Set(
  (
    "breathe breathing breath chest throat swollen swelling tongue unconscious conscious collapsed collapse fainted seizure bleeding blood " +
    "vomiting vomited overdose overdosed swallowed suicide suicidal myself tablets pills myself anymore stroke stopped confused suddenly " +
    "unresponsive choking stomach severe terrible unbearable paralysed headache temperature pregnant tomorrow pointless hopeless worthless " +
    "burden ibuprofen paracetamol warfarin insulin methotrexate antibiotic antibiotics antidepressant prednisone prednisolone sertraline " +
    "dangerous together medicine medication diagnosis cancer"
  ).split(" "),
);
/** Words of their own that stand one letter from a weighty one. */
const ownWords = new Set(
  "breaths breathed stopper bloody breasts stroked strokes stopping strike chess chests myelf dancer cancel cancels burdens throats tongues tables medicines medications breather swell collapses confuse".split(
    " ",
  ),
);

/** A question in lower case, with straight apostrophes and the words written out. */
export function plainSpeech(question: string): string {
  return question
    .toLowerCase()
    .replace(/[’`‘]/g, "'")
    .replace(/([a-z])\1{2,}/g, "$1$1")
    .replace(/\bok 2 (?=[a-z])/g, "ok to ")
    .replace(/\b(do|did|does|is|are|was|were|has|have|had|could|would|should|ca|wo) ?n[o']t\b/g, joinNot)
    .replace(/\bi am\b(?! i\b)/g, "i'm")
    .replace(/\bcan not\b|\bcan't not\b/g, "can't")
    .replace(/\bwill not\b/g, "won't")
    .replace(/[a-z0-9']+/g, plainWord)
    .replace(/\s+/g, " ")
    .trim();
}

function joinNot(_whole: string, verb: string): string {
  return `${verb}n't`;
}

function plainWord(word: string): string {
  const known = contractions[word] ?? shortForms[word];
  if (known !== undefined) return known;
  if (word.length < 5 || weighty.has(word) || ownWords.has(word)) return word;
  for (const meant of weighty) if (isOneSlip(word, meant)) return meant;
  return word;
}

/** Whether two words of at least five letters with the same first letter differ by one letter more, less or other, or by two swapped. */
function isOneSlip(word: string, meant: string): boolean {
  if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === meant[start]) start++;
  let end = 0;
  while (
    end < Math.min(word.length, meant.length) - start &&
    word[word.length - 1 - end] === meant[meant.length - 1 - end]
  )
    end++;
  const [left, right] = [word.slice(start, word.length - end), meant.slice(start, meant.length - end)];
  // An ending is grammar, not a slip: "pill" and "pills", "confuse" and "confused".
  if (end === 0 && left.length + right.length === 1) return false;
  if (left.length <= 1 && right.length <= 1) return word.length > 7 || left.length !== right.length;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
