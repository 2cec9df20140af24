import { z } from "zod/mini";

/** Where in the page something stands: fractions (0 to 1) of the page's width and height, origin at the top left. */
export const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof boxSchema>;

/** "typed": the patient's own entry, in lines that the product wrote from it. */
export const pageSources = ["text-layer", "form-field", "ocr", "speech", "typed"] as const;
export const pageSourceSchema = z.enum(pageSources);
export type PageSource = z.infer<typeof pageSourceSchema>;

/** One word with its place; `start` and `end` are UTF-16 offsets in the page's text. */
export const wordSchema = z.object({
  start: z.number(),
  end: z.number(),
  box: z.optional(boxSchema),
  /** 0 to 1, as the engine that read it says. */
  confidence: z.optional(z.number()),
  /** Set where somebody else than the reader says that this word stands here. */
  correctedBy: z.optional(z.literal("patient")),
});
export type Word = z.infer<typeof wordSchema>;

/** One line of a page. `text.slice(start, end)` of the page is the line, without its line break. */
export const lineSchema = z.object({
  start: z.number(),
  end: z.number(),
  box: z.optional(boxSchema),
  confidence: z.optional(z.number()),
  words: z.optional(z.array(wordSchema)),
  /** Set where the line comes from elsewhere than the rest of its page (a filled form field on a printed form). */
  source: z.optional(pageSourceSchema),
  /** Speech only: where the segment begins and ends, in milliseconds from the start of the recording. */
  startMs: z.optional(z.number()),
  endMs: z.optional(z.number()),
  /** Set where words of the line are the patient's own. */
  correctedBy: z.optional(z.literal("patient")),
});
export type Line = z.infer<typeof lineSchema>;

/** A page as it was read. `text` is its lines joined by "\n", in reading order. A voice note has one page. */
export const pageSchema = z.object({
  number: z.int().check(z.positive()),
  text: z.string(),
  lines: z.array(lineSchema),
  source: pageSourceSchema,
  /** Size as seen upright: PDF points for PDFs, pixels for images; left out for speech. */
  width: z.optional(z.number()),
  height: z.optional(z.number()),
});
export type Page = z.infer<typeof pageSchema>;
