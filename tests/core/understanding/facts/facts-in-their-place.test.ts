import { describe, expect, it } from "vitest";
import type { Fact } from "#core/domain/fact.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { answeringNow, textPage } from "../../../support/record-fixtures.ts";

/** Whether the words say that it is taken on that day, as far as they know. */
const isTaken = ({ status, historical, endDate }: Fact, today: string) =>
  status !== "stopped" &&
  !(historical === true && status === undefined) &&
  (endDate === undefined || endDate.date >= today.slice(0, endDate.date.length));

const understand = (text: string) =>
  understandDocument({
    document: { id: "d", originalFilename: "d.pdf" },
    pages: [textPage(text)],
    now: answeringNow,
  });
const letter = (day: string, words: string) => understand(`CLINIC LETTER\nDate of visit: ${day}\n\n${words}`).facts;
const named = (facts: readonly Fact[], name: string) => facts.filter((fact) => fact.name === name);
const oneNamed = (facts: readonly Fact[], name: string): Fact => {
  const [fact, ...others] = named(facts, name);
  if (fact === undefined || others.length > 0) throw new Error(`Expected one ${name}, found ${others.length + 1}`);
  return fact;
};

describe("days that are told without a year", () => {
  it.each([
    ["Naproxen was stopped in the emergency department on 28 December.", "naproxen", "2024-12-28"],
    ["Naproxen was stopped on December 28, and the pain went.", "naproxen", "2024-12-28"],
    ["Seen in the emergency department 28 December with vertigo.", "vertigo", "2024-12-28"],
    ["He had vertigo on 20 January.", "vertigo", "2024-01-20"],
    ["He had vertigo on 12 January.", "vertigo", "2025-01-12"],
    ["He has had vertigo since November.", "vertigo", "2024-11"],
  ])("what happened is told of the last such day: %s", (words, name, date) => {
    expect(oneNamed(letter("15 January 2025", words), name).date?.date).toBe(date);
  });

  it.each([
    ["15 January 2025", "Follow-up appointment on 3 February.", "2025-02-03"],
    ["28 December 2024", "Review on 15 January.", "2025-01-15"],
    ["28 December 2024", "I will see her again on 15 January.", "2025-01-15"],
    ["15 January 2025", "I will see her again in March.", "2025-03"],
  ])("what is planned is told of the next such day: %s %s", (day, words, date) => {
    const planned = letter(day, `Plan:\n1. ${words}`).filter(({ kind }) => kind === "appointment");
    expect(planned.map((fact) => fact.date?.date)).toEqual([date]);
  });
});

describe("medicines that end", () => {
  it.each([
    ["Reduce prednisolone to 5 mg once daily for two weeks, then STOP.", "2025-03-26"],
    ["Prednisolone 10 mg daily until 20 March, then stop.", "2025-03-20"],
    ["Prednisolone 5 mg daily for 10 days and then discontinue.", "2025-03-22"],
    ["Start prednisolone 30 mg once daily for 5 days.", "2025-03-17"],
  ])("%s", (words, end) => {
    const fact = oneNamed(letter("12 March 2025", `Plan:\n1. ${words}`), "prednisolone");
    expect(fact.endDate).toEqual({ date: end, precision: "day" });
    expect(isTaken(fact, "2025-03-13")).toBe(true);
    expect(isTaken(fact, "2025-04-01")).toBe(false);
  });

  it("an end without a day ends it", () => {
    const fact = oneNamed(
      letter("12 March 2025", "Prednisolone 5 mg daily, finish this box, then STOP."),
      "prednisolone",
    );
    expect(isTaken(fact, "2025-04-01")).toBe(false);
  });

  it("a prescription's directions end the medicine above them", () => {
    const rows = (directions: string) =>
      `Prescription\n\nDate: 13 March 2025\n\n1. Methotrexate 2.5 mg tablets\nTake SIX tablets (15 mg) ONCE A WEEK on Wednesday.\n2. Prednisolone 5 mg tablets\n${directions}\nSupply: 12 tablets`;
    for (const directions of [
      "Take ONE tablet once daily in the morning until 25 March 2025, then STOP.",
      "Take ONE tablet once daily for 12 days, then STOP",
    ]) {
      const { facts } = understand(rows(directions));
      expect(oneNamed(facts, "prednisolone").endDate).toEqual({ date: "2025-03-25", precision: "day" });
      expect(oneNamed(facts, "methotrexate").endDate).toBeUndefined();
      expect(oneNamed(facts, "methotrexate").date?.date).toBe("2025-03-13");
    }
  });

  it("a diary's words about one thing say nothing of the next", () => {
    const { facts } = understand(
      "Symptom diary\n\nDate  Pain  Mobility  Notes\nWed 30 Apr 2025  4  7  No worse after class. Methotrexate.\nThu 1 May 2025  3  8  Not sick. Omeprazole stopped yesterday.",
    );
    expect(oneNamed(facts, "methotrexate").negated).toBe(false);
    expect(oneNamed(facts, "omeprazole")).toMatchObject({ negated: false, status: "stopped" });
  });

  it("a dose that is followed by another does not end", () => {
    const fact = oneNamed(
      letter("12 March 2025", "Start prednisolone 10 mg once daily for eight weeks, then reduce."),
      "prednisolone",
    );
    expect(fact.endDate).toBeUndefined();
    expect(isTaken(fact, "2025-10-01")).toBe(true);
  });

  it.each([
    "At that time she took prednisolone at bedtime.",
    "Back then she was taking prednisolone 10 mg daily.",
    "She was on prednisolone 20 mg daily until the spring.",
    "She used to take prednisolone 5 mg daily.",
  ])("what was taken then is not taken now: %s", (words) => {
    const fact = oneNamed(letter("26 March 2025", words), "prednisolone");
    expect(isTaken(fact, "2025-03-26")).toBe(false);
  });

  it("a word about the next medicine says nothing of this one", () => {
    const facts = letter("12 March 2025", "The sickness after methotrexate is milder since folic acid was added.");
    expect(oneNamed(facts, "methotrexate").status).toBeUndefined();
    expect(oneNamed(facts, "folic acid").status).toBe("started");
  });
});

describe("a fact carries what stands in its own place", () => {
  it("the frequency is the medicine's own, over a line's end too", () => {
    const facts = letter(
      "15 January 2025",
      "She now takes paracetamol 1 g when\nneeded and omeprazole 20 mg once daily.",
    );
    expect(oneNamed(facts, "acetaminophen")).toMatchObject({ dose: "1 g", frequency: "when needed" });
    expect(oneNamed(facts, "omeprazole")).toMatchObject({ dose: "20 mg", frequency: "once daily" });
    const other = letter("15 January 2025", "She takes metformin 500 mg and glipizide 5 mg twice daily.");
    expect(oneNamed(other, "metformin").frequency).toBeUndefined();
  });

  it("a severity is of one symptom", () => {
    const facts = letter("12 March 2025", "Her pain is 5 out of 10 and morning stiffness now lasts 40 minutes.");
    expect(oneNamed(facts, "pain").severity).toBe("5");
    expect(facts.filter(({ severity }) => severity !== undefined)).toHaveLength(1);
  });

  it.each([
    ["seropositive rheumatoid arthritis, close to remission.", "rheumatoid arthritis"],
    ["seropositive rheumatoid arthritis since January 2025.", "rheumatoid arthritis"],
    ["Grumbling flexor sheath disorder, improving on treatment.", "grumbling flexor sheath disorder"],
    ["asthma, well controlled", "asthma"],
  ])("a condition's name ends where it is qualified: %s", (words, name) => {
    const conditions = letter("21 May 2025", `Diagnosis: ${words}`).filter(({ kind }) => kind === "condition");
    expect(conditions.map((fact) => fact.name)).toEqual([name]);
  });

  it("what has resolved is history", () => {
    const facts = letter("26 March 2025", "Impression: insomnia caused by evening prednisolone, now resolved.");
    expect(oneNamed(facts, "insomnia")).toMatchObject({ kind: "condition", historical: true });
  });
});

describe("allergies on one line", () => {
  const allergies = (words: string) =>
    letter("12 March 2025", words)
      .filter(({ kind }) => kind === "allergy")
      .map(({ name, negated }) => (negated ? `not ${name}` : name));

  it.each([
    ["Allergies: Penicillin (rash)", ["penicillin class"]],
    ["Allergies: Penicillin (rash)\n\nMedications: lisinopril 10 mg daily", ["penicillin class"]],
    ["NKDA", ["not no known allergies"]],
    ["Allergies: NKDA", ["not no known allergies"]],
    ["NKDA. Lives alone.", ["not no known allergies"]],
    ["Allergies: Penicillin (rash). NKDA otherwise.", ["penicillin class"]],
    ["Sex: F  Allergies: Penicillin (rash)  Medications: none", ["penicillin class"]],
    ["Sex: F  Allergies: NKDA  Weight: 70 kg", ["not no known allergies"]],
  ])("%s", (words, expected) => {
    expect(allergies(words)).toEqual(expected);
  });
});

describe("a diary's own columns", () => {
  it("hours of sleep are hours, and any symptom is scored", () => {
    const { facts } = understand(
      "Headache diary\n\nDate  Headache (0-10)  Sleep (hours)  Notes\n1 March 2025  7  6.5  Rainy\n2 March 2025  3  8\n3 March 2025  0  7.5  Good day",
    );
    const told = facts
      .filter(({ kind }) => kind === "symptom" || kind === "lifestyle")
      .map((fact) => `${fact.name} ${fact.severity ?? fact.value} ${fact.unit ?? "-"} ${fact.date?.date}`);
    expect(told).toEqual([
      "headache 7 - 2025-03-01",
      "sleep duration 6.5 hours 2025-03-01",
      "headache 3 - 2025-03-02",
      "sleep duration 8 hours 2025-03-02",
      "headache 0 - 2025-03-03",
      "sleep duration 7.5 hours 2025-03-03",
    ]);
  });
});

describe("what is denied", () => {
  const taken = (words: string) => oneNamed(letter("5 March 2025", words), "methotrexate").negated;

  it.each([
    "No worse after class. Methotrexate.",
    "no worse after class. methotrexate 15 mg.",
    "Pain no better. took methotrexate 15 mg.",
    "No pain since 9. methotrexate taken.",
  ])("ends with its sentence, however the next one begins: %s", (words) => {
    expect(taken(words)).toBe(false);
  });

  it.each(["Not on methotrexate.", "No aspirin vs. methotrexate.", "She is not taking e.g. methotrexate."])(
    "is not ended by an abbreviation: %s",
    (words) => {
      expect(taken(words)).toBe(true);
    },
  );
});

describe("powers of ten that lost their raised figure", () => {
  it.each([
    ["Platelets  250  109/L  150-400", "platelet count", "10⁹/L"],
    ["Red cell count  4.6  1012/L  3.8-5.8", "red blood cell count", "10¹²/L"],
    ["Platelets  250  x103/uL  150-400", "platelet count", "x10³/uL"],
    ["Platelets  250  10^9/L  150-400", "platelet count", "10^9/L"],
  ])("%s", (row, name, unit) => {
    const { facts } = understand(`LABORATORY REPORT\nCollected: 05/03/2025\n\nTest  Result  Units  Range\n${row}`);
    expect(oneNamed(facts, name).unit).toBe(unit);
  });
});
