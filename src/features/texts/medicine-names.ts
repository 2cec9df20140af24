import type { ChartMedicine } from "#core/domain/chart.ts";

/** A name as it stands at the beginning of a line. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a medicine is called: as its record calls it, with the standard name beside it where that is another ("Paracetamol (acetaminophen)"). */
export function medicineName({ name, printedName = name }: Pick<ChartMedicine, "name" | "printedName">): string {
  const printed = printedName.replaceAll(/\s+/g, " ").trim();
  // Capitals of a pharmacy's list are no name's own.
  const calm = /^[^\p{Ll}]{5,}$/u.test(printed) ? printed.toLowerCase() : printed;
  if (calm.toLowerCase().includes(name.toLowerCase())) return capitalised(calm);
  return `${capitalised(calm)} (${name})`;
}
