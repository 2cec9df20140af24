import { describe, expect, it } from "vitest";
import { inFullWords } from "#core/understanding/vocabulary/shorthand.ts";

describe("clinicians' shorthand", () => {
  it.each([
    ["Ramipril 10mg OD", "Ramipril 10mg once a day"],
    ["prednisolone 30 mg PO mane x5/7", "prednisolone 30 mg by mouth in the morning for 5 days"],
    ["Review in 6/52, bloods 3/12", "Review in 6 weeks, bloods 3 months"],
    ["L knee swollen, R hip fine", "left knee swollen, right hip fine"],
    ["tablets 20 mg -> STOP", "tablets 20 mg → STOP"],
    ["dose 5 -> 10mg BD", "dose 5 to 10mg twice a day"],
  ])("%s", (written, said) => {
    expect(inFullWords(written)).toBe(said);
  });

  it.each([
    "120/80 on 4/7/2025",
    "OM chronic",
    "She looked on in silence",
    "type L fitting",
    "vitamin K 5",
    "to finish 10/12",
    "home Wed 11/12",
    "seen on 3/12",
    "2025/07/12",
  ])("what may mean something else stays: %s", (written) => {
    expect(inFullWords(written)).toBe(written);
  });
});
