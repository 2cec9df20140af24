import { relations } from "./asked-person.ts";

const somebody = `(?:i|he|she|we|they|(?:my |our )?(?:${relations})|(?:mummy|mama|tata|ouma|oupa|nani|lola|lolo))`;
/** "everything he gets in a day", "all he should be taking", "what daddy takes every day". */
const allThatIsTaken = new RegExp(
  `\\b(?:(?:everything|all|list what|list of what) (?:that )?${somebody} (?:(?:is|am|are|should|must|be|has|have|to|now|currently|still|supposed|meant|really|regularly|usually) )*(?:takes?|taking|gets?|given|uses?|using|swallow(?:s|ing)?|on)|what ${somebody} (?:(?:is|am|are|should|must|be|has|have|to|now|currently|still|supposed|meant) )*(?:takes?|taking|swallow(?:s|ing)?))\\b`,
);

/** The nouns by which a question names a whole part of the chart. Plain form. */
export const thingCues = {
  medicines:
    /\b(?:medicines?|tablets?|pills?|drugs?|prescriptions?|injections?|inhalers?|tablets)\b|\bwhat (?:am i|is he|is she|does he|does she|do i|should i|should he|should she|i)\b.{0,16}\b(?:on|take|taking|takes)\b|\b(?:what|everything|list what) (?:she|he|i|mum|dad|mam) (?:should be |am |is )?(?:takes?|taking|on)\b|\beverything i should be on\b|\bwhat i take\b/,
  allergies:
    /\b(?:allerg\w*|intoleran\w*|react(?:ed|ing|ion|s)? (?:to|badly)|bad reaction|must (?:i )?never have|should not (?:be )?give)\b|\bwhat (?:(?:am|is|are|may|must|can|should) )?(?:i|he|she|we|they) (?:(?:may|must|can|should|am|is|are|to) )*(?:not|never) (?:to )?(?:(?:be|have|take|get|given) ?)+(?:$|[^\p{L}\s]|because|again|ever|or|and)/u,
  appointments:
    /\b(?:appointments?|visits?|clinic|review|check-?ups?|follow-?up|booked|see|seeing|scan|mri|ct|ultrasound|echo|mammogram|operation|surgery|op|colonoscopy|scope|infusion|drip|injection|jab|dialysis|consult\w*|bloods|blood test|date|mirena|coil|tape|x-ray)\b/,
  results: /\b(?:results?|bloods?|blood tests?|labs?|lab results?|numbers|levels?)\b/,
  problems:
    /\b(?:conditions?|diagnos\w+|illness(?:es)?|diseases?|health problems?|medical problems?|medical history|what is wrong with me)\b/,
} as const;

export type Thing = keyof typeof thingCues;

export function asksForThing(plain: string, thing: Thing): boolean {
  return thingCues[thing].test(plain) || (thing === "medicines" && allThatIsTaken.test(plain));
}
