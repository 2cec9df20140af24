import { describe, expect, test } from "vitest";
import type { Correction, CorrectionChange } from "#core/domain/correction.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { Page } from "#core/domain/page.ts";
import { quoteStands } from "#core/domain/verify-quotes.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { correctionOfFact } from "#core/understanding/corrections/correction-of-fact.ts";
import { textChange } from "#core/understanding/corrections/place-words.ts";
import { pageOfLines } from "./page-samples.ts";

const report = pageOfLines([
  "LABORATORY REPORT",
  "Collected: 03/04/2024",
  "",
  "Test  Result  Units  Range",
  "CRP  81  mg/L  0-5",
  "Sodium  139  mmol/L  136-145",
]);
const letter = pageOfLines([
  "CLINIC NOTE",
  "Date of visit: 03/04/2024",
  "",
  "Allergies: penicillin",
  "",
  "PLAN",
  "",
  "Started methotrexate 15 mg once a week. Follow up in 3 months.",
]);

function correction(change: CorrectionChange, second = 1, id = `c${second}`): Correction {
  return { id, documentId: "d", correctedAt: new Date(second * 1000).toISOString(), change };
}

function understand(page: Page, corrections: Correction[] = []) {
  const now = new Date("2025-06-01T00:00:00Z");
  const document = { id: "d", originalFilename: "d.pdf" };
  const understood = understandDocument({ document, pages: [page], now, corrections });
  const pages = understood.pages ?? [page];
  const citations = [
    ...understood.facts.map(({ citation }) => citation),
    ...[...understood.summary.sentences, ...understood.summary.more].flatMap((sentence) => sentence.citations),
  ];
  const textOf = (_id: string, number: number) => pages.find((each) => each.number === number)?.text;
  expect(citations.filter((citation) => !quoteStands(citation, textOf))).toEqual([]);
  return { ...understood, pages, said: understood.summary.summaryText };
}

const factNamed = (facts: readonly Fact[], name: string) => {
  const fact = facts.find((each) => each.name === name);
  if (fact === undefined) throw new Error(`No fact ${name}`);
  return fact;
};

describe("a corrected word", () => {
  const at = report.text.indexOf("81");
  const swapped = correction(textChange(report, at, at + 2, "18"));

  test("changes facts and summary, whose quotes are the corrected words to the letter", () => {
    const { said, facts, pages, pagesAsRead } = understand(report, [swapped]);
    expect(understand(report).said).toContain("81 mg/L");
    expect(said).toContain("18 mg/L");
    expect(said).not.toContain("81");
    expect(factNamed(facts, "c-reactive protein")).toMatchObject({ value: "18", number: 18, correctedBy: "patient" });
    expect(factNamed(facts, "sodium").correctedBy).toBeUndefined();
    expect(pages[0]?.text).toContain("CRP  18  mg/L");
    expect(pagesAsRead).toEqual([report]);
  });

  test("wins over a reading that says something else again", () => {
    const again = pageOfLines(
      report.text.replace("CRP  81", "CRP  61").replace("LABORATORY", "City LABORATORY").split("\n"),
    );
    const { said, unplacedCorrections } = understand(again, [swapped]);
    expect(said).toContain("18 mg/L");
    expect(unplacedCorrections).toBeUndefined();
  });

  test("that finds no place is told, and everything else is as it was read", () => {
    const other = pageOfLines(["Dear Nora,", "thank you."]);
    const { unplacedCorrections, pages } = understand(other, [swapped]);
    expect(unplacedCorrections).toEqual(["c1"]);
    expect(pages).toEqual([other]);
  });

  test("left out again leaves nothing behind", () => {
    const { pages: _pages, said: _said, ...before } = understand(report);
    expect(understand(report, [])).toMatchObject(before);
    expect(understand(report, []).correctionsPrint).toBeUndefined();
    expect(understand(report, [swapped]).correctionsPrint).not.toBe(
      understand(report, [correction(swapped.change, 2)]).correctionsPrint,
    );
  });
});

describe("a corrected fact", () => {
  const crp = factNamed(understand(report).facts, "c-reactive protein");

  test("says so in the page, in the summary and by itself, with number and flag of its new value", () => {
    const change = correctionOfFact(crp, [report], [], { value: "3.1" });
    const { facts, said, pages } = understand(report, [correction(change)]);
    expect(factNamed(facts, "c-reactive protein")).toMatchObject({
      value: "3.1",
      number: 3.1,
      flag: "normal",
      correctedBy: "patient",
      correctionId: "c1",
    });
    expect(pages[0]?.text).toContain("CRP  3.1  mg/L  0-5");
    expect(said).toContain("3.1 mg/L");
    expect(said).not.toContain("higher than");
  });

  test("keeps its name, unit and date over a new reading whose words moved", () => {
    const edit = { name: "ESR", unit: "mm/h", date: { date: "2024-02-01", precision: "day" as const } };
    const change = correctionOfFact(crp, [report], [], edit);
    const again = pageOfLines(["City Hospital", ...report.text.split("\n")]);
    for (const page of [report, again]) {
      const { facts } = understand(page, [correction(change)]);
      expect(factNamed(facts, "erythrocyte sedimentation rate")).toMatchObject({
        ...edit,
        value: "81",
        name: "erythrocyte sedimentation rate",
      });
      expect(facts.some(({ name }) => name === "c-reactive protein")).toBe(false);
    }
  });

  test("is corrected once more by the same correction, and by words of its line", () => {
    const first = correction(correctionOfFact(crp, [report], [], { value: "18" }));
    const { facts, pages } = understand(report, [first]);
    const change = correctionOfFact(factNamed(facts, "c-reactive protein"), pages, [first], { value: "28" });
    expect(change.fact.value).toBe("81");
    expect(understand(report, [correction(change, 2, "c1")]).said).toContain("28 mg/L");
    const words = correction(
      textChange(report, report.text.indexOf("Range"), report.text.indexOf("Range") + 5, "Usual range"),
      3,
    );
    expect(understand(report, [first, words]).said).toContain("18 mg/L");
  });

  test("that is not the patient's is gone from facts and summary, with the sentence that rests on it", () => {
    const { facts, said } = understand(letter);
    expect(said).toMatch(/penicillin/i);
    const allergy = facts.find(({ kind }) => kind === "allergy");
    if (allergy === undefined) throw new Error("no allergy");
    const change = correctionOfFact(allergy, [letter], [], "not-mine");
    const corrected = understand(letter, [correction(change)]);
    expect(corrected.facts.some(({ kind }) => kind === "allergy")).toBe(false);
    expect(corrected.said).not.toMatch(/penicillin/i);
    expect(corrected.said).toContain("methotrexate");
    expect(corrected.disowned).toEqual([{ page: 1, start: allergy.citation.start, end: allergy.citation.end }]);
  });

  test("a dose is corrected where the letter prints it", () => {
    const medicine = factNamed(understand(letter).facts, "methotrexate");
    const change = correctionOfFact(medicine, [letter], [], { dose: "10 mg" });
    const { facts, said, pages } = understand(letter, [correction(change)]);
    expect(factNamed(facts, "methotrexate")).toMatchObject({ dose: "10 mg", correctedBy: "patient" });
    expect(pages[0]?.text).toContain("methotrexate 10 mg once a week");
    expect(said).toContain("10 mg");
  });
});

test("a near-miss of a medicine's name is that medicine once the patient says so", () => {
  const misread = pageOfLines(letter.text.replace("methotrexate", "methotrexete").split("\n"));
  const found = understand(misread).facts.find(({ proposedName }) => proposedName === "methotrexate");
  if (found === undefined) throw new Error("nothing was proposed");
  const { facts, pages, said } = understand(misread, [
    correction(correctionOfFact(found, [misread], [], { name: "methotrexate" })),
  ]);
  const medicine = factNamed(facts, "methotrexate");
  expect(medicine).toMatchObject({ correctedBy: "patient", dose: "15 mg" });
  expect(medicine).not.toHaveProperty("proposedName");
  expect(pages[0]?.text).toContain("Started methotrexate 15 mg");
  expect(said).toContain("methotrexate");
  expect(said).not.toContain("methotrexete");
});

describe("title and date of care", () => {
  test("are the patient's; the date is also that of the facts, and stands where the record prints it", () => {
    const occurredOn = { date: "2024-04-03", precision: "day" as const };
    const corrections = [
      correction({ type: "title", title: "My spring blood test" }, 1),
      correction({ type: "date", occurredOn }, 2),
    ];
    const { title, occurredOn: date, facts, said, pages } = understand(report, corrections);
    expect(title).toBe("My spring blood test");
    expect(date).toEqual(occurredOn);
    expect(factNamed(facts, "c-reactive protein").date).toEqual(occurredOn);
    expect(said).toContain("This lab report is from 3 April 2024.");
    expect(pages[0]?.text).toContain("Collected: 3 April 2024");
  });
});
