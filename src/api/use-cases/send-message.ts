import { type Message, unansweredQuestion } from "#core/domain/conversation.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { Answering, Store } from "#core/domain/store.ts";

/**
 * Keeps the person's message, answers it from the records, keeps the answer. The question is kept first: when answering breaks, or the app is
 * closed, it is not lost, and asking the same again answers the one that stands there.
 */
export async function sendMessage(
  store: Store,
  request: { conversationId: string; content: string },
  home: { answering: Answering; now: () => Date; newId: () => string },
): Promise<Outcome<Message, "no-conversation">> {
  const { conversationId, content } = request;
  if ((await store.getConversation(conversationId)) === undefined) return fail("no-conversation");
  const kept = await store.listMessages(conversationId);
  const unanswered = unansweredQuestion(kept);
  const isAskedAgain = unanswered?.content === content;
  const history = isAskedAgain ? kept.slice(0, -1) : kept;
  const asked = home.now();
  const askedAt = isAskedAgain ? unanswered.createdAt : instantAfter(history.at(-1)?.createdAt, asked);
  if (!isAskedAgain)
    await store.addMessages([{ id: home.newId(), conversationId, role: "user", content, createdAt: askedAt }]);
  const answer = await home.answering(store, { question: content, history, now: asked });
  // It may have been deleted while its answer was looked up: then nobody reads the answer, and nothing of it may stay behind.
  if ((await store.getConversation(conversationId)) === undefined) return fail("no-conversation");
  const reply: Message = {
    id: home.newId(),
    conversationId,
    role: "assistant",
    content: answer.answer,
    createdAt: instantAfter(askedAt, home.now()),
    answer,
  };
  await store.addMessages([reply]);
  return succeed(reply);
}

/** Now, or just after `previous`: a clock that was set back, or stands still, must not put an answer before its question. */
function instantAfter(previous: string | undefined, now: Date): string {
  const earliest = previous === undefined ? 0 : Date.parse(previous) + 1;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}
