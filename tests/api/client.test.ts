import { beforeEach, expect, test } from "vitest";
import { ApiError } from "#api/api-error.ts";
import { apiClient, get } from "#api/client.ts";
import { connectClient } from "#api/connection.ts";
import { statusTextOf } from "#api/status-texts.ts";
import { pdfFile, vault } from "../contract/api-home.ts";
import { createMemoryHome, type MemoryHome } from "../support/memory-home.ts";
import { sampleAnswer } from "../support/record-samples.ts";

const email = "nora@example.org";
let home: MemoryHome;

beforeEach(() => {
  home = createMemoryHome({ answering: async (_store, { question }) => sampleAnswer(`You asked: ${question}`) });
  connectClient(home);
});

async function signUp() {
  const session = await apiClient.register({ email, passwordHash: "a derived secret", vault });
  home.signInAs(session.token);
  return session;
}

/** A connection that answers everything the same way and remembers what it was asked. */
function connectAnswering(makeResponse: () => Response) {
  const requests: Request[] = [];
  const dispatch = async (request: Request) => {
    requests.push(request);
    return makeResponse();
  };
  connectClient({ dispatch, upload: async () => makeResponse(), readToken: () => "the-token" });
  return requests;
}

test("signing up, signing out and in again, and who one is", async () => {
  const { user } = await signUp();
  expect(await apiClient.me()).toEqual(user);
  await apiClient.logout();
  await expect(apiClient.me()).rejects.toMatchObject({ name: "ApiError", status: 401 });
  const again = await apiClient.login({ email, password: "a derived secret" });
  expect(again).toMatchObject({ user, vault });
});

test("a whole life of records: upload, retry, delete, a conversation, a question", async () => {
  await signUp();
  const note = new File(["words"], "note.json");
  const { documents, refused } = await apiClient.uploadDocuments([pdfFile("a.pdf"), note]);
  expect(refused).toEqual([]);
  expect(documents.map((document) => document.processingStatus)).toEqual(["pending", "failed"]);
  expect(home.woken).toHaveLength(1);
  const [, failed] = documents;
  expect(await apiClient.retryDocument(failed?.id ?? "")).toMatchObject({ processingStatus: "pending" });
  expect(home.woken).toHaveLength(2);
  await apiClient.deleteDocument(failed?.id ?? "");
  expect(await get(["/api/documents"], { on401: "throw" })).toHaveLength(1);
  const { id } = await apiClient.createConversation();
  expect(await apiClient.sendMessage(id, "When?")).toMatchObject({ role: "assistant", content: "You asked: When?" });
  expect(await get(["/api/conversations", id, "messages"], { on401: "throw" })).toHaveLength(2);
  expect(await apiClient.renameConversation(id, "My knee")).toMatchObject({ id, title: "My knee" });
  await apiClient.deleteConversation(id);
  expect(await get(["/api/conversations"], { on401: "throw" })).toEqual([]);
  const question = await apiClient.addAppointmentQuestion("Why am I tired?");
  expect(await apiClient.rewriteAppointmentQuestion(question.id, "Why?")).toEqual({ ...question, text: "Why?" });
  await apiClient.deleteAppointmentQuestion(question.id);
  expect(await get(["/api/appointment-questions"], { on401: "throw" })).toEqual([]);
  expect(await apiClient.askRecords("Why?")).toEqual(sampleAnswer("You asked: Why?"));
  expect(home.errors).toEqual([]);
});

test("the vault: recovery, a new password, a later recovery code", async () => {
  await signUp();
  expect(await apiClient.findVault(email)).toEqual({ byRecoveryCode: vault.byRecoveryCode });
  await apiClient.setRecovery({ currentPassword: "a derived secret", vault });
  await apiClient.changePassword({ currentPassword: "a derived secret", passwordHash: "another secret", vault });
  const proof = vault.recoveryVerifier;
  const recovered = await apiClient.recover({ email, proof, passwordHash: "a third secret", vault });
  expect(recovered).toMatchObject({ user: { email }, vault });
  await expect(apiClient.login({ email, password: "another secret" })).rejects.toMatchObject({ status: 401 });
});

test("files are handed over as they are: nobody signed in, none chosen, and too large each say so", async () => {
  await expect(apiClient.uploadDocuments([pdfFile("a.pdf")])).rejects.toMatchObject({ status: 401 });
  await signUp();
  await expect(apiClient.uploadDocuments([])).rejects.toMatchObject({ status: 400 });
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], "large.pdf");
  await expect(apiClient.uploadDocuments([large])).rejects.toThrow(
    "413: This file is larger than 10 MB. Please upload a smaller copy.",
  );
});

test("the shared helper joins keys with slashes, and can take a 401 as nobody", async () => {
  expect(await get(["/api/auth", "me"], { on401: "null" })).toBeNull();
  await expect(get(["/api/auth", "me"], { on401: "throw" })).rejects.toThrow("401: Please log in to continue.");
  await signUp();
  await expect(get(["/api", "documents", "none"], { on401: "null" })).rejects.toMatchObject({ status: 404 });
});

test("every request sends cookies, the bearer token, and JSON where it has a body", async () => {
  const requests = connectAnswering(() => Response.json([]));
  await get(["/api/documents"], { on401: "throw" });
  await apiClient.setRecovery({ currentPassword: "derived", vault });
  const [query, command] = requests;
  expect(query).toMatchObject({ method: "GET", credentials: "include" });
  expect(query?.headers.get("Authorization")).toBe("Bearer the-token");
  expect(query?.headers.has("Content-Type")).toBe(false);
  expect(command).toMatchObject({ method: "PUT", credentials: "include" });
  expect(command?.headers.get("Content-Type")).toBe("application/json");
});

test("an error says status, colon, body; the status text where the body is empty", async () => {
  connectAnswering(() => new Response("The cellar is full.", { status: 507 }));
  await expect(apiClient.me()).rejects.toThrow(new ApiError(507, "The cellar is full."));
  await expect(apiClient.me()).rejects.toThrow("507: The cellar is full.");
  connectAnswering(() => new Response(null, { status: 503 }));
  const error = await apiClient.askRecords("Why?").catch((caught: unknown) => caught);
  expect(error).toMatchObject({ message: "503: Service Unavailable", httpMessage: "HTTP 503: Service Unavailable" });
  expect(statusTextOf(299)).toBe("Unknown Status");
});

test("an answer of another shape is not taken for the contract's", async () => {
  connectAnswering(() => Response.json({ token: 7 }));
  await expect(apiClient.login({ email, password: "secret" })).rejects.toThrow();
});
