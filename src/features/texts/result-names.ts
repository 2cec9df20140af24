import type { Fact } from "#core/domain/fact.ts";
import { capitalised } from "./medicine-names.ts";

/**
 * What a result is called: as its record calls it ("CRP", "Anti-CCP antibodies"), because that is what stands on the paper at hand. The record's
 * word is what its quote says before the value; where that is more than a name, the standard name stands instead.
 */
export function resultName({ name, value, citation }: Pick<Fact, "name" | "value" | "citation">): string {
  const quote = citation.quote.replaceAll(/\s+/g, " ").trim();
  const at = value === undefined ? -1 : quote.indexOf(value);
  const before = quote.slice(0, Math.max(at, 0)).replace(/(?:\s(?:was|is|of|at)|:)?\s*$/i, "");
  const printed = /^\p{L}[\p{L}\p{N} ()'/-]{1,38}$/u.test(before) && before.split(" ").length <= 4 ? before : name;
  return capitalised(printed);
}
