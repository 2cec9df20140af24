import { describe, expect, it } from "vitest";
import { dayFirstOf, likelyDayFirst } from "#core/understanding/structure/day-first.ts";
import { readStructure } from "#core/understanding/structure/read-structure.ts";
import { pageOfLines } from "../corrections/page-samples.ts";

const today = "2026-02-12";
const read = (...lines: string[]) => readStructure([pageOfLines(lines)], { today });

describe("a print of visits, one below the other", () => {
  const print = read(
    "HARBOUR FAMILY PRACTICE - chart print (EMR) printed 2026-02-04",
    "CUMULATIVE PROFILE (last reconciled 2025-02-19)",
    "Meds: citalopram 20 OD; oxybutynin 5 BID",
    "2026-01-27 (Tue) 15:20 in person A. Lindqvist MD",
    "S: dry mouth since it was increased.",
    "P: stop oxybutynin. Mirabegron 25 mg OD instead.",
    "2026-02-03 (Tue) 11:05 telephone A. Lindqvist MD",
    "Ferritin 11 back in Nov, missed here. Ferrous fumarate 300 mg every second day.",
  );
  const dayOf = (words: string) => print.passages.find(({ text }) => text.includes(words))?.day?.date;

  it("is of the day of its last visit", () => {
    expect(print.kind).toBe("visit-note");
    expect(print.dateOfCare?.date).toBe("2026-02-03");
  });

  it("says each thing on the day of its visit, and its profile on the day on which that was checked", () => {
    expect(dayOf("stop oxybutynin")).toBe("2026-01-27");
    expect(dayOf("Ferrous fumarate")).toBe("2026-02-03");
    expect(dayOf("citalopram 20")).toBe("2025-02-19");
  });
});

it("an e-mail is of its own day, whatever appointments it lists", () => {
  const mail = read(
    "From: J. Whitby (Diabetes Educator)",
    "To: the Ross family",
    "Date: Wed, 4 Feb 2026 16:12",
    "Subject: RE: overnight lows + bloods",
    "Hi both, went through your uploads this afternoon.",
    "HbA1c 7.4.",
    "- Wed 18 Feb with Dr Castle: moved to WED 11 MARCH 2026 2.30 pm.",
    "- Thurs 26 Feb 4.15 pm with the dietitian.",
    "- Tues 3 March 3.45 pm: first spot came up.",
  );
  expect(mail.dateOfCare?.date).toBe("2026-02-04");
  expect(mail.passages.filter(({ day }) => day !== undefined)).toEqual([]);
});

it("a letter that is of one day has no other for what it lists as of today", () => {
  const letter = read(
    "HARBOUR MOVEMENT CLINIC",
    "Seen Thursday 22/01/2026. Typed 28/01/2026.",
    "Medicines, correct as of today",
    "Rasagiline 1 mg STOP from 31 January",
    "Must not drive for now.",
  );
  expect(letter.dateOfCare?.date).toBe("2026-01-22");
  expect(letter.passages.filter(({ day }) => day !== undefined)).toEqual([]);
});

describe("which of two numbers is the day", () => {
  it.each([
    ["a day without its year proves it", ["Seen 9/8/25", "Left hand numb on 8/17 for 15 min."], false],
    ["the day before the month, too", ["8/7/26 R/v", "Rad onc letter of 30/6 is in."], true],
    ["one weak sign is better than none", ["4/3/2026", "GP review"], true],
    ["so is a day in words with a hyphen", ["Collected 02-Mar-2025", "Printed 04/03/2025"], true],
    ["an expiry is a month and its year", ["Bill 10-01-2025", "Trajenta 5 tab, batch TR118, exp 08/27"], undefined],
    ["how well an eye sees is no day", ["Date of visit: 03/04/2025", "GP: Dr Smith", "Acuity R 6/18 L 6/24"], true],
    ["nor is a score", ["Date 03/04/2025", "PHQ-9 9/27. GAD-7 8/21."], undefined],
    ["nothing tells", ["4/3/2025", "Seen today."], undefined],
  ])("%s", (_name, lines, dayFirst) => {
    const pages = [pageOfLines(lines)];
    expect(dayFirstOf(pages, today) ?? likelyDayFirst(pages)).toBe(dayFirst);
  });
});

it("a weak sign does not outvote the order of a diary's days", () => {
  const days = (...lines: string[]) => read("Diary", ...lines).passages.flatMap(({ day }) => day?.date ?? []);
  expect(days("3/11/2025 pain 1, weight 150 lbs", "4/11/2025 pain 2", "5/11/2025 pain 3", "6/11/2025 pain 1")).toEqual([
    "2025-11-03",
    "2025-11-04",
    "2025-11-05",
    "2025-11-06",
  ]);
});

describe("lines with a day that are no visits", () => {
  it.each([
    [
      "events of a stay",
      "Discharged: 2026-01-08",
      "2026-01-03 09:00 Dr Lee PCI to LAD",
      "2026-01-05 10:00 echo EF 45 clinic",
    ],
    ["who was rung", "Collected: 2026-01-08", "2026-01-08 10:15 phoned to Dr Lee", "2026-01-09 11:30 faxed to clinic"],
    ["what was given", "Date: 2026-01-08", "2024-10-12 Flu vaccine GP", "2025-10-10 COVID booster GP surgery"],
  ])("leave a record its own day: %s", (_name, ...lines) => {
    expect(read("HARBOUR HOSPITAL", ...lines).dateOfCare?.date).toBe("2026-01-08");
  });

  it("end with the lists of a print whose newest visit stands first", () => {
    const print = read(
      "PATIENT CHART PRINT",
      "2026-01-27 15:20 Dr Lee in person",
      "BP 140/90.",
      "2025-06-01 09:10 telephone encounter RN",
      "Had a cough.",
      "CURRENT MEDICATIONS",
      "Amlodipine 5 mg daily",
    );
    expect(print.dateOfCare?.date).toBe("2026-01-27");
    expect(print.passages.find(({ text }) => text.startsWith("Amlodipine"))?.day).toBeUndefined();
  });
});

describe("a date beside the patient's age", () => {
  it("is the record's, where nobody born then is so old", () => {
    expect(read("Med list 01/22/2026 Tamika Rollins, 34 y/o F", "lisinopril 20 mg daily").dateOfCare?.date).toBe(
      "2026-01-22",
    );
  });

  it("is the birth date where it fits", () => {
    expect(read("Tamika Rollins 01/22/1992, 34 y/o F", "lisinopril 20 mg daily").dateOfCare).toBeUndefined();
  });
});
