import type { Asked } from "./asked-terms.ts";
import { awaited } from "./awaited-result.ts";
import type { RankedSentence } from "./passage-ranker.ts";

/*
 * What records cannot tell, however near their words lie: a thing that is asked for has words of its own, and where no record has one of
 * them, nothing near is an answer.
 */

/** Who or what is asked for, and the words by which any record would name them. */
const named: readonly [asked: RegExp, said: RegExp][] = [
  [
    /\beye (?:doctor|dr|clinic|specialist|hospital|appointment|appt|exam\w*|test|check\w*|people)\b|\boptician\w*|\boptometr\w*|\bophthalm\w*|\beyes? (?:tested|checked|examined)\b/i,
    /ophthal|optom|optician|\beye\W(?:clinic|doctor|dr\b|hospital|unit|dep|specialist|exam|check|test|screen|care|cent|appointment|appt|review|letter|report|casualty|nurse|team|opd|surgeon|associates|institute)|retin[ao]|macul|fund(?:us|oscop)|cataract|glaucoma|\bVA\b|visual (?:acuity|fields?)/i,
  ],
  [/\bdentist\w*|\bdental\b/i, /\bdent(?:al|ist|ure)|\btooth\b|\bteeth\b|\bmolars?\b/i],
  [/\bdieti[ct]ian\w*|\bnutritionist\w*/i, /\bdiet[ei][ct]|\bnutrition(?:ist|al)\b|\bRD\b/i],
  [/\bhearing (?:aids?|test|clinic)\b|\baudiolog\w*/i, /\baudio|\bhearing\W(?:aid|test|clinic|assess|check)/i],
  [/\bpodiatr\w*|\bchiropod\w*/i, /\bpodiatr|\bchiropod|\bfoot (?:clinic|care|protection)/i],
  [/\bpsychiatr\w*|\bpsycholog\w*|\btherapist\b/i, /\bpsych|\btherap|\bCBT\b|\bcounsel|\bmental health/i],
  [/\bmidwi\w*/i, /\bmidwi|\bMW\b|\bmaternity|\bantenatal|\bobstet/i],
  [
    /\bblood (?:group|type)\b/i,
    /\bblood (?:group|type)|\b(?:AB?|B|O) ?(?:rh\w* ?)?(?:D ?)?(?:pos\b|neg\b|positive|negative|\+)|\brh(?:esus)?\b|\banti-D\b/i,
  ],
];

/** What an examination showed is asked: some record has to tell of such a one. */
const examinations: readonly [asked: RegExp, said: RegExp][] = [
  [/\bmri\b/i, /\bMRI?\b|\bMRCP\b|magnetic resonance/i],
  [/\bct\b|\bcat scan\b/i, /\bCT\w?\b|\bCAT\b|tomograph/i],
  [/\bultrasounds?\b/i, /ultraso|sonogra|\bUSS?\b|doppler|\becho/i],
  [/\bcolonoscop\w*/i, /colonoscop|\bscop/i],
  [/\bbone scan\b|\bdexa\b/i, /\bde?xa\b|bone (?:scan|density)/i],
];
const asksWhatItShowed =
  /\bwhat (?:did|does|do|was|were|is|are)\b.{0,60}\b(?:show|find|found|say|reveal|result)|\bresults?\b|\bfindings?\b/i;

/** What a test came back as is asked, and not whether it was done. */
const asksWhatCameBack = /\bwhat (?:did|do|does|has|have)\b.{0,50}\b(?:come|came) back(?: as)?\b/i;
const ofAsking = /^(?:come|came|back|result|test|level)/;
/** A number that is no dose, or what a result is said to be. */
const tellsResult =
  /\d(?![\d.,/]{0,12}\d)(?!\s?(?:mg|mcg|µg|units?|iu|tabs?|tablets?|days?|weeks?|months?|am|pm)\b)|\b(?:normal|negative|positive|clear|low|high|raised|fine|ok|deficien\w*|insufficien\w*)\b/i;

function lacksResult({ text, terms }: Asked, ranked: readonly RankedSentence[]): boolean {
  if (!asksWhatCameBack.test(text)) return false;
  const things = terms.flatMap(({ key }, at) => (ofAsking.test(key) ? [] : [at]));
  // A "poo test" goes by many names: only of a thing that the vocabulary knows can it be said that no record tells it.
  if (things.length === 0 || things.some((at) => terms[at]?.kinds.size === 0)) return false;
  return !ranked.some(
    ({ sentence, cover }) =>
      things.every((at) => (cover.around[at] ?? 0) > nearly) &&
      (tellsResult.test(sentence.text) || awaited.test(sentence.text)),
  );
}

/** What is asked of a thing, and what a sentence about that thing has to hold to tell it. */
const attributes: readonly [asked: RegExp, said: RegExp][] = [
  [
    /\bserial (?:no|number)\b|\b(?:what|which|whose) (?:brand|make|model)\b|\bthe brand\b|\bwho (?:makes|made)\b|\bmanufacturer\b/i,
    /\bbrands?\b|\bmade by\b|\bmanufactur|\bmodel\b|\bserial\b|\bS\/N\b|[®™]/i,
  ],
  [
    /\b(?:cost|costs|charge|charged|price|fees?)\b|\bhow much .{0,40}\bpa(?:y|id)\b/i,
    /[£$€₹¥₱]|\b(?:rs|inr|usd|eur|rm|php|ksh|ngn)\b\.? ?\d|\d ?(?:rs|dollars?|pounds?|euros?|rupees?|naira|rand|pesos?)\b|\bfree\b|\bco-?pay|\bcosts?\b|\bfees?\b|\bcharge[sd]?\b/i,
  ],
  [
    /\b(?:at )?what age\b|\bhow old (?:was|were)\b/i,
    /\baged?\b|\bat \d{1,2}\b|\d ?(?:years?|yrs?|y\/?o|yo)\b|\(\d{1,2}\)/i,
  ],
];

/** So surely a sentence says a thing of the question. */
const surely = 0.5;
/** By a part of its name, or in the sentence beside it. */
const nearly = 0.3;

/** Whether no record can tell what is asked. */
export function lacksAsked(asked: Asked, ranked: readonly RankedSentence[]): boolean {
  const { text } = asked;
  const ofMedicine = asked.terms.some(({ kinds }) => kinds.has("medication") || kinds.has("medicine-class"));
  const says = (said: RegExp) => ranked.some(({ sentence }) => said.test(sentence.text) || said.test(head(sentence)));
  const tells = (said: RegExp) =>
    ranked.some(({ sentence, cover }) => cover.own.some((share) => share > surely) && said.test(sentence.text));
  return (
    named.some(([wanted, said]) => wanted.test(text) && !says(said)) ||
    (asksWhatItShowed.test(text) && examinations.some(([wanted, said]) => wanted.test(text) && !says(said))) ||
    lacksResult(asked, ranked) ||
    attributes.some(([wanted, said]) => wanted.test(text) && !ofMedicine && !tells(said))
  );
}

const headCharacters = 600;

/** The letterhead names who wrote. */
function head({ record, heading }: RankedSentence["sentence"]): string {
  return `${heading ?? ""}\n${(record.pages[0]?.text ?? "").slice(0, headCharacters)}`;
}
