import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Chart } from "#core/domain/chart.ts";
import type { CitedSentence } from "#core/domain/citation.ts";
import { AnswerChart } from "#features/chat/answer-chart.ts";
import { AnswerView } from "#features/chat/answer-view.tsx";
import { chartOf, citationOf } from "../../support/sample-chart.ts";
import { render } from "../../ui/render.tsx";
import { foundAnswer, hrefOf } from "./chat-samples.ts";

const crp = (value: string, date: string) => ({
  ...{ value, unit: "mg/L", date, low: 0, high: 5 },
  citations: [citationOf(`CRP ${value} mg/L`, `lab-${date}`)],
});
const values = [crp("32.6", "2024-12-05"), crp("13.7", "2025-04-23"), crp("4.1", "2025-05-14")];
const eyes = { what: "eye check", dueBy: "2025-05-01", citations: [citationOf("Eye check by May", "letter")] };
const blood = { what: "blood test", dueBy: "2025-07-09", citations: [citationOf("Blood test by 9 July", "plan")] };
const hale = {
  name: "Dr Hale",
  role: "GP",
  phone: "01632 960 210",
  citations: [citationOf("Dr Hale, 01632 960 210", "gp")],
};
const chart = chartOf({
  asOf: "2025-06-01",
  results: [{ name: "CRP", values }],
  openLoops: [eyes, blood],
  people: [hale],
});

function show(sentences: CitedSentence[], known: Chart | undefined = chart) {
  const { safety: _, ...answer } = foundAnswer;
  render(
    <AnswerChart value={known && { state: "ready", value: known }}>
      <AnswerView answer={{ ...answer, sentences }} citationHref={hrefOf} noticeInFull={false} />
    </AnswerChart>,
  );
}

it("draws the result that a sentence cites, and each value of its table opens its place", async () => {
  show([{ text: "Your CRP has come down.", citations: values.flatMap(({ citations }) => citations) }]);
  await expect
    .element(
      page.getByRole("img", { name: /^CRP over time: 32.6 on 5 December 2024, 13.7 on .*, 4.1 on 14 May 2025$/ }),
    )
    .toBeVisible();
  await page.getByText("As a table").click();
  await expect
    .element(page.getByRole("link", { name: "4.1: lab-2025-05-14.pdf, page 1" }))
    .toHaveAttribute("href", "#lab-2025-05-14/1/0/12");
});

it("shows two quotes at most, and folds the others without losing one", async () => {
  show([{ text: "Your CRP has come down.", citations: values.flatMap(({ citations }) => citations) }], undefined);
  const quotes = page.getByRole("list", { name: "Where this comes from" }).getByRole("listitem");
  await expect.poll(() => quotes.elements().length).toBe(2);
  await page.getByText("1 more source").click();
  await expect.element(page.getByText("CRP 4.1 mg/L")).toBeVisible();
});

it("lists what is open with its days, past due marked, each with its number", async () => {
  show([
    { text: "These are not shown as done:", citations: [...eyes.citations, ...blood.citations] },
    { text: "Eye check, past due since 1 May 2025.", citations: eyes.citations },
    { text: "Blood test, due by 9 July 2025.", citations: blood.citations },
  ]);
  const rows = page.getByRole("list", { name: "Not shown as done in your records" }).getByRole("listitem");
  await expect
    .poll(() => rows.elements().map((row) => row.textContent))
    .toEqual(["eye checkPast duesince 1 May 20251", "blood testDue by 9 July 20252"]);
  await expect.element(rows.first().getByRole("link")).toHaveAttribute("href", "#letter/1/0/16");
});

it("shows a list line by line, each section under its name", async () => {
  const line = (text: string, section: string) => ({ text, section, citations: [citationOf(text, "list")] });
  show([
    line("Lisinopril 20 mg once a day.", ""),
    line("Metformin 1000 mg twice a day (note, 5 January 2026).", ""),
    line("Stopped or paused: Stop omeprazole.", "Stopped or paused"),
  ]);
  await expect
    .poll(() => [...document.querySelectorAll("ul.text-voice")].map((list) => list.children.length))
    .toEqual([2, 1]);
  const stopped = page.getByRole("list", { name: "Stopped or paused" }).getByRole("listitem");
  await expect.poll(() => stopped.elements().map((one) => one.textContent?.trim())).toEqual(["Stop omeprazole.3"]);
});

it("shows a person as a card with one press to call", async () => {
  show([{ text: "Dr Hale is GP; phone 01632 960 210.", citations: hale.citations }]);
  await expect.element(page.getByText("GP · 01632 960 210")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Call Dr Hale, 01632 960 210" }))
    .toHaveAttribute("href", "tel:01632960210");
});

it("folds what is longer than a screen, and loses nothing of it", async () => {
  const long = Array.from({ length: 14 }, (_none, index) => ({
    text: `Sentence ${index + 1} says something of the records that takes about two lines of a phone to be said.`,
    citations: [citationOf(`Words ${index + 1}`, `record-${index + 1}`)],
  }));
  show(long);
  await expect.element(page.getByText(/^Sentence 1 says/)).toBeVisible();
  await expect.element(page.getByText(/Sentence 14 says/)).not.toBeVisible();
  await page.getByText(/\d+ more sentences/).click();
  await expect.element(page.getByText(/Sentence 14 says/)).toBeVisible();
});

it("says before the sentences that they are only what comes nearest", async () => {
  const { safety: _, ...answer } = foundAnswer;
  const preface = "I found nothing for certain. This comes nearest:";
  render(<AnswerView answer={{ ...answer, preface }} citationHref={hrefOf} noticeInFull={false} />);
  await expect.element(page.getByText(preface)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Source 1: lab-february.pdf, page 2" })).toBeVisible();
});
