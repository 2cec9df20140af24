import { beforeAll, describe, expect, it } from "vitest";
import { buildChart } from "#core/chart/build-chart.ts";
import type { ChartRecord } from "#core/chart/chart-record.ts";
import { lexicon } from "#core/understanding/vocabulary/lexicon.ts";
import { toldRecord } from "./told-record.ts";

const listed = toldRecord(
  "a",
  "3 March 2025",
  "Medication: ramipril 5 mg OD, apixaban 5 mg BD, atorvastatin 20 mg ON.",
);
const statusOf = (name: string, ...records: ChartRecord[]) =>
  buildChart([listed, ...records], "2026-02-12").medicines.find((one) => one.name === name);

// The vocabulary is built at the first look, and is no test's own time.
beforeAll(() => void lexicon(), 60_000);

it("is not what the patient says was stopped, after a list that names it", () => {
  const told = toldRecord(
    "b",
    "3 February 2026",
    "Of note: the summary lists ramipril 5 mg. Pt says stopped in Oct, not taking.",
  );
  expect(statusOf("ramipril", told)?.status).not.toBe("taking");
});

describe("what is still taken", () => {
  it("is what a sick day rule would leave out", () => {
    const rule = toldRecord("b", "5 February 2026", "Sick day rule as before: leave off ramipril and furosemide too.");
    expect(statusOf("ramipril", rule)?.status).toBe("taking");
  });

  it("is what is not to be taken on the way to the hospital", () => {
    const told = toldRecord(
      "b",
      "2 February 2026",
      "Told: black stools or a knock to the head = go to Emergency and do not take the next apixaban till they say.",
    );
    expect(statusOf("apixaban", told)?.status).toBe("taking");
  });

  it("is what a stopped medicine is a risk with", () => {
    const risk = toldRecord(
      "b",
      "20 January 2026",
      "He takes Nurofen for the knee. With apixaban that is a bleeding risk, and he agreed to stop it.",
    );
    expect(statusOf("apixaban", risk)?.status).toBe("taking");
    const stopped = toldRecord("b", "20 January 2026", "With apixaban stopped, the bleeding settled.");
    expect(statusOf("apixaban", stopped)?.status).not.toBe("taking");
  });

  it("is what was stopped once and is listed again at a dose that it never had", () => {
    const stop = toldRecord("b", "6 September 2025", "Ramipril stopped.");
    const again = (dose: string) => toldRecord("c", "3 December 2025", `Medication: ramipril ${dose} ON.`);
    expect(statusOf("ramipril", stop, again("1.25 mg"))).toMatchObject({ status: "taking", dose: "1.25 mg" });
    expect(statusOf("ramipril", stop, again("5 mg"))?.status).toBe("unclear");
  });

  it("is not what must not be given, and was once", () => {
    const never = toldRecord(
      "b",
      "10 November 2025",
      "Metoclopramide - NOT to be given.\n\nHe was given one dose of IV metoclopramide. His wife has raised the metoclopramide with the ward.",
    );
    expect(statusOf("metoclopramide", never)?.status).toBe("never");
  });
});
