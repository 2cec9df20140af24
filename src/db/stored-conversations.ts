import type { Conversation, Message } from "#core/records/conversation.ts";
import type { Store } from "#core/records/store.ts";
import { type AccountDatabase, type ConversationRow, type MessageRow, nextOrder } from "./account-database.ts";
import type { OpenedValues } from "./opened-values.ts";
import type { Codec } from "./sealing/codec.ts";

type Conversations = Pick<
  Store,
  "addConversation" | "listConversations" | "getConversation" | "listMessages" | "addMessages"
>;

/** Conversations and their messages: ids, instants and order in plain columns, every word sealed. */
export function createStoredConversations(
  database: AccountDatabase,
  codec: Codec,
  opened: OpenedValues,
): Conversations {
  const { conversations, messages } = database;

  async function openConversation({ id, createdAt, body }: ConversationRow): Promise<Conversation> {
    return { id, createdAt, ...(await opened.open("conversations", id, body)) };
  }

  async function openMessage({ id, conversationId, createdAt, body }: MessageRow): Promise<Message> {
    return { id, conversationId, createdAt, ...(await opened.open("messages", id, body)) };
  }

  return {
    async addConversation(conversation) {
      const { id, createdAt, title } = conversation;
      const body = await codec.seal("conversations", id, { title });
      await database.transaction("rw", conversations, async () => {
        await conversations.put({ id, createdAt, order: await nextOrder(conversations), body });
      });
      return { ...conversation };
    },
    async listConversations() {
      const rows = await conversations.toArray();
      rows.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || a.order - b.order);
      return Promise.all(rows.map(openConversation));
    },
    async getConversation(id) {
      const row = await conversations.get(id);
      return row && openConversation(row);
    },
    async listMessages(conversationId) {
      const rows = await messages.where("conversationId").equals(conversationId).toArray();
      rows.sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.order - b.order);
      return Promise.all(rows.map(openMessage));
    },
    async addMessages(added) {
      const sealed = await Promise.all(
        added.map(async ({ id, conversationId, createdAt, ...words }) => {
          return { id, conversationId, createdAt, body: await codec.seal("messages", id, words) };
        }),
      );
      await database.transaction("rw", messages, async () => {
        const order = await nextOrder(messages);
        await messages.bulkPut(sealed.map((row, index) => ({ ...row, order: order + index })));
      });
    },
  };
}
