/** Stands under every answer. */
export const answerNotice =
  "This answer is AI-generated from your own records. It can be wrong, and it must not replace medical advice. Please ask your doctor.";
