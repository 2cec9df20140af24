import { describe, expect, it } from "vitest";
import type { Fact } from "#core/domain/fact.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { answeringNow, textPage } from "../../../support/record-fixtures.ts";

function factsOf(text: string): Fact[] {
  return understandDocument({
    document: { id: "d", originalFilename: "d.pdf" },
    pages: [textPage(text)],
    now: answeringNow,
  }).facts;
}

function one(text: string, kind: Fact["kind"], name?: string): Fact {
  const fact = factsOf(text).find(
    (candidate) => candidate.kind === kind && (name === undefined || candidate.name === name),
  );
  if (fact === undefined) throw new Error(`No ${kind} ${name ?? ""} in: ${text}`);
  return fact;
}

describe("labs and vitals", () => {
  it("keeps the printed value, unit, range and flag", () => {
    const fact = one("Test  Result  Flag  Units  Range\nPotassium  5.60  H  mmol/L  3.5-5.1", "lab");
    expect(fact).toMatchObject({ name: "potassium", value: "5.60", number: 5.6, unit: "mmol/L", flag: "high" });
    expect(fact.referenceRange).toEqual({ text: "3.5-5.1", low: 3.5, high: 5.1 });
  });

  it("lets the printed range decide where no flag is printed", () => {
    expect(one("Her hemoglobin was 11.2 g/dL (12.0-15.5).", "lab")).toMatchObject({ value: "11.2", flag: "low" });
    expect(one("Sodium 139 mmol/L (136-145)", "lab")).toMatchObject({ flag: "normal" });
  });

  it("reads L as a flag before a unit and as litres where it is the unit", () => {
    expect(one("Potassium 3.1 L mmol/L 3.5-5.1", "lab")).toMatchObject({ value: "3.1", unit: "mmol/L", flag: "low" });
  });

  it("makes two facts of a blood pressure", () => {
    const facts = factsOf("BP 132/88 mmHg, HR 72 bpm, weight 71.5 kg.").filter((fact) => fact.kind === "vital");
    expect(facts.map(({ name, value }) => [name, value])).toEqual([
      ["systolic blood pressure", "132"],
      ["diastolic blood pressure", "88"],
      ["heart rate", "72"],
      ["body weight", "71.5"],
    ]);
  });

  it("reads tables whose columns are days, and tables whose columns are what is measured", () => {
    const days = factsOf("VITAL SIGNS\nDate | Sept 10, 2012 | Sept 1, 2011 |\nHeight | 177 cm | 176 cm |");
    expect(days.map(({ name, value, date }) => [name, value, date?.date])).toEqual([
      ["body height", "177", "2012-09-10"],
      ["body height", "176", "2011-09-01"],
    ]);
    const columns = factsOf("Date | Pulse | Weight |\n05/20/2014 | 80 /min | 108.8 kg |");
    expect(columns.map(({ name, value, date }) => [name, value, date?.date])).toEqual([
      ["heart rate", "80", "2014-05-20"],
      ["body weight", "108.8", "2014-05-20"],
    ]);
  });
});

describe("medicines", () => {
  it.each([
    [
      "Started lisinopril 10 mg once daily.",
      { name: "lisinopril", dose: "10 mg", frequency: "once daily", status: "started" },
    ],
    ["We stopped warfarin 5 mg.", { name: "warfarin", dose: "5 mg", status: "stopped" }],
    ["Increase Lasix to 80 mg daily.", { name: "furosemide", dose: "80 mg", status: "changed" }],
    ["Continue metformin 500 mg twice a day.", { name: "metformin", dose: "500 mg", status: "continued" }],
    ["She declined prednisone.", { name: "prednisone", status: "declined" }],
    ["Rx: Zonkerol 28 Day Pack.", { name: "zonkerol", status: "started" }],
  ])("%s", (text, expected) => {
    expect(one(text, "medication")).toMatchObject(expected);
  });

  it("takes a vitamin for a lab or a medicine by how it is spoken of", () => {
    expect(factsOf("Vitamin D 22 ng/mL").map(({ kind }) => kind)).toEqual(["lab"]);
    expect(factsOf("She takes vitamin D 2000 units daily.").map(({ kind }) => kind)).toEqual(["medication"]);
    expect(factsOf("She takes potassium 20 mEq daily.").map(({ kind }) => kind)).not.toContain("lab");
  });

  it("proposes a name for a near-miss and keeps the printed word", () => {
    expect(one("Took prednis0ne 10 mg.", "medication")).toMatchObject({
      name: "prednis0ne",
      proposedName: "prednisone",
    });
    expect(one("I stopped the pregnizone 5 mg.", "medication")).toMatchObject({
      name: "pregnizone",
      proposedName: "prednisone",
    });
  });
});

describe("what the words around a mention make of it", () => {
  it.each([
    ["She denies chest pain, nausea or vomiting.", "chest pain", { negated: true }],
    ["No fever, but she reports headache.", "headache", { negated: false }],
    ["Possible pneumonia.", "pneumonia", { uncertain: true }],
    ["History of asthma.", "asthma", { historical: true }],
    ["Return if you develop fever.", "fever", { hypothetical: true }],
    ["Her mother has asthma.", "asthma", { subject: "relative", relative: "mother" }],
    ["Her mother says she has a fever.", "fever", { subject: "patient" }],
    ["Pneumonia was ruled out.", "pneumonia", { negated: true }],
  ])("%s", (text, name, expected) => {
    const fact = factsOf(text).find((candidate) => candidate.name === name);
    expect(fact).toMatchObject(expected);
  });

  it("quotes the words that deny with what they deny", () => {
    const fact = factsOf("She denies chest pain.").find(({ name }) => name === "chest pain");
    expect(fact?.citation.quote).toBe("denies chest pain");
  });
});

describe("other facts", () => {
  it("finds severity and body part of a symptom", () => {
    expect(one("Pain 8/10 all morning.", "symptom")).toMatchObject({ severity: "8" });
    expect(one("She has severe swelling of the left knee.", "symptom")).toMatchObject({
      severity: "severe",
      bodyPart: "knee",
    });
  });

  it("finds allergies, and that there are none", () => {
    expect(one("ALLERGIES\nSubstance | Reaction |\nPenicillin | Hives |", "allergy")).toMatchObject({
      name: expect.stringContaining("penicillin"),
    });
    expect(one("She is allergic to codeine.", "allergy")).toMatchObject({ name: "codeine", negated: false });
    expect(one("Allergies: No known drug allergies.", "allergy")).toMatchObject({ negated: true });
  });

  it("finds sleep, walking and appointments to come", () => {
    expect(one("Slept only 4 hours.", "lifestyle")).toMatchObject({ name: "sleep duration", number: 4, unit: "hours" });
    expect(one("I walked twenty blocks, then walked 30 minutes.", "lifestyle")).toMatchObject({
      name: "walking",
      number: 30,
    });
    const appointment = one("Date of visit: 03/12/2025\n\nFollow up in 6 weeks.", "appointment");
    expect(appointment.date).toEqual({ date: "2025-04-23", precision: "day" });
  });

  it("finds the date of birth and takes it for nothing else", () => {
    const facts = factsOf(
      "CLINIC NOTE\nPatient: A B   DOB: 10/27/1970\nDate of visit: 11/06/2012\n\nAssessment: Gout.",
    );
    expect(facts.find(({ kind }) => kind === "birth-date")?.date?.date).toBe("1970-10-27");
    expect(facts.find(({ name }) => name === "gout")?.date?.date).toBe("2012-11-06");
  });
});
