import { z } from "zod/mini";
import { citationSchema } from "./citation.ts";

/** A red thread: a pattern across records. */
export const insightSchema = z.object({
  id: z.string(),
  insight: z.string(),
  /** Percent, 0 to 100. */
  confidence: z.number(),
  clinicalRelevance: z.optional(z.string()),
  recommendedAction: z.optional(z.string()),
  /** Names of the records it rests on. */
  relatedDocuments: z.array(z.string()),
  kind: z.string(),
  evidence: z.object({ supporting: z.array(citationSchema), contradicting: z.array(citationSchema) }),
  statistics: z.optional(
    z.object({
      n: z.number(),
      effect: z.number(),
      lagDays: z.optional(z.number()),
      p: z.optional(z.number()),
      /** How many pairs were tested, for the correction. */
      tested: z.number(),
    }),
  ),
  /** "Why do I see this?" in three sentences. */
  why: z.optional(z.array(z.string())),
  /** What else would explain it, a sentence each. */
  warnings: z.optional(z.array(z.string())),
  /** About how many more entries would settle it; 0 where it is settled; left out where none can. */
  moreEntriesNeeded: z.optional(z.number()),
});
export type Insight = z.infer<typeof insightSchema>;
