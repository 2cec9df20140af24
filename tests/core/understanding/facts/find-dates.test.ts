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

  it("takes no value behind a day for its year", () => {
    expect(datesIn("FVC on 15 Jan 1.51 L", "2026-01-20")).toEqual(["2026-01-15"]);
    expect(datesIn("15 Jan 24 mg", "2026-01-20")).toEqual(["2024-01-15"]);
  });

  it("reads the day first where the record does", () => {
    expect(datesIn("03/05/2024", undefined, true)).toEqual(["2024-05-03"]);
  });

  it("turns no day-first date round: the numbers decide where they can, and dots say the day first", () => {
    expect(datesIn("12/10/2024", undefined, true)).toEqual(["2024-10-12"]);
    expect(datesIn("05/12/2024", undefined, true)).toEqual(["2024-12-05"]);
    expect(datesIn("12/12/2024", undefined, true)).toEqual(["2024-12-12"]);
    expect(datesIn("05/12/2024")).toEqual(["2024-05-12"]);
    expect(datesIn("13/12/2024", undefined, false)).toEqual(["2024-12-13"]);
    expect(datesIn("12/13/2024", undefined, true)).toEqual(["2024-12-13"]);
    expect(datesIn("05.12.2024")).toEqual(["2024-12-05"]);
    expect(datesIn("05.12.24", "2025-01-01")).toEqual(["2024-12-05"]);
    expect(datesIn("05.12.2024", undefined, false)).toEqual(["2024-05-12"]);
    expect(datesIn("05-12-2024")).toEqual(["2024-05-12"]);
    expect(datesIn("05-12-2024", undefined, true)).toEqual(["2024-12-05"]);
  });

  it("takes a year of two digits as the last such year, up to one year ahead", () => {
    expect(datesIn("5 March '24", "2025-06-01")).toEqual(["2024-03-05"]);
    expect(datesIn("5 March '26", "2025-06-01")).toEqual(["2026-03-05"]);
    expect(datesIn("5 March '27", "2025-06-01")).toEqual(["1927-03-05"]);
  });

  it("says where a date stands and how fine it is", () => {
    const [found] = findDates("since March 2024.", 100, {});
    expect(found).toEqual({ date: "2024-03", precision: "month", relative: false, start: 106, end: 116 });
    // The same text again, elsewhere in the record.
    expect(findDates("since March 2024.", 7, {})[0]).toMatchObject({ start: 13, end: 23 });
  });

  it("lets what is planned lie ahead and what was lie behind", () => {
    const anchor = "2025-03-12";
    expect(datesIn("She was seen on 3 April", anchor)).toEqual(["2024-04-03"]);
    expect(datesIn("Review on 3 April", anchor)).toEqual(["2025-04-03"]);
    expect(datesIn("Review on 3 January", anchor)).toEqual(["2026-01-03"]);
    expect(datesIn("off work until 3 April", anchor)).toEqual(["2025-04-03"]);
    expect(datesIn("off work from 3 January", anchor)).toEqual(["2025-01-03"]);
    expect(datesIn("take it weekly on Monday", anchor)).toEqual([]);
    expect(datesIn("tomorrow", anchor)).toEqual(["2025-03-13"]);
    expect(datesIn("next month", anchor)).toEqual(["2025-04"]);
    expect(datesIn("last year", anchor)).toEqual(["2024"]);
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
