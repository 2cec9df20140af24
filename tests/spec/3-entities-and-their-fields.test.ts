import { describe, expect, test } from "vitest";
import { useSession } from "#app/session/session-store.ts";
import { uploadTypes } from "#core/domain/medical-document.ts";
import { processingStatuses } from "#core/domain/processing-status.ts";
import { pdfFile } from "../contract/api-home.ts";
import { sampleAnswer, sampleInsight, sampleUnderstood } from "../support/record-samples.ts";
import { email, jsonOf, openFace, pngFile, uploadFiles, wavFile } from "./support/memory-face.ts";

/* The fields as another client of the same routes meets them: through the API. */
describe("3. Entities and their fields", () => {
  test("Document: id; type (pdf | image | voice); originalFilename; uploadedAt (date)", async () => {
    const { ruth } = await openFace();
    expect(uploadTypes).toEqual(["pdf", "image", "voice"]);
    await uploadFiles(ruth, pdfFile("letter.pdf"), pngFile("scan.png"), wavFile("note.wav"));
    const documents = await jsonOf<{ id: string; type: string; originalFilename: string; uploadedAt: string }[]>(
      ruth.get("/api/documents"),
    );
    expect(documents.map(({ type, originalFilename }) => [type, originalFilename])).toEqual([
      ["voice", "note.wav"],
      ["image", "scan.png"],
      ["pdf", "letter.pdf"],
    ]);
    for (const { id, uploadedAt } of documents) {
      expect(id).toEqual(expect.any(String));
      expect(new Date(uploadedAt).toISOString()).toBe(uploadedAt);
    }
  });

  test("Document: processingStatus (pending | processing | completed | failed); summary containing summaryText", async () => {
    expect(processingStatuses).toEqual(["pending", "processing", "completed", "failed"]);
    const { ruth, store } = await openFace();
    const [document] = await uploadFiles(ruth, pdfFile("letter.pdf"));
    const documentId = document?.id ?? "";
    expect(document?.processingStatus).toBe("pending");
    await store().claimJob({ owner: "tab", now: Date.now(), leaseMs: 60_000, exclusive: true });
    expect(await jsonOf(ruth.get("/api/documents"))).toMatchObject([{ processingStatus: "processing" }]);
    const understood = sampleUnderstood(documentId);
    await store().completeJob({ documentId, owner: "tab", understood });
    expect(await jsonOf(ruth.get("/api/documents"))).toMatchObject([
      { processingStatus: "completed", summary: { summaryText: understood.summary.summaryText } },
    ]);
    const [empty] = await uploadFiles(ruth, new File([], "empty.pdf"));
    expect(empty?.processingStatus).toBe("failed");
  });

  test("Insight: insight (text); confidence (percent); clinicalRelevance (optional); recommendedAction (optional); relatedDocuments (list of names)", async () => {
    const { ruth, store } = await openFace();
    await uploadFiles(ruth, pdfFile("visit.pdf"));
    const spoken = { clinicalRelevance: "It may matter.", recommendedAction: "Ask at the next visit." };
    await store().replaceInsights([sampleInsight("plain"), { ...sampleInsight("whole"), ...spoken }]);
    const [plain, whole] = await jsonOf<Record<string, unknown>[]>(ruth.get("/api/insights"));
    expect(plain).toMatchObject({
      insight: "Joint pain was lower after the medicine was started.",
      confidence: 61,
      relatedDocuments: ["visit.pdf"],
    });
    expect(plain).not.toHaveProperty("clinicalRelevance");
    expect(plain).not.toHaveProperty("recommendedAction");
    expect(whole).toMatchObject(spoken);
  });

  test("User: email", async () => {
    const { ruth } = await openFace();
    expect(await jsonOf(ruth.get("/api/auth/me"))).toMatchObject({ email });
  });

  test("Session: user, token (string), loading (boolean)", () => {
    const session = useSession.getInitialState();
    expect(session).toHaveProperty("user", undefined);
    expect(session).toHaveProperty("token", undefined);
    expect(session.loading).toBe(true);
  });

  test('Conversation: id; title (new ones are titled "New conversation")', async () => {
    const { ruth } = await openFace();
    const untitled = await jsonOf(ruth.post("/api/conversations", {}));
    expect(untitled).toMatchObject({ id: expect.any(String), title: "New conversation" });
    const titled = await jsonOf(ruth.post("/api/conversations", { title: "My knee" }));
    expect(titled).toMatchObject({ id: expect.any(String), title: "My knee" });
  });

  test("Message (server chat): id; role (user | assistant); content", async () => {
    const { ruth } = await openFace();
    const { id } = await jsonOf<{ id: string }>(ruth.post("/api/conversations", {}));
    await ruth.post(`/api/conversations/${id}/messages`, { content: "What was my CRP?" });
    expect(await jsonOf(ruth.get(`/api/conversations/${id}/messages`))).toMatchObject([
      { id: expect.any(String), role: "user", content: "What was my CRP?" },
      { id: expect.any(String), role: "assistant", content: "Your CRP was 23.4 mg/L." },
    ]);
  });

  test("Answer response: answer", async () => {
    const { ruth } = await openFace(sampleAnswer("Your CRP was 23.4 mg/L."));
    const answered = await jsonOf(ruth.post("/api/chat/ask-records", { question: "What was my CRP?" }));
    expect(answered).toMatchObject({ answer: "Your CRP was 23.4 mg/L." });
  });
});
