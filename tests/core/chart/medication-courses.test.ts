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

  it("keeps the dose that was decided against a newer list that still has the one before", () => {
    const all = [
      record("a", "3 March 2025", "Medication: metoprolol 50 mg OD, atorvastatin 20 mg ON."),
      record("b", "7 May 2025", "Reduce metoprolol to 25 mg OD because of a slow pulse."),
      record("c", "9 December 2025", "Medication: metoprolol 50 mg OD, atorvastatin 20 mg ON."),
    ];
    expect(statusOf(all, "metoprolol")).toMatchObject({ status: "taking", dose: "25 mg" });
  });

  it("tells no dose that a later word took away without saying the new one", () => {
    const all = [
      record("a", "3 March 2025", "Medication: losartan 100 mg OD, atorvastatin 20 mg ON."),
      record("b", "7 January 2026", "Her losartan was reduced last week."),
    ];
    const losartan = statusOf(all, "losartan");
    expect(losartan?.status).toBe("taking");
    expect(losartan?.dose).toBeUndefined();
  });

  it("does not begin a medicine again because a second list still names what was stopped", () => {
    const all = [
      record("a", "3 March 2025", "Medication: donepezil 10 mg ON, ramipril 5 mg OD."),
      record("b", "20 May 2025", "Stop donepezil because of a slow pulse."),
      record("c", "6 July 2025", "Medication: donepezil 10 mg ON, ramipril 5 mg OD."),
      record("d", "6 January 2026", "Medication: donepezil 10 mg ON, ramipril 5 mg OD."),
    ];
    expect(statusOf(all, "donepezil")?.status).toBe("unclear");
  });

  it("is not sure that a remedy for some days is taken months after the last word of it", () => {
    const all = [record("a", "3 June 2025", "Medication: ramipril 5 mg OD, loperamide 2 mg PRN, cetirizine 10 mg OD.")];
    expect(statusOf(all, "loperamide")?.status).toBe("unclear");
    expect(statusOf(all, "cetirizine")?.status).toBe("unclear");
    expect(statusOf(all, "ramipril")?.status).toBe("taking");
  });

  it("ends the medicine that another one was changed from", () => {
    const all = [
      record("a", "3 June 2025", "Medication: ramipril 2.5 mg OD, atorvastatin 20 mg ON."),
      record(
        "b",
        "20 January 2026",
        "Medicines: losartan 25 mg OD - GP changed from ramipril on 2 December (dry cough).",
      ),
    ];
    expect(statusOf(all, "ramipril")?.status).toBe("stopped");
    expect(statusOf(all, "losartan")).toMatchObject({ status: "taking", dose: "25 mg" });
  });

  it("cites the words around a decision that may say why", () => {
    const all = [record("a", "28 October 2025", "Dry cough for three weeks. Chest clear. Stop nitrofurantoin.")];
    const quotes = statusOf(all, "nitrofurantoin")?.citations.map(({ quote }) => quote) ?? [];
    expect(quotes.some((quote) => /^Dry cough[\s\S]*Stop nitrofurantoin/.test(quote))).toBe(true);
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
