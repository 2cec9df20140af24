const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** A unit as it is written by hand: "10^9/L" as "10⁹/L", "umol/L" as "µmol/L". What a record prints otherwise stays. */
export function writtenUnit(unit: string): string;
export function writtenUnit(unit: string | undefined): string | undefined;
export function writtenUnit(unit: string | undefined): string | undefined {
  return unit
    ?.replace(/^[x×]?(?=10[*^])/, "")
    .replaceAll(/(?<=10)[*^](\d+)/g, (_mark, power: string) =>
      power.replaceAll(/\d/g, (digit) => raised[Number(digit)] ?? ""),
    )
    .replace(/^u(?=(?:mol|g|L|kat)\b)/, "µ");
}
