import type { ChartResult } from "#core/domain/chart.ts";
import type { Composed, PlanSource } from "./plan-source.ts";
import { type AskedPart, hasOperation } from "./read-plan.ts";
import type { AskedWindow } from "./read-window.ts";
import { answerExtreme, answerTestCount, answerTrend, answerValue, componentAsked } from "./result-answers.ts";

const mostTests = 3;

/** What the series of the chart answer to a question about numbers. */
export function answerOfResult(part: AskedPart, source: PlanSource): Composed {
  const { results, plain } = part;
  // "How much lithium does he take, and when": what it leans on is the medicine.
  if (part.borrowed && part.medicines.medicines.length > 0) return undefined;
  const [first, second] = results.results;
  if (first === undefined || asksOther(part)) return undefined;
  const asked = second !== undefined && results.results.length <= mostTests ? results.results : [first];
  const composed = asked.map((series) => answerOf(componentAsked(series, plain), part, source));
  return composed.every((one) => one === undefined) ? undefined : composed.flatMap((one) => one ?? []);
}

function answerOf(result: ChartResult, part: AskedPart, source: PlanSource): Composed {
  const { plain, window } = part;
  const time = window?.event === undefined ? window : undefined;
  if (hasOperation(part, "highest")) return answerExtreme(result, "highest", time, source);
  if (hasOperation(part, "lowest")) return answerExtreme(result, "lowest", time, source);
  if (hasOperation(part, "count")) return answerTestCount(result, time);
  if (asksForSeries(part)) return answerTrend(result, untilNow(time, plain, source.chart.asOf), source);
  // The day of an event is not the chart's to say: all values with their days answer what was before and after it.
  if (window?.event !== undefined) return answerTrend(result, undefined, source);
  if (onlyYesNo(part) && !judges.test(plain)) return undefined;
  if (hasOperation(part, "value", "yes-no", "when") || part.borrowed || plain.split(" ").length <= 5)
    return answerValue(result, time, source, judges.test(plain));
  return undefined;
}

/** A question that names a test and asks for something other than its numbers. */
function asksOther(part: AskedPart): boolean {
  const { plain } = part;
  if (
    hasOperation(part, "who", "where", "phone", "what-to-do", "next", "may", "preparation", "until-when", "how-to-take")
  )
    return true;
  // "Latest LDL and why so high": the number first.
  if (hasOperation(part, "why") && !/(?:\band|,|\bbut| -) (?:so )?why\b/.test(plain)) return true;
  if (hasOperation(part, "dose") && part.medicines.medicines.length > 0) return true;
  if (/\bwhen\b.{0,20}\b(?:given|prescribed|start|started|put on)\b/.test(plain)) return true;
  if (asksWhetherDone.test(plain)) return true;
  return namesExamination.test(plain) || (hasOperation(part, "shown") && !hasOperation(part, "value", "trend"));
}

/** "Has it been rechecked since October?" asks for a yes or no, and not for the numbers. */
const asksWhetherDone =
  /^(?:and |so )?(?:has|have|was|were|did)\b.{0,50}\b(?:re-?)?(?:checked|tested|done|repeated|measured)\b/;

/** Words by which several values are asked for, and not one. */
const severalValues =
  /\b(?:better|worse|higher|lower|smaller|bigger|than|compared?|versus|vs)\b|\b(?:then|before|first|start|beginning)\b.{0,24}\b(?:now|after|today|latest|last|end|finish)\b|\b(?:up|down)\b|\b(?:went|gone|going|doing|doin|did|do)\b(?=.{0,24}\b(?:over|since|from|in|during|through)\b)|\b(?:over|through|throughout|during) (?:the )?(?:(?:19|20)\d\d|years?|months?|weeks?|time)\b|\b(?:since|between)\b|\bfrom\b.{1,30}\b(?:to|till|until)\b|\b(?:trend|series|history|over time|all (?:of )?(?:the |my |his |her )?(?:numbers|values|results|readings|scores|ones))\b|\bhow (?:it|they) (?:went|has|have|changed)\b/;

/** Two times, or a way that a number went, are asked for, and not the value of one day. */
export function asksForSeveral(plain: string): boolean {
  return severalValues.test(plain) || alsoNow.test(plain);
}

function asksForSeries(part: AskedPart): boolean {
  const { plain, window } = part;
  return (
    hasOperation(part, "trend") ||
    severalValues.test(plain) ||
    (window?.point === true && alsoNow.test(plain)) ||
    (window !== undefined && !window.point && window.event === undefined)
  );
}

/** A time of the past, and beside it the newest value. */
const alsoNow =
  /\b(?:now|today|currently|current|latest|newest|most recent|last (?:check|time|one|visit|test|reading)|these days|since|than|compared?|better|worse)\b/;

/** "Better than in December", "in May and now": from that time until today. */
function untilNow(window: AskedWindow | undefined, plain: string, today: string): AskedWindow | undefined {
  if (window?.from === undefined || !window.point || !alsoNow.test(plain)) return window;
  return { from: window.from, to: today, point: true };
}

/** What a scan or a sample showed stands in words, and not among the numbers. */
const namesExamination =
  /\b(?:scan|mri|ct|ultrasound|x-?ray|echo|biopsy|scope|colonoscopy|endoscopy|pathology|culture|swab)\b/;
const judges =
  /\b(?:ok|okay|normal|low|high|bad|short|fine|all ?right|good|in range|raised|up|down|lacking|deficient|enough|too)\b/;

function onlyYesNo({ operations }: AskedPart): boolean {
  return (
    operations.length > 0 && operations.every(({ operation }) => operation === "yes-no" || operation === "status-now")
  );
}
