import { describe, expect, it } from "vitest";
import { readAge } from "#core/understanding/structure/printed-age.ts";

describe("the age that a record's head prints", () => {
  it.each([
    ["Name   : Mrs. IDA S. QUIST             Age / Sex : 42 Y / F", 42],
    ["Date: 21/06/2024   Ms. Ida Quist   22 / F   unmarried   BP 110/70", 22],
    ["Name   Ms Ida Quist    24 yr F         Attendant: Olga Quist (mother)", 24],
    ["Ms Ida Quist, 23 F                       Ref. by: self", 23],
    ["Fri 19/12/2025 Ida Quist, 24 F DRUG ALLERGY: none", 24],
    ["AGE: 67  SEX: M", 67],
  ])("%s", (text, age) => expect(readAge(text)).toBe(age));

  it.each([
    "Headaches since age 16, worse for five months: left or right half of head",
    "Ida Quist. BP 110/70. Mother had a stroke at 60.",
    "Baby Quist, Age: 3 months, seen with her father",
    `${"Dear doctor. ".repeat(90)}Age: 50`,
  ])("is none in: %s", (text) => expect(readAge(text)).toBeUndefined());
});
