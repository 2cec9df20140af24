import type { Store } from "#core/domain/store.ts";

/**
 * Puts all records of one store into another as they are, with what was read from them and what was asked. What is there already stays as it
 * is, so that a move that was interrupted can be made again.
 */
export async function moveRecords(from: Store, to: Store): Promise<void> {
  for (const document of await from.listDocuments()) {
    const content = await from.getContent(document.id);
    if (content === undefined) continue;
    const reading = await from.getReading(document.id);
    const corrections = await from.listCorrections(document.id);
    await to.restoreDocument({ document, content, ...(reading === undefined ? {} : { reading }), corrections });
  }
  for (const conversation of await from.listConversations()) {
    const messages = await from.listMessages(conversation.id);
    if (messages.length > 0) await to.restoreConversation({ conversation, messages });
  }
}
