import type { Answer, Conversation, Message } from "#core/domain/conversation.ts";
import { callApi, type HttpMethod } from "./connection.ts";
import type { DemoPersonaResponse, PersonaBootstrapResponse } from "./demo-contract.ts";

/** The demo's calls. None carries an authorization header. Each throws an ApiError for an answer that is not OK. */
export const demoClient = {
  persona: async (name: string): Promise<DemoPersonaResponse> => {
    const json = await call("GET", `/api/demo/persona/${encodeURIComponent(name)}`);
    return (await import("./demo-contract.ts")).demoPersonaResponseSchema.parse(json);
  },
  bootstrap: async (name: string): Promise<PersonaBootstrapResponse> => {
    const json = await call("GET", `/api/persona/${encodeURIComponent(name)}/bootstrap`);
    return (await import("./demo-contract.ts")).personaBootstrapResponseSchema.parse(json);
  },
  conversations: async (): Promise<Conversation[]> => {
    const json = await call("GET", "/api/demo/conversations");
    return (await import("./contract.ts")).conversationsResponseSchema.parse(json);
  },
  createConversation: async (title: string): Promise<Conversation> => {
    const json = await call("POST", "/api/demo/conversations", { title });
    return (await import("./contract.ts")).conversationResponseSchema.parse(json);
  },
  messages: async (conversationId: string): Promise<Message[]> => {
    const json = await call("GET", messagesPath(conversationId));
    return (await import("./contract.ts")).messagesResponseSchema.parse(json);
  },
  /** Answers with the assistant's message. */
  sendMessage: async (conversationId: string, content: string): Promise<Message> => {
    const json = await call("POST", messagesPath(conversationId), { content });
    return (await import("./contract.ts")).messageResponseSchema.parse(json);
  },
  askRecords: async (question: string): Promise<Answer> => {
    const json = await call("POST", "/api/demo/ask-records", { question });
    return (await import("./contract.ts")).answerResponseSchema.parse(json);
  },
};

function messagesPath(conversationId: string): string {
  return `/api/demo/conversations/${encodeURIComponent(conversationId)}/messages`;
}

async function call(method: HttpMethod, path: string, body?: unknown): Promise<unknown> {
  return (await callApi(method, path, body, { anonymous: true })).json();
}
