import type { Store } from "#core/domain/store.ts";
import { type AccountDatabase, nextOrder } from "./account-database.ts";
import type { OpenedValues } from "./opened-values.ts";
import type { Codec } from "./sealing/codec.ts";

type AppointmentQuestions = Pick<
  Store,
  "listAppointmentQuestions" | "putAppointmentQuestion" | "deleteAppointmentQuestion"
>;

const name = "appointmentQuestions";

/** What the patient wants to ask: ids, instants and order in plain columns, the words sealed. */
export function createStoredAppointmentQuestions(
  database: AccountDatabase,
  codec: Codec,
  opened: OpenedValues,
): AppointmentQuestions {
  const { appointmentQuestions } = database;
  return {
    async listAppointmentQuestions() {
      const rows = await appointmentQuestions.toArray();
      rows.sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.order - b.order);
      return Promise.all(
        rows.map(async ({ id, createdAt, body }) => ({ id, createdAt, ...(await opened.open(name, id, body)) })),
      );
    },
    async putAppointmentQuestion({ id, createdAt, text }) {
      const body = await codec.seal(name, id, { text });
      await database.transaction("rw", appointmentQuestions, async () => {
        const known = await appointmentQuestions.get(id);
        const order = known?.order ?? (await nextOrder(appointmentQuestions));
        await appointmentQuestions.put({ id, createdAt, order, body });
      });
    },
    async deleteAppointmentQuestion(id) {
      const existed = await database.transaction("rw", appointmentQuestions, async () => {
        const known = (await appointmentQuestions.where("id").equals(id).count()) > 0;
        await appointmentQuestions.delete(id);
        return known;
      });
      opened.forget(name, id);
      return existed;
    },
  };
}
