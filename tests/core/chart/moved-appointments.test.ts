import { expect, it } from "vitest";
import { chartAppointments } from "#core/chart/appointments.ts";
import { readStatements } from "#core/understanding/statements/read-statements.ts";
import { readStructure } from "#core/understanding/structure/read-structure.ts";
import { pageOfLines } from "../understanding/corrections/page-samples.ts";

const today = "2026-02-12";

function appointmentsOf(...lines: string[]): [date: string, status: string, what: string][] {
  const document = { id: "1", originalFilename: "1.pdf" };
  const pages = [pageOfLines(lines)];
  const structure = readStructure(pages, { today });
  const record = { document, ...structure, statements: readStatements({ document, pages, structure, today }) };
  return chartAppointments({ records: [record], today }).map(({ date, status, what }) => [date, status, what]);
}

const note = ["CLINIC NOTE", "Clinic date: 14/01/2026"];

it("keeps the old day of what is called by no common name", () => {
  const found = appointmentsOf(
    ...note,
    "Your pump education morning on Thursday 19 February has been MOVED as the trainer is ill. New date: Thursday 5 March 2026, 9.00 am.",
  );
  expect(found.map(([date, status]) => [date, status])).toEqual([
    ["2026-02-19", "moved"],
    ["2026-03-05", "booked"],
  ]);
});

it("reads a day that was and the one that is now, in one line or in two", () => {
  for (const lines of [
    ["Sleep-deprived EEG: was Feb 17, now March 2, 2026, 8:00 AM."],
    ["Insulin pump start, group session", "WAS:  Tuesday 17 February 2026, 9.00", "NOW:  Monday 2 March 2026, 9.00"],
    ["Her heart clinic Tues 17th is now Monday 2 March 11.00."],
  ])
    expect(
      appointmentsOf(...note, ...lines).map(([date, status]) => [date, status]),
      lines[0],
    ).toEqual([
      ["2026-02-17", "moved"],
      ["2026-03-02", "booked"],
    ]);
});

it("the reason why the old day is off does not call off the new one", () => {
  const found = appointmentsOf(
    ...note,
    "Your appt with Ms Aldous on 26 Feb is moved to Thurs 12 March 2pm, she is away.",
  );
  expect(found.map(([date, status]) => [date, status])).toEqual([
    ["2026-02-26", "moved"],
    ["2026-03-12", "booked"],
  ]);
});

it("reads days of numbers that a time or what became of them follows", () => {
  const found = appointmentsOf(
    "PORTAL MESSAGES",
    "01/20/2026 9:05 AM",
    "Your CT CHEST on 3/5 has been moved because of scanner maintenance. New time:",
    "Thursday FEBRUARY 26 at 1:30 PM. Visit with Dr. Lind stays 3/10 at 10 AM.",
    "01/28/2026 10:14 AM",
    "Thank you.",
  );
  expect(found.map(([date, status]) => [date, status])).toEqual([
    ["2026-02-26", "booked"],
    ["2026-03-05", "moved"],
    ["2026-03-10", "booked"],
  ]);
});

it("a letter's list of things to do is no diary of the year before", () => {
  const found = appointmentsOf(
    "COMBINED CLINIC",
    "Clinic: Thursday 5 February 2026",
    "STILL TO DO",
    "- Anomaly scan 19 February, 11.00",
    "- Growth scan 26 February, 9.30",
    "- Anti-D injection 5 March. Placenta re-scan 2 April",
    "Next clinic 5 March 2026, 2 pm.",
  );
  expect(found.map(([date, status]) => [date, status])).toEqual([
    ["2026-02-19", "booked"],
    ["2026-02-26", "booked"],
    ["2026-03-05", "booked"],
    ["2026-04-02", "booked"],
  ]);
});

it("what begins is attended, where a time is given for it", () => {
  expect(
    appointmentsOf(...note, "Pulmonary rehab: a place has come up. Starts Wed 25 Feb 1pm.").map(([date]) => date),
  ).toEqual(["2026-02-25"]);
  expect(appointmentsOf(...note, "Prednisolone 5 mg starts Wed 25 Feb.")).toEqual([]);
});
