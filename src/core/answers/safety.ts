export type SafetyCategory = "emergency" | "self-harm" | "dosing" | "stopping" | "diagnosis";

/** What is said first. The product's own fixed words. */
export const safetySentences: Record<SafetyCategory, string> = {
  emergency:
    "This can be an emergency. Please call your emergency number now (911, 999 or 112), or go to the nearest emergency department. Do not wait for an answer here.",
  "self-harm":
    "I am sorry that you feel this way. Please talk to someone now: call or text 988 in the US, call 116 123 in the UK and Ireland, or call your emergency number if you may be in danger. You do not have to be alone with this.",
  dosing:
    "I cannot tell you how much of a medicine to take. Please ask your doctor or pharmacist before you take or change a dose.",
  stopping:
    "Please do not stop or skip a medicine without asking your doctor or pharmacist first. Some medicines are dangerous to stop suddenly.",
  diagnosis: "I cannot make a diagnosis. Only a doctor who has examined you can say what it is.",
};

const patterns: [SafetyCategory, RegExp][] = [
  [
    "self-harm",
    /\b(?:suicid\w*|kill(?:ing)? myself|end (?:my life|it all)|hurt(?:ing)? myself|harm(?:ing)? myself|self[- ]harm|(?:want|wish) to die|better off (?:dead|without me)|don'?t want to (?:live|be here|wake up))\b/i,
  ],
  [
    "emergency",
    /\b(?:chest pain (?:right )?now|having a (?:heart attack|stroke|seizure)|can(?:no|')t breathe|trouble breathing|face (?:is )?droop\w*|overdos\w*|cough(?:ing)? up blood|vomiting blood|throat is (?:closing|swelling)|passed out|unconscious|worst headache of my life)\b/i,
  ],
  [
    "stopping",
    /\b(?:(?:should|can|could|may) i|is it (?:ok|okay|safe|alright) to|what happens if i) (?:just )?(?:stop|quit|skip|come off|go off|get off)\b/i,
  ],
  [
    "dosing",
    /\b(?:how (?:much|many)\b.*\b(?:should|can|could|may) i take|(?:should|can|could|may) i (?:take|double|increase|change|lower|raise)|is it (?:ok|okay|safe) to take)\b/i,
  ],
  [
    "diagnosis",
    /\b(?:do i have (?:cancer|a tumou?r)|what (?:is wrong|disease do i have)|could (?:it|this) be|is (?:it|this) (?:cancer|serious)|diagnose me)\b/i,
  ],
];

/** The kind of safe answer that a question needs, or undefined. */
export function safetyOf(question: string): SafetyCategory | undefined {
  for (const [category, pattern] of patterns) if (pattern.test(question)) return category;
  return undefined;
}
