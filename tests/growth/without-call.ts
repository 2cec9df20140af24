/** Files whose functions are not called with long text, and why. */
export const withoutCall: Readonly<Record<string, string>> = {
  "reading/imaging/heic.ts": "takes a picture",
  "reading/recognised-page-doubts.ts": "takes a picture",
  "reading/recognised-page-words.ts": "takes a picture",
  "wording/fluent-answer.ts": "asks a language model",
  "wording/fluent-summary.ts": "asks a language model",
  "wording/fluent-text.ts": "asks a language model",
  "wording/language-model.ts": "asks a language model",
};
