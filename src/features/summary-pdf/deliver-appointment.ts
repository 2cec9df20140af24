import type { AppointmentQuestion } from "#core/domain/appointment-question.ts";
import { appointmentsTexts as words } from "#features/texts/appointments.ts";
import type { AppointmentInput } from "./appointment-input.ts";
import { loadFonts, save } from "./deliver-summary.ts";

/** Saves what is taken to an appointment as a PDF. The layout and its library come with the first one; a failure is the caller's to tell. */
export async function saveAppointmentPdf(
  sheet: Omit<AppointmentInput, "questions">,
  questions: readonly AppointmentQuestion[],
): Promise<void> {
  const today = new Date();
  const [{ createAppointmentPdf }, fonts] = await Promise.all([import("./create-appointment-pdf.ts"), loadFonts()]);
  const pdf = createAppointmentPdf({ ...sheet, questions: questions.map(({ text }) => text) }, { today, fonts });
  save(new File([pdf], words.pdf.filename(today.toISOString().slice(0, 10)), { type: "application/pdf" }));
}
