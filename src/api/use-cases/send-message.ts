import type { Message } from "#core/records/conversation.ts";
import { fail, type Outcome, succeed } from "#core/records/outcome.ts";
import type { Answering, Store } from "#core/records/store.ts";

/**
 * Keeps the person's message, answers it from the records, keeps the answer. The question is kept first: when answering breaks, it is
 * not lost.
 */
export async function sendMessage(
  store: Store,
  request: { conversationId: string; content: string },
  home: { answering: Answering; now: () => Date; newId: () => string },
): Promise<Outcome<Message, "no-conversation">> {
  const { conversationId, content } = request;
  if ((await store.getConversation(conversationId)) === undefined) return fail("no-conversation");
  const history = await store.listMessages(conversationId);
  const asked = home.now();
  await store.addMessages([
    { id: home.newId(), conversationId, role: "user", content, createdAt: asked.toISOString() },
  ]);
  const answer = await home.answering(store, { question: content, history, now: asked });
  // A clock that was set back in between must not put the answer before its question.
  const createdAt = new Date(Math.max(home.now().getTime(), asked.getTime() + 1)).toISOString();
  const reply: Message = {
    id: home.newId(),
    conversationId,
    role: "assistant",
    content: answer.answer,
    createdAt,
    answer,
  };
  await store.addMessages([reply]);
  return succeed(reply);
}
