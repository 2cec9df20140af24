import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Correction, CorrectionChange } from "#core/domain/correction.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { Page } from "#core/domain/page.ts";
import { DocumentView, type DocumentViewProps } from "#features/documents/view/document-view.tsx";
import { pageOfLines } from "../../../core/understanding/corrections/page-samples.ts";
import { render } from "../../../ui/render.tsx";
import { sampleDocument } from "../document-samples.ts";

const slip = pageOfLines(["City laboratory", "CRP 28.4 mg/L 0-5 H", "ESR 41 mm/h"]);
const unsure: Page = {
  ...slip,
  lines: slip.lines.map((line, index) =>
    index === 1
      ? { ...line, words: line.words?.map((word, at) => (at === 1 ? { ...word, confidence: 0.3 } : word)) }
      : line,
  ),
};
const start = slip.text.indexOf("CRP");
const fact: Fact = {
  kind: "lab",
  name: "c-reactive protein",
  value: "28.4",
  number: 28.4,
  unit: "mg/L",
  negated: false,
  uncertain: false,
  subject: "patient",
  citation: {
    documentId: "slip",
    originalFilename: "slip.png",
    page: 1,
    start,
    end: start + 19,
    quote: slip.text.slice(start, start + 19),
  },
};
const summary = { summaryText: "Your CRP was 28.4.", sentences: [], more: [], engine: "test/1" };
const completed = sampleDocument("slip", "completed", {
  type: "image",
  summary,
  title: "Slip",
  occurredOn: { date: "2025-02-06", precision: "day" },
});

const correct = vi.fn(async (_id: string, _change: CorrectionChange) => ({ placed: true }));
const takeBack = vi.fn(async (_id: string) => {});
const takeBackAll = vi.fn(async () => {});
beforeEach(() => {
  for (const each of [correct, takeBack, takeBackAll]) each.mockClear();
});

function show(corrections: Correction[] = [], more: Partial<DocumentViewProps> = {}) {
  render(
    <DocumentView
      document={completed}
      reading={{ documentId: "slip", pages: [unsure], facts: [fact], engine: "test/1" }}
      content={undefined}
      place={undefined}
      backHref="#timeline"
      citationHref={() => "#place"}
      openPdf={async () => ({ ok: false, failure: "damaged" })}
      retry={async () => undefined}
      correcting={{ corrections, commands: { correct, takeBack, takeBackAll } }}
      {...more}
    />,
  );
}

it("a line is rewritten by keyboard alone, as the words that differ, and the focus goes back to it", async () => {
  show();
  await page.getByRole("tab", { name: "Its words" }).click();
  await page.getByRole("button", { name: "Correct the words of page 1" }).click();
  const line = page.getByRole("button", { name: "Edit this line: CRP 28.4 mg/L 0-5 H" });
  (line.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const field = page.getByRole("textbox", { name: "What line 2 really says" });
  await expect.element(field).toHaveFocus();
  await field.fill("CRP 23.4 mg/L 0-5 H");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => correct.mock.calls.length).toBe(1);
  expect(correct.mock.calls[0]?.[1]).toMatchObject({ type: "text", page: 1, oldText: "28.4", newText: "23.4" });
  await expect.element(line).toHaveFocus();
});

it("Escape leaves the line as it was; the whole page is rewritten line by line", async () => {
  show();
  await page.getByRole("tab", { name: "Its words" }).click();
  await page.getByRole("button", { name: "Correct the words of page 1" }).click();
  await page.getByRole("button", { name: "Edit this line: ESR 41 mm/h" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("textbox", { name: /^What line/ })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Edit the whole page" }).click();
  await page
    .getByRole("textbox", { name: "What page 1 really says" })
    .fill("City laboratory\nCRP 23.4 mg/L 0-5 H\nESR 14 mm/h");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => correct.mock.calls.map(([, change]) => change.type === "text" && change.newText))
    .toEqual(["23.4", "14"]);
});

it("words that were hard to read are marked and explained", async () => {
  show();
  await page.getByRole("tab", { name: "Its words" }).click();
  await expect.element(page.getByText(/^One word has a dotted line/)).toBeVisible();
  expect(document.querySelector("[data-mark=unsure]")?.textContent).toBe("28.4");
});

it("finds words, counts them, and goes from one to the next by keyboard", async () => {
  show();
  await page.getByRole("tab", { name: "Its words" }).click();
  const field = page.getByRole("searchbox", { name: "Find in this record" });
  await field.fill("m");
  const current = () => document.querySelector("[data-mark~=current]")?.parentElement?.textContent;
  await expect
    .element(page.getByText("1 of 4", { exact: true }).or(page.getByText("1 of 3", { exact: true })))
    .toBeVisible();
  expect(current()).toContain("CRP");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/^2 of /)).toBeVisible();
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
  await expect.element(page.getByText(/^1 of /)).toBeVisible();
  await field.fill("nowhere");
  await expect.element(page.getByText("Not in this record")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(field).toHaveValue("");
});

it("a fact is edited in its own form, or is not the patient's, asked once", async () => {
  show();
  await page.getByRole("tab", { name: "What was found" }).click();
  await page.getByRole("button", { name: "Edit c-reactive protein" }).click();
  await page.getByRole("textbox", { name: "Value" }).fill("23.4");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => correct.mock.calls.length).toBe(1);
  expect(correct.mock.calls[0]?.[1]).toMatchObject({ type: "fact", edit: { value: "23.4" }, fact: { value: "28.4" } });
  await page.getByRole("button", { name: "c-reactive protein is not mine" }).click();
  await page.getByRole("button", { name: "It is not mine" }).click();
  await expect.poll(() => correct.mock.calls.length).toBe(2);
  expect(correct.mock.calls[1]?.[1]).toMatchObject({ type: "not-mine", fact: { name: "c-reactive protein" } });
});

it("a near-miss of a known name is offered, and corrected only by a press", async () => {
  const misread: Fact = { ...fact, kind: "medication", name: "methotrexete", proposedName: "methotrexate" };
  show([], { reading: { documentId: "slip", pages: [slip], facts: [misread], engine: "test/1" } });
  await page.getByRole("tab", { name: "What was found" }).click();
  await expect.element(page.getByText("Is it methotrexate?", { exact: true })).toBeVisible();
  expect(correct).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Yes, it is methotrexate" }).click();
  await expect.poll(() => correct.mock.calls[0]?.[1]).toMatchObject({ type: "fact", edit: { name: "methotrexate" } });
});

it("title and date are edited together, and only what differs is said", async () => {
  show();
  await page.getByRole("button", { name: "Edit title and date" }).click();
  await page.getByLabelText("Title").fill("My blood test");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => correct.mock.calls).toEqual([["title", { type: "title", title: "My blood test" }]]);
});

it("lists what the patient said, tells what found no place, and undoes one or all", async () => {
  const change = { type: "title", title: "Mine" } as const;
  const lost = {
    type: "text",
    page: 1,
    start: 0,
    end: 4,
    oldText: "Town",
    before: "",
    after: "",
    newText: "City",
  } as const;
  const base = { documentId: "slip", correctedAt: "2025-06-01T10:00:00Z" };
  show(
    [
      { ...base, id: "a", change },
      { ...base, id: "b", change: lost },
    ],
    {
      reading: { documentId: "slip", pages: [slip], facts: [], engine: "test/1", unplacedCorrections: ["b"] },
    },
  );
  await page.getByRole("tab", { name: "Your corrections" }).click();
  await expect.element(page.getByText(/^Could not be placed/)).toBeVisible();
  await page.getByRole("button", { name: "Undo: “Town” is “City”" }).click();
  await expect.poll(() => takeBack.mock.calls).toEqual([["b"]]);
  await page.getByRole("button", { name: "Undo all", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo all" }).click();
  await expect.poll(() => takeBackAll.mock.calls.length).toBe(1);
});

it("offers nothing of this where the record is not one's own", async () => {
  show([], { correcting: undefined });
  await page.getByRole("tab", { name: "Its words" }).click();
  await expect.element(page.getByRole("button", { name: /Correct/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /Edit/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Read again" })).not.toBeInTheDocument();
});
