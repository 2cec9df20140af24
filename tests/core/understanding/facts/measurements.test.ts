import { describe, expect, it } from "vitest";
import { readValue } from "#core/understanding/facts/measurements.ts";

const read = (text: string) => {
  const found = readValue(text);
  return found && { ...found, words: text.slice(found.start, found.end) };
};

describe("a value behind its name", () => {
  it("comes with unit, range and the flag that is printed", () => {
    expect(read("  5.60  H  mmol/L  3.5-5.1")).toMatchObject({
      value: "5.60",
      number: 5.6,
      unit: "mmol/L",
      flag: "high",
      referenceRange: { low: 3.5, high: 5.1 },
      words: "5.60  H  mmol/L  3.5-5.1",
    });
  });

  it("is flagged by its range where nothing is printed, at the ends of it too", () => {
    const flagOf = (value: string) => read(` ${value} mg/L (3.5-5.1)`)?.flag;
    expect(["3.4", "3.5", "5.1", "5.2"].map(flagOf)).toEqual(["low", "normal", "normal", "high"]);
    expect(read(" 4 mg/L")?.flag).toBeUndefined();
    expect(read(" 4 mg/L <5")?.flag).toBe("normal");
    expect(read(" 7 mg/L <5")?.flag).toBe("high");
  });

  it("is no part of a sum", () => {
    expect(read(" score 3 + 4 = 7")).toBeUndefined();
    expect(read(" 3+4=7 (grade group 2)")).toBeUndefined();
    expect(read(" 4.5 +0.3")?.value).toBe("4.5");
    expect(read(" 2+ 100 mg/dL")?.value).toBe("2");
  });

  it("believes the printed flag rather than the range", () => {
    expect(read(" 4.0 L mmol/L 3.5-5.1")?.flag).toBe("low");
    expect(read(" 4.0 mmol/L 3.5-5.1 High")?.flag).toBe("high");
  });

  it.each([
    [" has risen to 11.2 g/dL", "11.2", "g/dL"],
    [" level on 5 March 2024: 42 mg/L", "42", "mg/L"],
    [" has fallen from 1,200 U/L", "1,200", "U/L"],
    [" | <0.5 | mg/L", "<0.5", "mg/L"],
    [": positive", "positive", undefined],
  ])("%s", (text, value, unit) => {
    expect(read(text)).toMatchObject({ value, unit });
  });

  it("is the number to the letter and by its worth", () => {
    expect(read(" 1,200 U/L")?.number).toBe(1200);
    expect(read(": negative")?.number).toBeUndefined();
  });

  it("is no date, no clock, no pair, and not what stands far away", () => {
    for (const text of [
      " 2024-03-05",
      " 10:30",
      " 120/80",
      " and then she spoke of 5 mg/L",
      `${" ".repeat(300)}5 mg/L`,
    ])
      expect(read(text)?.value, text).not.toBe(/\d+/.exec(text)?.[0]);
  });
});
