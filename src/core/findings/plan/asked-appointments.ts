import type { ChartAppointment } from "#core/domain/chart.ts";
import { careLinesIn } from "#core/understanding/vocabulary/care-words.ts";
import {
  answerAppointment,
  answerAppointmentList,
  answerAppointmentOff,
  answerNextAppointment,
  bookedAppointments,
} from "./appointment-answers.ts";
import { asksForThing } from "./asked-things.ts";
import { appointmentOff, asksOfNow, asksOfWhatWas, movedAppointments } from "./moved-appointments.ts";
import { namedAppointments, surelyNamed } from "./named-appointments.ts";
import type { Composed, PlanSource } from "./plan-source.ts";
import { type AskedPart, hasOperation } from "./read-plan.ts";

/** A day that stands no longer is never told as one that does: what came in its place comes first. */
export function answerOfMovedAppointment(part: AskedPart, source: PlanSource): Composed {
  if (hasOperation(part, "why", "preparation", "what-to-do", "phone", "meaning", "shown", "trend")) return undefined;
  if (ofStrength.test(part.plain)) return undefined;
  const [moved] = movedAppointments(part.plain, source.chart);
  // "When do I stop the aspirin before the biopsy?" asks for another day; the day of an iron drip is the appointment's.
  const { medicines } = part.medicines;
  const isGiven = moved !== undefined && medicines.every(({ name }) => isGivenAt(name, moved));
  if (medicines.length > 0 && !isGiven && hasOperation(part, "when", "until-when", "dose", "how-to-take"))
    return undefined;
  if (moved !== undefined) return answerAppointment(moved, part.plain, source);
  const off = appointmentOff(part.plain, source.chart);
  return off === undefined ? undefined : answerAppointmentOff(off, part.plain, source);
}

/** "75 or 100" is no day. */
const ofStrength = /\b(?:strength|dose|dosage|mg|mcg|units?)\b|\b\d+(?:\.\d+)? or \d/;

/** Whether a medicine is what an appointment is for: "iron drip (Ferinject)". */
function isGivenAt(name: string, { what }: ChartAppointment): boolean {
  const lines = careLinesIn(name);
  return what.toLowerCase().includes(name.toLowerCase()) || careLinesIn(what).some((line) => lines.includes(line));
}

/** What is booked, where its day, its place or who is seen is asked for. */
export function answerOfAppointment(part: AskedPart, source: PlanSource): Composed {
  const { plain } = part;
  const sure = answerOfSurelyNamed(part, source);
  if (sure !== undefined) return sure;
  if (
    !hasOperation(part, "next", "when", "where", "list", "who") ||
    hasOperation(part, "why", "shown", "trend", "highest", "lowest", "around", "how-long")
  )
    return undefined;
  if (!asksForThing(plain, "appointments") && !hasOperation(part, "next")) return undefined;
  // "When was", "when did": of what is over the passages tell.
  if (/\b(?:when|what day|what date) (?:was|were|did|has|have)\b/.test(plain) || part.window?.event !== undefined)
    return undefined;
  const { appointments, words } = namedAppointments(plain, source.chart.appointments, source.chart.people);
  if (appointments.length === 0 && words.length > 0) return undefined;
  if (/\ball\b.{0,30}\bappointments\b|\bappointments\b.{0,30}\bcoming\b/.test(plain) && !hasOperation(part, "who"))
    return answerAppointmentList(bookedAppointments(source), source);
  return answerNextAppointment(plain, source);
}

/** "Who is my eye doctor and when next": the appointment is the one that the rest of the question names. */
export function answerOfBareWhen(part: AskedPart, parts: readonly AskedPart[], source: PlanSource): Composed {
  const isBare = namedAppointments(part.plain, []).words.length === 0;
  if (
    parts.length < 2 ||
    !isBare ||
    !(ahead.test(part.plain) || (part === parts[0] && bareWhen.test(part.plain))) ||
    !hasOperation(part, "next", "when") ||
    part.medicines.medicines.length > 0
  )
    return undefined;
  return answerOfSurelyNamed({ ...part, plain: parts.map(({ plain }) => plain).join(" ") }, source);
}

/** "When and where is the iron?": asked first, it is no question of what was. */
const bareWhen = /^(?:so )?(?:when|what day|what date|what time)$/;
/** What was and what comes are both asked for by a bare "and when": only these ask for what comes. */
const ahead = /\b(?:next|now|will|(?:do|am|should) (?:i|we)|(?:does|is|will) (?:he|she|it|that))\b/;

/** "Whens the coil", "kidney doctor date": one that is booked is named, and its day asked for. */
function answerOfSurelyNamed(part: AskedPart, source: PlanSource): Composed {
  const { plain } = part;
  if (!hasOperation(part, "next", "when", "where") && !asksOfNow.test(plain)) return undefined;
  if (
    hasOperation(part, "why", "shown", "trend", "highest", "lowest", "how-long", "until-when") ||
    asksOfWhatWas.test(plain) ||
    part.window?.event !== undefined
  )
    return undefined;
  const [one, other] = surelyNamed(plain, source.chart);
  if (one === undefined || (other !== undefined && /\ball\b|\bappointments\b|\bdates\b|\bvisits\b/.test(plain)))
    return undefined;
  return answerAppointment(one, plain, source);
}
