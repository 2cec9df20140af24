import { comparableUnit } from "#core/understanding/facts/units.ts";

/** What one of the printed unit comes to in the unit that all values of the test are compared in. */
interface Conversion {
  to: string;
  times: number;
  plus?: number;
}

const ofEveryTest: { readonly [unit: string]: Conversion } = {
  "g/dl": { to: "g/l", times: 10 },
  "g/100ml": { to: "g/l", times: 10 },
  lb: { to: "kg", times: 0.45359 },
  lbs: { to: "kg", times: 0.45359 },
  pounds: { to: "kg", times: 0.45359 },
};

/** Molar units by the mass of a mole; HbA1c by the master equation of the IFCC and NGSP (Hoelzel et al., Clinical Chemistry 50, 2004). */
const ofOneTest: readonly { test: RegExp; unit: string; conversion: Conversion }[] = [
  { test: /^creatinine$/, unit: "mg/dl", conversion: { to: "µmol/l", times: 88.4 } },
  { test: /glucose/, unit: "mg/dl", conversion: { to: "mmol/l", times: 1 / 18.016 } },
  { test: /cholesterol/, unit: "mg/dl", conversion: { to: "mmol/l", times: 1 / 38.67 } },
  { test: /^triglycerides$/, unit: "mg/dl", conversion: { to: "mmol/l", times: 1 / 88.57 } },
  { test: /^calcium$/, unit: "mg/dl", conversion: { to: "mmol/l", times: 1 / 4.008 } },
  { test: /a1c/, unit: "%", conversion: { to: "mmol/mol", times: 10.93, plus: -23.5 } },
];

/** A value in the unit in which values of its test are compared: "10.2 g/dL" and "102 g/L" are one. */
export function measuredAmount(test: string, value: number, unit: string | undefined): { value: number; unit: string } {
  const printed = comparableUnit(unit);
  const own = ofOneTest.find((each) => each.unit === printed && each.test.test(test))?.conversion;
  const conversion = own ?? ofEveryTest[printed];
  if (conversion === undefined) return { value, unit: printed };
  return { value: value * conversion.times + (conversion.plus ?? 0), unit: conversion.to };
}
