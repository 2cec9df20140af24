import type { AppointmentQuestion } from "#core/domain/appointment-question.ts";
import type { LiveResult } from "./live-result.ts";
import { useLiveQueryOfAccount } from "./use-live-query-of-account.ts";

/** What the patient wants to ask at the next appointment, oldest first. */
export function useAppointmentQuestions(): LiveResult<AppointmentQuestion[]> {
  return useLiveQueryOfAccount("appointment-questions", (store) => store.listAppointmentQuestions());
}
