import { z } from "zod/mini";
import { citationSchema } from "./citation.ts";
import { clinicalDateSchema } from "./fact.ts";
import { lineRoleSchema } from "./line-role.ts";

export const assertions = [
  "affirmed",
  "denied",
  "possible",
  "ruled-out",
  /** "If you are sick, stop." */
  "conditional",
  "planned",
  "declined",
  "contraindicated",
  /** Named only as what something is for: "for stroke prevention". */
  "purpose-only",
  "screening-only",
  "historical",
  "resolved",
] as const;
export const assertionSchema = z.enum(assertions);
export type Assertion = z.infer<typeof assertionSchema>;

/** What every statement has: where it stands, when it holds, about whom, how it is meant, and all the words that decide it. */
const base = {
  documentId: z.string(),
  /** The day from which the words speak: the visit, the collection, the diary's day. Left out where nothing says. */
  date: z.optional(clinicalDateSchema),
  role: lineRoleSchema,
  assertion: assertionSchema,
  /** Left out: the patient. Else who it is about, as printed: "father", "wife", "Kylie". */
  subject: z.optional(z.string()),
  /** The clause that says why, as printed. */
  reason: z.optional(z.string()),
  /** Who decided or says so, as printed: "Dr Menon", "patient". */
  by: z.optional(z.string()),
  /** The words that decide, the change and the reason included; the first is where the thing is named. */
  citations: z.array(citationSchema).check(z.minLength(1)),
};

export const medicationChanges = [
  "started",
  "increased",
  "reduced",
  "changed",
  "continued",
  "held",
  "restarted",
  "stopped",
  /** Came to its natural end: a course, a single dose. */
  "finished",
  "given-once",
  "planned",
  "considered",
  "declined",
  "not-taking",
] as const;

export const medicationStatementSchema = z.object({
  ...base,
  kind: z.literal("medication"),
  /** The vocabulary's name, lower case, where it has one; else as printed. */
  name: z.string(),
  printedName: z.string(),
  /** As printed: "5/2.5 mg", "two tablets". */
  dose: z.optional(z.string()),
  /** In plain words: "twice a day", "at night", "as needed". */
  frequency: z.optional(z.string()),
  asNeeded: z.optional(z.boolean()),
  route: z.optional(z.string()),
  /** What it is for, as printed: "atrial fibrillation", "to protect the kidneys". */
  purpose: z.optional(z.string()),
  change: z.optional(z.enum(medicationChanges)),
  /** The day from which the change holds, where it is another than `date`; and until when. */
  from: z.optional(clinicalDateSchema),
  until: z.optional(clinicalDateSchema),
  /** Whether it is taken is left open by the words. */
  unsure: z.optional(z.boolean()),
  /** Printed on a label or a slip of what was supplied: made from what was ordered before. */
  label: z.optional(z.boolean()),
});

export const allergyStatementSchema = z.object({
  ...base,
  kind: z.literal("allergy"),
  /** The substance; "none" where the record says that there are no known allergies. */
  name: z.string(),
  printedName: z.string(),
  reaction: z.optional(z.string()),
  status: z.enum(["confirmed", "doubtful", "refuted"]),
});

export const problemStatementSchema = z.object({
  ...base,
  kind: z.literal("problem"),
  name: z.string(),
  printedName: z.string(),
  /** Told as a complaint, where nobody lists or diagnoses it. */
  complaint: z.optional(z.boolean()),
  /** "2011", "2025-03": since when, where the words say. */
  since: z.optional(clinicalDateSchema),
});

export const resultStatementSchema = z.object({
  ...base,
  kind: z.literal("result"),
  name: z.string(),
  printedName: z.string(),
  /** As printed, without the unit: "6.3", "148/92", "<0.01", "positive". */
  value: z.string(),
  number: z.optional(z.number()),
  unit: z.optional(z.string()),
  low: z.optional(z.number()),
  high: z.optional(z.number()),
  flag: z.optional(z.enum(["low", "high", "abnormal", "normal"])),
  /** No words by the value say the day: `date` is the record's own, and the value may be an older one that is quoted. */
  dateFromRecord: z.optional(z.boolean()),
  /** The record says that this replaces what was reported before. */
  corrects: z.optional(z.boolean()),
});

export const appointmentStatementSchema = z.object({
  ...base,
  kind: z.literal("appointment"),
  /** In plain words: "echocardiogram", "pain clinic review". */
  what: z.string(),
  on: clinicalDateSchema,
  /** "10:40". */
  time: z.optional(z.string()),
  with: z.optional(z.string()),
  place: z.optional(z.string()),
  status: z.enum(["booked", "moved", "cancelled", "attended"]),
  /** The day in whose place it comes, where the same notice says so. */
  replaces: z.optional(z.string()),
});

/** Something asked for or advised: a test, a referral, a vaccine, a thing to do; whether it was done is for the chart to say. */
export const requestStatementSchema = z.object({
  ...base,
  kind: z.literal("request"),
  what: z.string(),
  /** Who is to do it. */
  for: z.enum(["patient", "clinician"]),
  state: z.enum(["asked", "done", "pending", "not-done"]),
  dueBy: z.optional(clinicalDateSchema),
});

export const procedureStatementSchema = z.object({
  ...base,
  kind: z.literal("procedure"),
  name: z.string(),
  printedName: z.string(),
});

export const personStatementSchema = z.object({
  ...base,
  kind: z.literal("person"),
  name: z.string(),
  /** As printed: "pain specialist", "wife". */
  job: z.optional(z.string()),
  organisation: z.optional(z.string()),
  phone: z.optional(z.string()),
});

/** One thing that a record says, with its meaning in place. */
export const statementSchema = z.discriminatedUnion("kind", [
  medicationStatementSchema,
  allergyStatementSchema,
  problemStatementSchema,
  resultStatementSchema,
  appointmentStatementSchema,
  requestStatementSchema,
  procedureStatementSchema,
  personStatementSchema,
]);
export type Statement = z.infer<typeof statementSchema>;
export type MedicationStatement = z.infer<typeof medicationStatementSchema>;
export type AllergyStatement = z.infer<typeof allergyStatementSchema>;
export type ProblemStatement = z.infer<typeof problemStatementSchema>;
export type ResultStatement = z.infer<typeof resultStatementSchema>;
export type AppointmentStatement = z.infer<typeof appointmentStatementSchema>;
export type RequestStatement = z.infer<typeof requestStatementSchema>;
export type ProcedureStatement = z.infer<typeof procedureStatementSchema>;
export type PersonStatement = z.infer<typeof personStatementSchema>;
