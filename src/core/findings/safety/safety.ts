import { inPieces } from "#core/domain/bounded-text.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { enoughCues, enoughCuesTold, weighCues } from "./cue-weight.ts";
import { emergencyCues } from "./emergency-cues.ts";
import { plainSpeech } from "./plain-speech.ts";
import { asksSomething, tellsOfEmergency, tellsOfSomebody, tellsOfUrgency } from "./safety-emergency.ts";
import { asksForEntry, asksOfCase, asksToKnow, deniedOrIdiom, longAgo } from "./safety-frames.ts";
import { momentsOf } from "./safety-moments.ts";
import {
  asksRecords,
  diagnosisAsked,
  diagnosisOfThing,
  dosingAsked,
  emergencyNow,
  knowsOnly,
  reportedOnly,
  selfHarmNow,
  stoppingAsked,
  takesThing,
} from "./safety-patterns.ts";
import { selfHarmCues } from "./self-harm-cues.ts";

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

/**
 * The kind of safe answer that a question needs, or undefined. Questions about what the records say ("when did I have chest pain?") need
 * none; what somebody feels, wants or would do now does. The gravest kind wins.
 */
export function safetyOf(question: string): SafetyCategory | undefined {
  // Danger may be told at the end of a long text: all of it is read, piece by piece.
  const moments = inPieces(question, (piece) => momentsOf(piece));
  const told = moments.flatMap((moment) => [
    safetyOfMoment(moment, moments.length > 1),
    dangerTold(moment, moments.length > 1),
  ]);
  return categories.find((category) => told.includes(category));
}

const fewestTold = 3;

/** Danger that is told before or after a question of the records ("vomiting blood, what did my last scope show?") is danger. */
function dangerTold(moment: string, ofStory: boolean): SafetyCategory | undefined {
  const clauses = moment.split(
    /(?<=[?!.;])\s+|[,;:-]\s+(?=(?:what|when|which|who|where|how|is|are|did|does|do|can|was|were)\b)/i,
  );
  const told = clauses.filter((clause) => !asksClause.test(plainSpeech(clause)));
  const text = told.join(". ");
  if (told.length === clauses.length || (isPast.test(text) && !isPresent.test(text))) return undefined;
  const safety = text.split(/\s+/).length < fewestTold ? undefined : safetyOfMoment(text, ofStory);
  return safety === "emergency" || safety === "self-harm" ? safety : undefined;
}

const isPast = /\b(?:had an?|was|were|went|used to|wants to know)\b/i;
const isPresent =
  /\b(?:now|today|tonight|tonite|since|this (?:morning|afternoon|evening)|just|again|minutes?|hours?|still)\b/i;

/** A part of a text that asks, whatever it asks. */
const asksClause =
  /^(?:and |so |but )*(?:what|when|which|who|where|why|how|is|are|did|does|do|can|could|was|were|has|have)\b|\?$/;

/** The gravest first. */
const categories: readonly SafetyCategory[] = ["self-harm", "emergency", "stopping", "dosing", "diagnosis"];

function safetyOfMoment(question: string, ofStory: boolean): SafetyCategory | undefined {
  const text = plainSpeech(question);
  const aboutRecords =
    asksRecords.test(text) ||
    asksForEntry.test(text) ||
    /^(?:does|do|is|are|has) (?:my |the )?(?:mother|father|mum|mom|dad|parents?|brother|sister|siblings?|family|grand\w+|aunt|uncle|cousin)\b/.test(
      text,
    );
  const reported = reportedOnly.test(text);
  const told = text.replace(deniedOrIdiom, " ");
  const enough = ofStory || asksSomething(text) ? enoughCues : enoughCuesTold;
  const selfHarm = aboutRecords || reported ? 0 : weighCues(told, selfHarmCues);
  const emergency =
    aboutRecords || longAgo.test(text) || asksOfCase.test(text) || !tellsOfSomebody(text)
      ? 0
      : weighCues(told, emergencyCues);
  if (
    !reported &&
    (selfHarmNow.test(told) || (selfHarm >= enough && (selfHarm >= enoughCues || selfHarm >= emergency)))
  )
    return "self-harm";
  if (aboutRecords) return undefined;
  const isNow = !asksOfCase.test(text) && (!ofStory || saysNow.test(text));
  if (isNow && (emergencyNow.test(text) || tellsOfEmergency(told) || emergency >= enough)) return "emergency";
  const things = thingsIn(question);
  if (!ofStory && things.illness && tellsOfUrgency(text)) return "emergency";
  const aboutMedicine = things.medicine || takesThing.test(text);
  if (aboutMedicine && knowsOnly.test(text)) return undefined;
  if (aboutMedicine && stoppingAsked.test(text)) return "stopping";
  if (aboutMedicine && !asksToKnow.test(text) && (things.medicine || dosingAsked.test(text))) return "dosing";
  if (
    diagnosisAsked.test(text) ||
    (things.illness && (diagnosisOfThing.test(text) || asksNow.test(text) || guessesAtEnd.test(text)))
  )
    return "diagnosis";
  return undefined;
}

/** A story's grave things count where it says that they are now. */
const saysNow =
  /\b(?:right now|just now|tonight|today|this (?:morning|afternoon|evening)|last night|an hour ago|(?:hours|minutes) ago|since (?:yesterday|this)|suddenly|won't stop|can't breathe|cannot breathe)\b/;

/** With an illness named: a question of now and of what may come, and not of records, asks for a judgement. */
const asksNow = /^(?:is|are|am|does|do|can|could|will|would|might|may|should)\b/;

/** A guess that ends what somebody tells: "tired and thirsty, diabetes?", "my hand shakes, this is Parkinson?". */
const guessesAtEnd =
  /^(?!(?:what|which|when|where|who|how|show|list|find|any|the|latest|last)\b).*(?:[,.;:-] ?|\b(?:this is|is this|it is|it's|or|maybe|perhaps|got) )(?:an? |the )?[\w'-]{1,40}(?: [\w'-]{1,40}){0,3} ?\?$/;

/** Whether the question names a medicine, or an illness or symptom, of the vocabulary. */
function thingsIn(question: string): { medicine: boolean; illness: boolean } {
  const things = { medicine: false, illness: false };
  for (const { surfaces } of findMentions(question, 0, tokenise(question), false)) {
    for (const { concept } of surfaces) {
      if (concept.kind === "medication" || concept.kind === "medicine-class") things.medicine = true;
      if (concept.kind === "condition" || concept.kind === "symptom") things.illness = true;
    }
  }
  return things;
}
