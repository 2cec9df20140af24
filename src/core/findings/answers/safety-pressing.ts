import { plainSpeech } from "./plain-speech.ts";
import { asksRecords } from "./safety-patterns.ts";

/*
 * Whether somebody wants to do a thing on their own now, or asks what their records say of it: "can I take ibuprofen" is answered by a
 * letter that forbids it, "shall I just stop it tonight" needs the safe sentence first whatever a letter says.
 */

const change =
  "(?:stop\\w*|quit|come off|skip|miss|halve|double|increase|up|raise|reduce|lower|cut|drop|go back|restart|start|swap|switch|add|stick|put|try|use|borrow|give|stay off|leave (?:it |them )?(?:off|out)|take (?:an? )?(?:extra|half|some|more|another|one|two|three|four|double|\\d|my|his|her|a few|a couple|all|it|them|the|tonight|this|that))";

const pressing = new RegExp(
  [
    // One's own plan.
    `\\b(?:can|could|shall|should|may|might) (?:i|we|he|she) (?:just |maybe |perhaps |also |now |please |not )*${change}\\b(?=.*\\b(?:tonight|today|tomorrow|now|just|instead|extra|leftover|left|suddenly|myself|next|both|fully|completely|feel\\w*|for (?:a|two|one|the) \\w+|to (?:tide|see|help|sleep))\\b|\\?? ?$)(?<=.*\\b(?:just|tonight|today|tomorrow|now|extra|instead|leftover|left|feel\\w*|again|since|still got|so \\w+|was \\d|was low|was high|bad|terrible|unbearable|killing|agony|sleepy|trying|sick|better|good|fully|both)\\b.*)`,
    "\\b(?:can|could|shall|should|may) (?:i|we) just \\w+",
    "\\b(?:can|could|shall|should|may|might) (?:i|we) (?:please |now |safely )?(?:stop|quit|come off|skip|halve|double|increase|reduce|restart)\\b",
    // One's own plan, asked in few words.
    "\\b(?:do|shall|should|will|would|can|could|may) (?:i|we|he|she) (?:just|simply) \\w+",
    "\\b(?:if|when) (?:i|we|he|she) (?:just |simply )?(?:stop|quit|skip|drop|double|halve|come off|leave (?:off|out)|miss)\\b.*\\b(?:safe|ok|okay|alright|all right|fine|harm|matter|bad)\\b",
    "\\b(?:have|take|try|give (?:him |her |them )?|use|drink|eat) (?:just )?(?:a (?:little|bit|sip|drop|small)|half|some|one|two)\\b.*(?:\\?|\\bor not\\b|\\bthough\\b|$)(?<=\\b(?:can|could|may|should|shall) (?:i |we |you |he |she )?(?:just )?(?:have|take|try|give|use|drink|eat)\\b.*)",
    // What is at hand, and whose it is.
    "\\b(?:balance|spare|remaining|rest of (?:the|my)|got (?:\\w+ ){1,3}(?:at home|in the (?:house|drawer|cupboard|fridge)))\\b.*\\b(?:give|take|use|have)\\b",
    "\\b(?:neighbou?r|friend|mate|mum|mom|mam|mammy|dad|sister|brother|wife|husband|partner|aunt\\w*|uncle|gran\\w*|cousin|colleague|(?:his|her|my) (?:mother|father))\\b.{0,40}\\b(?:says?|said|told|offer\\w*|gave|give|gives|lend|has|have|swears)\\b.{0,30}\\b(?:take|try|use|have) (?:her|his|their|hers|some|a|one|this|these|it)\\b",
    "\\b(?:left ?overs?|left from|left over|still (?:got|have|has) (?:\\w+ ){0,3}(?:pens?|box|pack|packet|bottle|tablets?|pills?|patches|some)|old (?:box|patches|tablets|pills|pens|stash)|got (?:some|a box|a few|a couple|half a)|(?:wife|husband|sister|brother|mum|mom|mam|dad|friend|mate|neighbou?r|partner|daughter|son)'?s? (?:still )?(?:has|have|got|(?:\\w+ )?(?:tablets?|pills?|inhaler|naproxen|xanax|codeine|antibiotics?|diazepam|painkillers?)))\\b",
    // What is so now, with what to do about it.
    "\\b(?:since|from) (?:yesterday|last night|this morning|this afternoon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\\d+ (?:hours?|days?))\\b.*\\b(?:take|stop|skip|tablets?|dose|pills?)\\b",
    "\\b(?:tonight|tomorrow|this (?:morning|evening|afternoon))\\b.*\\b(?:should|shall|can|could|do) (?:i|we|he|she)\\b|\\b(?:should|shall|can|could|do) (?:i|we|he|she)\\b.*\\b(?:tonight|tomorrow|this (?:morning|evening|afternoon))\\b",
    "\\b(?:too|an?) (?:many|extra|double dose|overdose)\\b|\\btook (?:two|twice|double|both|too)\\b",
    "\\b(?:feeling|feel|been) (?:so |really |much |very )?(?:great|good|fine|better|level|well)\\b.*\\b(?:stop|quit|come off|skip|halve|reduce)\\b",
  ].join("|"),
);

const advice =
  /\b(?:not|no|avoid\w*|never|stop\w*|only|may|can|ok|okay|safe\w*|advis\w*|recommend\w*|max\w*|allowed|limit|instead|restart\w*|contraindicated|interact\w*)\b/i;
const asksLeave =
  /^(?:so |and |but |ok )*(?:can|could|may|should|shall|am i al+owed|is it (?:ok|okay|safe|all ?right|fine))\b/;

/** Whether the sentences that were found say anything on what a question asks leave for; a medicine's being listed does not. */
export function saysLeave(question: string, sentences: readonly { text: string }[]): boolean {
  return !asksLeave.test(plainSpeech(question)) || sentences.some(({ text }) => advice.test(text));
}

/** Whether a question tells of what somebody would do now. */
export function isPressing(question: string): boolean {
  return pressing.test(plainSpeech(question));
}

const now =
  /\b(?:now|today|tonight|tonite|again|(?:this|since|from) (?:this |today )?(?:morning|afternoon|evening|night)|(?:since|from) (?:yesterday|last night|\w+day)|last night|\d+ (?:minutes?|mins|hours?|hrs)|since (?:\w+ )?(?:days?|nights?))\b/;
const asksFirst =
  /^(?:so |and |but |ok |hi |please )*(?:what|whats|what's|when|which|who|whose|where|why|how|did|was|were|has|have|had|is there|are there|list|show|tell|find|give me|any|does (?:the|my|it)|do (?:my|the))\b/;

/** Whether somebody tells how they or somebody else are now, rather than asking what their records say. */
export function tellsOfNow(question: string): boolean {
  const text = plainSpeech(question);
  return now.test(text) && !asksFirst.test(text) && !asksRecords.test(text);
}
