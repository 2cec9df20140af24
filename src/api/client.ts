import type { User } from "#core/domain/account.ts";
import type { AppointmentQuestion } from "#core/domain/appointment-question.ts";
import type { Answer, Conversation, Message } from "#core/domain/conversation.ts";
import type { CorrectionChange } from "#core/domain/correction.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { OwnEntry } from "#core/domain/own-entry.ts";
import type { ThreadVerdict } from "#core/domain/thread-feedback.ts";
import { ApiError } from "./api-error.ts";
import { callApi, type HttpMethod, uploadToApi } from "./connection.ts";
import type * as contract from "./contract.ts";

/*
 * Part of the first load: this file and what it imports know types of the contract, not its schemas. The schemas come with the first
 * answer; in-process they are in the chunk of the app that gave it, so waiting for them costs nothing.
 */
type Contract = typeof contract;
type SchemaName = {
  [Name in keyof Contract]: Contract[Name] extends { parse(data: unknown): unknown } ? Name : never;
}[keyof Contract];
type Parsed<Name extends SchemaName> = ReturnType<Contract[Name]["parse"]>;

/**
 * The shared helper of data queries: joins the keys with slashes, sends a GET and parses the JSON. `on401: "null"` answers null where
 * nobody is signed in; otherwise that is an {@link ApiError} like every answer that is not OK.
 */
export async function get(keys: readonly string[], options: { on401: "throw" | "null" }): Promise<unknown> {
  try {
    return await (await callApi("GET", keys.join("/"))).json();
  } catch (error) {
    if (options.on401 === "null" && error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** The commands of the screens. Each throws {@link ApiError} for an answer that is not OK. */
export const apiClient = {
  register: (request: contract.RegisterRequest) => send("POST", "/api/auth/register", request, "sessionResponseSchema"),
  login: (request: contract.LoginRequest) => send("POST", "/api/auth/login", request, "sessionResponseSchema"),
  logout: () => command("POST", "/api/auth/logout"),
  me: (): Promise<User> => send("GET", "/api/auth/me", undefined, "userResponseSchema"),
  /** What the recovery code opens; an ApiError with status 404 where there is none. */
  findVault: (email: string) =>
    send("GET", `/api/auth/vault?email=${encodeURIComponent(email)}`, undefined, "recoveryVaultResponseSchema"),
  recover: (request: contract.RecoverRequest) => send("POST", "/api/auth/recover", request, "sessionResponseSchema"),
  changePassword: (request: contract.PasswordRequest) => command("POST", "/api/auth/password", request),
  setRecovery: (request: contract.RecoveryRequest) => command("PUT", "/api/auth/recovery", request),

  uploadDocuments: async (files: File[]) => parse(await uploadToApi(files), "uploadResponseSchema"),
  retryDocument: (id: string): Promise<MedicalDocument> =>
    send("POST", `/api/documents/${encodeURIComponent(id)}/retry`, {}, "documentResponseSchema"),
  /** Has a locked document read with its password, which is kept nowhere. */
  unlockDocument: (id: string, password: string): Promise<MedicalDocument> =>
    send("POST", `/api/documents/${encodeURIComponent(id)}/unlock`, { password }, "documentResponseSchema"),
  /** Says of a record what the patient says; the same id again replaces what it said before. */
  correctDocument: (documentId: string, correctionId: string, change: CorrectionChange) =>
    send("PUT", correctionPath(documentId, correctionId), { change }, "correctionResponseSchema"),
  takeBackCorrection: (documentId: string, correctionId: string) =>
    command("DELETE", correctionPath(documentId, correctionId)),
  takeBackAllCorrections: (documentId: string) =>
    command("DELETE", `/api/documents/${encodeURIComponent(documentId)}/corrections`),
  /** To the bin, from which it can be brought back for thirty days. */
  deleteDocument: (id: string) => command("DELETE", `/api/documents/${encodeURIComponent(id)}`),
  restoreDocument: (id: string): Promise<MedicalDocument> =>
    send("POST", `/api/bin/${encodeURIComponent(id)}/restore`, {}, "documentResponseSchema"),
  /** Out of the bin: it cannot be brought back. */
  deleteForGood: (id: string) => command("DELETE", `/api/bin/${encodeURIComponent(id)}`),

  /** Keeps what the patient wrote as a record of its own, which is then read like any other. */
  addEntry: (entry: OwnEntry): Promise<MedicalDocument> =>
    send("POST", "/api/entries", entry, "documentResponseSchema"),
  /** The same record with other words in it; it is read anew. */
  rewriteEntry: (id: string, entry: OwnEntry): Promise<MedicalDocument> =>
    send("PUT", `/api/entries/${encodeURIComponent(id)}`, entry, "documentResponseSchema"),

  /** Sets a red thread aside, or (null) brings it back. */
  judgeThread: (id: string, verdict: ThreadVerdict | null) =>
    send("PATCH", `/api/insights/${encodeURIComponent(id)}`, { feedback: verdict }, "judgementResponseSchema"),

  createConversation: (request: contract.ConversationRequest = {}): Promise<Conversation> =>
    send("POST", "/api/conversations", request, "conversationResponseSchema"),
  renameConversation: (id: string, title: string): Promise<Conversation> =>
    send("PATCH", `/api/conversations/${encodeURIComponent(id)}`, { title }, "conversationResponseSchema"),
  /** Goes with its messages. */
  deleteConversation: (id: string) => command("DELETE", `/api/conversations/${encodeURIComponent(id)}`),
  /** Answers with the assistant's message. */
  sendMessage: (conversationId: string, content: string): Promise<Message> =>
    send(
      "POST",
      `/api/conversations/${encodeURIComponent(conversationId)}/messages`,
      { content },
      "messageResponseSchema",
    ),
  askRecords: (question: string): Promise<Answer> =>
    send("POST", "/api/chat/ask-records", { question }, "answerResponseSchema"),

  addAppointmentQuestion: (text: string): Promise<AppointmentQuestion> =>
    send("POST", "/api/appointment-questions", { text }, "appointmentQuestionResponseSchema"),
  rewriteAppointmentQuestion: (id: string, text: string): Promise<AppointmentQuestion> =>
    send(
      "PATCH",
      `/api/appointment-questions/${encodeURIComponent(id)}`,
      { text },
      "appointmentQuestionResponseSchema",
    ),
  deleteAppointmentQuestion: (id: string) => command("DELETE", `/api/appointment-questions/${encodeURIComponent(id)}`),
};

function correctionPath(documentId: string, correctionId: string): string {
  return `/api/documents/${encodeURIComponent(documentId)}/corrections/${encodeURIComponent(correctionId)}`;
}

async function send<Name extends SchemaName>(
  method: HttpMethod,
  path: string,
  body: unknown,
  schema: Name,
): Promise<Parsed<Name>> {
  return parse(await callApi(method, path, body), schema);
}

async function command(method: HttpMethod, path: string, body?: unknown): Promise<void> {
  await callApi(method, path, body);
}

async function parse<Name extends SchemaName>(response: Response, schema: Name): Promise<Parsed<Name>> {
  const json: unknown = await response.json();
  const { [schema]: loaded } = await import("./contract.ts");
  return loaded.parse(json) as Parsed<Name>;
}
