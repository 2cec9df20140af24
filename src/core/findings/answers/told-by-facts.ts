import type { Mention } from "#core/understanding/vocabulary/find-concepts.ts";
import type { Intent, Question } from "./question.ts";
import { wordsBesides } from "./words-besides.ts";

/** Answers of many records put together, or the one of one: where a measurement is asked for and nothing besides it. */
const ofMeasurements: ReadonlySet<Intent> = new Set([
  "latest",
  "highest",
  "lowest",
  "trend",
  "compare",
  "value-on-date",
  "onset",
  "passages",
]);
/** How a course of values is asked for, and not what it is of. */
const ofCourse =
  /^(?:over|until|whole|doing|starting|better|worse|higher|lower|first|since|measured|recorded|history|pls|please|one|beginning|start|good|bad|number|numbers|reading|readings|value|values|result|results|level|levels|worried|steady|compared|far)$/;
const month = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;
/** What was given or done, one by one, can be counted, and has a last time. */
const counted: ReadonlySet<string> = new Set(["vaccination", "procedure"]);
const taken: ReadonlySet<string> = new Set(["medication"]);
const whetherTaken = /\b(?:tak(?:e|es|en|ing)|took|still|stop\w*|start\w*|restart\w*|been (?:put )?on)\b/i;
const whatItFound = /\b(?:shows?|showed|shown|finds?|found|reveal\w*|say|said|(?:come|came) back)\b/i;
const firstMention = /\bfirst (?:mention|name|show|record|note|appear)/i;
const secondThing =
  /,\s*(?:is|are|do|does|did|should|can|could|how|why|which)\b|\b(?:and|also|plus|dose|doses|tablets?|pills?|times an?|per|daily)\b(?! (?:when|what (?:date|day))\b)/i;

/** "…? And …", "…, is it diabetes?", "… and the dose": more than the one thing; but not a follow-up's first "and". */
function asksTwoThings(text: string): boolean {
  const end = text.indexOf("?");
  return (end !== -1 && /\w/.test(text.slice(end))) || secondThing.test(text.replace(/^\s*(?:and|also)\b/i, ""));
}

/**
 * What only comparing or counting can tell ("what was my highest potassium, and when?"): no sentence of a record says it. Whoever says a word
 * besides asks for something else, which stands in the records' own words: readers found those better there, and built ones false in one of three.
 */
export function isToldByFacts(question: Question): boolean {
  const { intent, mentions, text } = question;
  const measured = mentions.filter(isMeasured);
  // A course may be asked for since something else ("since I started methotrexate").
  const [mention] = intent === "trend" && measured.length === 1 ? measured : mentions;
  if (mention === undefined || (mentions.length > 1 && mention !== measured[0])) return false;
  if (intent !== "compare" && asksTwoThings(text)) return false;
  if (intent === "value-on-date" && question.dates[0]?.precision === "year") return false;
  const focus =
    intent === "trend" ? question.focus.filter((word) => !ofCourse.test(word) && !month.test(word)) : question.focus;
  if (wordsBesides(question, focus) > 0) return false;
  // Melatonin and lithium are measured, too, but who asks whether they are taken asks for the medicine. What a test found is said in words.
  if (intent === "passages" && ((isOf(mention, taken) && whetherTaken.test(text)) || whatItFound.test(text)))
    return false;
  if (isMeasured(mention)) return intent === "count" || ofMeasurements.has(intent);
  if (intent === "onset") return firstMention.test(text);
  return (intent === "count" || intent === "latest") && isOf(mention, counted);
}

const measurements: ReadonlySet<string> = new Set(["lab", "vital"]);

function isMeasured(mention: Mention): boolean {
  return isOf(mention, measurements);
}

function isOf({ surfaces }: Mention, kinds: ReadonlySet<string>): boolean {
  return surfaces.some(({ concept }) => kinds.has(concept.kind));
}
