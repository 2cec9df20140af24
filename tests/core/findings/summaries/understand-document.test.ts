import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { answeringNow, textPage } from "../../../support/record-fixtures.ts";

const understand = (...texts: string[]) =>
  understandDocument({
    document: { id: "d", originalFilename: "d.pdf" },
    pages: texts.map((text, index) => textPage(text, index + 1)),
    now: answeringNow,
  });

describe("the date of care", () => {
  it.each([
    ["Patient: A B  DOB: 01/02/1970\nCollected: 03/04/2024\nReported: 03/06/2024", "2024-03-04"],
    ["Printed on 05/06/2025\nDate of visit: 03/04/2024", "2024-03-04"],
    ["FAX 12/12/2024 10:33 page 1 of 2\nDate of service 03/04/2024\nNext appointment: 09/09/2024", "2024-03-04"],
    ["Hillcrest Health Centre\n4 March 2024\n\nRe: A B, born 2 May 1970\n\nThank you for seeing her.", "2024-03-04"],
    ["Date of admission: 22 April 2024\nDate of birth: 1 May 1950\nShe was well.", "2024-04-22"],
  ])("%s", (text, date) => {
    expect(understand(text).occurredOn).toEqual({ date, precision: "day" });
  });

  it("is left out where the record does not say it", () => {
    expect(understand("DOB: 01/02/1970\nShe was diagnosed in 1998.").occurredOn).toBeUndefined();
  });
});

describe("the kind of record", () => {
  it.each([
    ["LABORATORY REPORT\nCollected: 03/04/2024\nSodium  139  mmol/L", "lab-report"],
    ["DISCHARGE SUMMARY\nHospital course: He had pneumonia.", "discharge-summary"],
    ["RADIOLOGY REPORT\nTechnique: two views.\nFindings: clear.", "imaging-report"],
    ["CLINIC NOTE\nDate of visit: 03/04/2024\nAssessment: Gout.", "visit-note"],
    ["Dear Dr Okafor,\n\nThank you for seeing this lady. I would be grateful for your opinion.", "referral"],
    [
      "My diary\n\nI slept badly. My hands hurt and I took my tablets. I think I need my doctor. My head aches.",
      "diary",
    ],
  ])("%s", (text, kind) => {
    expect(understand(text).kind).toBe(kind);
  });
});

describe("the summary", () => {
  it("leads with what it is and what was measured, outside the range and before", () => {
    const { summary } = understand(
      "LABORATORY REPORT\nCollected: 03/04/2024\n\nTest  Result  Units  Range\nSodium  139  mmol/L  136-145\nPotassium  5.6  mmol/L  3.5-5.1",
    );
    expect(summary.sentences[0]?.text).toMatch(/^This (?:is a )?lab report.*2024\.$/);
    expect(summary.summaryText).toContain("Potassium 5.6 mmol/L (high)");
  });

  it("says what changed and what to do next", () => {
    const { summary } = understand(
      "CLINIC NOTE\nDate of visit: 03/04/2024\n\nASSESSMENT\n\nHypertension.\n\nPLAN\n\nStarted lisinopril 10 mg OD. Follow up in 3/12.",
    );
    expect(summary.summaryText).toContain("Your medicines: Started lisinopril 10 mg once a day.");
    expect(summary.summaryText).toMatch(/(?:To do|Next): Follow up in 3 months\./);
  });

  it("tells when to get help before what was found, and never cuts what is to be looked for", () => {
    const { summary } = understand(
      "DISCHARGE SUMMARY\n\nDiagnosis: pneumonia, right lower lobe.\n\nDISCHARGE INSTRUCTIONS\n\nCome back to the emergency department if: worse breathlessness; chest pain; coughing blood.",
    );
    const text = summary.summaryText;
    expect(text).toContain("Get help: Come back to the emergency department");
    expect(text).toContain("worse breathlessness; chest pain; coughing blood.");
    expect(text.indexOf("Get help")).toBeLessThan(text.indexOf("pneumonia"));
  });
});

describe("a summary says each thing once", () => {
  const sentencesOf = (text: string) => {
    const { summary } = understand(text);
    return [...summary.sentences, ...summary.more].map((sentence) => sentence.text);
  };

  it("what a sentence has quoted is not quoted again", () => {
    const sentences = sentencesOf(
      "CLINIC LETTER\nDate of visit: 12 March 2025\n\nHISTORY\n\nThe sickness after methotrexate is milder since folic acid was added.\n\nPLAN\n\nBlood tests every four weeks.",
    );
    expect(sentences.filter((text) => text.includes("is milder since folic acid was added"))).toHaveLength(1);
  });

  it("a plan that the record prints twice is told once", () => {
    const plan = "Please arrange blood tests every four weeks at the surgery.";
    const sentences = sentencesOf(
      `CLINIC LETTER\nDate of visit: 12 March 2025\n\nPLAN\n\n${plan}\n\nHISTORY\n\nShe is well.\n\nINSTRUCTIONS\n\n${plan}`,
    );
    expect(sentences.filter((text) => text.includes("blood tests every four weeks"))).toHaveLength(1);
  });

  it("in a diary the same words on two days are two things", () => {
    const sentences = sentencesOf(
      "Symptom diary\n\nDate  Pain  Mobility  Notes\nTue 6 May 2025  4  7  Worse after the long class.\nWed 7 May 2025  3  8  Worse after the long class.\nThu 8 May 2025  3  8  Good day.",
    );
    expect(sentences.join(" ").split("Worse after the long class")).toHaveLength(3);
  });
});

describe("whatever the pages hold", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.constantFrom(
      "ASSESSMENT\n\n",
      "She denies chest pain, nausea or fever.\n",
      "Potassium   5.6   mmol/L   3.5-5.1\n",
      "Medication | Directions | Start |\nAtenolol 25 MG | 1 every 12 hours | Mar 18, 2012 |\n",
      "Started metformin 500 mg twice daily because of diabetes. ",
      "Date of visit: 03/04/2024\n",
      "Her mother had lupus; her father died of a stroke.\n",
      "Pain 8/10, slept 4 hours, walked 20 minutes yesterday.\n",
      "Follow up in 6 weeks.\n\n",
      "“quoted” text (with brackets) and | bars |\n",
    ),
  );

  it("every fact and every sentence quotes its page to the letter, and at most eight sentences lead", () => {
    fc.assert(
      fc.property(fc.array(fc.array(piece, { maxLength: 12 }), { minLength: 1, maxLength: 3 }), (pages) => {
        const texts = pages.map((pieces) => pieces.join(""));
        const { facts, summary } = understand(...texts);
        const sentences = [...summary.sentences, ...summary.more];
        expect(summary.sentences.length).toBeLessThanOrEqual(8);
        for (const sentence of sentences) expect(sentence.citations.length).toBeGreaterThan(0);
        for (const { page, start, end, quote } of [
          ...facts.map((fact) => fact.citation),
          ...sentences.flatMap((sentence) => sentence.citations),
        ]) {
          expect(quote).not.toBe("");
          expect(texts[page - 1]?.slice(start, end)).toBe(quote);
        }
      }),
    );
  }, 120_000);

  it("a fact carries only what stands in its own quote", () => {
    const medicine = fc.constantFrom(
      "paracetamol 1 g",
      "omeprazole 20 mg",
      "metformin",
      "naproxen 500 mg tablets",
      "folic acid",
    );
    const how = fc.constantFrom("", " once daily", " when\nneeded", " twice a day", ", then stop", " for five days");
    const said = fc.constantFrom("She takes ", "Start ", "Pain 5 out of 10 and ", "Severe headache with ", "Stopped ");
    const sentence = fc
      .tuple(said, medicine, how, medicine, how)
      .map(([lead, one, first, other, second]) => `${lead}${one}${first} and ${other}${second}.`);
    const plain = (words: string) => words.toLowerCase().replace(/\s+/g, " ");
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 4 }), (sentences) => {
        const { facts } = understand(sentences.join(" "));
        for (const { dose, frequency, form, severity, value, citation } of facts)
          for (const part of [dose, frequency, form, severity, value])
            if (part !== undefined) expect(plain(citation.quote)).toContain(plain(part));
      }),
    );
  });

  it("no pages, an empty page, and a page of blanks are no errors", () => {
    expect(understand().summary.sentences).toEqual([]);
    expect(understand("").facts).toEqual([]);
    expect(understand(`potassium ${" ".repeat(20_000)}`).facts).toEqual([]);
  });
});
