import { z } from "zod/mini";

/** The longest question that a patient writes down for an appointment, in UTF-16 units. */
export const maximumAppointmentQuestionLength = 500;

/** A question that the patient wants to ask at the next appointment, in the patient's own words. */
export const appointmentQuestionSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** ISO 8601 instant. */
  createdAt: z.string(),
});
export type AppointmentQuestion = z.infer<typeof appointmentQuestionSchema>;
