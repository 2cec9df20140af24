import { expect, it } from "vitest";
import { statementsIn } from "./record-of-text.ts";

const openIn = (text: string) =>
  statementsIn(text, "request")
    .filter(({ state }) => state !== "done")
    .map(({ what }) => what);

it.each([
  "CT head not done - recovered, known epilepsy.",
  "HbA1c not done: unreliable with low Hb.",
  "Renal biopsy: discussed, not done - the result would not change treatment.",
  "Bone density scan: not at present.",
  "Urine culture of 5 February: no growth.",
])("what nobody means to do, or was done, is not open: %s", (text) => {
  expect(openIn(text)).toEqual([]);
});

it.each([
  "CT head not done yet.",
  "MRI report not at present available - please chase.",
  "Colonoscopy not currently booked.",
  "Please repeat the HbA1c in 3 months.",
  "Urine culture pending.",
])("what waits is open: %s", (text) => {
  expect(openIn(text)).toHaveLength(1);
});

it("a sentence that only says that something is chased names nothing", () => {
  expect(openIn("Could you chase too?")).toEqual([]);
});
