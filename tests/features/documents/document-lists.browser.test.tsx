import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { ApiError } from "#api/api-error.ts";
import { OverviewDocuments } from "#features/documents/overview-documents.tsx";
import { ProcessingStatus } from "#features/documents/processing-status.tsx";
import { RecentUploads } from "#features/documents/recent-uploads.tsx";
import { RecordCounters } from "#features/documents/record-counters.tsx";
import { useToasts } from "#ui/toast-store.ts";
import { render } from "../../ui/render.tsx";
import { sampleDocument } from "./document-samples.ts";

beforeEach(() => useToasts.setState({ toasts: [] }));

const many = Array.from({ length: 12 }, (_, index) => sampleDocument(`record-${index}`, "completed"));
const documentHref = (id: string) => `#${id}`;
const retry = async () => undefined;
const rows = () => page.getByRole("listitem").elements().length;

it("recent uploads: loading, none, at most ten", async () => {
  const { redraw } = render(
    <RecentUploads documents={{ state: "loading" }} documentHref={documentHref} retry={retry} />,
  );
  await expect.element(page.getByText("Loading uploads...")).toBeVisible();
  redraw(<RecentUploads documents={{ state: "ready", value: [] }} documentHref={documentHref} retry={retry} />);
  await expect.element(page.getByText("No uploads yet")).toBeVisible();
  redraw(<RecentUploads documents={{ state: "ready", value: many }} documentHref={documentHref} retry={retry} />);
  await expect.poll(rows).toBe(10);
});

it("the overview shows five, or the way to the first one", async () => {
  const onFirstUpload = vi.fn();
  const common = { documentHref, retry, onFirstUpload };
  const { redraw } = render(<OverviewDocuments documents={many} {...common} />);
  await expect.element(page.getByRole("heading", { name: "Recent Documents" })).toBeVisible();
  expect(rows()).toBe(5);
  redraw(<OverviewDocuments documents={[]} {...common} />);
  await page.getByRole("button", { name: "Upload Your First Document" }).click();
  expect(onFirstUpload).toHaveBeenCalledOnce();
});

it("names each status in its colour, says how far it is and why it failed", async () => {
  const documents = [
    sampleDocument("new", "pending"),
    sampleDocument("now", "processing", { progress: { step: "recognising", page: 3, pageCount: 8 } }),
    sampleDocument("bad", "failed", { failure: { code: "damaged", message: "This file is damaged." } }),
    sampleDocument("done", "completed"),
  ];
  render(<ProcessingStatus documents={documents} documentHref={documentHref} retry={retry} />);
  await expect.element(page.getByText(/page 3 of 8/).first()).toBeVisible();
  await expect.element(page.getByText("This file is damaged.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "done.pdf" })).not.toBeInTheDocument();
  const tones = [...document.querySelectorAll<HTMLElement>("[data-tone]")].map((badge) => [
    badge.textContent,
    badge.dataset.tone,
  ]);
  expect(tones).toEqual([
    ["Pending", "grey"],
    ["Processing", "yellow"],
    ["Failed", "red"],
  ]);
});

it("retries, and tells how that went", async () => {
  const again = vi.fn(async () => undefined).mockRejectedValueOnce(new ApiError(409, "Busy."));
  const failed = sampleDocument("bad", "failed");
  render(<ProcessingStatus documents={[failed]} documentHref={documentHref} retry={again} />);
  await page.getByRole("button", { name: "Retry bad.pdf" }).click();
  await expect
    .poll(() => useToasts.getState().toasts[0])
    .toMatchObject({ title: "Retry failed", description: "HTTP 409: Conflict", variant: "destructive" });
  await page.getByRole("button", { name: "Retry bad.pdf" }).click();
  await expect
    .poll(() => useToasts.getState().toasts[0])
    .toMatchObject({ title: "Processing restarted", description: "Your document is being processed again." });
  expect(again.mock.calls).toEqual([["bad"], ["bad"]]);
});

it("counts what is there, what is read and what is being read", async () => {
  render(<RecordCounters counts={{ total: 3, completed: 1, reading: 1 }} insightCount={2} />);
  await expect.element(page.getByText("Total Documents")).toBeVisible();
  const numbers = [...document.querySelectorAll("dl > div")].map((counter) => counter.textContent);
  expect(numbers).toEqual(["Total Documents3", "Processed1", "Processing1", "Insights Found2"]);
});

it("says within ten seconds that a record does not go on, and stops saying it when it does", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const at = (page: number) => [
    sampleDocument("now", "processing", { progress: { step: "reading", page, pageCount: 8 } }),
  ];
  const common = { documentHref, retry };
  const stands = page.getByText(/taking longer than usual/);
  const { redraw } = render(<ProcessingStatus documents={at(3)} {...common} />);
  await expect.element(page.getByText(/page 3 of 8/).first()).toBeVisible();
  vi.advanceTimersByTime(6_000);
  redraw(<ProcessingStatus documents={at(4)} {...common} />);
  await expect.element(page.getByText(/page 4 of 8/).first()).toBeVisible();
  vi.advanceTimersByTime(6_000);
  // The same progress, read from the database again.
  redraw(<ProcessingStatus documents={at(4)} {...common} />);
  await expect.element(stands).not.toBeInTheDocument();
  vi.advanceTimersByTime(4_000);
  await expect.element(stands).toBeVisible();
  redraw(<ProcessingStatus documents={at(5)} {...common} />);
  await expect.element(stands).not.toBeInTheDocument();
});
