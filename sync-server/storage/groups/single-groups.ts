import type { AppointmentQuestion } from "#core/domain/appointment-question.ts";
import type { ThreadFeedback } from "#core/domain/thread-feedback.ts";
import { fieldKey, idOfGroup } from "#core/replication/groups/entity-names.ts";
import {
  type GroupWrite,
  type GroupWritten,
  inOrder,
  type Stamps,
  sameStamps,
} from "#core/replication/groups/group.ts";
import { type QuestionValue, singleFields } from "#core/replication/groups/single-values.ts";
import { sha256 } from "../../sync/digest.ts";
import { type Database, inTransaction } from "../database.ts";
import type { GroupParts, GroupRows } from "./sql-groups.ts";

/** How things of one field lie in their table. There are few of them, and all are read. */
interface Singles<Value> {
  kind: keyof typeof singleFields;
  list(within: Database): Promise<Map<string, Value>>;
  put(within: Database, group: string, value: Value): Promise<void>;
  remove(within: Database, group: string, value: Value): Promise<void>;
}

function singleGroups<Value>({ database, account, guard }: GroupParts, singles: Singles<Value>): GroupRows {
  const field = singleFields[singles.kind];
  const stampsOf = (value: Value): Stamps => ({ place: "here", [field]: sha256(JSON.stringify(value)) });

  /** Inside a transaction. */
  async function writeOne(within: Database, { group, values, seen }: GroupWrite): Promise<GroupWritten> {
    const known = (await singles.list(within)).get(group);
    if (!sameStamps(known === undefined ? undefined : stampsOf(known), seen)) return "changed";
    const value = values.get(fieldKey(group, field)) as Value | null | undefined;
    if (value === undefined) return seen ?? "incomplete";
    if (value === null) {
      if (known !== undefined) await singles.remove(within, group, known);
      return {};
    }
    await singles.put(within, group, value);
    const after = (await singles.list(within)).get(group);
    return after === undefined ? "incomplete" : stampsOf(after);
  }

  return {
    async scan() {
      return new Map([...(await singles.list(database))].map(([group, value]) => [group, stampsOf(value)]));
    },
    async read(groups) {
      const all = await singles.list(database);
      return new Map(
        groups.flatMap((group) => {
          const value = all.get(group);
          if (value === undefined) return [];
          const open = async () => new Map<string, unknown>([[fieldKey(group, field), value]]);
          return [
            [group, { place: "here" as const, parts: { [field]: { stamp: stampsOf(value)[field] ?? "", open } } }],
          ];
        }),
      );
    },
    write: (writes) =>
      inTransaction(database, account, async (within) => {
        await guard(within);
        return inOrder(writes, (write) => writeOne(within, write));
      }),
  };
}

/** Questions for the next appointment. */
export function questionGroups(parts: GroupParts): GroupRows {
  const { account } = parts;
  const kind = "appointment-question";
  return singleGroups<QuestionValue>(parts, {
    kind,
    async list(within) {
      const rows = await within
        .selectFrom("appointment_questions")
        .select(["id", "body"])
        .where("account", "=", account)
        .execute();
      return new Map(
        rows.map(({ id, body }) => {
          const { createdAt, text } = JSON.parse(body) as AppointmentQuestion;
          return [`${kind}:${id}`, { createdAt, text }];
        }),
      );
    },
    async put(within, group, value) {
      const id = idOfGroup(group);
      const row = { created_at: Date.parse(value.createdAt), body: JSON.stringify({ id, ...value }) };
      await within
        .insertInto("appointment_questions")
        .values({ account, id, ...row })
        .onConflict((conflict) => conflict.columns(["account", "id"]).doUpdateSet(row))
        .execute();
    },
    async remove(within, group) {
      await within
        .deleteFrom("appointment_questions")
        .where("account", "=", account)
        .where("id", "=", idOfGroup(group))
        .execute();
    },
  });
}

/** What a thread's judgement is called in the log. */
export const feedbackGroup = (threadId: string) => `thread-feedback:${sha256(threadId)}`;

/** What the patient said of red threads. */
export function feedbackGroups(parts: GroupParts): GroupRows {
  const { account } = parts;
  return singleGroups<ThreadFeedback>(parts, {
    kind: "thread-feedback",
    async list(within) {
      const rows = await within.selectFrom("thread_feedback").select("body").where("account", "=", account).execute();
      const all = rows.map(({ body }) => JSON.parse(body) as ThreadFeedback);
      return new Map(all.map((feedback) => [feedbackGroup(feedback.threadId), feedback]));
    },
    async put(within, _group, feedback) {
      const row = { given_at: Date.parse(feedback.givenAt), body: JSON.stringify(feedback) };
      await within
        .insertInto("thread_feedback")
        .values({ account, thread: feedback.threadId, ...row })
        .onConflict((conflict) => conflict.columns(["account", "thread"]).doUpdateSet(row))
        .execute();
    },
    async remove(within, _group, { threadId }) {
      await within
        .deleteFrom("thread_feedback")
        .where("account", "=", account)
        .where("thread", "=", threadId)
        .execute();
    },
  });
}
