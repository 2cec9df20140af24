import { describe, expect, it } from "vitest";
import { labReport, recordsOf, visitNote } from "../../../support/record-fixtures.ts";

const vitals = (systolic: number) => `Vitals:\nBlood pressure ${systolic}/76 mmHg\nPulse 70 /min`;
const visits = {
  "march.pdf": visitNote("03/04/2025", vitals(124)),
  "june.pdf": visitNote("06/10/2025", vitals(138)),
};
const labs = { "labs-1.pdf": labReport("02/03/2024", "4.1"), "labs-2.pdf": labReport("05/20/2025", "5.6") };

describe("the newest of one thing that is named", () => {
  it.each([
    ["systolic blood pressure", "138 mmHg"],
    ["diastolic blood pressure", "76 mmHg"],
  ])("is that thing's, though %s has the word of a blood test", async (name, value) => {
    for (const records of [visits, { ...visits, ...labs }]) {
      const answer = await recordsOf(records)(`What is my most recent ${name} result?`);
      expect(answer.found).toBe(true);
      expect(answer.answer).toContain(`Your ${name} was ${value} on 10 June 2025.`);
    }
  });

  it("is a laboratory value where one is named", async () => {
    const answer = await recordsOf({ ...visits, ...labs })("What was my latest potassium blood test result?");
    expect(answer.answer).toContain("Your potassium was 5.6 mmol/L on 20 May 2025, high");
  });
});

describe("the latest results", () => {
  it.each([
    "What were my latest lab results?",
    "Show me my most recent blood test results",
    "What were my last results?",
  ])("%s: those of the newest day, what is out of range first", async (question) => {
    const answer = await recordsOf({ ...visits, ...labs })(question);
    expect(answer.found).toBe(true);
    expect(answer.answer).toBe(
      "Your newest lab results are from 20 May 2025. Your potassium was 5.6 mmol/L, higher than the usual range (3.5-5.1). In the usual range: sodium 139 mmol/L.",
    );
    expect(
      new Set(answer.sentences.flatMap(({ citations }) => citations.map((each) => each.originalFilename))),
    ).toEqual(new Set(["labs-2.pdf"]));
  });

  it("are said to be missing where there are none", async () => {
    const answer = await recordsOf(visits)("What were my latest lab results?");
    expect(answer).toMatchObject({
      found: false,
      answer: "I looked through 2 records and found nothing about lab results.",
    });
  });
});

describe("results that no laboratory gives", () => {
  const scan = `CT SCAN REPORT\nDate of scan: 06/20/2025\n\nFindings: There is a 4 mm stone in the left kidney.\n\nImpression: Left kidney stone.`;

  it.each([
    "What are the latest results of my CT scan?",
    "What were the last results from my scan?",
    "Show me my most recent CT scan test results",
  ])("%s: are looked for where they are", async (question) => {
    const answer = await recordsOf({ ...visits, ...labs, "ct.pdf": scan })(question);
    expect(answer.answer).not.toContain("lab results");
    expect(answer.sentences[0]?.citations[0]?.originalFilename).toBe("ct.pdf");
  });
});

describe("the next appointment", () => {
  const question = "When is my next appointment?";

  it("is the nearest that lies ahead, then those after it", async () => {
    const answer = await recordsOf({
      "a.pdf": visitNote("01/05/2026", "Follow-up:\nAppointment with rheumatology on 12 March 2026."),
      "b.pdf": visitNote("01/06/2026", "Follow-up:\nAppointment with the eye clinic on 3 February 2026."),
      "c.pdf": visitNote("06/10/2025", "Follow-up:\nAppointment with physiotherapy on 2 July 2025."),
    })(question);
    expect(answer.found).toBe(true);
    expect(answer.answer).toMatch(
      /^Your next appointment in your records is on 3 February 2026: .+ After that on 12 March 2026: /,
    );
    expect(answer.answer).not.toContain("2025");
  });

  it("is not one that has passed", async () => {
    const answer = await recordsOf({
      "c.pdf": visitNote("06/10/2025", "Follow-up:\nAppointment with physiotherapy on 2 July 2025."),
    })(question);
    expect(answer.found).toBe(false);
    expect(answer.answer).toContain(
      "found nothing about an appointment to come. The last one that they name was on 2 July 2025",
    );
  });
});

describe("what has changed since the last visit", () => {
  const question = "What has changed since my last visit?";

  it("is the medicines that this visit changed, and the results that moved", async () => {
    const answer = await recordsOf({
      ...labs,
      "march.pdf": visitNote("03/04/2025", "Continue lisinopril 10 mg once daily."),
      "june.pdf": visitNote("06/10/2025", "Stopped lisinopril. Started amlodipine 5 mg once daily."),
    })(question);
    expect(answer.found).toBe(true);
    expect(answer.answer).toContain("At your last visit, on 10 June 2025, lisinopril was stopped");
    expect(answer.answer).toContain("At your last visit, on 10 June 2025, amlodipine was started");
    expect(answer.answer).toContain(
      "Your potassium went up, from 4.1 mmol/L on 3 February 2024 to 5.6 mmol/L on 20 May 2025.",
    );
    expect(answer.answer).not.toContain("sodium");
  });

  it("is nothing where no visit is known", async () => {
    expect(await recordsOf(labs)(question)).toMatchObject({ found: false });
  });
});
