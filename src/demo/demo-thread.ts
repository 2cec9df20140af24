import { z } from "zod/mini";
import { insightSchema } from "#core/domain/insight.ts";

/** A red thread over Nora's files, with how strong it is and where its outcome is going. */
export const demoThreadSchema = z.extend(insightSchema, {
  /** Cohen's words for the size of its effect; a rule has none and is as strong as the records that say it. */
  strength: z.enum(["strong", "moderate", "weak"]),
  trend: z.enum(["improving", "worsening", "steady"]),
});
export type DemoThread = z.infer<typeof demoThreadSchema>;

/** What the engine found in her files, and what it looked for and did not find. */
export const demoThreadsSchema = z.object({
  /** Most useful first. */
  found: z.array(demoThreadSchema),
  /** One sentence for each outcome. */
  notFound: z.array(z.string()),
});
export type DemoThreads = z.infer<typeof demoThreadsSchema>;
