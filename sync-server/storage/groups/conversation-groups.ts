import { sql } from "kysely";
import type { Conversation, Message } from "#core/domain/conversation.ts";
import { messageKey, messageOfKey } from "#core/replication/groups/conversation-values.ts";
import { fieldKey, idOfGroup } from "#core/replication/groups/entity-names.ts";
import {
  type GroupWrite,
  type GroupWritten,
  inOrder,
  rowsBy,
  type Stamps,
  type StoredGroup,
  sameStamps,
} from "#core/replication/groups/group.ts";
import { sha256 } from "../../sync/digest.ts";
import { type Database, inTransaction } from "../database.ts";
import type { GroupParts, GroupRows } from "./sql-groups.ts";

interface ConversationRow {
  id: string;
  body: Conversation;
  /** Ids of its messages: what they say never changes. */
  messages: string[];
}

/** Conversations as groups: when one began, what it is called, and each message. */
export function conversationGroups({ database, account, guard }: GroupParts): GroupRows {
  async function rowsOf(within: Database, ids?: readonly string[]): Promise<ConversationRow[]> {
    if (ids?.length === 0) return [];
    const named = (column: "id" | "conversation") =>
      ids === undefined ? sql<boolean>`1 = 1` : sql<boolean>`${sql.ref(column)} in (${sql.join(ids)})`;
    const rows = await within
      .selectFrom("conversations")
      .select(["id", "body"])
      .where("account", "=", account)
      .where(named("id"))
      .execute();
    const messages = await within
      .selectFrom("messages")
      .select(["id", "conversation"])
      .where("account", "=", account)
      .where(named("conversation"))
      .execute();
    const own = rowsBy(messages, ({ conversation }) => conversation);
    return rows.map(({ id, body }) => ({
      id,
      body: JSON.parse(body) as Conversation,
      messages: (own.get(id) ?? []).map((message) => message.id),
    }));
  }

  async function openMessages(conversation: string): Promise<Map<string, unknown>> {
    const rows = await database
      .selectFrom("messages")
      .select("body")
      .where("account", "=", account)
      .where("conversation", "=", conversation)
      .execute();
    return new Map(
      rows.map(({ body }) => {
        const { id, conversationId, ...words } = JSON.parse(body) as Message;
        return [messageKey(conversationId, id), words];
      }),
    );
  }

  function groupOf({ id, body, messages }: ConversationRow): StoredGroup {
    const stamps = stampsOfRow({ id, body, messages });
    const group = `conversation:${id}`;
    const part = (name: "record" | "title", value: unknown) => ({
      stamp: stamps[name] ?? "",
      open: async () => new Map([[fieldKey(group, name), value]]),
    });
    return {
      place: "here",
      parts: {
        record: part("record", { createdAt: body.createdAt }),
        title: part("title", { title: body.title }),
        messages: { stamp: stamps.messages ?? "", open: () => openMessages(id) },
      },
    };
  }

  /** Inside a transaction. */
  async function writeOne(within: Database, { group, values, seen }: GroupWrite): Promise<GroupWritten> {
    const id = idOfGroup(group);
    const [row] = await rowsOf(within, [id]);
    if (!sameStamps(row && stampsOfRow(row), seen)) return "changed";
    const record = values.get(fieldKey(group, "record")) as { createdAt: string } | undefined;
    const title = values.get(fieldKey(group, "title")) as { title: string } | undefined;
    const createdAt = record?.createdAt ?? row?.body.createdAt;
    const name = title?.title ?? row?.body.title;
    if (createdAt === undefined || name === undefined) return "incomplete";
    const kept = {
      created_at: Date.parse(createdAt),
      body: JSON.stringify({ ...row?.body, id, title: name, createdAt }),
    };
    await within
      .insertInto("conversations")
      .values({ account, id, ...kept })
      .onConflict((conflict) => conflict.columns(["account", "id"]).doUpdateSet(kept))
      .execute();
    for (const [key, value] of values) if (key.startsWith(`message:${id}:`)) await layMessage(within, key, value);
    const [after] = await rowsOf(within, [id]);
    return after === undefined ? "incomplete" : stampsOfRow(after);
  }

  async function layMessage(within: Database, key: string, value: unknown): Promise<void> {
    const { conversationId, id } = messageOfKey(key);
    if (value === null) {
      await within.deleteFrom("messages").where("account", "=", account).where("id", "=", id).execute();
      return;
    }
    const words = value as Omit<Message, "id" | "conversationId">;
    const kept = {
      conversation: conversationId,
      created_at: Date.parse(words.createdAt),
      body: JSON.stringify({ id, conversationId, ...words }),
    };
    await within
      .insertInto("messages")
      .values({ account, id, ...kept })
      .onConflict((conflict) => conflict.columns(["account", "id"]).doUpdateSet(kept))
      .execute();
  }

  return {
    async scan() {
      return new Map((await rowsOf(database)).map((row) => [`conversation:${row.id}`, stampsOfRow(row)]));
    },
    async read(groups) {
      const rows = await rowsOf(database, groups.map(idOfGroup));
      return new Map(rows.map((row) => [`conversation:${row.id}`, groupOf(row)]));
    },
    write: (writes) =>
      inTransaction(database, account, async (within) => {
        await guard(within);
        return inOrder(writes, (write) => writeOne(within, write));
      }),
  };
}

function stampsOfRow({ body, messages }: ConversationRow): Stamps {
  return {
    place: "here",
    record: body.createdAt,
    title: sha256(body.title).slice(0, 22),
    messages: [...messages].sort().join(" "),
  };
}
