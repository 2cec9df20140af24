import { describe, expect, it } from "vitest";
import { labReport, recordsOf, visitNote } from "../../../support/record-fixtures.ts";

const twoLabs = { "a.pdf": labReport("02/03/2024", "4.1"), "b.pdf": labReport("05/20/2025", "5.6") };

describe("questions of fact", () => {
  it.each([
    ["What was my last potassium?", "Your potassium was 5.6 mmol/L on 20 May 2025"],
    [
      "What is the highest potassium I ever had?",
      "The highest potassium in your records was 5.6 mmol/L on 20 May 2025",
    ],
    ["What was my lowest potassium?", "The lowest potassium in your records was 4.1 mmol/L on 3 February 2024"],
    ["Has my potassium gone up?", "Your potassium has gone up: 4.1 mmol/L (3 Feb 2024) and now 5.6 mmol/L"],
    ["What was my potassium on 3 February 2024?", "Your potassium was 4.1 mmol/L on 3 February 2024."],
    [
      "How many times was my potassium measured?",
      "Your records have your potassium 2 times, from 3 February 2024 to 20 May 2025.",
    ],
    [
      "Compare my potassium in February 2024 and May 2025",
      "Your potassium has gone up: 4.1 mmol/L (3 Feb 2024) and now 5.6 mmol/L (20 May 2025)",
    ],
    ["When was my potassium first measured?", "Your records first show potassium on 3 February 2024"],
    ["What is my date of birth?", "Your date of birth is 14 March 1961."],
    ["How many lab reports are there?", "Your records hold 2 lab reports"],
  ])("%s", async (question, said) => {
    const answer = await recordsOf(twoLabs)(question);
    expect(answer.answer).toContain(said);
    expect(answer.found).toBe(true);
    for (const sentence of answer.sentences) expect(sentence.citations.length).toBeGreaterThan(0);
  });

  it("says so where a day has no value, and names the nearest", async () => {
    const answer = await recordsOf(twoLabs)("What was my potassium on 1 June 2023?");
    expect(answer.found).toBe(false);
    expect(answer.answer).toContain("The nearest is 4.1 mmol/L on 3 February 2024.");
  });

  it("lists medicines, the stopped ones left out of now", async () => {
    const ask = recordsOf({
      "a.pdf": visitNote("02/03/2024", "Started lisinopril 10 mg once daily."),
      "b.pdf": visitNote("05/20/2025", "Stopped lisinopril. Started amlodipine 5 mg once daily."),
    });
    const answer = await ask("Which medicines am I on?");
    expect(answer.answer).toMatch(/amlodipine 5 mg once daily/i);
    expect(answer.answer).not.toContain("lisinopril 10 mg");
  });
});

describe("conversation", () => {
  it("takes up the thing, the kind of question or the date that was asked before", async () => {
    const ask = recordsOf(twoLabs);
    await ask("What was my last potassium?");
    expect((await ask("And in February 2024?")).answer).toContain("Your potassium was 4.1 mmol/L");
    expect((await ask("What about my sodium?")).answer).toContain("sodium was 139 mmol/L");
    expect((await ask("Has it gone up?")).answer).toContain("sodium is the same as at first");
  });
});

describe("other questions", () => {
  it("explains the last upload, words, and what to ask a doctor", async () => {
    const ask = recordsOf(twoLabs);
    expect((await ask("Can you explain the uploaded document in plain English?")).answer).toContain(
      "This lab report is from 20 May 2025.",
    );
    expect((await ask("What should I ask my doctor?")).answer).toContain(
      "You could ask why your potassium was 5.6 mmol/L on 20 May 2025, which the record marks as high.",
    );
    const visit = recordsOf({ "a.pdf": visitNote("02/03/2024", "Assessment: Hyperlipidemia.") });
    expect((await visit("What does hyperlipidemia mean?")).answer).toMatch(/“hyperlipidemia”: .+ in the blood/);
  });

  it("quotes passages for everything else", async () => {
    const ask = recordsOf({
      "a.pdf": visitNote(
        "02/03/2024",
        "She was told to wear a wrist splint at night.\n\nHer keys were found in the garden.",
      ),
    });
    const answer = await ask("What should I wear on my wrist?");
    expect(answer.sentences[0]?.text).toBe("She was told to wear a wrist splint at night (note, 3 February 2024).");
  });

  it("gives the safe answer first, then what the records say", async () => {
    const ask = recordsOf({ "a.pdf": visitNote("02/03/2024", "Started lisinopril 10 mg once daily.") });
    const answer = await ask("Can I stop taking lisinopril?");
    expect(answer.safety).toMatch(/do not stop/);
    expect(answer.answer.startsWith(answer.safety ?? "-")).toBe(true);
    expect(answer.answer).toContain("lisinopril 10 mg once daily");
  });

  it("has no records to look through", async () => {
    const answer = await recordsOf({})("What was my last potassium?");
    expect(answer).toMatchObject({ found: false, answer: "There are no records to look through yet." });
  });
});

describe("an event of one's own", () => {
  const ask = recordsOf({
    "visit.txt":
      "CLINIC NOTE\nDate of visit: 02/03/2024\n\nHer leg was swollen after a long walk. She takes a break from running.\n\nFracture of the left wrist in May 2019.",
  });

  it.each(["When did I break my leg?", "Have I ever broken my leg?", "When did I burn my leg?"])(
    "is not found where only its words stand apart: %s",
    async (question) => {
      const { found, answer } = await ask(question);
      expect(found).toBe(false);
      expect(answer).toContain("found nothing about");
    },
  );

  it("is found under its other name", async () => {
    const { found, answer } = await ask("When did I break my wrist?");
    expect(found).toBe(true);
    expect(answer).toContain("Fracture of the left wrist in May 2019");
  });
});

it("says nothing out of a record that is about somebody else", async () => {
  const note = (name: string, born: string, text: string) =>
    `Northgate Clinic\nPatient: ${name}   DOB: ${born}\nDate of visit: 3 February 2026\n\n${text}\n`;
  const ask = recordsOf({
    "a.pdf": note("Ida Quist", "2 May 1961", "Medication: ramipril 5 mg once daily."),
    "b.pdf": note("Ida Quist", "2 May 1961", "Potassium 4.4 mmol/L."),
    "c.pdf": note("Olaf Quist", "9 January 1990", "Started pyridostigmine 60 mg four times daily. HbA1c 8.1 %."),
  });
  for (const question of [
    "Am I on pyridostigmine?",
    "What was my last HbA1c?",
    "How often do I take pyridostigmine?",
  ]) {
    const { answer, sentences } = await ask(question);
    expect(answer, question).not.toMatch(/\b60 mg|8\.1/);
    // It is cited for whose it is, and for nothing else.
    const citing = sentences.filter(({ citations }) => citations.some((one) => one.originalFilename === "c.pdf"));
    for (const { text } of citing) expect(text, question).toMatch(/is someone else's and not yours/);
  }
  expect((await ask("Am I on ramipril?")).answer).toContain("5 mg");
});
