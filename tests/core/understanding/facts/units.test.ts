import { describe, expect, it } from "vitest";
import { sameUnit } from "#core/understanding/facts/units.ts";

describe("printed units", () => {
  it.each([
    ["mg/L", "mg/l"],
    ["umol/L", "µmol/L"],
    ["umol/L", "μmol/l"],
    ["mcmol/L", "umol/L"],
    ["mcg/L", "ug/L"],
    ["mm Hg", "mmHg"],
    ["mm[Hg]", "mmHg"],
    ["10^9/L", "x10*9/L"],
    ["10^9/L", "10*9/l"],
    ["10^9/L", "×10⁹/L"],
    ["10^9/L", "10M9/L"],
    ["10^9/L", "1079/L"],
    ["10^9/L", "K/uL"],
    ["10^3/uL", "x10^9/L"],
    ["10^12/L", "M/uL"],
    ["mL/min", "ml/min"],
    ["bpm", "/min"],
    [undefined, undefined],
  ])("%s and %s are one", (one, other) => {
    expect(sameUnit(one, other)).toBe(true);
    expect(sameUnit(other, one)).toBe(true);
  });

  it.each([
    ["mg/L", "mg/dL"],
    ["mmol/L", "umol/L"],
    ["mg/L", "ug/L"],
    ["10^9/L", "10^12/L"],
    ["10^9/L", "10^6/L"],
    ["g/L", "g/dL"],
    ["U/L", "mU/L"],
    ["mm", "mmol"],
    ["mL", "L"],
    ["%", undefined],
    ["kg", "lb"],
  ])("%s and %s are two", (one, other) => {
    expect(sameUnit(one, other)).toBe(false);
  });
});
