import { Places } from "#core/domain/places.ts";
import type { TestName } from "./result-names.ts";

const perUnit = "(?:[a-zA-Zµμ]{1,6}/(?:[a-zA-Z0-9.²]{1,8}(?:/[a-zA-Z0-9.²]{1,8})?)|%|10\\^\\d/L)";
/** "Xyzase 212 U/L (60-110)": a name at a line's or cell's beginning with a value, a unit of laboratories and a range. */
const ranged = new RegExp(
  `(?:^|(?<!\\s)\\s{2,}|\\|\\s?|;\\s?)(?<name>\\p{Lu}[\\p{L}\\p{N} .,'()/+-]{1,40}?)\\s{1,12}(?:[HL*]+\\s{1,6})?(?=[<>]?\\s?\\d[\\d.,]*\\s{0,3}(?:[HL*]+\\s)?\\s{0,6}${perUnit}[\\s,]{0,6}[(\\[]?\\s?[<>≤≥]?\\s?\\d)`,
  "gu",
);
/** "Wobble index = 24", "Leaf score: 12/30". */
const equated =
  /(?<![\p{L}\p{N}])(?<name>\p{Lu}[\p{L}\p{N}/+-]{1,14}(?: [\p{L}\p{N}/+-]{1,14}){0,3})\s?(?:=\s?(?=[<>]?\d)|:\s?(?=\d{1,3}\s?\/\s?\d{1,3}(?![\d/]))|\s(?:score|index)(?: of|:)?\s(?=\d))/gu;
const notTests =
  /\b(?:tel|phone|fax|ext|room|ward|page|no|ref|nhs|mrn|dob|age|date|dose|qty|quantity|batch|lot|exp|time|bed|version|form|step|week|day|session|grade|stage|mg|ml|rx|din|acc|id|x|take|course|number|visit|appointment|review|goal|target|aim)\b/i;

/** Tests that the vocabulary does not know, by how they are printed. */
export function unknownTestsIn(text: string, known: readonly TestName[]): TestName[] {
  const found: TestName[] = [];
  const taken = new Places(known);
  for (const pattern of [ranged, equated]) {
    for (const match of text.matchAll(pattern)) {
      const printedName = (match.groups?.name ?? "").trim();
      const start = match.index + match[0].indexOf(printedName);
      const end = start + printedName.length;
      if (printedName.length < 2 || notTests.test(printedName)) continue;
      if (taken.meets(start, end + 2)) continue;
      taken.add({ start, end });
      found.push({
        name: printedName.toLowerCase(),
        printedName,
        concept: undefined,
        medicineToo: false,
        bounds: undefined,
        start,
        end,
      });
    }
  }
  return found;
}
