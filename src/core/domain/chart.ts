import { z } from "zod/mini";
import { citationSchema } from "./citation.ts";

const citations = z.array(citationSchema).check(z.minLength(1));

export const medicationStatuses = [
  "taking",
  "as-needed",
  "held",
  "stopped",
  "finished",
  "planned",
  "never",
  "unclear",
] as const;

/** One medicine of the patient's over time; `dose` and `frequency` are today's. Dates are ISO 8601, cut to what is known. */
export const chartMedicineSchema = z.object({
  name: z.string(),
  printedName: z.optional(z.string()),
  dose: z.optional(z.string()),
  frequency: z.optional(z.string()),
  status: z.enum(medicationStatuses),
  since: z.optional(z.string()),
  until: z.optional(z.string()),
  reason: z.optional(z.string()),
  decidedBy: z.optional(z.string()),
  /** What happened to it, oldest first. */
  steps: z.array(
    z.object({
      date: z.optional(z.string()),
      change: z.string(),
      dose: z.optional(z.string()),
      frequency: z.optional(z.string()),
      reason: z.optional(z.string()),
      by: z.optional(z.string()),
      citations,
    }),
  ),
  /** The words that decide the status come first. */
  citations,
});
export type ChartMedicine = z.infer<typeof chartMedicineSchema>;

export const chartAllergySchema = z.object({
  name: z.string(),
  reaction: z.optional(z.string()),
  status: z.enum(["confirmed", "doubtful", "refuted"]),
  citations,
});
export type ChartAllergy = z.infer<typeof chartAllergySchema>;

export const chartProblemSchema = z.object({
  name: z.string(),
  status: z.enum(["active", "resolved", "suspected", "ruled-out", "at-risk"]),
  since: z.optional(z.string()),
  citations,
});
export type ChartProblem = z.infer<typeof chartProblemSchema>;

export const chartResultSchema = z.object({
  name: z.string(),
  /** Oldest first; one measurement once, however often it is quoted. */
  values: z.array(
    z.object({
      value: z.string(),
      unit: z.optional(z.string()),
      date: z.string(),
      low: z.optional(z.number()),
      high: z.optional(z.number()),
      flag: z.optional(z.enum(["low", "high", "abnormal", "normal"])),
      citations,
    }),
  ),
});
export type ChartResult = z.infer<typeof chartResultSchema>;

export const chartAppointmentSchema = z.object({
  date: z.string(),
  time: z.optional(z.string()),
  what: z.string(),
  with: z.optional(z.string()),
  place: z.optional(z.string()),
  status: z.enum(["booked", "moved", "cancelled", "past"]),
  /** The day in whose place it comes: it was moved from there. */
  replaces: z.optional(z.string()),
  citations,
});
export type ChartAppointment = z.infer<typeof chartAppointmentSchema>;

export const chartOpenLoopSchema = z.object({
  what: z.string(),
  asked: z.optional(z.string()),
  dueBy: z.optional(z.string()),
  by: z.optional(z.string()),
  citations,
});
export type ChartOpenLoop = z.infer<typeof chartOpenLoopSchema>;

export const chartPersonSchema = z.object({
  name: z.string(),
  role: z.optional(z.string()),
  organisation: z.optional(z.string()),
  phone: z.optional(z.string()),
  citations,
});
export type ChartPerson = z.infer<typeof chartPersonSchema>;

export const chartDisagreementSchema = z.object({
  about: z.string(),
  says: z.array(z.object({ text: z.string(), date: z.optional(z.string()), citations })),
});
export type ChartDisagreement = z.infer<typeof chartDisagreementSchema>;

/** What all records of one patient mean together on the day `asOf`. */
export const chartSchema = z.object({
  asOf: z.string(),
  patient: z.object({ name: z.optional(z.string()), born: z.optional(z.string()) }),
  medicines: z.array(chartMedicineSchema),
  allergies: z.array(chartAllergySchema),
  problems: z.array(chartProblemSchema),
  results: z.array(chartResultSchema),
  appointments: z.array(chartAppointmentSchema),
  openLoops: z.array(chartOpenLoopSchema),
  people: z.array(chartPersonSchema),
  disagreements: z.array(chartDisagreementSchema),
  /** Records of somebody else: nothing of them stands above. */
  setAside: z.array(z.object({ documentId: z.string(), reason: z.string() })),
  /** Of what nothing stands above, because it could not be read or says nothing of this patient: whole records, or these of their pages. */
  unread: z.array(z.object({ documentId: z.string(), pages: z.optional(z.array(z.number())), reason: z.string() })),
});
export type Chart = z.infer<typeof chartSchema>;
