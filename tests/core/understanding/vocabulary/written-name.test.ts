import { expect, test } from "vitest";
import { writtenName } from "#core/understanding/vocabulary/written-name.ts";

test.each([
  ["c-reactive protein", "C-reactive protein"],
  ["25-hydroxyvitamin d", "25-hydroxyvitamin D"],
  ["vitamin d", "Vitamin D"],
  ["active b12", "Active B12"],
  ["acth", "ACTH"],
  ["5-hiaa", "5-HIAA"],
  ["ph", "pH"],
  ["egfr", "eGFR"],
  ["total iga", "Total IgA"],
  ["hiv viral load", "HIV viral load"],
  ["d-dimer", "D-dimer"],
  ["hepatitis b", "Hepatitis B"],
  ["Sjögren syndrome", "Sjögren syndrome"],
  ["methotrexate", "Methotrexate"],
])("a standard name has its capitals: %s", (name, written) => {
  expect(writtenName(name)).toBe(written);
});
