import { beforeAll, describe, expect, it } from "vitest";
import { buildChart } from "#core/chart/build-chart.ts";
import type { ChartRecord } from "#core/chart/chart-record.ts";
import { readStatements } from "#core/understanding/statements/read-statements.ts";
import { lexicon } from "#core/understanding/vocabulary/lexicon.ts";
import { recordOfText } from "../understanding/statements/record-of-text.ts";

const today = "2026-02-12";

function record(id: string, day: string, text: string): ChartRecord {
  const source = recordOfText(`Clinic date: ${day}\n\nDear Dr Okoye,\n\n${text}\n`, id);
  const { kind, dateOfCare, identity, author } = source.structure;
  return { document: source.document, kind, dateOfCare, identity, author, statements: readStatements(source) };
}

const records = () => [
  record("a", "3 March 2025", "Medication: ramipril 5 mg OD, naproxen 500 mg BD, atorvastatin 20 mg ON."),
  record("b", "7 May 2025", "Stop naproxen because of the kidneys.\n\nIncrease ramipril to 10 mg OD."),
  record("c", "9 June 2025", "Meds (old list, not verified): ramipril 5 mg OD, naproxen 500 mg BD."),
  record("d", "1 October 2025", "Amoxicillin 500 mg TDS x 7 days was started.\n\nHer mother takes warfarin 3 mg."),
];
const statusOf = (all: ChartRecord[], name: string) =>
  buildChart(all, today).medicines.find((one) => one.name === name);

// The vocabulary is built at the first look, and is no test's own time.
beforeAll(() => void lexicon(), 60_000);

describe("courses of medicines", () => {
  it("lets a decision stand against a list that was copied on", () => {
    expect(statusOf(records(), "naproxen")).toMatchObject({ status: "stopped" });
    expect(statusOf(records(), "ramipril")).toMatchObject({ status: "taking", dose: "10 mg" });
    expect(statusOf(records(), "atorvastatin")).toMatchObject({ status: "taking", frequency: "at night" });
  });

  it("ends a course that is over, and lists nothing of a relative's", () => {
    expect(statusOf(records(), "amoxicillin")?.status).toBe("finished");
    expect(statusOf(records(), "warfarin")).toBeUndefined();
  });

  it("ends what a newer record tells as past", () => {
    const all = [
      record("a", "3 March 2025", "Medication: montelukast 10 mg nocte, ramipril 5 mg OD."),
      record("b", "7 January 2026", "She was previously on montelukast."),
    ];
    expect(statusOf(all, "montelukast")?.status).toBe("stopped");
    expect(statusOf(all, "ramipril")?.status).toBe("taking");
  });

  it("keeps a medicine as taken until the day on which it is to be stopped", () => {
    const all = [
      record("a", "3 February 2026", "Medication: sertraline 50 mg OD.\n\nStop sertraline on 20 March 2026."),
    ];
    expect(statusOf(all, "sertraline")?.status).toBe("taking");
  });

  it("is the same in any order of the records", () => {
    const all = records();
    const charts = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
      [1, 3, 0, 2],
    ].map((order) =>
      buildChart(
        order.flatMap((index) => all[index] ?? []),
        today,
      ),
    );
    for (const chart of charts) expect(chart).toEqual(charts[0]);
  });
});
