import type { Fact } from "#core/domain/fact.ts";

/** A name as it stands at the beginning of a line. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * What a medicine is called: as its record calls it, with the standard name beside it where that is another ("Paracetamol
 * (acetaminophen)"). The record's word is the beginning of its quote, to the letter; where the quote begins with a number or says more
 * than a name, the standard name stands alone.
 */
export function medicineName({ name, citation: { quote } }: Pick<Fact, "name" | "citation">): string {
  const standard = capitalised(name);
  const printed = /^\p{L}[\p{L}-]{2,}(?: [A-Z](?=\s\d|$))?(?=\s|,|$)/u.exec(quote.trim())?.[0];
  if (printed === undefined || quote.toLowerCase().includes(name.toLowerCase())) return standard;
  return `${capitalised(printed)} (${name})`;
}
