import { beforeEach, describe, expect, test } from "vitest";
import { apiClient, get } from "#api/client.ts";
import { connectClient } from "#api/connection.ts";
import { newConversationTitle } from "#core/domain/conversation.ts";
import { pdfFile, vault } from "../contract/api-home.ts";
import { createMemoryHome, type MemoryHome } from "../support/memory-home.ts";
import { sampleAnswer, sampleInsight } from "../support/record-samples.ts";

const email = "ruth@example.org";
let home: MemoryHome;
let made: Request[];

/** The client over a home in memory, with every request written down on its way. */
beforeEach(() => {
  home = createMemoryHome({ answering: async (_store, { question }) => sampleAnswer(`You asked: ${question}`) });
  made = [];
  connectClient({
    ...home,
    dispatch(request) {
      made.push(request.clone());
      return home.dispatch(request);
    },
  });
});

async function signUp(): Promise<string> {
  const { token } = await apiClient.register({ email, passwordHash: "a derived secret", vault });
  home.signInAs(token);
  made.length = 0;
  return token;
}

/** Method and path, bearer, and body of the only request that was made. */
async function onlyCall() {
  expect(made).toHaveLength(1);
  const [request] = made;
  if (request === undefined) throw new Error("No request was made.");
  const text = await request.text();
  return {
    call: `${request.method} ${new URL(request.url).pathname}`,
    authorization: request.headers.get("Authorization"),
    body: text === "" ? undefined : (JSON.parse(text) as unknown),
  };
}

describe("7. Calls made: in general", () => {
  test("All requests send cookies", async () => {
    await signUp();
    await apiClient.me();
    await apiClient.createConversation();
    expect(made.map(({ credentials }) => credentials)).toEqual(["include", "include"]);
  });

  test("Authenticated requests send the header Authorization: Bearer {token}, taken from the stored session token", async () => {
    await apiClient.login({ email, password: "a derived secret" }).catch(() => undefined);
    expect(made[0]?.headers.has("Authorization")).toBe(false);
    const token = await signUp();
    await apiClient.me();
    expect(made[0]?.headers.get("Authorization")).toBe(`Bearer ${token}`);
  });

  test("bodies are JSON with a JSON content type unless stated", async () => {
    await signUp();
    await apiClient.createConversation({ title: newConversationTitle });
    expect(made[0]?.headers.get("Content-Type")).toBe("application/json");
    expect(await made[0]?.json()).toEqual({ title: "New conversation" });
    await apiClient.me();
    expect(made[1]?.headers.has("Content-Type")).toBe(false);
  });

  test("The default data query joins its key segments with slashes into the URL, sends a GET and parses JSON", async () => {
    await signUp();
    const { id } = await apiClient.createConversation();
    made.length = 0;
    expect(await get(["/api/conversations", id, "messages"], { on401: "throw" })).toEqual([]);
    expect(await onlyCall()).toMatchObject({ call: `GET /api/conversations/${id}/messages`, body: undefined });
  });

  test("it can be configured so a 401 returns null instead of an error (default: error)", async () => {
    expect(await get(["/api", "auth", "me"], { on401: "null" })).toBeNull();
    await expect(get(["/api", "auth", "me"], { on401: "throw" })).rejects.toThrow("401: Please log in to continue.");
    await signUp();
    await expect(get(["/api/documents", "none"], { on401: "null" })).rejects.toMatchObject({ status: 404 });
  });
});

describe("7. Calls made: the table", () => {
  test("POST /api/auth/register | email, passwordHash | token, user", async () => {
    const answer = await apiClient.register({ email, passwordHash: "a derived secret", vault });
    expect(answer).toMatchObject({ token: expect.any(String), user: { email } });
    const { call, body } = await onlyCall();
    expect({ call, body }).toMatchObject({
      call: "POST /api/auth/register",
      body: { email, passwordHash: "a derived secret" },
    });
  });

  test("POST /api/auth/login | email, password | token, user", async () => {
    await signUp();
    const answer = await apiClient.login({ email, password: "a derived secret" });
    expect(answer).toMatchObject({ token: expect.any(String), user: { email } });
    const { call, body } = await onlyCall();
    expect({ call, body }).toEqual({ call: "POST /api/auth/login", body: { email, password: "a derived secret" } });
  });

  test("GET /api/auth/me | bearer | user object (email)", async () => {
    const token = await signUp();
    expect(await apiClient.me()).toMatchObject({ email });
    expect(await onlyCall()).toEqual({ call: "GET /api/auth/me", authorization: `Bearer ${token}`, body: undefined });
  });

  test("POST /api/documents/upload | multipart form, repeated field files, bearer | non-OK is a failure", async () => {
    const token = await signUp();
    const send = (form: FormData, headers: Record<string, string>) =>
      home.dispatch(new Request("http://localhost/api/documents/upload", { method: "POST", body: form, headers }));
    const form = new FormData();
    for (const name of ["one.pdf", "two.pdf"]) form.append("files", pdfFile(name));
    const answered = await send(form, { Authorization: `Bearer ${token}` });
    expect(answered.status).toBe(201);
    expect(await answered.json()).toMatchObject({
      documents: [{ originalFilename: "one.pdf" }, { originalFilename: "two.pdf" }],
    });
    expect((await send(form, {})).status).toBe(401);
    expect((await send(new FormData(), { Authorization: `Bearer ${token}` })).status).toBe(400);
    // The page itself hands its files over without a form, to the same use-case and with the same failures.
    expect(await apiClient.uploadDocuments([pdfFile("three.pdf")])).toMatchObject({
      documents: [{ originalFilename: "three.pdf" }],
    });
    await expect(apiClient.uploadDocuments([])).rejects.toMatchObject({ status: 400 });
  });

  test("GET /api/documents | bearer | array of documents", async () => {
    const token = await signUp();
    await apiClient.uploadDocuments([pdfFile("one.pdf")]);
    expect(await get(["/api/documents"], { on401: "throw" })).toMatchObject([{ originalFilename: "one.pdf" }]);
    expect(await onlyCall()).toMatchObject({ call: "GET /api/documents", authorization: `Bearer ${token}` });
  });

  test("POST /api/documents/{id}/retry | bearer, empty JSON body", async () => {
    const token = await signUp();
    const { documents } = await apiClient.uploadDocuments([new File([], "empty.pdf")]);
    const id = documents[0]?.id ?? "";
    expect(await apiClient.retryDocument(id)).toMatchObject({ id });
    const call = `POST /api/documents/${id}/retry`;
    expect(await onlyCall()).toEqual({ call, authorization: `Bearer ${token}`, body: {} });
  });

  test("GET /api/insights | bearer | array of insights", async () => {
    const token = await signUp();
    await apiClient.uploadDocuments([pdfFile("one.pdf"), pdfFile("two.pdf")]);
    expect(await get(["/api/insights"], { on401: "throw" })).toEqual([]);
    expect(await onlyCall()).toMatchObject({ call: "GET /api/insights", authorization: `Bearer ${token}` });
    await home.woken[0]?.replaceInsights([sampleInsight("thread")]);
    expect(await get(["/api/insights"], { on401: "throw" })).toMatchObject([{ confidence: 61 }]);
  });

  test("GET /api/conversations | bearer | array with id", async () => {
    const token = await signUp();
    const { id } = await apiClient.createConversation();
    made.length = 0;
    expect(await get(["/api/conversations"], { on401: "throw" })).toMatchObject([{ id }]);
    expect(await onlyCall()).toMatchObject({ call: "GET /api/conversations", authorization: `Bearer ${token}` });
  });

  test("POST /api/conversations | title | object with id", async () => {
    await signUp();
    expect(await apiClient.createConversation({ title: "My knee" })).toMatchObject({ id: expect.any(String) });
    expect(await onlyCall()).toMatchObject({ call: "POST /api/conversations", body: { title: "My knee" } });
  });

  test("GET /api/conversations/{id}/messages | bearer | array of messages", async () => {
    const token = await signUp();
    const { id } = await apiClient.createConversation();
    await apiClient.sendMessage(id, "When?");
    made.length = 0;
    expect(await get(["/api/conversations", id, "messages"], { on401: "throw" })).toHaveLength(2);
    const call = `GET /api/conversations/${id}/messages`;
    expect(await onlyCall()).toMatchObject({ call, authorization: `Bearer ${token}` });
  });

  test("POST /api/conversations/{id}/messages | content | non-OK is a failure", async () => {
    await signUp();
    const { id } = await apiClient.createConversation();
    made.length = 0;
    await apiClient.sendMessage(id, "When?");
    const call = `POST /api/conversations/${id}/messages`;
    expect(await onlyCall()).toMatchObject({ call, body: { content: "When?" } });
    await expect(apiClient.sendMessage("gone", "When?")).rejects.toThrow("404: This conversation does not exist.");
  });

  test("POST /api/chat/ask-records | bearer, {question} | {answer}", async () => {
    const token = await signUp();
    expect(await apiClient.askRecords("When?")).toMatchObject({ answer: "You asked: When?" });
    const call = "POST /api/chat/ask-records";
    expect(await onlyCall()).toEqual({ call, authorization: `Bearer ${token}`, body: { question: "When?" } });
  });
});
