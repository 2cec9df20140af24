import { describe, expect, test } from "vitest";
import { callerWith, pdfFile, signUp } from "../contract/api-home.ts";
import { jsonOf, openFace, uploadFiles } from "./support/memory-face.ts";

const ofSignedInUsers: [string, string][] = [
  ["GET", "/api/auth/me"],
  ["POST", "/api/documents/upload"],
  ["GET", "/api/documents"],
  ["GET", "/api/documents/some"],
  ["GET", "/api/documents/some/file"],
  ["DELETE", "/api/documents/some"],
  ["POST", "/api/documents/some/retry"],
  ["GET", "/api/insights"],
  ["GET", "/api/conversations"],
  ["POST", "/api/conversations"],
  ["GET", "/api/conversations/some/messages"],
  ["POST", "/api/conversations/some/messages"],
  ["POST", "/api/chat/ask-records"],
];

describe("6. Roles and permissions", () => {
  test.each(ofSignedInUsers)("Visitor (not signed in): %s %s is not for visitors", async (method, path) => {
    const { fetch } = await openFace();
    const visitor = await fetch(path, { method });
    expect([visitor.status, await visitor.text()]).toEqual([401, "Please log in to continue."]);
    const forged = await callerWith({ fetch }, "never-issued").send(method, path);
    expect(forged.status).toBe(401);
  });

  test("Signed-in user: upload, document list, own conversations and records chat, with the bearer token", async () => {
    const { ruth } = await openFace();
    await uploadFiles(ruth, pdfFile("letter.pdf"));
    expect(await jsonOf(ruth.get("/api/documents"))).toMatchObject([{ originalFilename: "letter.pdf" }]);
    const { id } = await jsonOf<{ id: string }>(ruth.post("/api/conversations", {}));
    await jsonOf(ruth.post(`/api/conversations/${id}/messages`, { content: "When?" }));
    expect(await jsonOf(ruth.get("/api/conversations"))).toMatchObject([{ id }]);
    expect(await jsonOf(ruth.post("/api/chat/ask-records", { question: "When?" }))).toHaveProperty("answer");
    // After sign-out the same token opens nothing.
    await ruth.post("/api/auth/logout");
    expect((await ruth.get("/api/documents")).status).toBe(401);
  });

  test("own conversations: what belongs to one user is not there for another", async () => {
    const { fetch, ruth } = await openFace();
    const [document] = await uploadFiles(ruth, pdfFile("letter.pdf"));
    const { id } = await jsonOf<{ id: string }>(ruth.post("/api/conversations", {}));
    const ivo = await signUp({ fetch }, "ivo@example.org");
    expect(await jsonOf(ivo.get("/api/documents"))).toEqual([]);
    expect(await jsonOf(ivo.get("/api/conversations"))).toEqual([]);
    expect((await ivo.get(`/api/documents/${document?.id}`)).status).toBe(404);
    expect((await ivo.get(`/api/documents/${document?.id}/file`)).status).toBe(404);
    expect((await ivo.post(`/api/documents/${document?.id}/retry`, {})).status).toBe(404);
    expect((await ivo.send("DELETE", `/api/documents/${document?.id}`)).status).toBe(404);
    expect((await ivo.get(`/api/conversations/${id}/messages`)).status).toBe(404);
    expect((await ivo.post(`/api/conversations/${id}/messages`, { content: "When?" })).status).toBe(404);
    expect(await jsonOf(ruth.get("/api/documents"))).toHaveLength(1);
  });
});
