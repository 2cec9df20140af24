import { comparableUnit } from "#core/understanding/facts/units.ts";
import type { Unfounded } from "./built-sentence.ts";

const unitWord =
  "(?:mg|mcg|micrograms?|µg|ug|ng|pg|g|kg|ml|mls|litres?|units?|iu|u(?=/l)|mmol|umol|µmol|nmol|pmol|mmhg|cm|mm|puffs?|tablets?|tabs?|capsules?|caps?|drops?|sachets?|patch(?:es)?|%)(?:/(?:mg|g|kg|ml|dl|l|mmol|mol|day|h|hr|min|1\\.73m2))?";
const amount = new RegExp(`(?<![\\d.,/–-])(\\d[\\d.,/–-]{0,24})\\s?(${unitWord})(?![\\p{L}\\d/])`, "giu");
const bareUnit = (unit: string) =>
  new RegExp(`(?<![\\p{L}/])${unit.replace(/[.*+?^$()|[\]\\/]/g, "\\$&")}(?![\\p{L}/])`, "iu");

/** Units that stand by another number in the evidence, or nowhere in it. A table prints its unit in a column of its own. */
export function unfoundedUnits(text: string, evidence: string): Unfounded[] {
  const cited = new Map<string, Set<string>>();
  for (const [, number = "", unit = ""] of evidence.matchAll(amount)) {
    const units = cited.get(plain(number)) ?? new Set<string>();
    units.add(sameForm(unit));
    cited.set(plain(number), units);
  }
  return [...text.matchAll(amount)].flatMap(([printed, number = "", unit = ""]): Unfounded[] => {
    const units = cited.get(plain(number));
    const stands = units === undefined ? isNamed(unit, evidence, cited) : units.has(sameForm(unit));
    return stands ? [] : [{ kind: "unit", text: printed }];
  });
}

function isNamed(unit: string, evidence: string, cited: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  return bareUnit(unit).test(evidence) || [...cited.values()].some((units) => units.has(sameForm(unit)));
}

function plain(number: string): string {
  return number.replace(/,/g, "").replace(/[.–-]$/, "");
}

function sameForm(unit: string): string {
  const form = comparableUnit(unit);
  return (
    {
      microgram: "µg",
      micrograms: "µg",
      mcg: "µg",
      ug: "µg",
      tab: "tablet",
      tabs: "tablet",
      tablets: "tablet",
      u: "unit",
      iu: "unit",
      units: "unit",
      mls: "ml",
    }[form] ?? form.replace(/s$/, "")
  );
}
