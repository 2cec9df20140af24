import { describe, expect, it } from "vitest";
import { readAge } from "#core/understanding/structure/printed-age.ts";

describe("the age that a record's head prints", () => {
  it.each([
    ["Name   : Mrs. IDA S. QUIST             Age / Sex : 42 Y / F", "Mrs. IDA S. QUIST", 42],
    ["Date: 21/06/2024   Ms. Ida Quist   22 / F   unmarried   BP 110/70", "Ms. Ida Quist", 22],
    ["Name   Ms Ida Quist    24 yr F         Attendant: Olga Quist (mother)", "Ida Quist", 24],
    ["Ms Ida Quist, 23 F                       Ref. by: self", "Ms Ida Quist", 23],
    ["Fri 19/12/2025 Ida Quist, 24 F DRUG ALLERGY: none", "Ida Quist", 24],
    ["AGE: 67  SEX: M", undefined, 67],
  ])("%s", (text, name, age) => expect(readAge(text, name)).toBe(age));

  it.each([
    "Headaches since age 16, worse for five months: left or right half of head",
    "Ida Quist. BP 110/70. Mother had a stroke at 60.",
    "Baby Quist, Age: 3 months, seen with her father",
    "Ida Quist. O/e PR 88/m, RR 18/m",
    "Ida Quist\nWard: 7/F Bed 3\nALT 10 - 40 /M",
    "Ida Quist\nNext of kin: Per Quist, 71 M",
    "Ida Quist\nHR 92, 101 F",
    `${"Dear doctor. ".repeat(90)}Age: 50`,
  ])("is none in: %s", (text) => expect(readAge(text, "Ida Quist")).toBeUndefined());
});
