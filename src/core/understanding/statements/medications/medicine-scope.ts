import { writersOwn } from "#core/understanding/facts/writers-own.ts";

/*
 * Whose medicine the words speak of, and whether they are more than a supposition. All look at the words before a name, or at its sentence.
 */

const relative =
  "mother|father|mum|mam|mom|mammy|dad|daddy|papa|wife|husband|partner|brother|sister|son|daughter|uncle|aunt|auntie|gran|granny|grandmother|grandfather|grandad|nan|friend|flatmate|housemate|neighbour|neighbor|cousin|twin|sibling|siblings|parents|grandparents|child|children|kids|spouse|fianc[ée]e?|flatmates|relative|family member|mate|nephew|niece|in-?law|colleague|roommate|girlfriend|boyfriend";
/** Who only came along, was told, or tells. */
const bystander = new RegExp(
  `\\b(?:with|by|per|from|to|and|cc|told|asked|shown|via|says|reports?|reported|offered me|carer|called) (?:(?:his|her|my|your|the|their|both) )?(?:${relative})\\b(?!,? (?:who (?:has|is|takes|was)|takes|is on|has been on|on (?!the|speaker|phone)|\\(on))|\\b(?:${relative}),? (?:\\p{Lu}\\p{Ll}+ )?(?:says|said|reports?|reported|noticed|noted|present|drove|shown|worried|confirms?|tells|told|reads|thinks|gives|gave him|gave her|helps|concerned)\\b`,
  "giu",
);
const theirs = new RegExp(`\\b(?:${relative})(?:'s|’s)?\\b`, "iu");
const possessive = new RegExp(`\\b(?:(?:${relative})|\\p{Lu}\\p{Ll}{2,})(?:'s|’s)\\s+(?:\\p{L}+ )?$`, "iu");
const other =
  /\b(?:other patient|another patient|next (?:chair|bed)|some (?:people|patients)|many (?:people|patients)|people (?:who|with|taking|on)|patients? (?:who|with|taking|on)|those (?:who|taking|on)|anyone|not for (?:me|this pt|this patient|him|her)|if you (?:take|are taking|are on|use))\b/i;

/**
 * "My own tablets: … keep separate from his", "my own INR is 2.4, warfarin same", "takes warfarin herself, keep the two sets apart": who cares
 * for the patient has medicines too.
 */
const ofWriter =
  /\bmy own (?:tablets|pills|medicines?|meds)\b[\s\S]{0,120}\b(?:his|hers|mum's|dad's)\b|\bmy own (?:INR|BP|blood pressure)\b|\b(?:separate|apart|away) from (?:his|hers)\b|\b(?:two|both) (?:sets|lots|packs|boxes) (?:of (?:tablets|pills|medicines?|meds) )?(?:apart|separate)\b/i;

/** "Wife: Morag, next of kin. Takes warfarin herself": who the words before are about takes it, and not the patient. */
export function selfTakerOf(sentence: string, said: string | undefined): string | undefined {
  if (said === undefined || !/\b(?:herself|himself)\b/i.test(sentence)) return undefined;
  return new RegExp(`^\\W*(?:(?:his|her) )?(${relative})\\b`, "i").exec(said)?.[1];
}

/** Who it is about where it is not the patient, as printed: "sister's", "mother". */
export function subjectOf(before: string, after: string, patientNames: readonly string[]): string | undefined {
  const owned = possessive.exec(before)?.[0].trim();
  if (
    owned !== undefined &&
    !patientNames.some((name) => owned.toLowerCase().startsWith(name)) &&
    !/^(?:today|tomorrow|yesterday|it|that|what|there|here|he|she|let|week|month|year|crohn|hodgkin|parkinson|graves|raynaud|hashimoto)/i.test(
      owned,
    )
  )
    return owned;
  const clause = before.slice(Math.max(0, before.search(/[^;]*$/)));
  const told = clause.replace(bystander, (words) => " ".repeat(words.length));
  const match = theirs.exec(told);
  // "My brother said …; I take": a first person after the relative is the patient again.
  if (match !== null && !/\b(?:I|i'm|I'm|my own|pt|patient|you)\b/.test(told.slice(match.index + match[0].length)))
    return match[0];
  const sentence = `${before} ${after}`;
  if (ofWriter.test(sentence) || writersOwn.test(before)) return "the writer's";
  if (
    other.test(before) ||
    /^[^.;]{0,30}\b(?:not for (?:me|this (?:pt|patient)|him|her)|is his|is hers)\b/i.test(after)
  )
    return other.exec(before)?.[0] ?? "somebody else";
  return undefined;
}

const supposing =
  /\b(?:if|unless|in case|should (?:you|he|she|there|it|symptoms)|whenever|when (?:you (?:are|feel|have)|unwell|ill|vomiting)|(?:only|until) (?:if|when)|in the event|depending on|sick[- ]day (?:rules?|guidance|advice|plan|letter))\b/i;
const harmless =
  /\b(?:if|as|when|where) (?:needed|required|necessary|tolerated|possible|able|reqd?)\b|\b(?:ask(?:ed|ing)?|see|check|whether|know|wonder(?:s|ed|ing)?|unsure|as) if\b/gi;
const untilEvent =
  /\b(?:before|after|for|around|on the (?:day|morning) of) (?:the|an|a|any|your|his|her|each) (?:[a-z-]+ )?(?:test|operation|surgery|procedure|scan|colonoscopy|endoscopy|infusion|extraction|injection|anaesthetic|anesthetic|appointment|bowel prep)\b|\b\d+ ?(?:(?:to|-) ?\d+ ?)?(?:days?|d|hours?|hrs?|h|weeks?|\/7) (?:before|prior|pre-?)\b|\b(?:the )?(?:night|evening|morning|day|week)s? before\b|\bbefore (?:and after )?(?:surgery|dental|the test)\b/i;

/** "Rash, fever: stop it and ring us": said of symptoms that may never come. */
const onSymptoms =
  /\b(?:rash|fever|vomit\w*|diarrho?ea|sores?|bleed\w*|sweating|palpitations|jaundice|yellow|swelling|drowsy|syndrome|dizz\w+|cramps)\b[^.;]{0,80}(?:->|→|:|=|-)\s*(?:then )?(?:stop|omit|hold|pause)\b|\b(?:stop|omit|hold|pause)\b[^.;]{0,40}(?:\band\b|&|,|\+)\s*(?:ring|call|ER\b|ED\b|go to|come|see |report|contact|seek|phone|tell)|\b(?:go (?:straight )?to (?:the )?(?:emergency|ED|ER|A&E|casualty|hospital)|(?:call|ring|dial) (?:000|111|911|999|112))\b[^.;]{0,40}\b(?:do not|don't|stop|omit|hold|skip)\b/i;

/** Whether what the sentence says of the place `at` holds only in some case that may never come. */
export function isConditional(sentence: string, at: number): boolean {
  const text = sentence.replace(harmless, (words) => " ".repeat(words.length));
  const from = Math.max(text.lastIndexOf(";", at), text.lastIndexOf(". ", at), text.lastIndexOf(" but ", at), -1) + 1;
  const next = text.slice(at).search(/;|\.\s|\bbut\b/);
  const clause = text.slice(from, next === -1 ? text.length : at + next);
  return supposing.test(clause) || untilEvent.test(clause) || onSymptoms.test(clause);
}

/** "Can I take Nurofen?": a question says nothing. */
export function isQuestion(sentence: string, at: number): boolean {
  const after = sentence.slice(at);
  const stop = after.search(/[.!;]\s|\?/);
  return stop !== -1 && after.charAt(stop) === "?" && !/\(\s*\?/.test(after.slice(Math.max(0, stop - 2), stop + 1));
}

const copied =
  /\b(?:not (?:yet )?(?:verified|checked|confirmed|reconciled)|unverified|old (?:list|record|letter|notes)|(?:from|per) (?:the )?(?:referral system|previous (?:record|list|letter|discharge)|prior records?|old|last admission|GP record \d)|please check|copied (?:from|forward)|carried forward|out of date|superseded|list from prior|repeated\)|not up to date|pulled from)\b/i;

/** Whether a list says of itself that it was taken over and not checked. */
export function isCopied(text: string): boolean {
  return copied.test(text);
}

const shownWrongly =
  /\b(?:list|record|letter|summary|slip|system|template|label|discharge|sheet|form|computer|portal|app|pharmacy|chemist)\b[^.;]{0,40}\b(?:still )?(?:show(?:s|ed|ing)?|list(?:s|ed)|said|says|stated|recorded|printed|had)\b|\b(?:disregard|ignore|please amend|incorrect(?:ly)?|in error|by mistake|wrong(?:ly)?|was never|old prescription|superseded)\b/i;

/** "The ER list still shows Sprintec": what another paper says, which is told because it is not so. */
export function isAboutPaper(sentence: string): boolean {
  return shownWrongly.test(sentence);
}
