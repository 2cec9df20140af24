import { spanishTexts } from "./chosen-language.ts";
import { timelineEn } from "./timeline-en.ts";

/** Words of the timeline, in the language that was chosen. */
export const timelineTexts: typeof timelineEn = spanishTexts?.timeline ?? timelineEn;
