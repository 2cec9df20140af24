import { z } from "zod/mini";
import { citationSchema } from "./citation.ts";

export const factKinds = [
  "medication",
  "symptom",
  "lab",
  "vital",
  "condition",
  "allergy",
  "procedure",
  "vaccination",
  "appointment",
  "instruction",
  "lifestyle",
  "birth-date",
] as const;
export const factKindSchema = z.enum(factKinds);
export type FactKind = z.infer<typeof factKindSchema>;

export const datePrecisionSchema = z.enum(["day", "month", "year"]);
export type DatePrecision = z.infer<typeof datePrecisionSchema>;

/** A clinical date: ISO 8601, cut to its precision ("2025-05-21", "2025-05", "2025"). */
export const clinicalDateSchema = z.object({ date: z.string(), precision: datePrecisionSchema });
export type ClinicalDate = z.infer<typeof clinicalDateSchema>;

/** A dated clinical fact, with the words that say it. */
export const factSchema = z.object({
  kind: factKindSchema,
  /** The standard name from the vocabulary, lower case; the printed words where the vocabulary has none. */
  name: z.string(),
  /** As printed: a number keeps the record's digits ("0.40" stays "0.40"). */
  value: z.optional(z.string()),
  /** The number in `value`, where it is one. */
  number: z.optional(z.number()),
  /** As printed. */
  unit: z.optional(z.string()),
  /** As printed; `low` and `high` where it could be parsed. */
  referenceRange: z.optional(z.object({ text: z.string(), low: z.optional(z.number()), high: z.optional(z.number()) })),
  flag: z.optional(z.enum(["low", "high", "abnormal", "normal"])),
  /** Symptoms: 0 to 10, or the printed word ("mild"). */
  severity: z.optional(z.string()),
  bodyPart: z.optional(z.string()),
  /** Medications, as printed: "15 mg". */
  dose: z.optional(z.string()),
  form: z.optional(z.string()),
  frequency: z.optional(z.string()),
  status: z.optional(z.enum(["started", "stopped", "changed", "continued", "planned", "declined"])),
  /** When it happened or was measured. Left out when neither the words nor the document say. */
  date: z.optional(clinicalDateSchema),
  endDate: z.optional(clinicalDateSchema),
  negated: z.boolean(),
  uncertain: z.boolean(),
  /** Said of the past ("history of"), or only supposed ("if you develop"). */
  historical: z.optional(z.boolean()),
  hypothetical: z.optional(z.boolean()),
  subject: z.enum(["patient", "relative"]),
  relative: z.optional(z.string()),
  /** A near-miss of a known name ("prednis0ne"): proposed, never silently corrected. */
  proposedName: z.optional(z.string()),
  /** The patient says so, of this fact or of the words that it rests on. */
  correctedBy: z.optional(z.literal("patient")),
  /** The correction that speaks of this very fact. */
  correctionId: z.optional(z.string()),
  citation: citationSchema,
});
export type Fact = z.infer<typeof factSchema>;
