import { problemNamesIn } from "#core/understanding/statements/problem/problem-names.ts";
import type { MedicineClause } from "./medicine-clauses.ts";
import { isTreatedBy } from "./treated-problems.ts";

/** What a medicine is for, as printed, with its place in the sentence. */
export interface FoundPurpose {
  text: string;
  start: number;
  end: number;
}

/** Words behind a name that lead to what it is for; "for 5 days", "for review", "for GP" lead elsewhere. */
const leads =
  /\b(?:for|to treat|to prevent|to protect|to help(?: with)?|to lower|to reduce|to control|to relieve|to settle|to ease|to thin|to calm|helps?(?: with)?|protects?|prevents?|controls?|indicat(?:ion|ed)(?: for)?:?|reason:|why:|(?:as needed|if needed|when (?:needed|required)|if required|prn|sos)(?: for)?)\s+(?=\p{L})/giu;
const noPurpose =
  /^(?:the (?:first|next|last|rest|time|moment|present|day|remainder|duration|past)|(?:a |an |another |about |up to |at least |one |two |three |four |five |six |seven |eight |ten |twelve )*(?:more )?(?:days?|weeks?|months?|years?|nights?|hours?|minutes?|life|now|long|good|ever|further|doses?)\b|him\b|her$|you\b|me\b|them\b|it\b|us\b|review|gp\b|collection|(?:the )?(?:clinic|surgery|pharmacy|appointment|results?|bloods?|test|dose|script|prescription|next|patients?|all|whom|which|what|example|instance|more|most|some|max|up|with|and|or|if|when|until|then|only|no|not)\b)/i;
const stop =
  /[.;|\n)\]]|,\s|\s[-–—]\s|\s(?:until|then|but|with|because|since|which|who|and (?:call|ring|see|to|then|continue|review|stop)|as (?:he|she|you|per)|if|when|starting|from|once|twice|daily|max|up to|was|is|has|have|had|will|take|taken|one|two|\d)\b/i;
/** Everyday words of what medicines are for, beside the vocabulary's problems. */
const everyday =
  /\b(?:pains?|sleep|mood|nerves?|bones?|heart|kidneys?|thyroid|stomach|bowels?|bladder|blood pressure|bp|sugars?|cholesterol|lipids?|migraines?|headaches?|periods?|contracepti\w+|birth control|stroke|clots?|prevention|prophylaxis|protection|wheez\w*|breath\w*|itch\w*|skin|joints?|knees?|back|feet|hips?|eyes?|chest|cough|nausea|sickness|anxiety|panic|flares?|attacks?|spasms?|cramps?|swelling|fluid|water infection|infection|infusion|hay ?fever|deficiency|inflammation|stiffness|reflux|heartburn|constipation|diarrh\w*|dizziness|relapse|rejection|withdrawal|cravings?|weight|appetite|vitamin d|iron|potassium|phosphate|calcium|urate)\b/i;

/** What the words of a clause say that its medicine is for. */
export function findPurpose(clause: MedicineClause, sentence: string): FoundPurpose | undefined {
  return purposeBehind(clause) ?? purposeAside(clause) ?? purposeBefore(clause, sentence);
}

function purposeBehind({ after }: MedicineClause): FoundPurpose | undefined {
  const near = after.text.slice(0, 170);
  for (const match of near.matchAll(leads)) {
    const from = match.index + match[0].length;
    if (/\b(?:not|isn't|no longer|except)\s+$/i.test(near.slice(0, match.index))) continue;
    const words = near.slice(from, from + 80);
    if (noPurpose.test(words)) continue;
    const at = words.search(stop);
    const text = (at === -1 ? words : words.slice(0, at)).trimEnd();
    if (text.length < 2 || text.length > 70 || !namesPurpose(text)) continue;
    // "As needed" names when, and "for" only leads: what is for stands without them; "to protect" says what it does.
    const isVerb = /^(?:to|helps?|protects?|prevents?|controls?)\b/i.test(match[0]);
    const start = isVerb ? match.index : from;
    return at0(near.slice(start, from + text.length), after.start + start);
  }
  return undefined;
}

/** "(HTN)", "- AF", ": gout" right behind the regimen. */
function purposeAside({ after, medicine }: MedicineClause): FoundPurpose | undefined {
  const near = after.text.slice(0, 110);
  const match = /(?:\(|\s[-–—:]\s)\s*(?=\p{L})/u.exec(near);
  if (match === null || /[.;]\s/.test(near.slice(0, match.index))) return undefined;
  const from = match.index + match[0].length;
  const rest = near.slice(from);
  const end = match[0].includes("(") ? rest.indexOf(")") : rest.search(/[.;|,\n]|\s[-–—]\s|\s{2}|$/);
  const text = rest.slice(0, end === -1 ? 0 : end).trim();
  if (text.length < 2 || text.length > 48) return undefined;
  const [problem] = problemNamesIn(text, 0);
  if (problem === undefined || problem.end - problem.start < text.length * 0.5) return undefined;
  return isTreatedBy(medicine.name, `${problem.name} ${problem.printedName}`) === false
    ? undefined
    : at0(text, after.start + from);
}

/** "For her gout she takes", "because of your AF we started", "bipolar on", "well controlled on", "Hypertension: ". */
const joins =
  /^[^.;\p{N}]{0,60}\b(?:on|with|takes?|taking|start(?:ed)?|commence[d]?|prescribed|given|need(?:s|ed)?|use[sd]?|continue[sd]?|increase[d]?|added?|have)(?: (?:you|him|her|them|on|to|regular|oral|the|his|her|your|a|low dose))*\s*$|^[^.;:\p{L}]{0,4}[:,–—-][^.;:]{0,40}$/iu;

function purposeBefore({ before, medicine }: MedicineClause, sentence: string): FoundPurpose | undefined {
  const from = Math.max(0, before.start, medicine.start - 140);
  const words = sentence.slice(from, medicine.start);
  const problem = problemNamesIn(words, from).at(-1);
  const text = problem === undefined ? forWhat.exec(words)?.[1] : undefined;
  if (problem === undefined) {
    if (text === undefined || !namesPurpose(text)) return undefined;
    const start = from + words.indexOf(text);
    return at0(text, start);
  }
  if (isTreatedBy(medicine.name, `${problem.name} ${problem.printedName}`) !== true) return undefined;
  const between = sentence.slice(problem.end, medicine.start);
  const led = /\b(?:for|because of|due to|given|treat)\s+(?:\w+\s+){0,2}$/i.test(sentence.slice(from, problem.start));
  if (!led && !joins.test(between)) return undefined;
  if (/\b(?:no|not|denies|without|mother|father|family)\b/i.test(sentence.slice(from, problem.start))) return undefined;
  return at0(problem.printedName, problem.start);
}

/** "For reflux, omeprazole". */
const forWhat =
  /^\W*for (?:the |his |her |your |my )?([\p{L}][\p{L} ]{2,40}?)(?:,|:| he| she| you| I| we| take| use)/iu;

/** Whether words name a problem, a part of the body or what such medicines are for. */
export function namesPurpose(text: string): boolean {
  return everyday.test(text) || problemNamesIn(text, 0).length > 0;
}

function at0(text: string, start: number): FoundPurpose {
  return { text: text.replace(/\s+/g, " ").trim(), start, end: start + text.length };
}
