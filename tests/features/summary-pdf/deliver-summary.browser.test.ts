import { afterEach, expect, it, vi } from "vitest";
import { downloadSummary, shareSummary } from "#features/summary-pdf/deliver-summary.ts";
import { sampleSummary } from "./summary-samples.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What is saved: the name and the bytes behind the link that was followed. */
function watchSaving() {
  const saved: { name: string; start: Promise<string> }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const start = fetch(this.href)
      .then((response) => response.text())
      .then((text) => text.slice(0, 5));
    saved.push({ name: this.download, start });
  });
  return saved;
}

it("saves a PDF under the specification's name", async () => {
  const saved = watchSaving();
  await downloadSummary(sampleSummary());
  expect(saved).toHaveLength(1);
  expect(saved[0]?.name).toMatch(/^red-thread-summary_Nora_Ellis_\d{4}-\d{2}-\d{2}\.pdf$/);
  expect(await saved[0]?.start).toBe("%PDF-");
});

it("shares where the device can, and saves where it cannot", async () => {
  const saved = watchSaving();
  const share = vi.fn(async (_data: ShareData) => undefined);
  vi.stubGlobal("navigator", { canShare: () => true, share });
  await shareSummary(sampleSummary());
  expect(share.mock.calls[0]?.[0].files?.[0]).toMatchObject({ type: "application/pdf" });
  expect(saved).toHaveLength(0);
  vi.stubGlobal("navigator", {});
  await shareSummary(sampleSummary());
  expect(saved).toHaveLength(1);
});

it("a closed share sheet is no failure; a press that no longer counts saves instead", async () => {
  const saved = watchSaving();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const refuse = (name: string) => () => Promise.reject(new DOMException("refused", name));
  vi.stubGlobal("navigator", { canShare: () => true, share: refuse("AbortError") });
  await shareSummary(sampleSummary());
  expect(saved).toHaveLength(0);
  vi.stubGlobal("navigator", { canShare: () => true, share: refuse("NotAllowedError") });
  await shareSummary(sampleSummary());
  expect(saved).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
});

it("logs a failure, and nothing else", async () => {
  const saved = watchSaving();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
  await downloadSummary(sampleSummary());
  await shareSummary(sampleSummary());
  expect(warn).toHaveBeenCalledTimes(2);
  expect(saved).toHaveLength(0);
});
