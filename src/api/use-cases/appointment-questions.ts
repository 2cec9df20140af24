import type { AppointmentQuestion } from "#core/domain/appointment-question.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { Store } from "#core/domain/store.ts";

/** Keeps a question that the patient wrote down. */
export async function addAppointmentQuestion(
  store: Store,
  text: string,
  home: { now: () => Date; newId: () => string },
): Promise<AppointmentQuestion> {
  const question = { id: home.newId(), text, createdAt: home.now().toISOString() };
  await store.putAppointmentQuestion(question);
  return question;
}

/** The same question in other words: it keeps its place. */
export async function rewriteAppointmentQuestion(
  store: Store,
  { id, text }: Pick<AppointmentQuestion, "id" | "text">,
): Promise<Outcome<AppointmentQuestion, "no-appointment-question">> {
  const question = (await store.listAppointmentQuestions()).find((each) => each.id === id);
  if (question === undefined) return fail("no-appointment-question");
  await store.putAppointmentQuestion({ ...question, text });
  return succeed({ ...question, text });
}
