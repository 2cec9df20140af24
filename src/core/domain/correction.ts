import { z } from "zod/mini";
import { clinicalDateSchema, factSchema } from "./fact.ts";

/** The longest words that stand in for others, in UTF-16 units: a whole page of small print. */
export const maximumCorrectionLength = 20_000;
/** How much of the page is kept on either side of words, to find their place again when the page was read anew. */
export const neighbourLength = 48;

/**
 * Words of a page that are not what stands there. `start` and `end` are UTF-16 offsets in the page's text as it was read, before any
 * correction; `oldText` stood there, `before` and `after` around it.
 */
export const textChangeSchema = z.object({
  type: z.literal("text"),
  page: z.int().check(z.positive()),
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
  oldText: z.string().check(z.maxLength(maximumCorrectionLength)),
  before: z.string().check(z.maxLength(neighbourLength)),
  after: z.string().check(z.maxLength(neighbourLength)),
  newText: z.string().check(z.maxLength(maximumCorrectionLength, "Please use fewer words.")),
});
export type TextChange = z.infer<typeof textChangeSchema>;

const word = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200, "Please use fewer words.")));

/** What a fact says instead; what is left out stays. */
export const factEditSchema = z.object({
  name: word,
  value: word,
  unit: word,
  dose: word,
  frequency: word,
  severity: word,
  date: z.optional(clinicalDateSchema),
});
export type FactEdit = z.infer<typeof factEditSchema>;

/** What stands before and after the words of a fact, to find them again when the page was read anew. */
export const neighboursSchema = z.object({
  before: z.string().check(z.maxLength(neighbourLength)),
  after: z.string().check(z.maxLength(neighbourLength)),
});
export type Neighbours = z.infer<typeof neighboursSchema>;

/** `fact` is what was understood without this correction: by it, the fact is known again after the record was read anew. */
export const factChangeSchema = z.object({
  type: z.literal("fact"),
  fact: factSchema,
  neighbours: neighboursSchema,
  edit: factEditSchema,
});
export type FactChange = z.infer<typeof factChangeSchema>;

/** It is not the patient's, or not true at all. */
export const notMineChangeSchema = z.object({
  type: z.literal("not-mine"),
  fact: factSchema,
  neighbours: neighboursSchema,
});
export type NotMineChange = z.infer<typeof notMineChangeSchema>;

export const titleChangeSchema = z.object({
  type: z.literal("title"),
  title: z
    .string("Please write a title first.")
    .check(z.trim(), z.minLength(1, "Please write a title first."), z.maxLength(200, "Please use a shorter title.")),
});
export const dateChangeSchema = z.object({ type: z.literal("date"), occurredOn: clinicalDateSchema });

export const correctionChangeSchema = z.discriminatedUnion("type", [
  textChangeSchema,
  factChangeSchema,
  notMineChangeSchema,
  titleChangeSchema,
  dateChangeSchema,
]);
export type CorrectionChange = z.infer<typeof correctionChangeSchema>;

/** The patient's own statement about one record. It wins over whatever is read from it, now and later. */
export const correctionSchema = z.object({
  id: z.string(),
  documentId: z.string(),
  /** ISO 8601 instant; of two that speak of the same place, the later counts. */
  correctedAt: z.string(),
  change: correctionChangeSchema,
});
export type Correction = z.infer<typeof correctionSchema>;

/** Tells the corrections of a document from any others: whoever changes them says which they knew. */
export function correctionsVersion(corrections: readonly Pick<Correction, "id" | "correctedAt">[]): string {
  return corrections
    .map(({ id, correctedAt }) => `${id} ${correctedAt}`)
    .sort()
    .join("\n");
}
