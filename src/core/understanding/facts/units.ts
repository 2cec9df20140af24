/**
 * A unit in the form in which two units are compared: two prints of one unit ("mg/l" and "mg/L", "umol/L" and "µmol/l", "10^9/L",
 * "x10*9/L" and "10M9/L" as recognition misreads it) have the same form. Nothing is converted; shown is always what is printed.
 */
export function comparableUnit(unit: string | undefined): string {
  const plain = (unit ?? "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s[\]{}]/g, "")
    .replace(/[μ]/g, "µ")
    .replace(/^(?:mc|u)(?=(?:g|mol|l|iu|kat)\b)/, "µ")
    .replace(/\/(?:mc|u)(?=l\b)/, "/µ");
  // Powers of ten: 10^9/L, x10*9/l, ×10⁹/L, 10e9/L, 1079/L, giga per litre, thousands per microlitre.
  const counted = /^[x×*]?10(?:\D{0,2}|[\^*e7])(3|6|9|12)\/(.+)$/.exec(plain);
  const power = counted?.[1] ?? { k: "3", thou: "3", thousand: "3", m: "6", mil: "6", million: "6" }[wordBefore(plain)];
  const volume = counted?.[2] ?? (plain.endsWith("/µl") ? "µl" : undefined);
  if (power !== undefined && (volume === "l" || volume === "µl" || volume === "mm3"))
    return `10^${volume === "l" ? power : String(Number(power) + 6)}/l`;
  return plain
    .replace(/\/1\.73(?:m2|m\^2|sqm)?$/, "/1.73m2")
    .replace(/^gm?s?\//, "g/")
    .replace(/^mm\/(?:hr?|hour)$/, "mm/h")
    .replace(/^(?:beats|breaths)?\/?(?:per)?min(?:ute)?$|^bpm$/, "/min");
}

function wordBefore(unit: string): string {
  return unit.slice(0, Math.max(0, unit.indexOf("/")));
}

/** Whether two printed units are one unit. */
export function sameUnit(one: string | undefined, other: string | undefined): boolean {
  return one === other || comparableUnit(one) === comparableUnit(other);
}
