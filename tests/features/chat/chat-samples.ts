import type { Citation } from "#core/domain/citation.ts";
import type { Answer, Conversation, Message } from "#core/domain/conversation.ts";

export const citation: Citation = {
  documentId: "lab",
  originalFilename: "lab-february.pdf",
  page: 2,
  start: 4,
  end: 13,
  quote: "23.4 mg/L",
};

export const foundAnswer: Answer = {
  answer: "Your CRP was 23.4 mg/L.",
  sentences: [{ text: "Your CRP was 23.4 mg/L.", citations: [citation] }],
  found: true,
  engine: "test/1",
  safety: "If this is an emergency, call your emergency number.",
  notice: "This answer is AI-generated. It must not replace medical advice.",
};

export const absentAnswer: Answer = {
  answer: "Your records do not say anything about this.",
  sentences: [],
  found: false,
  engine: "test/1",
  notice: foundAnswer.notice,
};

export function conversation(id: string): Conversation {
  return { id, title: "New conversation", createdAt: "2026-01-01T10:00:00Z" };
}

export function message(id: string, role: Message["role"], content: string, answer?: Answer): Message {
  return { id, conversationId: "c", role, content, createdAt: "2026-01-01T10:00:00Z", answer };
}

export const hrefOf = ({ documentId, page, start, end }: Citation) => `#${documentId}/${page}/${start}/${end}`;
