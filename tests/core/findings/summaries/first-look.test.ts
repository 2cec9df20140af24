import { expect, test } from "vitest";
import type { Page } from "#core/domain/page.ts";
import { firstQuestions } from "#core/findings/answers/first-questions.ts";
import { firstLook } from "#core/findings/summaries/first-look.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";

function pageOf(lines: string[]): Page {
  let start = 0;
  return {
    number: 1,
    text: lines.join("\n"),
    source: "text-layer",
    lines: lines.map((line) => {
      const placed = { start, end: start + line.length };
      start = placed.end + 1;
      return placed;
    }),
  };
}

function look(...lines: string[]) {
  const pages = [pageOf(lines)];
  const document = { id: "d1", originalFilename: "letter.pdf" };
  const { summary, facts } = understandDocument({ document, pages, now: new Date("2025-06-01") });
  return { pages, summary, facts, ...firstLook(summary, facts, pages) };
}

const letter = [
  "Emergency Department - discharge summary",
  "Date: 28 December 2024",
  "Diagnosis",
  "Gastritis caused by naproxen.",
  "Treatment and plan",
  "STOP naproxen and other anti-inflammatory tablets.",
  "Paracetamol 1 g up to four times daily if needed.",
  "Return if there are black stools or vomiting of blood.",
  "Rheumatology appointment on 15 January 2025 to be kept.",
];

test("what a record changes comes first of what is to do, with when to get help apart", () => {
  const { toDo, help, plain } = look(...letter);
  expect(toDo[0]?.text).toBe("STOP naproxen and other anti-inflammatory tablets.");
  expect(toDo.map(({ text }) => text)).toContain("Rheumatology appointment on 15 January 2025 to be kept.");
  expect(help.map(({ text }) => text)).toEqual(["Return if there are black stools or vomiting of blood."]);
  expect(plain.length).toBeGreaterThan(0);
  expect(plain.length).toBeLessThanOrEqual(3);
});

test("every sentence rests on words that stand on the page, to the letter, and says nothing twice", () => {
  const { pages, toDo, help, plain, rest } = look(...letter);
  const told = [...toDo, ...help, ...plain, ...rest];
  for (const { citations } of told) {
    expect(citations.length).toBeGreaterThan(0);
    for (const { start, end, quote } of citations) expect(pages[0]?.text.slice(start, end)).toBe(quote);
  }
  expect(new Set(told).size).toBe(told.length);
});

test("nothing of the summary is lost: what is not shown at once is among the rest", () => {
  const { summary, toDo, help, plain, rest } = look(...letter);
  const told = [...toDo, ...help, ...plain, ...rest].flatMap(({ citations }) => citations.map(({ start }) => start));
  for (const { citations } of [...summary.sentences, ...summary.more])
    for (const { start } of citations) expect(told).toContain(start);
});

test("how a medicine is taken is never said without its name", () => {
  const { toDo } = look(
    "Prescription",
    "Date: 13 February 2025",
    "1. Methotrexate 2.5 mg tablets",
    "Take SIX tablets (15 mg) ONCE A WEEK on Wednesday",
    "Supply: 24 tablets",
  );
  expect(toDo.map(({ text }) => text)).toEqual([
    "Methotrexate 2.5 mg tablets. Take SIX tablets (15 mg) ONCE A WEEK on Wednesday.",
  ]);
  expect(toDo[0]?.citations).toHaveLength(2);
});

test("a record that asks nothing says so by an empty list", () => {
  const { toDo } = look(
    "Ashby General Hospital Laboratory",
    "Laboratory report",
    "Reported: 7 February 2025",
    "CRP 3.1 mg/L 0-5",
  );
  expect(toDo).toEqual([]);
});

test("the first questions name what stands in the record, and are three at most", () => {
  const questions = firstQuestions(look(...letter).facts);
  expect(questions[0]).toBe("Why was naproxen stopped?");
  expect(questions.length).toBeLessThanOrEqual(3);
  const [result] = firstQuestions(look("Clinic letter", "CRP was 23.4 mg/L in February.").facts);
  expect(result).toBe("What was my CRP?");
  expect(firstQuestions([])).toEqual(["Explain my uploaded document in plain English"]);
});
