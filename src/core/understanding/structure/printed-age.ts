/** Labelled: "Age / Sex : 42 Y / F", "AGE: 67". */
const labelled =
  /(?:^|\n|\s{2}|[|·,;(]\s?)(?:Age|AGE)\s?(?:[/&]\s?(?:Sex|SEX|Gender|GENDER))?\s{0,3}[:.]?\s{0,3}(\d{1,3})(?![\d/.-])(?!\s?(?:months?|mths?|days?|weeks?|[mdw]\b))/;
/** Beside the name: "22 / F", "24 yr F", "23 F". In capitals, for "88/m" is a rate. */
const besideName = [
  /(?<![\d/.-] ?)(\d{1,3})\s?(?:[Yy]|[Yy]rs?|YRS?|[Yy]ears?|YEARS?|[Yy]\/[Oo]|[Yy]o)?\.?\s?\/\s?(?:M|F|[Mm]ale|[Ff]emale|MALE|FEMALE)\b/,
  /(?<![\d/.-] ?)(\d{1,3})\s?(?:[Yy]|[Yy]rs?|YRS?|[Yy]ears?|YEARS?)\.?\s(?:old\s)?(?:M|F|[Mm]ale|[Ff]emale|MALE|FEMALE|man|woman|lady|gentleman)\b/,
  /,\s(\d{1,3})\s?(?:M|F)\b/,
];
const headCharacters = 900;
const oldest = 110;

/** Years, as the first lines of a record print them behind a label or in the line of `name`; undefined where they do not, or for a child under one year. */
export function readAge(text: string, name: string | undefined): number | undefined {
  const head = text.slice(0, headCharacters);
  const line = name === undefined ? undefined : head.split("\n").find((one) => one.includes(name));
  const behind = line === undefined ? "" : line.slice(line.indexOf(name ?? "") + (name ?? "").length);
  for (const match of [labelled.exec(head), ...besideName.map((pattern) => pattern.exec(behind))]) {
    const age = Number(match?.[1]);
    if (age >= 1 && age <= oldest) return age;
  }
  return undefined;
}
