import { expect, it } from "vitest";
import { buildChart } from "#core/chart/build-chart.ts";
import { toldRecord } from "./told-record.ts";

function statusOf(name: string, ...letters: [day: string, text: string][]): string | undefined {
  const records = letters.map(([day, text], index) => toldRecord(`letter-${index}`, day, text));
  return buildChart(records, "2026-02-12").medicines.find((medicine) => medicine.name === name)?.status;
}

it("counts weeks from when a medicine was begun, and does not begin it again", () => {
  const status = statusOf(
    "sertraline",
    ["11 November 2025", "Plan:\n1. STOP sertraline today."],
    ["2 December 2025", "She had a seizure five weeks after starting sertraline."],
  );
  expect(status).toBe("stopped");
});

it("does not give the patient what somebody takes herself", () => {
  expect(
    statusOf("warfarin", ["2 September 2025", "Plan:\nWife: Morag, next of kin.\nTakes warfarin herself for a valve."]),
  ).not.toBe("taking");
});

it("tells what for where the record names one problem that it is for", () => {
  const record = toldRecord("letter", "2 December 2025", "Diagnosis: Gout.\n\nPlan:\nAllopurinol 100 mg once daily.");
  const [medicine] = buildChart([record], "2026-02-12").medicines;
  expect(medicine?.reason).toMatch(/gout/i);
});
