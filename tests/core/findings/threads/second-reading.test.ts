import { describe, expect, it } from "vitest";
import type { Insight } from "#core/domain/insight.ts";
import { ruleThreadsOf } from "../../../eval/threads/rule-score.ts";

function threadsOf(...records: string[]): Insight[] {
  const documents = records.map((text, index) => ({ id: `record-${index + 1}`, text }));
  return ruleThreadsOf({ name: "second reading", documents, today: "2026-06-01", planted: undefined });
}
const kindsOf = (...records: string[]) => threadsOf(...records).map(({ kind }) => kind);

describe("a value without its unit", () => {
  const lab = (line: string) =>
    `BIOCHEMISTRY\nCollected 29-May-2026 10:15\nSodium       138   (133-146)\n${line}\nUrea         7.1   (2.5-7.8)`;
  const other = "Clinic letter\nDate: 2 March 2026\nFeels well.";

  it("is urgent where its range tells the unit", () => {
    expect(kindsOf(lab("Potassium    6.8   (3.5-5.3)  **"), other)).toContain("urgent-result");
    expect(kindsOf(lab("Hemoglobin   5.1   11.7-15.5"), other)).toContain("urgent-result");
  });

  it("is not urgent by a limit of another unit, inside its range, or without a range", () => {
    expect(kindsOf(lab("Hemoglobin   51   (115-155)"), other)).toContain("urgent-result");
    for (const line of ["Glucose  95   (<100)", "Calcium  4.9   (4.5-5.3)", "Hemoglobin   6.9   (7.4-9.9)"])
      expect(kindsOf(lab(line), other)).not.toContain("urgent-result");
    expect(kindsOf(lab("Hemoglobin   12.1   (11.7-15.5)"), other)).not.toContain("urgent-result");
    expect(kindsOf(lab("Potassium    10"), other)).not.toContain("urgent-result");
  });
});

describe("what one reading alone says", () => {
  it("makes no allergy conflict of a medicine that the chemist lists as discontinued", () => {
    const visit =
      "Cardiology visit\nDate of visit: 15 July 2025\nSTOP lisinopril 20 mg. Reason: dry cough.\nAllergies: lisinopril (cough)";
    const pharmacy =
      "Pharmacy profile\nPrinted: 3 February 2026\nACTIVE\nCarvedilol 25 mg twice a day\nDISCONTINUED\n07/17/25 dc Lisinopril 20 mg";
    expect(kindsOf(visit, pharmacy)).not.toContain("allergy-conflict");
  });

  it("does not hide a conflict with what was given beside a list", () => {
    const allergic = "Clinic letter\nDate: 2 March 2025\nAllergies: penicillin (anaphylaxis).";
    const ward =
      "Discharge summary\nDischarged: 2 March 2026\nShe took amoxicillin 500 mg three times a day for a week.\n\nCURRENT MEDICATIONS\n- Metformin 500 mg twice a day\n- Ramipril 5 mg once a day";
    expect(kindsOf(allergic, ward)).toContain("allergy-conflict");
  });

  it("keeps an allergy beside one that is denied of something else", () => {
    const allergic = "Clinic letter\nDate: 2 March 2025\nALLERGIES\nPenicillin: rash\nNo known food allergies";
    const later = "Clinic letter\nDate: 2 March 2026\nAllergies: no known drug allergies";
    expect(kindsOf(allergic, later)).toContain("records-disagree");
  });

  it("makes no disagreement of a value told in passing", () => {
    const discharge =
      "Discharge summary\nDischarged: 20 September 2025\nPOD1 hypotension, Hgb 7.1 -> 1 unit PRBC -> 8.6. POD2 ileus, NGT x 18 h.";
    const lab = "Laboratory report\nCollected: 20 September 2025\nHemoglobin 8.4 (11.7-15.5) L";
    expect(kindsOf(discharge, lab)).not.toContain("records-disagree");
  });

  it("makes none of a letter that names an allergy in order to take it back", () => {
    const clinic =
      "Clinic letter\nDate: 20 January 2026\nAllergy: your list has amoxicillin rash. That was her brother. She has no known drug allergies.";
    const later = "Clinic letter\nDate: 9 February 2026\nNo known allergies.";
    expect(kindsOf(clinic, later)).not.toContain("records-disagree");
  });
});

it("does not take “do not restart” for a beginning", () => {
  const discharge =
    "Discharge summary\nDischarged: 16 October 2025\nMeds STOPPED: ramipril 5mg (AKI, hypotension) - do not restart\nContinue: bisoprolol 2.5 mg, atorvastatin 40 mg";
  const repeat =
    "Repeat prescription\nDate: 9 February 2026\nBisoprolol 2.5mg od\nRamipril 5mg od\nAtorvastatin 40mg on";
  expect(kindsOf(discharge, repeat)).toContain("stopped-and-listed");
});
