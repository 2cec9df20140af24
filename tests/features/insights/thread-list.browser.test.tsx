import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Citation } from "#core/domain/citation.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { ThreadChart } from "#core/findings/threads/thread-chart.ts";
import { ThreadList } from "#features/insights/thread-list.tsx";
import { Toaster } from "#ui/toaster.tsx";
import { sampleInsight } from "../../support/record-samples.ts";
import { render } from "../../ui/render.tsx";

const citation = (documentId: string, quote: string): Citation => ({
  documentId,
  originalFilename: documentId,
  page: 1,
  start: 0,
  end: quote.length,
  quote,
});
const dates: { [id: string]: string } = { march: "2026-03-01", january: "2026-01-05", february: "2026-02-07" };
const insight: Insight = {
  ...sampleInsight("thread|treatment|symptom:pain|naproxen|less"),
  kind: "treatment",
  insight: "Less pain went together with naproxen.",
  confidence: 82,
  statistics: { n: 80, effect: -1.2, p: 0.001, tested: 24 },
  evidence: {
    supporting: [citation("march", "Pain: 3 out of 10"), citation("january", "Pain: 7 out of 10")],
    contradicting: [citation("february", "Pain: 8 out of 10")],
  },
  why: ["One.", "Two.", "Three."],
  warnings: ["The change came at an unusual time."],
  moreEntriesNeeded: 12,
};
const chart: ThreadChart = {
  form: "over-time",
  thing: { name: "pain", unit: undefined, isShare: false },
  points: Array.from({ length: 80 }, (_none, index) => ({ day: 20_460 + index, value: index < 40 ? 7 : 3 })),
  taken: { name: "naproxen", from: 20_500, to: undefined },
  months: [],
  sides: { without: { n: 40, mean: 7 }, with: { n: 40, mean: 3 } },
};

function show(changes: Partial<Parameters<typeof ThreadList>[0]> = {}) {
  const judge = vi.fn(async () => {});
  const props = {
    shown: [insight],
    setAside: [],
    needs: { firstLook: 20, needed: 60 },
    chartOf: () => chart,
    dateOf: ({ documentId }: Citation) => ({ date: dates[documentId] ?? "", precision: "day" as const }),
    citationHref: ({ documentId }: Citation) => `#${documentId}`,
    judge,
  };
  render(
    <>
      <ThreadList {...props} {...changes} />
      <Toaster regionLabel="Messages" closeLabel="Close" />
    </>,
  );
  return judge;
}

test("a thread says how sure, how much, of how many, what else, and why; its data stand in a table", async () => {
  show();
  const thread = page.getByRole("article", { name: insight.insight });
  await expect.element(thread.getByText("82% confidence")).toBeVisible();
  await thread.getByText("What it may mean, and why").click();
  await expect.element(thread.getByText("1.2 standard deviations (large)")).toBeVisible();
  await expect.element(thread.getByText("80 days")).toBeVisible();
  await expect.element(thread.getByText("About 12 more entries would settle it")).toBeVisible();
  await expect.element(thread.getByText("The change came at an unusual time.")).toBeVisible();
  await expect
    .element(thread.getByRole("img", { name: "Chart of pain, With naproxen. The table has its numbers." }))
    .toBeVisible();
  await thread.getByText("As a table").click();
  const rows = thread.getByRole("row");
  expect(rows.elements().map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ["Group", "Mean", "Values"],
    ["Without naproxen", "7.0", "40"],
    ["With naproxen", "3.0", "40"],
  ]);
  await expect.element(thread.getByText("One. Two. Three.")).toBeVisible();
});

test("the evidence stands in the order of time, for and against on one line, and every place opens", async () => {
  show();
  const places = page.getByRole("list", { name: "Evidence" }).getByRole("listitem");
  await expect
    .poll(() => places.elements().map((place) => place.textContent?.slice(0, 15)))
    .toEqual(["5 January 2026“", "7 February 2026", "1 March 2026“Pa"]);
  await expect.element(places.nth(1).getByText("7 February 2026 · Against it")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "february, page 1" })).toHaveAttribute("href", "#february");
});

test("a judgement is given by keyboard, can be undone in the toast, and the focus is not lost", async () => {
  const judge = show();
  const wrong = page.getByRole("button", { name: "This is wrong" });
  await expect.element(wrong).toBeVisible();
  (wrong.element() as HTMLElement).focus();
  await userEvent.keyboard("[Enter]");
  expect(judge).toHaveBeenLastCalledWith(insight.id, "wrong");
  await expect.poll(() => document.activeElement?.textContent).toContain("1 red thread");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(judge).toHaveBeenLastCalledWith(insight.id, null);
});

test("what was put aside stands at the end, also when it is found no more, with the way back", async () => {
  const feedback = {
    threadId: "gone",
    verdict: "not-important" as const,
    insight: "More headache on Mondays.",
    givenAt: "",
  };
  const judge = show({ shown: [], setAside: [{ feedback, thread: undefined }] });
  await expect.element(page.getByText("You have put all red threads aside.")).toBeVisible();
  await expect.element(page.getByText("You said that it is not important to you")).toBeVisible();
  await page.getByRole("button", { name: "Bring back: More headache on Mondays." }).click();
  expect(judge).toHaveBeenCalledExactlyOnceWith("gone", null);
});

test("where there is nothing yet, it says what is needed", async () => {
  show({ shown: [] });
  await expect.element(page.getByText("No red threads yet")).toBeVisible();
  await expect.element(page.getByText(/From 20 days .* after about 60 days/)).toBeVisible();
});

test("the strongest place of each side stands at once, the others one press away, all of them on a line over time", async () => {
  const on = (day: number) => ({ ...citation(`day ${day}`, `Pain on day ${day}`), originalFilename: "diary.pdf" });
  const many = {
    ...insight,
    evidence: { supporting: [3, 1, 2, 5].map(on), contradicting: [4, 6].map(on) },
  };
  show({
    shown: [many],
    chartOf: () => undefined,
    dateOf: ({ documentId }) => ({ date: `2026-03-0${documentId.slice(-1)}`, precision: "day" as const }),
  });
  const places = page.getByRole("list", { name: "Evidence" }).getByRole("listitem");
  await expect
    .poll(() => places.elements().map((place) => place.querySelector("mark")?.textContent))
    .toEqual(["Pain on day 3", "Pain on day 4"]);
  await expect
    .element(page.getByRole("img", { name: /^Evidence over time, Mar 2026 to Mar 2026: 4 for it, 2 against/ }))
    .toBeVisible();
  await page.getByText("and 4 more places").click();
  await expect.element(page.getByText("Pain on day 6")).toBeVisible();
});

test("three threads stand at once, none of them less sure than its opposite; the others are one press away", async () => {
  const named = (name: string, confidence: number): Insight => ({
    ...insight,
    id: name,
    insight: `${name}.`,
    confidence,
  });
  show({ shown: [named("One", 80), named("Two", 40), named("Three", 70), named("Four", 60), named("Five", 90)] });
  const threads = page.getByRole("article");
  await expect
    .poll(() => threads.elements().map((each) => each.querySelector("h2")?.textContent))
    .toEqual(["One.", "Three.", "Four."]);
  await page.getByText("Show 2 more red threads").click();
  await expect.poll(() => threads.elements().length).toBe(5);
});
