import { z } from "zod/mini";
import { uploadTypes } from "#core/domain/medical-document.ts";
import { processingStatusSchema } from "#core/domain/processing-status.ts";
import { demoThreadSchema } from "#demo/demo-thread.ts";

/* The shapes of the demo's answers. Its conversations have the shapes of everybody's (contract.ts). */

export const demoPersonaResponseSchema = z.object({
  sampleData: z.object({
    stats: z.object({
      journeyLength: z.string(),
      specialistsSeen: z.number(),
      medicationsTried: z.number(),
      redThreadsFound: z.number(),
    }),
    insights: z.array(demoThreadSchema),
    documents: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        /** ISO day. */
        date: z.string(),
        type: z.enum(uploadTypes),
        summary: z.string(),
        status: processingStatusSchema,
        originalFilename: z.string(),
      }),
    ),
    notFound: z.array(z.string()),
  }),
});

export const personaBootstrapResponseSchema = z.object({
  name: z.string(),
  current_challenges: z.array(z.string()),
  care_team: z.array(z.object({ name: z.string(), role: z.string() })),
  /** `target_date` is an ISO day. */
  goals: z.array(z.object({ label: z.string(), target_date: z.string() })),
});

export type DemoPersonaResponse = z.infer<typeof demoPersonaResponseSchema>;
export type PersonaBootstrapResponse = z.infer<typeof personaBootstrapResponseSchema>;
