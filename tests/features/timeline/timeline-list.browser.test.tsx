import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { TimelineList } from "#features/timeline/timeline-list.tsx";
import { sampleDocument, sampleInstant, sampleUnderstood } from "../../support/record-samples.ts";
import { render } from "../../ui/render.tsx";

beforeEach(() => localStorage.removeItem("red-thread.timeline"));

function record(id: string, date?: string): MedicalDocument {
  const { content: _content, ...uploaded } = sampleDocument(id, { uploadedAt: sampleInstant(0) });
  const { pages: _pages, facts: _facts, engine: _engine, occurredOn: _date, ...found } = sampleUnderstood(id);
  const occurredOn = date === undefined ? {} : { occurredOn: { date, precision: "day" as const } };
  return { ...uploaded, ...found, ...occurredOn, title: `Title ${id}`, processingStatus: "completed" };
}

const show = (documents: MedicalDocument[]) =>
  render(<TimelineList documents={documents} documentHref={(id) => `#${id}`} />);
const headings = (level: number) =>
  page
    .getByRole("heading", { level })
    .elements()
    .map((heading) => heading.textContent);

test("stands month by month, and the other way round where one wants it, also the next time", async () => {
  const documents = [record("a", "2025-02-06"), record("b", "2025-02-12"), record("c", "2025-05-21"), record("d")];
  show(documents);
  await expect.poll(() => headings(2)).toEqual(["February 2025", "May 2025", "Date not stated"]);
  expect(headings(3)).toEqual(["Title a", "Title b", "Title c", "Title d"]);
  await page.getByText("Newest first").click();
  await expect.poll(() => headings(3)).toEqual(["Title c", "Title b", "Title a", "Title d"]);
  expect(headings(2)).toEqual(["May 2025", "February 2025", "Date not stated"]);
  await expect.element(page.getByRole("radio", { name: "Newest first" })).toBeChecked();
});

test("is told the way it was left", async () => {
  localStorage.setItem("red-thread.timeline", "newest");
  show([record("a", "2025-02-06"), record("c", "2025-05-21")]);
  await expect.poll(() => headings(3)).toEqual(["Title c", "Title a"]);
});

test("a single record has no order to choose, and every card leads to its record", async () => {
  show([record("a", "2025-02-06")]);
  await expect.element(page.getByText("1 record", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("radio")).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Title a" })).toHaveAttribute("href", "#a");
});

test("leads with two sentences of a summary, however long it is", async () => {
  const long = record("a", "2025-02-06");
  const [sentence] = long.summary?.sentences ?? [];
  if (!long.summary || !sentence) throw new Error("No summary.");
  const sentences = ["First.", "Second.", "Third."].map((text) => ({ ...sentence, text }));
  show([{ ...long, summary: { ...long.summary, sentences, summaryText: "First. Second. Third." } }]);
  await expect.element(page.getByText("First. Second.", { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toContain("Third.");
});

test("of ten thousand records draws only those near the screen, and each of them where one scrolls to", async () => {
  const documents = Array.from({ length: 10_000 }, (_, number) => {
    const day = new Date(Date.UTC(1998, 0, 1 + number)).toISOString().slice(0, 10);
    return record(String(number).padStart(5, "0"), day);
  });
  show(documents);
  await expect.poll(() => headings(3)[0]).toBe("Title 00000");
  await expect.element(page.getByText("10000 records", { exact: true })).toBeVisible();
  const drawn = () => document.querySelectorAll("ol > li[data-key]");
  expect(drawn().length).toBeLessThan(100);
  expect(drawn()[0]?.getAttribute("aria-setsize")).toBe("10000");
  for (const share of [0.5, 0.25, 1]) {
    window.scrollTo(0, document.documentElement.scrollHeight * share);
    const seen = () => [...drawn()].find((entry) => entry.getBoundingClientRect().bottom > 0);
    await expect.poll(() => Math.abs(Number(seen()?.getAttribute("aria-posinset")) - 10_000 * share)).toBeLessThan(100);
    expect(drawn().length).toBeLessThan(100);
  }
  expect(headings(3).at(-1)).toBe("Title 09999");
});
