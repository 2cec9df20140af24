import { type Conversation, newConversationTitle } from "#core/domain/conversation.ts";
import { conversationsTexts } from "#features/texts/conversations.ts";

/**
 * What a conversation is called: the title that somebody gave it; otherwise its first question, which says better than "New conversation"
 * what it is about. Nothing of that is written down: a title is only ever the person's own.
 */
export function titleOf({ title }: Conversation, firstQuestion: string | undefined): string {
  if (title !== newConversationTitle) return title;
  return firstQuestion?.trim().replaceAll(/\s+/g, " ") || conversationsTexts.untitled;
}
