import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { HubScreen } from "#app/screens/hub-screen.tsx";
import { UploadScreen } from "#app/screens/upload-screen.tsx";
import type { Answer } from "#core/domain/conversation.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { RecentUploads } from "#features/documents/recent-uploads.tsx";
import { formatDay } from "#features/texts/formats.ts";
import {
  sampleAnswer,
  sampleDocument,
  sampleInsight,
  sampleInstant,
  sampleUnderstood,
} from "../support/record-samples.ts";
import { deferred } from "../ui/render.tsx";
import { openDevice, showScreen, textsOf, user } from "./support/device-screen.tsx";

const showHub = (tab?: string) =>
  showScreen(<HubScreen user={user} onLogout={() => undefined} />, tab ? `/dashboard?tab=${tab}` : "/dashboard");

/** Uploads of one day, the last one newest. */
async function addDocuments(store: DexieStore, ...ids: string[]) {
  await store.addDocuments(ids.map((id, index) => sampleDocument(id, { uploadedAt: sampleInstant(index) })));
}

async function complete(store: DexieStore, ...changes: Parameters<typeof sampleUnderstood>[1][]) {
  for (const change of changes) {
    const job = await store.claimJob({ owner: "tab", now: Date.now(), leaseMs: 60_000, exclusive: true });
    const documentId = job?.documentId ?? "";
    await store.completeJob({ documentId, owner: "tab", understood: sampleUnderstood(documentId, change) });
  }
}

const damaged = { code: "damaged", message: "This file is damaged." } as const;
const counters = () => Object.fromEntries(textsOf("dl > div").map((text) => text.split(/(?=\d+$)/)));

describe('2. Screens and routes: Health hub ("My Health Hub")', () => {
  test("Overview: counters Total Documents, Processed, Processing, Insights Found", async () => {
    const { store } = await openDevice();
    await addDocuments(store, "one", "two", "three");
    await complete(store, {});
    await store.addDocuments([sampleDocument("bad", { failure: damaged })]);
    await store.replaceInsights([sampleInsight("a"), sampleInsight("b")]);
    showHub();
    await expect.poll(counters).toEqual({
      "Total Documents": "4",
      Processed: "1",
      Processing: "2",
      "Insights Found": "2",
    });
  });

  test('up to 3 insight cards (insight text, confidence %, clinicalRelevance, recommendedAction, "Based on" related documents)', async () => {
    const { store } = await openDevice();
    await addDocuments(store, "one", "two");
    const named = ["one", "two", "three", "four"].map((name) => ({
      ...sampleInsight(name),
      insight: `Pattern ${name}`,
      clinicalRelevance: `Relevance ${name}`,
      recommendedAction: `Action ${name}`,
      relatedDocuments: [`${name}.pdf`, "visit.pdf"],
    }));
    await store.replaceInsights(named);
    showHub();
    const cards = page.getByRole("region", { name: "Red threads" }).getByRole("listitem");
    await expect.poll(() => cards.elements().length).toBe(3);
    const [first] = cards.elements();
    for (const words of ["Pattern one", "61%", "Relevance one", "Action one", "Based on one.pdf", "visit.pdf"]) {
      expect(first?.textContent).toContain(words);
    }
  });

  test("Recent Documents (latest 5) each with a status badge and, on failed ones, a Retry button", async () => {
    const { store } = await openDevice();
    await addDocuments(store, "one", "two", "three", "four", "five");
    await complete(store, {});
    await store.addDocuments([sampleDocument("bad", { failure: damaged, uploadedAt: sampleInstant(9) })]);
    showHub();
    const recent = page.getByRole("region", { name: "Recent Documents" });
    const names = () =>
      recent
        .getByRole("link")
        .elements()
        .map((link) => link.textContent);
    await expect.poll(names, { timeout: 10_000 }).toEqual(["bad.pdf", "five.pdf", "four.pdf", "three.pdf", "two.pdf"]);
    expect(textsOf("[data-tone]")).toEqual(["Failed", "Pending", "Pending", "Pending", "Pending"]);
    await expect.poll(() => recent.getByText("Retry", { exact: true }).elements().length).toBe(1);
  });

  test('empty state with an "Upload Your First Document" button', async () => {
    await openDevice();
    showHub();
    await page.getByRole("button", { name: "Upload Your First Document" }).click();
    await expect.element(page.getByRole("tabpanel", { name: "Upload Documents" })).toBeVisible();
  });

  test("Upload Documents: three upload widgets (pdf, image, voice) and a Processing Status list of documents that are processing or failed; failed ones have Retry", async () => {
    const { store } = await openDevice();
    await addDocuments(store, "done", "next", "last");
    await complete(store, {});
    await store.claimJob({ owner: "tab", now: Date.now(), leaseMs: 60_000, exclusive: true });
    await store.addDocuments([sampleDocument("bad", { failure: damaged, uploadedAt: sampleInstant(9) })]);
    showHub("upload");
    for (const zone of ["PDFs", "Images", "Voice Notes"]) {
      await expect.element(page.getByLabelText(zone, { exact: true })).toBeEnabled();
    }
    const list = page.getByRole("region", { name: "Processing Status" });
    const rows = () =>
      list
        .getByRole("listitem")
        .elements()
        .map((row) => row.textContent ?? "");
    await expect.poll(() => rows().length).toBe(3);
    expect(rows()[0]).toMatch(/^bad\.pdfFailed.*RetryRemove$/);
    expect(rows()[1]).toMatch(/^last\.pdfPending/);
    expect(rows()[2]).toMatch(/^next\.pdfProcessing/);
    expect(rows().filter((row) => row.includes("Retry"))).toHaveLength(1);
  });

  test("My Timeline: completed documents in order, each with file name, upload date and summary text", async () => {
    const { store } = await openDevice();
    await addDocuments(store, "later", "earlier", "unread");
    await complete(
      store,
      { occurredOn: { date: "2025-03-02", precision: "day" }, title: "Second visit" },
      { occurredOn: { date: "2024-11-20", precision: "day" }, title: "First visit" },
    );
    showHub("timeline");
    const entries = page.getByRole("list", { name: "My Timeline" }).getByRole("listitem");
    await expect.poll(() => entries.elements().length).toBe(2);
    const [first, second] = entries.elements().map((entry) => entry.textContent ?? "");
    for (const [text, file] of [
      [first, "earlier.pdf"],
      [second, "later.pdf"],
    ]) {
      expect(text).toContain(file);
      expect(text).toContain(`Uploaded ${formatDay(sampleInstant(0))}`);
      expect(text).toContain("Your hemoglobin was 11.2 g/dL, which is low.");
    }
  });

  test('My Timeline: empty message "No completed documents to display"', async () => {
    const { store } = await openDevice();
    await addDocuments(store, "unread");
    showHub("timeline");
    await expect.element(page.getByText("No completed documents to display", { exact: true })).toBeVisible();
  });
});

describe("2. Screens and routes: Upload page (signed in)", () => {
  test('Three drop zones: PDFs, Images, Voice Notes; the label says "Max 10MB per file"', async () => {
    await openDevice();
    showScreen(<UploadScreen />, "/upload");
    for (const zone of ["PDFs", "Images", "Voice Notes"]) {
      const input = page.getByLabelText(zone, { exact: true });
      await expect.element(input).toHaveAccessibleDescription("Max 10MB per file");
    }
  });

  test("A Recent Uploads list shows at most 10 documents", async () => {
    const { store } = await openDevice();
    await addDocuments(store, ...Array.from({ length: 12 }, (_, index) => `record-${index}`));
    showScreen(<UploadScreen />, "/upload");
    const list = page.getByRole("region", { name: "Recent Uploads" });
    await expect.poll(() => list.getByRole("listitem").elements().length).toBe(10);
    const names = list
      .getByRole("link")
      .elements()
      .map((link) => link.textContent);
    expect([names[0], names[9]]).toEqual(["record-11.pdf", "record-2.pdf"]);
  });

  test('empty state "No uploads yet"', async () => {
    await openDevice();
    showScreen(<UploadScreen />, "/upload");
    await expect.element(page.getByText("No uploads yet", { exact: true })).toBeVisible();
  });

  test('loading state "Loading uploads..."', async () => {
    const never = () => new Promise<void>(() => undefined);
    showScreen(<RecentUploads documents={{ state: "loading" }} documentHref={String} retry={never} />);
    await expect.element(page.getByText("Loading uploads...", { exact: true })).toBeVisible();
  });

  test('Zone states: idle, drag-over highlight, uploading (disabled, label "Uploading...")', async () => {
    const { store } = await openDevice();
    const held = deferred<void>();
    const addStored = store.addDocuments.bind(store);
    vi.spyOn(store, "addDocuments").mockImplementation(async (documents) => {
      await held.promise;
      return addStored(documents);
    });
    showScreen(<UploadScreen />, "/upload");
    const input = page.getByLabelText("PDFs", { exact: true });
    await expect.element(input).toBeEnabled();
    const zone = input.element().closest("label");
    expect(zone?.dataset.state).toBe("idle");
    const idle = zone?.className;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["%PDF-1.7\n"], "dropped.pdf", { type: "application/pdf" }));
    const drag = (type: string) =>
      zone?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    drag("dragover");
    await expect.poll(() => zone?.dataset.state).toBe("drag-over");
    expect(zone?.className).not.toBe(idle);
    drag("dragleave");
    await expect.poll(() => zone?.dataset.state).toBe("idle");
    drag("drop");
    await expect.poll(() => zone?.dataset.state).toBe("uploading");
    await expect.element(page.getByText("Uploading...", { exact: true })).toBeVisible();
    await expect.element(input).toBeDisabled();
    held.resolve();
    await expect.element(page.getByRole("link", { name: "dropped.pdf" })).toBeVisible();
    await expect.poll(() => zone?.dataset.state).toBe("idle");
  });
});

describe("2. Screens and routes: Records chat", () => {
  const input = page.getByLabelText("Your question");
  const send = page.getByRole("button", { name: "Send" });
  const suggestions = () => page.getByRole("tabpanel").getByRole("listitem").getByRole("button").elements();

  test("Starts with an assistant greeting (a short welcome asking what the user would like to know)", async () => {
    await openDevice();
    showHub("ask");
    const log = page.getByRole("log", { name: "Conversation" });
    await expect.poll(() => log.element().textContent).toMatch(/What would you like to know\?$/);
  });

  test("While only the greeting exists, three suggestion buttons fill the input: explain the uploaded document in plain English; what patterns are seen in my symptoms; what questions should I ask my doctor", async () => {
    const answering = vi.fn(async () => sampleAnswer("Yes."));
    await openDevice(answering);
    showHub("ask");
    await expect.poll(() => suggestions().length).toBe(3);
    for (const [index, meaning] of [
      /document in plain English/,
      /patterns.*my symptoms/,
      /questions.*my doctor/,
    ].entries()) {
      const [button] = suggestions().slice(index);
      if (button) await userEvent.click(button);
      await expect.element(input).toHaveValue(expect.stringMatching(meaning));
    }
    expect(answering).not.toHaveBeenCalled();
    await send.click();
    await expect.poll(() => suggestions().length).toBe(0);
  });

  test('While waiting for an answer it shows "Analyzing your records..."; input and send are disabled while pending', async () => {
    const answer = deferred<Answer>();
    await openDevice(() => answer.promise);
    showHub("ask");
    await input.fill("What was my CRP?");
    await send.click();
    await expect.element(page.getByText("Analyzing your records...", { exact: true })).toBeVisible();
    await expect.element(input).toBeDisabled();
    await expect.element(send).toBeDisabled();
    answer.resolve(sampleAnswer("Your CRP was 23.4 mg/L."));
    await expect.element(page.getByText("Your CRP was 23.4 mg/L.")).toBeVisible();
    await expect.element(page.getByText("Analyzing your records...")).not.toBeInTheDocument();
    await expect.element(input).toBeEnabled();
  });
});
