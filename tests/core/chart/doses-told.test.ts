import { beforeAll, describe, expect, it } from "vitest";
import { buildChart } from "#core/chart/build-chart.ts";
import { lexicon } from "#core/understanding/vocabulary/lexicon.ts";
import { toldRecord } from "./told-record.ts";

const today = "2026-02-12";

// The vocabulary is built at the first look, and is no test's own time.
beforeAll(() => void lexicon(), 60_000);

function medicineOf(name: string, ...told: [day: string, text: string][]) {
  const records = told.map(([day, text], index) => toldRecord(`record-${index}`, day, text));
  return buildChart(records, today).medicines.find((one) => one.name === name);
}
const once = (name: string, text: string) => medicineOf(name, ["3 February 2026", text]);

describe("the dose, where more than one amount is printed", () => {
  it.each([
    ["Oxcarbazepine 300 mg/5 mL: 7 mL (420 mg) twice a day.", "oxcarbazepine", "420 mg"],
    ["Levetiracetam 100 mg/mL liquid: 3 mL twice a day.", "levetiracetam", "3 mL"],
    ["Medicines: insulin glargine 100u/mL 24 units at night.", "insulin glargine", "24 units"],
    ["Prednisone 2.5 mg 3 tabs (7.5 mg) every morning.", "prednisone", "7.5 mg"],
    ["Atorvastatin 40 mg half tablet nocte = 20 mg.", "atorvastatin", "20 mg"],
    ["Paracetamol 1 g up to 4 times a day.", "acetaminophen", "1 g"],
  ])("%s", (text, name, dose) => {
    expect(once(name, text)?.dose).toBe(dose);
  });

  it("leaves a concentration out where the amount is told nowhere", () => {
    const medicine = once("insulin glargine", "Medicines: insulin glargine 100u/mL at night.");
    expect(medicine?.status).toBe("taking");
    expect(medicine?.dose).toBeUndefined();
  });

  it("reads insulin that goes by what is eaten", () => {
    const text = "Medicines: NovoRapid 1 unit : 10 g at breakfast, 1 unit : 12 g at other meals.";
    const medicine = once("insulin aspart", text);
    expect(medicine?.dose).toBe("1 unit : 10 g");
    expect(medicine?.frequency).toBe("at breakfast and 1 unit : 12 g at other meals");
  });
});

describe("how often", () => {
  it.each([
    ["Bisoprolol 2.5 mg 1 - 0 - 0", "bisoprolol", "in the morning"],
    ["Apixaban 2.5 mg 1 – 0 – 1", "apixaban", "twice a day"],
    ["Spironolactone 25 mg 0-1-0", "spironolactone", "at midday"],
    ["Atorvastatin 20 mg 0 - 0 - 1", "atorvastatin", "at night"],
    ["Bumetanide 2 mg at 8am and 2 mg at 2pm", "bumetanide", "at 8am and at 2pm"],
  ])("%s", (text, name, frequency) => {
    expect(once(name, text)?.frequency).toBe(frequency);
  });

  it("is as needed where only a limit is told, and no rise", () => {
    const medicine = once("acetaminophen", "Paracetamol only, 1 g up to 4 times a day.");
    expect(medicine?.status).toBe("as-needed");
    expect(medicine?.steps.map(({ change }) => change)).not.toContain("increased");
  });
});

describe("a step told again", () => {
  const before: [string, string] = ["1 October 2025", "Perindopril 4 mg daily."];
  const raised: [string, string] = ["16 December 2025", "Perindopril 4 mg -> 8 mg daily."];

  it("leaves the dose that is known", () => {
    const again: [string, string] = ["30 January 2026", "Repeat the potassium because perindopril was raised."];
    expect(medicineOf("perindopril", before, raised, again)?.dose).toBe("8 mg");
  });

  it("takes it away where it goes the other way", () => {
    const less: [string, string] = [
      "30 January 2026",
      "Plan: reduce perindopril because of dizziness. Losartan 50 mg daily to go on.",
    ];
    expect(medicineOf("perindopril", before, raised, less)?.dose).toBeUndefined();
  });

  it("is no step in a rule for doses", () => {
    const rule = "Apixaban 5 mg BID: no change. He meets none of the three dose-reduction criteria.";
    expect(once("apixaban", rule)?.dose).toBe("5 mg");
  });
});

describe("what is not stopped", () => {
  it("is a medicine that it is too early to stop", () => {
    const list: [string, string] = ["1 October 2025", "Isoniazid 300 mg OM."];
    const later: [string, string] = ["22 January 2026", "He thought it too early to stop isoniazid."];
    expect(medicineOf("isoniazid", list, later)?.status).toBe("taking");
  });

  it("is one beside a medicine that was finished", () => {
    const text = "Medicines going home\n\nAspirin 150 mg nocte, hydroxychloroquine 300 mg daily. Folic acid finished.";
    expect(once("aspirin", text)?.status).toBe("taking");
    expect(once("folic acid", text)?.status).toBe("finished");
  });
});

describe("what was said to be finished", () => {
  it("is not taken because a list names it as before", () => {
    const list: [string, string] = ["1 October 2025", "Folic acid 5 mg od. Labetalol 100 mg bd."];
    const over: [string, string] = ["1 December 2025", "Folic acid finished."];
    const copied: [string, string] = ["8 January 2026", "Folic acid 5 mg od. Labetalol 100 mg bd."];
    expect(medicineOf("folic acid", list, over, copied)?.status).toBe("unclear");
  });
});
