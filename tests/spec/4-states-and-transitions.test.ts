import { describe, expect, test } from "vitest";
import { failureSentences } from "#core/domain/failure.ts";
import { nextStatus, type ProcessingStatus } from "#core/domain/processing-status.ts";
import { pdfFile } from "../contract/api-home.ts";
import { sampleUnderstood } from "../support/record-samples.ts";
import { jsonOf, openFace, uploadFiles } from "./support/memory-face.ts";

describe("4. States and transitions: Document processingStatus", () => {
  test("pending, processing, completed, failed: no document leaves the four, and none is completed or failed without being processed", () => {
    const ways: [ProcessingStatus, Parameters<typeof nextStatus>[1], ProcessingStatus | undefined][] = [
      ["pending", "claim", "processing"],
      ["processing", "complete", "completed"],
      ["processing", "fail", "failed"],
      ["failed", "retry", "pending"],
      ["pending", "complete", undefined],
      ["pending", "fail", undefined],
      ["completed", "fail", undefined],
      ["failed", "complete", undefined],
      ["processing", "retry", undefined],
    ];
    expect(ways.map(([status, event]) => [status, event, nextStatus(status, event)])).toEqual(ways);
  });

  test("A failed document can be retried; afterwards its list is refreshed", async () => {
    const { ruth, store, home } = await openFace();
    const [document] = await uploadFiles(ruth, pdfFile("letter.pdf"));
    const documentId = document?.id ?? "";
    await store().claimJob({ owner: "tab", now: Date.now(), leaseMs: 60_000, exclusive: true });
    const failure = { code: "timed-out", message: failureSentences["timed-out"] } as const;
    await store().failJob({ documentId, owner: "tab", failure });
    expect(await jsonOf(ruth.get("/api/documents"))).toMatchObject([{ processingStatus: "failed", failure }]);
    const wokenBefore = home.woken.length;
    expect(await jsonOf(ruth.post(`/api/documents/${documentId}/retry`, {}))).toMatchObject({ id: documentId });
    const [retried] = await jsonOf<Record<string, unknown>[]>(ruth.get("/api/documents"));
    expect(retried).toMatchObject({ id: documentId, processingStatus: "pending" });
    expect(retried).not.toHaveProperty("failure");
    // Pending is no end: the pipeline was told, and finds a job.
    expect(home.woken).toHaveLength(wokenBefore + 1);
    await store().claimJob({ owner: "tab", now: Date.now(), leaseMs: 60_000, exclusive: true });
    await store().completeJob({ documentId, owner: "tab", understood: sampleUnderstood(documentId) });
    expect(await jsonOf(ruth.get("/api/documents"))).toMatchObject([{ processingStatus: "completed" }]);
  });
});

describe("4. States and transitions: Chat", () => {
  test("After a successful send the message list is refreshed: question and answer stand in it, in this order", async () => {
    const { ruth } = await openFace();
    const { id } = await jsonOf<{ id: string }>(ruth.post("/api/conversations", {}));
    for (const content of ["What was my CRP?", "And before that?"]) {
      await jsonOf(ruth.post(`/api/conversations/${id}/messages`, { content }));
    }
    const messages = await jsonOf<{ role: string; content: string }[]>(ruth.get(`/api/conversations/${id}/messages`));
    expect(messages.map(({ role, content }) => [role, content])).toEqual([
      ["user", "What was my CRP?"],
      ["assistant", "Your CRP was 23.4 mg/L."],
      ["user", "And before that?"],
      ["assistant", "Your CRP was 23.4 mg/L."],
    ]);
  });
});
