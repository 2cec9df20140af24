import type { ChartMedicine } from "#core/domain/chart.ts";
import type { CitedSentence } from "#core/domain/citation.ts";
import type { Message } from "#core/domain/conversation.ts";
import { answerAllergy, answerAllergyList, namedAllergies } from "./allergy-answers.ts";
import { answerAgainstAllergy, isAgainstAllergy } from "./asked-against-allergy.ts";
import { answerOfAppointment, answerOfBareWhen, answerOfMovedAppointment } from "./asked-appointments.ts";
import { asksOtherDose } from "./asked-dose.ts";
import { asksForThing } from "./asked-things.ts";
import { disagreementsAbout } from "./disagreement-answers.ts";
import { entailedAnswer } from "./entailed-answer.ts";
import { answerCourse, answerDose, answerHowLong, answerStatus, answerWhen, answerWho } from "./medicine-answers.ts";
import { answerMedicineChanges } from "./medicine-change-answers.ts";
import { answerWhy } from "./medicine-why-answers.ts";
import { endingStep, isTaken } from "./medicine-words.ts";
import { answerMustNotHave, asksMustNotHave, asksMustNotHaveOfClass } from "./must-not-have.ts";
import { surelyNamed } from "./named-appointments.ts";
import { answerDoneYet, answerOutstanding } from "./open-loop-answers.ts";
import { answerPeople, namedPeople, peopleOfRole } from "./people-answers.ts";
import type { Composed, PlanSource } from "./plan-source.ts";
import { type AskedPart, hasOperation, readPlan } from "./read-plan.ts";
import { answerOfResult } from "./result-question.ts";
import { shortEnough, tellsSeries, withoutWhatSeriesSays } from "./short-enough.ts";

export interface PlannedAnswer {
  sentences: CitedSentence[];
  /** The questions that the chart could not answer: for the passages. */
  open: string[];
  /** The list is of what is open: the chart has more of it than is worth telling. */
  isOfOpenLoops: boolean;
  /** It answers all that is asked, and needs nothing of the records' words. */
  isWhole: boolean;
  /** It tells what harms, or of an allergy to what is asked for: no words of the records may stand in its place. */
  isOfAllergy: boolean;
}

/** What the chart answers to a question; nothing where it answers no part of it with confidence. */
export function answerFromPlan(
  question: string,
  history: readonly Pick<Message, "role" | "content">[],
  source: PlanSource,
): PlannedAnswer | undefined {
  const parts = readPlan(question, history, source.chart);
  const sentences: CitedSentence[] = [];
  const open: string[] = [];
  for (const part of parts) {
    // "…, and when?", "… and why?": that stands in what was just said.
    if (part.borrowed && onlyWhy.test(part.plain) && sentences.some(({ text }) => tellsWhy.test(text))) continue;
    const tellsYear = /\b(?:19|20)\d\d\b/.test(sentences[0]?.text ?? "");
    if (part.borrowed && onlyWhen.test(part.plain) && tellsYear) continue;
    const composed = entailedAnswer(answerOfBareWhen(part, parts, source) ?? answerPart(part, source) ?? [], source);
    if (composed.length === 0) open.push(withSubject(part));
    else
      for (const one of shortEnough(composed))
        if (one.citations.length > 0 && sentences.every(({ text }) => text !== one.text)) sentences.push(one);
  }
  const isOfOpenLoops = sentences.some(({ text }) => /^Your records do not show th.+ as done:$/.test(text));
  const isOfAppointment = sentences.some(
    ({ text }) =>
      /^(?:No\. |Yes\. )?Your .+ was moved from .+ to /.test(text) ||
      (dayOfAppointment.test(text) && parts.some(({ plain }) => surelyNamed(plain, source.chart).length > 0)),
  );
  return sentences.length === 0
    ? undefined
    : {
        sentences: withoutWhatSeriesSays(sentences),
        open,
        isOfOpenLoops,
        isOfAllergy:
          sentences.some(isAgainstAllergy) ||
          sentences.some(({ text }) => tellsAllergy.test(text)) ||
          parts.some(asksMustNotHave),
        isWhole:
          parts.length === 1 &&
          parts.every((part) =>
            isOfAppointment ? !asksMore.test(part.plain) : isList(sentences) || asksMustNotHaveOfClass(part),
          ),
      };
}

/** However sure the records are of it. */
const tellsAllergy =
  /^(?:You are allergic|Possibly allergic|Side effect or intolerance:|\S.{0,60} was taken off: your)/;

const isList = ([first]: readonly CitedSentence[]) =>
  first !== undefined && (first.text.endsWith(":") || tellsSeries.test(first.text));

/** Besides the day something else is asked. */
const asksMore = /\b(?:and|why|who|whose|where|how|bring|before|is it ok|what(?! (?:day|date|time)))\b/;
const dayOfAppointment = /^(?:No\. |Yes\. )?Your .+ is on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d/;

/** A question that leans on what was said before it, with the thing that it means. */
function withSubject({ text, borrowed, medicines, results }: AskedPart): string {
  const subject = medicines.medicines[0]?.name ?? results.results[0]?.name;
  return borrowed && subject !== undefined ? `${text} (${subject})` : text;
}

const onlyWhy = /^(?:and )?why(?: (?:was|is) (?:that|it))?$/;
const tellsWhy = /reason given|, (?:because|due to|since|after|given) /;
const onlyWhen = /^(?:and |on )?(?:when|what (?:day|date|year))(?: was (?:that|it))?$/;

function answerPart(part: AskedPart, source: PlanSource): Composed {
  if (part.person !== "patient") return undefined;
  const against = answerAgainstAllergy(part, source) ?? answerMustNotHave(part, source);
  if (against !== undefined) return against;
  const moved = answerOfMovedAppointment(part, source);
  if (moved !== undefined) return moved;
  if (hasOperation(part, "meaning") || tellsOfNow(part)) return undefined;
  // "My LDL": a test that is named is asked for, whatever word asks.
  if (part.operations.length === 0)
    return asksForThing(part.plain, "allergies") ? answerOfAllergy(part, source) : answerOfResult(part, source);
  for (const answer of [
    answerOfRole,
    answerOfAllergy,
    answerOfOutstanding,
    answerOfMedicines,
    answerOfMedicine,
    answerOfAppointment,
    answerOfResult,
    answerOfPerson,
  ]) {
    const composed = answer(part, source);
    if (composed !== undefined && composed.length > 0) return composed;
  }
  return undefined;
}

/** Whether to take a dose while one is unwell, or in another way than prescribed, is not for the chart to say. */
function tellsOfNow(part: AskedPart): boolean {
  return hasOperation(part, "status-now", "may", "what-to-do", "dose") && unwellNow.test(part.plain);
}

const unwellNow =
  /\b(?:sick|vomit\w*|throwing up|the runs|diarrh\w*|fever|a temp|temperature|shaking|shiver\w*|dizzy|faint\w*|bleeding|breathless|drowsy|tonights?|tonight's|extra|double|skip|left ?overs?|missed|miss|agony|unbearable)\b/;

function answerOfAllergy(part: AskedPart, source: PlanSource): Composed {
  const { plain } = part;
  if (!asksForThing(plain, "allergies") || hasOperation(part, "why", "shown", "around")) return undefined;
  const named = namedAllergies(plain, source);
  const doubted =
    hasOperation(part, "disagreement") ||
    /\b(?:definite(?:ly)?|really|sure|proven|certain|disagree|agree)\b|\bor not\b/.test(plain);
  const names =
    named.length > 0 ? named.map(({ name }) => name) : ["allerg", ...source.chart.allergies.map(({ name }) => name)];
  const asksWhich = named.length === 0 && /\b(?:what|which|list|everything|all)\b/.test(plain);
  if (doubted && !asksWhich && disagreementsAbout(names, source, "allergy").length === 0) return undefined;
  if (named.length > 0) return named.slice(0, 2).flatMap((allergy) => answerAllergy(allergy, source) ?? []);
  // A substance that the chart does not have: whether that is a "no" is not for the chart to say.
  if (part.medicines.missing.length > 0 || part.medicines.medicines.length > 0) return undefined;
  if (
    /\ballerg(?:y|ies|ic)\b/.test(plain) &&
    /\ballergic (?:reaction|to (?!anything|any\b|something|what|$|and|or\b|then\b|\?))/.test(plain)
  )
    return undefined;
  return answerAllergyList(source);
}

function answerOfOutstanding(part: AskedPart, source: PlanSource): Composed {
  const { plain, operations } = part;
  const [top] = operations;
  // "Is he on it yet, and what are we waiting for?": of one medicine the whole list of what is open says nothing.
  if (part.borrowed && part.medicines.medicines.length > 0) return undefined;
  if (
    top?.operation === "outstanding" ||
    (hasOperation(part, "outstanding") && !hasOperation(part, "why", "shown", "status-now", "done-yet"))
  )
    return answerOutstanding(plain, source);
  if (hasOperation(part, "done-yet") && !hasOperation(part, "why")) return answerDoneYet(plain, source);
  return undefined;
}

/** What changed in the list of medicines; the list itself is quoted from the records. */
function answerOfMedicines(part: AskedPart, source: PlanSource): Composed {
  const { plain, medicines, window } = part;
  const isOfOne = !part.borrowed && !hasOperation(part, "why") && medicines.medicines.length > 0;
  // "Who went through all the tablets?" asks for somebody, and for no list.
  const isAsked =
    asksForThing(plain, "medicines") && hasOperation(part, "changes") && !/^(?:and |so )?who\b/.test(plain);
  return isAsked && !isOfOne ? answerMedicineChanges(plain, window, source) : undefined;
}

const mostNamed = 3;

function answerOfMedicine(part: AskedPart, source: PlanSource): Composed {
  const { plain, medicines } = part;
  const named = medicines.medicines;
  if (hasOperation(part, "why")) return asksForThing(plain, "allergies") ? undefined : answerWhy(part, source);
  if (named.length === 0 || named.length > mostNamed) return undefined;
  if (hasOperation(part, "trend", "shown", "highest", "lowest", "preparation", "where", "phone")) return undefined;
  // "What happened to my furosemide?" asks for what was done with it.
  if (hasOperation(part, "around") && !hasOperation(part, "changes")) return undefined;
  if (asksForThing(plain, "allergies")) return undefined;
  // "Do I need a blood test before the bone drip?" asks for the test, and of no medicine's kind whether one is taken.
  if (medicines.ofClass && asksForTest.test(plain)) return undefined;
  const chosen = medicines.ofClass
    ? preferTaken(named)
    : [...named].sort((one, other) => Number(isTaken(other)) - Number(isTaken(one)));
  const composed = chosen.map((medicine) => {
    if (hasOperation(part, "next") && !/\b(?:dose|change)\b/.test(plain)) return undefined;
    if (hasOperation(part, "who")) return answerWho(medicine, plain, source);
    if (hasOperation(part, "how-long")) return answerHowLong(medicine, source);
    if (hasOperation(part, "when", "until-when")) return answerWhen(medicine, plain, source);
    if (hasOperation(part, "changes")) return answerCourse(medicine, source) ?? answerStatus(medicine, source);
    if (hasOperation(part, "how-to-take")) return besideMeals.test(plain) ? undefined : answerDose(medicine, source);
    // A course that is over is no "no" where an allergy to it was doubted or taken back.
    if (hasOperation(part, "may"))
      return isTaken(medicine) ||
        namedAllergies(plain, source).length > 0 ||
        endingReason(medicine, source) === undefined
        ? undefined
        : answerStatus(medicine, source);
    if (
      hasOperation(part, "disagreement") &&
      disagreementsAbout([medicine.name, medicine.printedName ?? ""], source).length === 0
    )
      return undefined;
    if (hasOperation(part, "dose") || (hasOperation(part, "count") && asksHowMuch.test(plain)))
      return pastDose.test(plain) ? undefined : answerDose(medicine, source);
    if (hasOperation(part, "status-now"))
      return asksOtherDose(plain, medicine)
        ? answerDose(medicine, source)
        : answerStatus(medicine, source, asksWhetherOff.test(plain));
    if (hasOperation(part, "disagreement"))
      return disagreementsAbout([medicine.name, medicine.printedName ?? ""], source).length > 0
        ? answerDose(medicine, source)
        : undefined;
    return undefined;
  });
  return composed.some((one) => one === undefined) ? undefined : composed.flatMap((one) => one ?? []);
}

/** How it goes with meals and other things stands in the records' words. */
const besideMeals =
  /\b(?:food|meals?|breakfast|brekkie|lunch|supper|dinner|tea|milk|coffee|apart|stomach|together|alcohol)\b/;

/** "How many warfarin must I take each day": of a medicine that is named, it is the dose. */
const asksHowMuch = /\bhow (?:many|much)\b.{0,60}\b(?:take|taking|takes|have|having|get|give|given|on|use|swallow)\b/;

/** A dose of the past is not today's. */
const asksForTest = /\b(?:need|have|get|having|due)\b.{0,24}\b(?:tests?|bloods|scan|x ?ray|check)\b/;
const pastDose =
  /\b(?:was|were|did|used to|had|originally|at first|first|before)\b(?!.*?\b(?:was|were|did|used to|had|originally|first|before|now|still|currently|these days)\b)/;

/** "Am I still meant to be off it": yes means that it is not taken. */
const asksWhetherOff = /\b(?:be|stay|keep|am i|is (?:he|she)|still) (?:still )?off\b/;

function endingReason(medicine: ChartMedicine, source: PlanSource): string | undefined {
  return endingStep(medicine, source.chart.asOf)?.reason ?? medicine.reason;
}

/** Of a class the ones that are taken now, where any is. */
function preferTaken<Medicine extends Parameters<typeof isTaken>[0]>(medicines: Medicine[]): Medicine[] {
  const taken = medicines.filter(isTaken);
  return taken.length > 0 ? taken : medicines;
}

/** "Who is the allergy doctor?" asks for somebody, and for no allergy. */
function answerOfRole(part: AskedPart, source: PlanSource): Composed {
  return answerPeople(peopleOfRole(part.plain, source.chart.people).slice(0, 2), false, source);
}

function answerOfPerson(part: AskedPart, source: PlanSource): Composed {
  if (!hasOperation(part, "who", "phone")) return undefined;
  if (
    !hasOperation(part, "phone") &&
    !/^(?:\W|and |so )*who (?:is|are|was) (?:my |the |dr |his |her |[a-z]+\W*$)/.test(part.plain)
  )
    return undefined;
  return answerPeople(namedPeople(part.plain, source.chart.people), hasOperation(part, "phone"), source);
}
