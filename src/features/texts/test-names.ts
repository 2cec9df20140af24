import { writtenName } from "#core/understanding/vocabulary/written-name.ts";
import { capitalised } from "./medicine-names.ts";

/**
 * What a test is called: as its record prints it ("Haemoglobin" for "hemoglobin"); an abbreviation stands behind what it means
 * ("C-reactive protein (CRP)"). `quote`: the words that a value of it stands in.
 */
export function testName(name: string, quote = ""): string {
  const [, standard = name, printed = ""] = /^(.+) \(([^()]+)\)$/.exec(name) ?? [];
  const [first = printed] = printed.split(", ");
  if (first !== "" && plain(first) === plain(standard)) return capitalised(first);
  if (isAbbreviation.test(first)) return `${writtenName(standard)} (${first})`;
  // What the record prints has capitals, or is a name that laboratories give two of ("urea (post)").
  if (/\p{Lu}/u.test(printed)) return capitalised(first);
  if (printed !== "") return `${writtenName(standard)} (${printed})`;
  const opening = /^[\p{L}\d][\p{L}\d' -]*?(?=\s{2}|\s*[\d:=<>]|$)/u.exec(quote)?.[0].trim() ?? "";
  return isPrintOf(opening, standard) ? capitalised(opening) : writtenName(standard);
}

const isAbbreviation = /^[\p{Lu}\d+-]{1,8}$/u;

/** The name itself in the spelling of another country, or its last words ("Vitamin D" for "25-hydroxyvitamin d"). Shouted words are no spelling. */
function isPrintOf(opening: string, standard: string): boolean {
  if (opening.length < 3 || /^[^\p{Ll}]{5,}$/u.test(opening)) return false;
  return plain(standard).endsWith(plain(opening));
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/haem/g, "hem")
    .replaceAll(/faec/g, "fec")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
