import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { Citation } from "#core/domain/citation.ts";
import type { DocumentReading } from "#core/domain/document-reading.ts";
import { DocumentView, type DocumentViewProps } from "#features/documents/view/document-view.tsx";
import { Toaster } from "#ui/toaster.tsx";
import { createPdfClient } from "#workers/pdf/client.ts";
import { render } from "../../../ui/render.tsx";
import { sampleDocument } from "../document-samples.ts";

const text = "Dear Ruth,\nYour stiffness now lasts 30 minutes.";
const citation: Citation = {
  documentId: "letter",
  originalFilename: "letter.pdf",
  page: 2,
  start: 11,
  end: 25,
  quote: "Your stiffness",
};
const reading: DocumentReading = {
  documentId: "letter",
  engine: "test/1",
  facts: [],
  pages: [
    { number: 1, text: "Page one.", lines: [], source: "text-layer" },
    {
      number: 2,
      text,
      source: "text-layer",
      lines: [{ start: 11, end: text.length, box: { x: 0.25, y: 0.5, width: 0.5, height: 0.0625 } }],
    },
  ],
};
const summary = {
  summaryText: "Your stiffness is shorter.",
  sentences: [{ text: "Your stiffness is shorter.", citations: [citation] }],
  more: [],
  engine: "test/1",
};
const completed = sampleDocument("letter", "completed", { summary, pageCount: 5, kind: "visit-note", title: "Letter" });
const client = createPdfClient();

async function fixture(name: string): Promise<Blob> {
  const response = await fetch(new URL(`../../../fixtures/files/${name}`, import.meta.url));
  return response.blob();
}

function show(more: Partial<DocumentViewProps> = {}) {
  const view = (props: Partial<DocumentViewProps>) => (
    <DocumentView
      document={completed}
      reading={reading}
      content={undefined}
      place={undefined}
      backHref="#timeline"
      citationHref={({ documentId, page: number }) => `#${documentId}/${number}`}
      openPdf={client.open}
      retry={async () => undefined}
      remove={async () => undefined}
      {...props}
    />
  );
  const { redraw } = render(view(more));
  return {
    change: (props: Partial<DocumentViewProps>) => redraw(view({ ...more, ...props })),
    leave: () => redraw(null),
  };
}

it("says it in plain words first, each sentence with the place that it rests on", async () => {
  show();
  await expect.element(page.getByRole("heading", { name: "Letter", exact: true })).toBeVisible();
  await expect.element(page.getByRole("tab", { name: "In plain words" })).toHaveAttribute("aria-selected", "true");
  const mark = page.getByRole("link", { name: "Source 1: letter.pdf, page 2" });
  await expect.element(mark).toHaveAttribute("href", "#letter/2");
  await expect.element(page.getByRole("tab", { name: "Facts" })).not.toBeInTheDocument();
});

it("opens the words of a citation, marked and in view, and again when it is asked for again", async () => {
  const { change } = show();
  change({ place: { page: 2, start: 11, end: 25 } });
  await expect.element(page.getByRole("tab", { name: "Its words" })).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => document.querySelector("mark")?.textContent).toBe("Your stiffness");
  await page.getByRole("tab", { name: "In plain words" }).click();
  change({ place: { page: 2, start: 11, end: 25 } });
  await expect.element(page.getByRole("tab", { name: "Its words" })).toHaveAttribute("aria-selected", "true");
});

it("draws the cited page of a real PDF with a box over the words, and turns its pages", async () => {
  await page.viewport(1280, 800);
  show({ content: await fixture("five-page-letter.pdf"), place: { page: 2, start: 11, end: 25 } });
  await expect.element(page.getByRole("img", { name: "Page 2 of the original" })).toBeVisible();
  await expect.element(page.getByText("Page 2 of 5", { exact: true }).first()).toBeVisible();
  const box = page.getByTestId("citation-box");
  await expect.poll(() => box.elements().map((element) => (element as HTMLElement).style.left)).toEqual(["25%"]);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect.element(page.getByRole("img", { name: "Page 3 of the original" })).toBeVisible();
  expect(box.elements()).toHaveLength(0);
}, 30_000);

it("says so when the original cannot be opened, and still offers it", async () => {
  await page.viewport(1280, 800);
  show({ content: await fixture("damaged.pdf") });
  await expect.element(page.getByText("The original could not be shown. You can still download it.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Download original" })).toHaveAttribute("download", "letter.pdf");
}, 30_000);

it("plays a voice note while its words are waited for", async () => {
  await page.viewport(1280, 800);
  const waiting = { code: "no-speech-reader", message: "Kept until it can be heard." } as const;
  const note = sampleDocument("note", "pending", { type: "voice", waiting });
  show({ document: note, reading: undefined, content: await fixture("voice-note-1.wav") });
  await expect.element(page.getByLabelText("The original recording")).toBeVisible();
  await expect.element(page.getByText("Kept until it can be heard.")).toBeVisible();
});

it("says why it failed, with Retry", async () => {
  const retry = vi.fn(async () => undefined);
  const failure = { code: "damaged", message: "This file is damaged." } as const;
  show({ document: sampleDocument("bad", "failed", { failure }), reading: undefined, retry });
  await expect.element(page.getByText("This file is damaged.")).toBeVisible();
  await page.getByRole("button", { name: "Retry bad.pdf" }).click();
  await expect.poll(() => retry.mock.calls.length).toBe(1);
});

it("deletes only what was confirmed", async () => {
  const remove = vi.fn(async () => undefined);
  show({ remove });
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(remove).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete record" }).click();
  await expect.poll(() => remove.mock.calls.length).toBe(1);
});

it("says after deleting that it can be brought back, and brings it back", async () => {
  const bringBack = vi.fn(async () => undefined);
  render(<Toaster regionLabel="Messages" closeLabel="Close" />);
  const shown = show({
    bringBack,
    // As in the app: deleting ends on another screen.
    remove: async () => shown.leave(),
  });
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete record" }).click();
  await page.getByRole("button", { name: "Bring back" }).click();
  await expect.poll(() => bringBack.mock.calls).toEqual([["letter"]]);
  await expect.element(page.getByText("Record brought back", { exact: true })).toBeVisible();
});

it("shows what was read while the original is still on its way, and how far that is", async () => {
  const { change } = show({ onItsWay: { arrivedBytes: 0, byteSize: 5 * 1024 ** 2, isOffline: false } });
  await expect.element(page.getByRole("link", { name: "Source 1: letter.pdf, page 2" })).toBeVisible();
  const tab = page.getByRole("tab", { name: "Original" });
  if (tab.elements().length > 0) await tab.click();
  await expect.element(page.getByText("Not begun yet, 5.0 MB")).toBeVisible();
  change({ onItsWay: { arrivedBytes: 2 * 1024 ** 2, byteSize: 5 * 1024 ** 2, isOffline: true } });
  await expect.element(page.getByText("2.0 MB of 5.0 MB")).toBeVisible();
  await expect.element(page.getByText("It comes when there is a connection again.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Download original" })).not.toBeInTheDocument();
  change({ content: await fixture("lab-report.pdf"), onItsWay: undefined });
  await expect.element(page.getByText("The original is still on its way")).not.toBeInTheDocument();
});

it("shows the words of a file that has no picture, with the cited ones marked, and never renders the file", async () => {
  await page.viewport(1280, 800);
  const written = sampleDocument("letter", "completed", { ...completed, type: "written", mediaType: "text/html" });
  const content = new Blob(["<h1 id='from-the-file'>Dear Ruth</h1>"], { type: "text/html" });
  show({ document: written, content, place: { page: 2, start: 11, end: 25 } });
  const original = page.getByRole("region", { name: "Original" }).first();
  await expect.element(original.getByText("Your stiffness", { exact: true })).toBeVisible();
  expect(original.element().querySelector("mark")?.textContent).toBe("Your stiffness");
  expect(document.querySelector("#from-the-file, iframe, object, embed")).toBeNull();
});
