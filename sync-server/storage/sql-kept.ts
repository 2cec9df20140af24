import { appointmentQuestionSchema } from "#core/domain/appointment-question.ts";
import { insightSchema } from "#core/domain/insight.ts";
import type { Store } from "#core/domain/store.ts";
import { threadFeedbackSchema } from "#core/domain/thread-feedback.ts";
import { inTransaction } from "./database.ts";
import type { StoreParts } from "./sql-store.ts";

type Kept = Pick<
  Store,
  | "listInsights"
  | "replaceInsights"
  | "listThreadFeedback"
  | "putThreadFeedback"
  | "deleteThreadFeedback"
  | "listAppointmentQuestions"
  | "putAppointmentQuestion"
  | "deleteAppointmentQuestion"
  | "readSearchState"
  | "writeSearchState"
  | "listSearchState"
  | "deleteSearchState"
>;

/** Red threads and what was said of them, questions for appointments, and search state. */
export function sqlKept({ database, account }: StoreParts): Kept {
  return {
    async listInsights() {
      const rows = await database
        .selectFrom("insights")
        .select("body")
        .where("account", "=", account)
        .orderBy("position")
        .execute();
      return rows.map(({ body }) => insightSchema.parse(JSON.parse(body)));
    },
    replaceInsights: (insights) =>
      inTransaction(database, account, async (within) => {
        await within.deleteFrom("insights").where("account", "=", account).execute();
        for (const [position, insight] of insights.entries())
          await within
            .insertInto("insights")
            .values({ account, position, body: JSON.stringify(insight) })
            .execute();
      }),
    async listThreadFeedback() {
      const rows = await database
        .selectFrom("thread_feedback")
        .select("body")
        .where("account", "=", account)
        .orderBy("given_at", "desc")
        .execute();
      return rows.map(({ body }) => threadFeedbackSchema.parse(JSON.parse(body)));
    },
    async putThreadFeedback(feedback) {
      const row = { given_at: Date.parse(feedback.givenAt), body: JSON.stringify(feedback) };
      await database
        .insertInto("thread_feedback")
        .values({ account, thread: feedback.threadId, ...row })
        .onConflict((conflict) => conflict.columns(["account", "thread"]).doUpdateSet(row))
        .execute();
    },
    async deleteThreadFeedback(threadId) {
      const { numDeletedRows } = await database
        .deleteFrom("thread_feedback")
        .where("account", "=", account)
        .where("thread", "=", threadId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async listAppointmentQuestions() {
      const rows = await database
        .selectFrom("appointment_questions")
        .select("body")
        .where("account", "=", account)
        .orderBy("created_at")
        .execute();
      return rows.map(({ body }) => appointmentQuestionSchema.parse(JSON.parse(body)));
    },
    async putAppointmentQuestion(question) {
      const row = { created_at: Date.parse(question.createdAt), body: JSON.stringify(question) };
      await database
        .insertInto("appointment_questions")
        .values({ account, id: question.id, ...row })
        .onConflict((conflict) => conflict.columns(["account", "id"]).doUpdateSet(row))
        .execute();
    },
    async deleteAppointmentQuestion(id) {
      const { numDeletedRows } = await database
        .deleteFrom("appointment_questions")
        .where("account", "=", account)
        .where("id", "=", id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async readSearchState(name) {
      const row = await database
        .selectFrom("search_state")
        .select("state")
        .where("account", "=", account)
        .where("name", "=", name)
        .executeTakeFirst();
      return row === undefined ? undefined : new Uint8Array(row.state);
    },
    async writeSearchState(name, state) {
      await database
        .insertInto("search_state")
        .values({ account, name, state })
        .onConflict((conflict) => conflict.columns(["account", "name"]).doUpdateSet({ state }))
        .execute();
    },
    async listSearchState() {
      const rows = await database
        .selectFrom("search_state")
        .select("name")
        .where("account", "=", account)
        .orderBy("name")
        .execute();
      return rows.map(({ name }) => name);
    },
    async deleteSearchState(name) {
      await database.deleteFrom("search_state").where("account", "=", account).where("name", "=", name).execute();
    },
  };
}
