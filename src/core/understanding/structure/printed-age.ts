/** How a record's head prints how old the patient is: "Age / Sex: 42 Y / F", "22 / F", "24 yr F", "Ida Quist, 23 F", "67-year-old". */
const patterns = [
  /(?:^|\n|\s{2}|[|·,;(]\s?)(?:Age|AGE)\s?(?:[/&]\s?(?:Sex|SEX|Gender|GENDER))?\s{0,3}[:.]?\s{0,3}(\d{1,3})(?![\d/.-])(?!\s?(?:months?|mths?|days?|weeks?|[mdw]\b))/,
  /(?<![\d/.-])(\d{1,3})\s?(?:Y|yrs?|years?|y\/o|yo)?\.?\s?\/\s?(?:M|F|male|female)\b/i,
  /(?<![\d/.-])(\d{1,3})\s?(?:y|yrs?|years?)\.?\s(?:old\s)?(?:M|F|male|female|man|woman|lady|gentleman)\b/i,
  /,\s(\d{1,3})\s?(?:M|F)\b/,
];
const headCharacters = 900;
const oldest = 110;

/** Years, as the first lines of a record print them; undefined where they do not, or for a child under one year. */
export function readAge(text: string): number | undefined {
  const head = text.slice(0, headCharacters);
  for (const pattern of patterns) {
    const age = Number(pattern.exec(head)?.[1]);
    if (age >= 1 && age <= oldest) return age;
  }
  return undefined;
}
