import { describe, expect, it } from "vitest";
import type { Fact } from "#core/domain/fact.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { answeringNow, textPage } from "../../../support/record-fixtures.ts";

const understand = (text: string) =>
  understandDocument({
    document: { id: "d", originalFilename: "d.pdf" },
    pages: [textPage(text)],
    now: answeringNow,
  });
const factsOf = (text: string) => understand(text).facts;
const labs = (facts: readonly Fact[]) =>
  facts
    .filter((fact) => fact.kind === "lab")
    .map((fact) => `${fact.name} ${fact.value} ${fact.unit ?? "-"} ${fact.date?.date ?? "-"} ${fact.flag ?? "-"}`);

describe("words that look like others", () => {
  it("a weekday before a date is no oxygen saturation", () => {
    const facts = factsOf("Symptom diary\n\nSat 7 Dec 2024: pain 9, cold and wet.\nOn Sat 14 Dec 2024 it was better.");
    expect(facts.filter((fact) => fact.kind === "vital")).toEqual([]);
    expect(factsOf("Vital signs: O2 sat 97%, pulse 80.").some((fact) => fact.name === "oxygen saturation")).toBe(true);
  });

  it("a date of birth is no delivery", () => {
    const facts = factsOf(
      "CLINIC NOTE\nPatient: Ida Brandt  Date of birth: 3 September 1986\nDate of visit: 2 May 2024",
    );
    expect(facts.map((fact) => fact.kind)).toEqual(["birth-date"]);
  });

  it("CRP is a blood test, and CRPS the pain syndrome", () => {
    const words = "Date of visit: 21 May 2025\n\nHer CRP on 14 May 2025 was 3.9 mg/L and is normal. CRP is falling.";
    const facts = factsOf(words);
    expect(facts.filter((fact) => fact.kind === "condition")).toEqual([]);
    expect(labs(facts)).toEqual(["c-reactive protein 3.9 mg/L 2025-05-14 -"]);
    expect(factsOf("He has CRPS of the left hand.")[0]?.name).toBe("complex regional pain syndrome");
  });
});

describe("tables of laboratories", () => {
  const cumulative = [
    "Cumulative laboratory report",
    "Sample collected: 14 May 2025",
    "Test  Units  5 Dec 2024  29 Jan 2025  14 May 2025  Reference range",
    "CRP  mg/L  32.6 H  18.4 H  3.9  0-5",
    "White cell count  10^9/L  8.4  9.8  6.4  4.0-11.0",
    "Vitamin D  nmol/L  27 L  -  62  50-175",
  ].join("\n");

  it("reads each column of a cumulative report with its own date, the unit and the range of the row", () => {
    const facts = factsOf(cumulative);
    expect(labs(facts)).toEqual([
      "c-reactive protein 32.6 mg/L 2024-12-05 high",
      "c-reactive protein 18.4 mg/L 2025-01-29 high",
      "c-reactive protein 3.9 mg/L 2025-05-14 normal",
      "white blood cell count 8.4 10^9/L 2024-12-05 normal",
      "white blood cell count 9.8 10^9/L 2025-01-29 normal",
      "white blood cell count 6.4 10^9/L 2025-05-14 normal",
      "25-hydroxyvitamin d 27 nmol/L 2024-12-05 low",
      "25-hydroxyvitamin d 62 nmol/L 2025-05-14 normal",
    ]);
    expect(facts.find((fact) => fact.value === "3.9")?.citation.quote).toContain("CRP");
  });

  it("reads two blocks side by side apart, and flags that stand before the name", () => {
    const facts = factsOf(
      [
        "Laboratory report",
        "Collected: 5 March 2025",
        "Test  Result  Unit  Range  Test  Result  Unit  Range",
        "H ESR  24  mm/h  0-20  H CRP  9.6  mg/L  0-5",
        "L  Haemoglobin  11.5  g/dL  12.0-15.5  ALT  33  U/L  7-40",
        "White cell count  9.1  10^9/L  4.0-11.0  Creatinine  63  umol/L  45-84",
      ].join("\n"),
    );
    expect(labs(facts)).toEqual([
      "erythrocyte sedimentation rate 24 mm/h 2025-03-05 high",
      "c-reactive protein 9.6 mg/L 2025-03-05 high",
      "hemoglobin 11.5 g/dL 2025-03-05 low",
      "alanine aminotransferase 33 U/L 2025-03-05 normal",
      "white blood cell count 9.1 10^9/L 2025-03-05 normal",
      "creatinine 63 umol/L 2025-03-05 normal",
    ]);
    expect(facts.map((fact) => fact.citation.quote)).toContain("ESR  24  mm/h  0-20");
  });

  it("keeps a unit that recognition has misread as it is printed", () => {
    const facts = factsOf(
      "Laboratory report\nCollected: 23 April 2025\nTest  Result  Unit  Range\nNeutrophils  4.6  1079/L  2.0-7.5\nPlatelets  388  10M9/L  150-400",
    );
    expect(labs(facts)).toEqual([
      "neutrophils 4.6 1079/L 2025-04-23 normal",
      "platelet count 388 10M9/L 2025-04-23 normal",
    ]);
    expect(labs(factsOf("Collected: 23 April 2025\n\nNeutrophils 4.6 1079/L. Platelets 388 10M9/L."))).toEqual([
      "neutrophils 4.6 1079/L 2025-04-23 -",
      "platelet count 388 10M9/L 2025-04-23 -",
    ]);
  });
});

describe("diaries", () => {
  const scores = (facts: readonly Fact[]) =>
    facts
      .filter((fact) => fact.severity !== undefined || fact.kind === "lifestyle")
      .map((fact) => `${fact.name} ${fact.severity ?? fact.value} ${fact.date?.date}`);

  it("gives each row's scores the date of its row", () => {
    const facts = factsOf(
      [
        "Symptom diary",
        "Nora Ellis. December 2024.",
        "Date  Pain  Mobility  Sleep  Notes",
        "Fri 6 Dec 2024  8  2  4",
        "Sat 7 Dec 2024  9  3  5  Cold and wet. Very tired.",
      ].join("\n"),
    );
    expect(scores(facts)).toEqual([
      "pain 8 2024-12-06",
      "mobility 2 2024-12-06",
      "sleep quality 4 2024-12-06",
      "pain 9 2024-12-07",
      "mobility 3 2024-12-07",
      "sleep quality 5 2024-12-07",
    ]);
    expect(facts.find((fact) => fact.name === "fatigue")?.date?.date).toBe("2024-12-07");
  });

  it("reads entries under their days, and what is written below belongs to the day", () => {
    const facts = factsOf(
      [
        "My diary - Easter",
        "Mon 14 Apr 2025: pain 3, mobility 7, sleep 8",
        "Good day.",
        "Sat 19 Apr 2025: pain 7, mobility 4, sleep 5",
        "Stiff for an hour. Forgot methotrexate.",
        "Sun 20 Apr 2025: pain 6, mobility 4, sleep 5",
        "Hands swollen.",
      ].join("\n"),
    );
    expect(scores(facts)).toContain("pain 7 2025-04-19");
    expect(scores(facts)).toContain("mobility 4 2025-04-19");
    expect(scores(facts)).toContain("sleep quality 5 2025-04-20");
    expect(facts.find((fact) => fact.name === "stiffness")?.date?.date).toBe("2025-04-19");
    expect(facts.find((fact) => fact.name === "methotrexate")?.date?.date).toBe("2025-04-19");
  });

  it("a score of one to ten that a sentence gives is a severity only where it says out of what", () => {
    expect(
      factsOf("Date of visit: 2 May 2024\n\nPain 3 days a week.").every((fact) => fact.severity === undefined),
    ).toBe(true);
  });
});

describe("letters", () => {
  const letter = (heading: string) =>
    [
      "Thistlemoor Infirmary  Moor Road, Thistlemoor",
      "Rheumatology Department  Helpline: weekdays 9 to 12",
      heading,
      "Dear Dr Penhallow,",
      "Her CRP on 14 May 2025 was 3.9 mg/L. ALT was 31 U/L. Vitamin D has risen to 62 nmol/L. DAS28 is 2.5.",
      "Plan:",
      "1. Continue methotrexate 15 mg once a week.",
      "Dr Osric Thornbury, Consultant Rheumatologist",
    ].join("\n");

  it.each(["Clinic letter: follow-up   12 June 2025", "Clinic letter: nurse review\nDate of clinic: 12 June 2025"])(
    "%s: is a visit note of that day",
    (heading) => {
      const { kind, occurredOn } = understand(letter(heading));
      expect(occurredOn).toEqual({ date: "2025-06-12", precision: "day" });
      expect(kind).toBe("visit-note");
    },
  );

  it("joins the lines of a narrow column, however wide the letterhead is", () => {
    const facts = factsOf(
      [
        "Nora Ellis, born 3 September 1986, hospital number TI-774215. Clinic date: 15 January 2025.",
        "Dear Dr Penhallow,",
        "Thank you for referring this 38 year old pottery",
        "teacher, whom I saw in clinic.",
        "Blood tests of 5 December 2024 showed a CRP",
        "of 32.6 mg/L with positive rheumatoid factor.",
        "1. Start methotrexate 10 mg once a week, on",
        "Wednesdays. First dose today.",
      ].join("\n"),
    );
    expect(labs(facts)[0]).toBe("c-reactive protein 32.6 mg/L 2024-12-05 -");
  });
});

describe("titles", () => {
  it.each([
    [
      "Pinecross Pathology\nSample collected: 2 May 2024\nTest  Result  Unit  Range  Flag\nCRP  13.7  mg/L  0-5  H\nESR  27  mm/h  0-20  H",
      "Lab report",
    ],
    [
      "THISTLEMOOR INFIRMARY  BLOOD SCIENCES\nResults print for patient copy\nSpecimen: blood\nCRP  13.7  mg/L  0-5  H",
      "Lab report",
    ],
    ["Larkwater Surgery  Consultation record\nDate of visit: 2 May 2024\nImpression\nGout.", "Consultation record"],
    [
      "Thistlemoor Infirmary  Moor Road\nClinic letter: nurse review\nDear Nora,\nYour pain is better.",
      "Clinic letter: nurse review",
    ],
    ["REFERRAL LETTER  Routine [ ] Urgent [ X ]\nDear colleague,\nThank you for seeing her.", "Referral letter"],
    [
      "My diary - Easter at my sister's\nMon 14 Apr 2025: pain 3\nTue 15 Apr 2025: pain 4",
      "My diary - Easter at my sister's",
    ],
  ])("%s", (text, title) => {
    expect(understand(text).title).toBe(title);
  });
});
