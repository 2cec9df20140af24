import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findMisheardMedicines } from "#core/understanding/vocabulary/misheard-medicines.ts";

const proposed = (text: string) => findMisheardMedicines(text).map(({ heard, name }) => `${heard} → ${name}`);

describe("medicines that were misheard", () => {
  it.each([
    ["I took pregnizone in the morning.", "pregnizone → prednisone"],
    ["I forgot my method to exit on Wednesday.", "method to exit → methotrexate"],
    ["I take sulfur salazine.", "sulfur salazine → sulfasalazine"],
    ["I take naproxin twice a day", "naproxin → naproxen"],
    ["I took amuprofen for the pain", "amuprofen → ibuprofen"],
  ])("%s", (text, expected) => {
    expect(proposed(text)).toEqual([expected]);
    const [{ start, end, heard } = { start: 0, end: 0, heard: "" }] = findMisheardMedicines(text);
    expect(text.slice(start, end)).toBe(heard);
  });

  it.each([
    "I took methotrexate and ibuprofen.",
    "I stopped paracetamol.",
    "I took my medicine with breakfast.",
    "I took the stairs yesterday.",
    "I started physiotherapy on Monday.",
    "I missed my appointment.",
    "I tried everything again yesterday.",
    "The method to exit the building is posted.",
  ])("nothing in: %s", (text) => expect(proposed(text)).toEqual([]));

  it("proposes nothing for what is printed in the demo's records", () => {
    const processed = readFileSync(new URL("../../../../public/demo/processed.json", import.meta.url), "utf8");
    const { files } = JSON.parse(processed) as { files: { reading?: { pages: { text: string }[] } }[] };
    const pages = files.flatMap(({ reading }) => reading?.pages ?? []);
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.flatMap(({ text }) => proposed(text))).toEqual([]);
  });
});
