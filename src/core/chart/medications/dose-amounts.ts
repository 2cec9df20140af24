import type { MedicationStatement } from "#core/domain/statement.ts";

/** "50 MG" is "50 mg"; two tablets of a strength are not the one. */
export function isSameAmount(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const plain = (text: string) => text.toLowerCase().replace(/\s|mgs?\b|milligrams?\b/g, "");
  return plain(one) === plain(other);
}

/** A dose that it never had before it was stopped: nobody copies that from an older list. */
export function isNewDose(doses: readonly string[], dose: string | undefined): boolean {
  const unit = unitOf(dose);
  const alike = doses.filter((told) => unitOf(told) === unit);
  return unit !== undefined && alike.length > 0 && !alike.some((told) => isSameAmount(told, dose));
}

function unitOf(dose: string | undefined): string | undefined {
  return /^\d+(?:[.,]\d+)? ?(mg|mcg|g|units?)$/i.exec(dose ?? "")?.[1]?.toLowerCase();
}

/** Which way the last of the doses that were told went from the one before it; undefined where they are one, or do not compare. */
export function lastStep(doses: readonly string[]): MedicationStatement["change"] {
  const amounts = doses.map((dose) => amountIn(dose)).filter((amount) => amount !== undefined);
  const last = amounts.at(-1);
  const before = amounts.findLast((amount) => amount.unit === last?.unit && amount.number !== last.number);
  if (last === undefined || before === undefined) return undefined;
  return last.number > before.number ? "increased" : "reduced";
}

function amountIn(dose: string): { number: number; unit: string } | undefined {
  const match = /^(\d+(?:\.\d+)?) ?(mg|mcg|g|ml|units?)$/i.exec(dose);
  return match?.[1] === undefined || match[2] === undefined
    ? undefined
    : { number: Number(match[1]), unit: match[2].toLowerCase() };
}
