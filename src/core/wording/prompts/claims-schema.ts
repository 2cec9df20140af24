import type { OutputSchema } from "#core/wording/language-model.ts";

/** The longest text that a claim may have, in UTF-16 units. */
const longestText = 320;

/** The form of an output: claims, each with the numbers of the evidence (1 to `evidenceCount`) that it rests on. */
export function claimsSchema(evidenceCount: number, mostClaims: number): OutputSchema {
  const numbers = Array.from({ length: evidenceCount }, (_, index) => index + 1);
  return {
    type: "object",
    properties: {
      claims: {
        type: "array",
        minItems: 1,
        maxItems: mostClaims,
        items: {
          type: "object",
          properties: {
            text: { type: "string", minLength: 1, maxLength: longestText },
            evidence: { type: "array", items: { enum: numbers }, minItems: 1, maxItems: Math.min(evidenceCount, 6) },
          },
          required: ["text", "evidence"],
          additionalProperties: false,
        },
      },
    },
    required: ["claims"],
    additionalProperties: false,
  };
}
