import { plainSpeech } from "./plain-speech.ts";
import { asksRecords } from "./safety-patterns.ts";

const now =
  /\b(?:(?<!\b(?:by|until|till|up to|as of|for) )now|today|tonight|tonite|again|(?:this|since|from) (?:this |today )?(?:morning|afternoon|evening|night)|(?:since|from) (?:yesterday|last night|\w+day)|last night|\d+ (?:minutes?|mins|hours?|hrs)|since (?:\w+ )?(?:days?|nights?))\b/;
const asksFirst =
  /^(?:so |and |but |ok |hi |please )*(?:what|whats|what's|when|which|who|whose|where|why|how|did|was|were|has|have|had|is there|are there|list|show|tell|find|give me|any|does (?:the|my|it)|do (?:my|the))\b/;

/** Whether somebody tells how they or somebody else are now, rather than asking what their records say. */
export function tellsOfNow(question: string): boolean {
  const text = plainSpeech(question);
  return now.test(text) && !asksFirst.test(text) && !asksRecords.test(text);
}
