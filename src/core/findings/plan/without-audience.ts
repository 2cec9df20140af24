import { bounded, longestQuestion } from "#core/domain/bounded-text.ts";
import { relations } from "./asked-person.ts";

const readers =
  "dentists?|doctors?|gps?|nurses?|midwi(?:fe|ves)|consultants?|surgeons?|physio\\w*|pt|pharmacists?|chemists?|paramedics?|ambulance|carers?|caregivers?|sitters?|babysitters?|childminders?|teachers?|school|nursery|daycare|kindy|camp|respite|hospital|clinic|ward|er|ed|a&e|urgent care|insurance|travel|airport|work|folks?|people|staff|social worker|home help";
const papers = "forms?|sheets?|lists?|bags?|cards?|cabin|box|fridge|wall|door|plan|passport|records?|notes?|file";

/** "for the new sitter", "for hanna the PT", "for my daughter": a person or a paper at the end of a few words. */
const forReaders = new RegExp(
  `[\\s,;(]{1,3}for (?:[\\p{L}&'+-]+ ){0,4}?(?:${readers}|${papers}|${relations})\\b(?: (?:${readers}|${papers}))*[\\s.,!?)(\\p{L}]{0,24}$`,
  "u",
);
/** "for ouma who is looking after him". */
const forWhoDoes =
  /[\s,;(]{1,3}for (?:[\p{L}'-]+ ){1,4}(?:who|that) (?:is|are|will|has|looks?|minds?|does|sees)\b.{0,80}$/u;
/** "to stick on steel box", "i will paste in lorry cabin". */
const toKeep =
  /[\s,;(]{1,3}(?:to|i (?:will|want to)|we (?:will|want to)) (?:stick|paste|pin|hang|put|give|show|send|hand|print|carry|keep)\b.{0,80}$/;

/** The question without whom its answer is for and what they will do with it: that is no subject of it. Plain form. */
export function withoutAudience(plain: string): string {
  const whole = bounded(plain, longestQuestion);
  return [forWhoDoes, forReaders, toKeep].reduce((rest, audience) => rest.replace(audience, ""), whole).trim();
}
