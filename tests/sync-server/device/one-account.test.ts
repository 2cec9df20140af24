import { jsPDF } from "jspdf";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addDocuments } from "#api/use-cases/add-documents.ts";
import { correctDocument } from "#api/use-cases/correct-document.ts";
import type { Conversation, Message } from "#core/domain/conversation.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { createReaders } from "#pipeline/readers.ts";
import { createNodeOcrEngine } from "../../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../../sync-server/readers/pdf-engine.ts";
import { dumpOf } from "../../sync/devices/store-dump.ts";
import { type OpenServer, openServer } from "../home/open-server.ts";
import { register, uploadOf } from "../routes/belongings.ts";
import { call, expectOk, type Method } from "../routes/call.ts";
import { type AppDevice, openApp } from "./app-device.ts";

/*
 * One assisted account, seen from the app (its true store, reading and syncing) and over plain HTTP, as `curl` has it: what one does, the other has.
 */

const ocr = createNodeOcrEngine();
const readers = createReaders({ pdf: createNodePdfEngine(), ocr });
/** Seconds on a quiet machine; what is to be fast is told with TELL_TIMES. */
const until = { timeout: 45_000, interval: 20 };
/** The first record that is read also loads what reading needs. */
const read = { timeout: 90_000, interval: 50 };
vi.setConfig({ testTimeout: 120_000 });
const home = { now: () => new Date(), newId: () => crypto.randomUUID() };

let server: OpenServer;
let token: string;
let app: AppDevice;

beforeAll(async () => {
  server = await openServer({ readers });
});
afterAll(async () => {
  await server.close();
  await ocr.close();
});
beforeEach(async () => {
  token = (await register(server.origin, "assisted")).token;
});
afterEach(async () => {
  await app.close();
  expect(app.errors).toEqual([]);
});

async function join(): Promise<void> {
  const account = (await over<{ user: { id: string } }>("get", "/api/auth/account")).user.id;
  app = await openApp({ origin: server.origin, token, account, readers });
}

async function over<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const response = await expectOk(
    call(server.origin, method, { path, token, ...(body === undefined ? {} : { body }) }),
  );
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

const listed = () => over<MedicalDocument[]>("get", "/api/documents");

function letter(name: string, ...lines: string[]): File {
  const page = new jsPDF();
  page.text(lines, 20, 20);
  return new File([page.output("arraybuffer")], name, { type: "application/pdf" });
}

const clinic = () =>
  letter(
    "clinic.pdf",
    "Clinic letter",
    "Date: 3 March 2025",
    "Allergies: penicillin.",
    "Started methotrexate 10 mg weekly.",
  );

async function putIntoApp(file: File): Promise<string> {
  const { documents } = await addDocuments(app.store, [{ name: file.name, content: file }], home);
  app.pipeline?.wake();
  const id = documents[0]?.id ?? "";
  await vi.waitFor(async () => expect((await app.store.getDocument(id))?.processingStatus).toBe("completed"), read);
  return id;
}

async function uploadOver(file: File): Promise<string> {
  const { documents } = await over<{ documents: MedicalDocument[] }>("post", "/api/documents/upload", uploadOf(file));
  return documents[0]?.id ?? "";
}

test("what the app has is listed, opened, asked and charted over HTTP", async () => {
  await join();
  const file = clinic();
  const id = await putIntoApp(file);
  await vi.waitFor(async () => {
    const [document] = await listed();
    expect(document).toMatchObject({ id, processingStatus: "completed", originalFilename: "clinic.pdf" });
  }, until);
  expect(await listed()).toEqual(JSON.parse(JSON.stringify(await app.store.listDocuments())));
  await vi.waitFor(async () => {
    const response = await call(server.origin, "get", { path: `/api/documents/${id}/file`, token });
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()));
  }, until);
  const { answer } = await over<{ answer: string }>("post", "/api/chat/ask-records", {
    question: "What am I allergic to?",
  });
  expect(answer).toMatch(/penicillin/i);
  expect(JSON.stringify(await over("get", "/api/chart"))).toMatch(/methotrexate/i);
});

test("what is uploaded over HTTP is in the app, read and with its file", async () => {
  await join();
  await vi.waitFor(() => expect(app.sync.status.read().kind).toBe("up-to-date"), until);
  const file = clinic();
  const id = await uploadOver(file);
  await vi.waitFor(
    async () => expect((await over<MedicalDocument>("get", `/api/documents/${id}`)).processingStatus).toBe("completed"),
    read,
  );
  const began = performance.now();
  await vi.waitFor(async () => {
    expect((await app.store.getDocument(id))?.processingStatus).toBe("completed");
    expect(await app.store.getContent(id)).toBeDefined();
  }, until);
  if (process.env.TELL_TIMES) console.log(`in the app after ${Math.round(performance.now() - began)} ms`);
  const content = await app.store.getContent(id);
  expect(new Uint8Array((await content?.arrayBuffer()) ?? [])).toEqual(new Uint8Array(await file.arrayBuffer()));
  expect((await app.store.getReading(id))?.facts.length).toBeGreaterThan(0);
});

/** Both sides say the same, and nothing is left to be sent. */
async function same(check: (dump: Awaited<ReturnType<typeof dumpOf>>) => void): Promise<void> {
  await vi.waitFor(async () => {
    const documents = await listed();
    const own = await app.store.listDocuments();
    const byId = (all: readonly { id: string }[]) => [...all].sort((one, other) => (one.id < other.id ? -1 : 1));
    expect(byId(documents)).toEqual(byId(JSON.parse(JSON.stringify(own))));
    const ids = async (path: string) => (await over<{ id: string }[]>("get", path)).map(({ id }) => id).sort();
    expect(await ids("/api/conversations")).toEqual((await app.store.listConversations()).map(({ id }) => id).sort());
    const bin = await over<{ document: { id: string } }[]>("get", "/api/bin");
    const ownBin = await app.store.listBin();
    expect(bin.map(({ document }) => document.id).sort()).toEqual(ownBin.map(({ document }) => document.id).sort());
    check(await dumpOf(app.store));
  }, until);
}

test("a correction by either is seen by the other", async () => {
  await join();
  const id = await putIntoApp(clinic());
  await same(({ documents }) => expect(Object.keys(documents as object)).toEqual([id]));
  await expectOk(
    call(server.origin, "put", {
      path: `/api/documents/${id}/corrections/from-http`,
      body: { change: { type: "title", title: "Letter of March" } },
      token,
    }),
  );
  await vi.waitFor(async () => expect((await app.store.getDocument(id))?.title).toBe("Letter of March"), until);
  const understanding = {
    understand: async (request: Parameters<typeof understandDocument>[0]) => understandDocument(request),
    wake: () => app.pipeline?.wake(),
    now: () => new Date(),
  };
  const change = { type: "title" as const, title: "Dr Hartwell's letter" };
  await correctDocument(app.store, { documentId: id, correctionId: "from-app", change }, understanding);
  await vi.waitFor(async () => {
    expect((await over<MedicalDocument>("get", `/api/documents/${id}`)).title).toBe("Dr Hartwell's letter");
  }, until);
  await same(() => undefined);
});

test("what either puts into the bin, brings back or deletes for good, so does the other", async () => {
  await join();
  const [first, second] = [
    await putIntoApp(clinic()),
    await uploadOver(letter("lab.pdf", "Lab", "Hemoglobin 13.1 g/dL")),
  ];
  await same(({ documents }) => expect(Object.keys(documents as object).sort()).toEqual([first, second].sort()));
  await vi.waitFor(async () => expect(await app.store.getContent(second)).toBeDefined(), until);
  await over("delete", `/api/documents/${first}`);
  await app.store.binDocument(second, Date.now());
  await same(({ bin }) => expect(bin).toEqual([first, second].sort()));
  await over("post", `/api/bin/${second}/restore`);
  await app.store.takeFromBin(first);
  await same(({ bin, documents }) => {
    expect(bin).toEqual([]);
    expect(Object.keys(documents as object)).toHaveLength(2);
  });
  await over("delete", `/api/documents/${first}`);
  await over("delete", `/api/documents/${second}`);
  await same(({ bin }) => expect(bin).toHaveLength(2));
  await over("delete", `/api/bin/${first}`);
  await app.sync.deleteForGood(second);
  await same(({ bin, documents }) => {
    expect(bin).toEqual([]);
    expect(documents).toEqual({});
  });
});

test("questions, entries, judgements and questions for an appointment go both ways", async () => {
  await join();
  await vi.waitFor(() => expect(app.sync.status.read().kind).toBe("up-to-date"), until);
  const entry = await over<{ id: string }>("post", "/api/entries", { kind: "check-in", date: "2025-05-20", pain: 3 });
  const { id } = await over<{ id: string }>("post", "/api/conversations", { title: "About pain" });
  await over("post", `/api/conversations/${id}/messages`, { content: "How was my pain?" });
  await over("post", "/api/appointment-questions", { text: "Is it the weather?" });
  await vi.waitFor(async () => {
    expect((await app.store.getDocument(entry.id))?.processingStatus).toBe("completed");
    expect((await app.store.listMessages(id)).map(({ role }) => role)).toEqual(["user", "assistant"]);
    expect((await app.store.listAppointmentQuestions()).map(({ text }) => text)).toEqual(["Is it the weather?"]);
  }, read);
  const instant = new Date().toISOString();
  await app.store.addConversation({ id: "from-app", title: "From the app", createdAt: instant });
  await app.store.addMessages([
    { id: "asked", conversationId: "from-app", role: "user", content: "And now?", createdAt: instant },
  ]);
  await app.store.putThreadFeedback({
    threadId: "tie",
    verdict: "wrong",
    insight: "Pain was lower.",
    givenAt: instant,
  });
  await app.store.putAppointmentQuestion({ id: "ask", text: "What next?", createdAt: instant });
  await vi.waitFor(async () => {
    const titles = (await over<Conversation[]>("get", "/api/conversations")).map(({ title }) => title);
    expect(titles).toContain("From the app");
    const messages = await over<Message[]>("get", "/api/conversations/from-app/messages");
    expect(messages.map(({ content }) => content)).toEqual(["And now?"]);
    const questions = await over<{ text: string }[]>("get", "/api/appointment-questions");
    expect(questions.map(({ text }) => text).sort()).toEqual(["Is it the weather?", "What next?"]);
  }, until);
  await app.store.deleteConversation(id);
  await over("delete", "/api/appointment-questions/ask");
  await vi.waitFor(async () => {
    expect((await over<Conversation[]>("get", "/api/conversations")).map((each) => each.id)).toEqual(["from-app"]);
    expect((await app.store.listAppointmentQuestions()).map(({ text }) => text)).toEqual(["Is it the weather?"]);
  }, until);
});

test("what was uploaded before there was an app is lifted into it when one joins", async () => {
  const id = await uploadOver(clinic());
  await vi.waitFor(
    async () => expect((await over<MedicalDocument>("get", `/api/documents/${id}`)).processingStatus).toBe("completed"),
    read,
  );
  const pulled = { since: { seq: 0, hash: "" }, limit: 10 };
  expect(await over("post", "/api/sync/pull", pulled)).toMatchObject({ entries: [] });
  await join();
  await same(({ documents }) => expect(Object.keys(documents as object)).toEqual([id]));
  await vi.waitFor(async () => expect(await app.store.getContent(id)).toBeDefined(), until);
});
