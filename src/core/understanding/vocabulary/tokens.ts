/** A word or number of a text, with its place (UTF-16 offsets) and the form by which it is looked up. */
export interface Token {
  start: number;
  end: number;
  /** Lower case, without accents, singular. */
  key: string;
}

const wordPattern = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;

/** The lookup form of one word: lower case, without accents and possessive, plain plurals made singular. */
export function wordKey(word: string): string {
  let key = word.toLowerCase();
  // Most words are plain letters, and normalising is slow: only the others pay for it.
  if (/[^a-z0-9]/.test(key)) {
    key = key
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .replace(/['’]s?$/, "")
      .replace(/['’]/g, "");
  }
  const one = americanised(singular(key));
  return sameMeaning.get(one) ?? one;
}

/** Words that are said for each other in names ("flu shot", "flu jab", "flu vaccination"), and plurals that follow no rule. */
const sameMeaning = new Map([
  ["vaccination", "vaccine"],
  ["immunization", "vaccine"],
  ["shot", "vaccine"],
  ["jab", "vaccine"],
  ["inoculation", "vaccine"],
  ["teeth", "tooth"],
  ["feet", "foot"],
  ["women", "woman"],
  ["men", "man"],
  ["children", "child"],
  ["vertebrae", "vertebra"],
  ["diagnoses", "diagnosis"],
]);

/** British spellings as American ones: "haemoglobin", "oedema", "tumour", "immunisation". */
function americanised(key: string): string {
  if (key.length < 5) return key;
  return key
    .replace(/(?<=^|[^aeiou])[ao]e(?=[bcdfghlmnprst])(?!s$)/g, "e")
    .replace(/our$/, "or")
    .replace(/is(e|ed|ing|ation|er)$/, "iz$1");
}

function singular(key: string): string {
  if (key.length < 4 || !key.endsWith("s") || /(?:ss|us|is|[0-9]s)$/.test(key)) return key;
  if (key.endsWith("ies") && key.length > 4) return `${key.slice(0, -3)}y`;
  if (/(?:sses|shes|ches|xes)$/.test(key)) return key.slice(0, -2);
  return key.slice(0, -1);
}

/** Splits `text` into words; `offset` is added to every place. */
export function tokenise(text: string, offset = 0): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const start = match.index + offset;
    tokens.push({ start, end: start + match[0].length, key: wordKey(match[0]) });
  }
  return tokens;
}

/** The lookup form of a whole phrase: its words' keys with one space between. */
export function phraseKey(phrase: string): string {
  return tokenise(phrase)
    .map((token) => token.key)
    .join(" ");
}
