import { describe, expect, it } from "vitest";
import { readTextLayer } from "#core/reading/text-layer.ts";
import type { TextLayerItem } from "#core/reading/text-layer-pieces.ts";
import { textLayerItem } from "../../support/text-layer-item.ts";

function linesOf(items: TextLayerItem[]): string[] {
  return readTextLayer(1, items, { width: 595, height: 842, transform: [1, 0, 0, -1, 0, 842] }).text.split("\n");
}

const letter = [
  ["I explained that chemotherapy lowers the chance of it", 100],
  ["coming back; they agreed to it. Tamoxifen is not to begin", 113],
  ["before chemotherapy is finished. Afterwards there will be", 126],
  ["radiotherapy to the breast for three weeks.", 139],
  ["Heart: an echo is to be done before the first cycle. Her", 161],
  ["family is complete and she takes no hormones. Her older", 174],
  ["sister had the same illness, so blood was sent today.", 187],
  ["She takes ginseng from her aunt. Please stop it: it may", 209],
  ["disturb the liver.", 222],
] as const;

describe("a narrow column beside a letter", () => {
  it("is read by itself, though it is no prose", () => {
    const beside = [
      ["Medicines today", 100],
      ["Amlodipine 5 mg OM", 111],
      ["Omeprazole 20 mg OM", 122],
      ["Drug allergy", 140],
      ["ASPIRIN - lip swelling", 151],
      ["Micropore tape - itch", 162],
      ["Family", 180],
      ["Mother: diabetes", 191],
      ["Weight 58.4 kg", 202],
    ] as const;
    const lines = linesOf([
      ...letter.map(([text, y]) => textLayerItem(text, 40, y)),
      ...beside.map(([text, y]) => textLayerItem(text, 400, y, 9)),
    ]);
    expect(lines).toEqual([...letter.map(([text]) => text), ...beside.map(([text]) => text)]);
  });

  it("keeps the rows of a small table in it", () => {
    const rows = [
      ["TSH", "5.1 mIU/L", 104],
      ["Free T4", "13 pmol/L", 115],
      ["eGFR", "57", 126],
      ["Lithium", "0.66 mmol/L", 144],
      ["Calcium", "2.71 mmol/L", 155],
      ["PTH", "9.8 pmol/L", 166],
      ["Weight", "92 kg", 184],
      ["Pulse", "70", 195],
    ] as const;
    const lines = linesOf([
      ...rows.flatMap(([name, value, y]) => [textLayerItem(name, 40, y, 9), textLayerItem(value, 100, y, 9)]),
      ...letter.map(([text, y]) => textLayerItem(text, 220, y)),
    ]);
    expect(lines).toEqual([...rows.map(([name, value]) => `${name}  ${value}`), ...letter.map(([text]) => text)]);
  });
});

describe("a table whose cells stand in the middle of their rows", () => {
  it("is read row by row, however many lines a cell has", () => {
    const items = [
      textLayerItem("Drug", 40, 100),
      textLayerItem("Sig", 160, 100),
      textLayerItem("Notes", 340, 100),
      textLayerItem("ITRACONAZOLE 10", 40, 126),
      textLayerItem("MG/ML SOLN", 40, 138),
      textLayerItem("20 ML (200 MG) TWICE", 160, 120),
      textLayerItem("DAILY ON EMPTY", 160, 132),
      textLayerItem("STOMACH", 160, 144),
      textLayerItem("low level", 340, 132),
      textLayerItem("ROSUVASTATIN 10", 40, 164),
      textLayerItem("MG", 40, 176),
      textLayerItem("1 NIGHTLY", 160, 170),
      textLayerItem("new", 340, 170),
    ];
    expect(linesOf(items)).toEqual([
      "Drug  Sig  Notes",
      "ITRACONAZOLE 10 MG/ML SOLN  20 ML (200 MG) TWICE DAILY ON EMPTY STOMACH  low level",
      "ROSUVASTATIN 10 MG  1 NIGHTLY  new",
    ]);
  });

  it("is no table where one line only stands beside the middle of three", () => {
    const items = [
      textLayerItem("EMERGENCY DEPARTMENT", 40, 100),
      textLayerItem("DISCHARGE REFERRAL TO GP", 40, 112),
      textLayerItem("Health Record", 40, 124),
      textLayerItem("Electronic copy to My", 340, 112),
    ];
    expect(linesOf(items)).toEqual([
      "EMERGENCY DEPARTMENT",
      "DISCHARGE REFERRAL TO GP  Electronic copy to My",
      "Health Record",
    ]);
  });
});
