import { describe, expect, it } from "vitest";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { answeringNow, textPage } from "../../../support/record-fixtures.ts";

const summaryOf = (...lines: string[]) =>
  understandDocument({
    document: { id: "d", originalFilename: "d.pdf" },
    pages: [textPage(lines.join("\n"))],
    now: answeringNow,
  }).summary.sentences.map(({ text }) => text);

const note = ["CLINIC NOTE", "Date of visit: 03/04/2024", ""];

describe("what leads a summary is understood by itself", () => {
  it("what is done with a medicine stands with its name", () => {
    const said = summaryOf(
      ...note,
      "PLAN",
      "",
      "1) Ramipril 2.5 mg was stopped in June.",
      "Restart at 1.25 mg at night from tonight.",
    );
    const medicines = said.find((text) => text.includes("Restart at 1.25 mg")) ?? "";
    expect(medicines).toContain("Ramipril");
  });

  it("all allergies that are printed together are told together", () => {
    const said = summaryOf(
      ...note,
      "ALLERGIES: Trimethoprim - anaphylaxis. Plasters - rash.",
      "",
      "PLAN",
      "",
      "Review in 3 months.",
    ).join(" ");
    if (/plasters/i.test(said)) expect(said).toMatch(/trimethoprim/i);
    expect(said).not.toMatch(/Your medicines:[^:]*anaphylaxis/i);
  });

  it("what a germ withstands is no medicine of the patient's", () => {
    const said = summaryOf(
      "LABORATORY REPORT",
      "Collected: 03/04/2024",
      "",
      "RESULTS",
      "",
      "Rifampicin resistance: NOT DETECTED.",
    ).join(" ");
    expect(said).not.toMatch(/Your medicines: Rifampicin/);
  });

  it("a label that leads on to its row is told with it", () => {
    const said = summaryOf(
      "CARE PLAN",
      "",
      "Call us for  New lump, bone pain that lasts over 2 weeks, bleeding. Chest pain: 911.",
    ).join(" ");
    expect(said).toContain("New lump, bone pain");
  });

  it("lists of medicines side by side are not read across", () => {
    const said = summaryOf(
      ...note,
      "STOP  CHANGE  NEW",
      "Amantadine (hallucinations)  Metoprolol succinate 50 to 25 mg  Cefpodoxime 200 mg",
      "never  Melatonin 3 mg at bedtime",
    ).join(" ");
    expect(said).not.toMatch(/Amantadine \(hallucinations\): Metoprolol|Never: Melatonin/);
  });

  it("a day that the record itself calls off is not told as booked", () => {
    const said = summaryOf(
      "MESSAGE",
      "",
      "Your pre-op assessment is on 9 February 2026 at 10.00.",
      "Your assessment on 9 February 2026 has been cancelled.",
      "The new date is 25 February 2026 at 14.00.",
    ).join(" ");
    expect(said).not.toContain("is on 9 February 2026 at 10.00");
  });

  it("whoever is asked to do something is not the patient", () => {
    const said = summaryOf(
      "Dear Dr Okafor,",
      "Date of visit: 03/04/2024",
      "",
      "ACTIONS FOR GP",
      "",
      "Please check sodium in 4 weeks.",
    ).join(" ");
    expect(said).not.toMatch(/To do: Please check sodium/);
  });

  it("the side of the body is no filler", () => {
    const said = summaryOf(
      "ULTRASOUND REPORT",
      "Date: 03/04/2024",
      "",
      "FINDINGS",
      "",
      "Right kidney 8.2 cm, thin cortex.",
      "Left kidney 10.6 cm, normal.",
    ).join(" ");
    expect(said).toContain("Right kidney 8.2 cm");
  });

  it("a number of many noughts is no emergency call", () => {
    const said = summaryOf(...note, "PLAN", "", "Colecalciferol 20,000 units weekly for 7 weeks.").join(" ");
    expect(said).not.toContain("Get help");
  });

  it("a day that a line parts is one day", () => {
    const said = summaryOf(
      ...note,
      "PLAN",
      "",
      "The next visit to the clinic for the renewal of all tablets is on 24",
      "Feb with blood tests before it.",
    ).join(" ");
    expect(said).not.toMatch(/on 24\. Feb/);
  });
});
