import { longestQuestion } from "#core/domain/bounded-text.ts";

/** Stands before the notice where a question is longer than what is read of it. */
export const longQuestionNotice = `This question is very long: its first ${longestQuestion.toLocaleString("en-US")} letters were read, and the rest was looked through for danger only.`;

/** Stands under every answer. */
export const answerNotice =
  "This answer is AI-generated from your own records. It can be wrong, and it must not replace medical advice. Please ask your doctor.";
