import { beforeAll, describe, expect, it } from "vitest";
import { chartAppointments } from "#core/chart/appointments.ts";
import { readStatements } from "#core/understanding/statements/read-statements.ts";
import { readStructure } from "#core/understanding/structure/read-structure.ts";
import { pageOfLines } from "../understanding/corrections/page-samples.ts";

const today = "2026-02-12";

function appointmentsIn(...records: string[][]) {
  const read = records.map((lines, index) => {
    const document = { id: `${index}`, originalFilename: `${index}.pdf` };
    const pages = [pageOfLines(lines)];
    const structure = readStructure(pages, { today });
    return { document, ...structure, statements: readStatements({ document, pages, structure, today }) };
  });
  return chartAppointments({ records: read, today }).map(({ date, status }) => [date, status]);
}

// The vocabulary is read once.
beforeAll(() => {
  appointmentsIn(["CLINIC NOTE"]);
}, 60_000);

describe("appointments", () => {
  it("what is booked for a printed day", () => {
    expect(
      appointmentsIn(["CLINIC NOTE", "Clinic date: 14/01/2026", "Next clinic: Thursday 5 March 2026, 14:30."]),
    ).toEqual([["2026-03-05", "booked"]]);
  });
  it("a span without a day is none", () => {
    expect(appointmentsIn(["CLINIC NOTE", "Clinic date: 14/01/2026", "Review 3/12."])).toEqual([]);
  });
  it("what was moved keeps its old day as moved", () => {
    const lines = [
      "CLINIC NOTE",
      "Clinic date: 14/01/2026",
      "Scan appointment moved from 20 February 2026 to Thursday 26 February 2026, 09:15.",
    ];
    expect(appointmentsIn(lines)).toEqual([
      ["2026-02-20", "moved"],
      ["2026-02-26", "booked"],
    ]);
  });
  it("the day on which a dose changes is none", () => {
    expect(
      appointmentsIn(["CLINIC NOTE", "Clinic date: 14/01/2026", "Prednisolone 5 mg from Monday 2 March 2026."]),
    ).toEqual([]);
  });
});
