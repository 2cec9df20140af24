import { type Conversation, conversationSchema, type Message, messageSchema } from "#core/domain/conversation.ts";
import type { Store } from "#core/domain/store.ts";
import { type Database, inTransaction } from "./database.ts";
import type { StoreParts } from "./sql-store.ts";

type Conversations = Pick<
  Store,
  | "addConversation"
  | "listConversations"
  | "getConversation"
  | "listMessages"
  | "addMessages"
  | "renameConversation"
  | "deleteConversation"
  | "restoreConversation"
>;

/** Conversations with their messages. */
export function sqlConversations({ database, account }: StoreParts): Conversations {
  const find = async (within: Database, id: string): Promise<Conversation | undefined> => {
    const row = await within
      .selectFrom("conversations")
      .select("body")
      .where("account", "=", account)
      .where("id", "=", id)
      .executeTakeFirst();
    return row === undefined ? undefined : conversationSchema.parse(JSON.parse(row.body));
  };
  const insert = async (within: Database, conversation: Conversation) => {
    const body = JSON.stringify(conversation);
    await within
      .insertInto("conversations")
      .values({ account, id: conversation.id, created_at: Date.parse(conversation.createdAt), body })
      .onConflict((conflict) => conflict.columns(["account", "id"]).doUpdateSet({ body }))
      .execute();
  };
  const insertMessages = async (within: Database, messages: readonly Message[]) => {
    for (const message of messages)
      await within
        .insertInto("messages")
        .values({
          account,
          id: message.id,
          conversation: message.conversationId,
          created_at: Date.parse(message.createdAt),
          body: JSON.stringify(message),
        })
        .execute();
  };

  return {
    async addConversation(conversation) {
      await insert(database, conversation);
      return conversation;
    },
    async listConversations() {
      const rows = await database
        .selectFrom("conversations")
        .select("body")
        .where("account", "=", account)
        .orderBy("created_at", "desc")
        .orderBy("arrival")
        .execute();
      return rows.map(({ body }) => conversationSchema.parse(JSON.parse(body)));
    },
    getConversation: (id) => find(database, id),
    async listMessages(conversationId) {
      const rows = await database
        .selectFrom("messages")
        .select("body")
        .where("account", "=", account)
        .where("conversation", "=", conversationId)
        .orderBy("created_at")
        .orderBy("arrival")
        .execute();
      return rows.map(({ body }) => messageSchema.parse(JSON.parse(body)));
    },
    addMessages: (messages) => inTransaction(database, account, (within) => insertMessages(within, messages)),
    renameConversation: (id, title) =>
      inTransaction(database, account, async (within) => {
        const conversation = await find(within, id);
        if (conversation === undefined) return undefined;
        await insert(within, { ...conversation, title });
        return { ...conversation, title };
      }),
    deleteConversation: (id) =>
      inTransaction(database, account, async (within) => {
        await within.deleteFrom("messages").where("account", "=", account).where("conversation", "=", id).execute();
        const { numDeletedRows } = await within
          .deleteFrom("conversations")
          .where("account", "=", account)
          .where("id", "=", id)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),
    restoreConversation: ({ conversation, messages }) =>
      inTransaction(database, account, async (within) => {
        if ((await find(within, conversation.id)) !== undefined) return false;
        for (const { id } of messages) {
          const there = await within
            .selectFrom("messages")
            .select("id")
            .where("account", "=", account)
            .where("id", "=", id)
            .executeTakeFirst();
          if (there !== undefined) return false;
        }
        await insert(within, conversation);
        await insertMessages(within, messages);
        return true;
      }),
  };
}
