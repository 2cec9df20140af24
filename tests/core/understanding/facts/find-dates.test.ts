import { describe, expect, it } from "vitest";
import { dateInWords, shiftDate, toIso, weekdayBefore } from "#core/understanding/facts/calendar.ts";
import { findDates } from "#core/understanding/facts/find-dates.ts";

const datesIn = (text: string, anchor?: string, dayFirst?: boolean) =>
  findDates(text, 0, { anchor, dayFirst }).map(({ date }) => date);

describe("dates in a text", () => {
  it.each([
    ["Seen on 2024-03-05.", "2024-03-05"],
    ["Seen on 03/05/2024.", "2024-03-05"],
    ["Seen on 25/12/2024.", "2024-12-25"],
    ["Seen on 5 March 2024.", "2024-03-05"],
    ["Seen on 5th of March 2024.", "2024-03-05"],
    ["Seen on March 5, 2024.", "2024-03-05"],
    ["Seen on Mar 5th, 2024.", "2024-03-05"],
    ["Seen on 05-Mar-2024.", "2024-03-05"],
    ["Seen on 05.03.2024.", "2024-03-05"],
    ["20240305102030-0500", "2024-03-05"],
    ["since March 2024", "2024-03"],
    ["03/2024", "2024-03"],
    ["in 1998", "1998"],
  ])("%s", (text, date) => {
    expect(datesIn(text)).toEqual([date]);
  });

  it("reads the day first where the record does", () => {
    expect(datesIn("03/05/2024", undefined, true)).toEqual(["2024-05-03"]);
  });

  it("counts relative dates from the record's date, no finer than they are said", () => {
    const anchor = "2025-03-12";
    expect(datesIn("yesterday", anchor)).toEqual(["2025-03-11"]);
    expect(datesIn("3 weeks ago", anchor)).toEqual(["2025-02-19"]);
    expect(datesIn("two months ago", anchor)).toEqual(["2025-01"]);
    expect(datesIn("ten years ago", anchor)).toEqual(["2015"]);
    expect(datesIn("a few days ago", anchor)).toEqual(["2025-03"]);
    expect(datesIn("last Monday", anchor)).toEqual(["2025-03-10"]);
    expect(datesIn("on March 3", anchor)).toEqual(["2025-03-03"]);
    expect(datesIn("since November", anchor)).toEqual(["2024-11"]);
    expect(datesIn("yesterday")).toEqual([]);
  });

  it.each(["pain 3/10", "blood pressure 120/80", "31/31/2020", "in 1500 steps", "2.5 mg", "may improve", "ratio 1/2"])(
    "%s is no date",
    (text) => {
      expect(datesIn(text, "2025-03-12")).toEqual([]);
    },
  );

  it("knows the calendar", () => {
    expect(toIso(2023, 2, 29)).toBeUndefined();
    expect(shiftDate("2024-01-31", 1, "month")).toBe("2024-02-29");
    expect(weekdayBefore("2025-03-12", "wednesday")).toBe("2025-03-05");
    expect(dateInWords("2018-12-06")).toBe("6 December 2018");
    expect(dateInWords("2018-12")).toBe("December 2018");
  });
});
