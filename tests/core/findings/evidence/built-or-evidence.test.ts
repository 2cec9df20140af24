import { expect, it } from "vitest";
import { recordsOf } from "../../../support/record-fixtures.ts";

const letter = (day: string, ...lines: string[]) =>
  `Riverside Clinic\nDate of visit: ${day}\nPatient: Ada Quillon   Date of birth: 14 March 1961\n\n${lines.join("\n")}\n`;

it("says no yes over a newer record that speaks against it, and tells both", async () => {
  const { answer } = await recordsOf({
    "summary.pdf": letter(
      "19/08/2025",
      "Allergies",
      "Penicillin (rash)",
      "",
      "Current medicines",
      "Amlodipine 5 mg once daily",
    ),
    "letter.pdf": letter(
      "13/01/2026",
      "Assessment",
      "There is no penicillin allergy: she had amoxicillin twice without any trouble.",
    ),
  })("Am I allergic to penicillin?");
  expect(answer).not.toMatch(/^Yes/);
  expect(answer).toContain("There is no penicillin allergy");
});

it("takes words about stopping for no stop", async () => {
  const { answer } = await recordsOf({
    "list.pdf": letter("19/08/2025", "Current medicines", "Amlodipine 5 mg once daily", "Apixaban 5 mg twice daily"),
    "letter.pdf": letter("13/01/2026", "Plan", "Do not stop apixaban without asking us."),
  })("Am I still on apixaban?");
  expect(answer).toMatch(/^(?:Yes\. Your records have you on apixaban|Do not stop apixaban without asking us)/);
});

it("leaves the chart where the records' own words fit the question far better", async () => {
  const { answer } = await recordsOf({
    "labs.pdf": letter("08/01/2026", "Results", "HbA1c 7.9 % (4.0-6.0)"),
    "nurse.pdf": letter(
      "20/01/2026",
      "Advice",
      "When to check your blood sugar during the day: before breakfast, before supper and at bedtime.",
    ),
  })("At what times during the day must I check my blood sugar?");
  expect(answer).toContain("before breakfast, before supper and at bedtime");
});
