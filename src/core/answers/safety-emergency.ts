/*
 * Signs of an emergency as pairs of what and how, in any order and with anything between, so that no wording has to be foreseen.
 * Texts are in lower case with straight apostrophes.
 */

type Sign = readonly [what: RegExp, how: RegExp];

const signs: readonly Sign[] = [
  [
    /\b(?:chest|heart|breastbone)\b/,
    /\b(?:pain\w*|hurt\w*|tight\w*|pressure|crush\w*|squeez\w*|heav\w*|band|stab\w*|ripping|tearing|ache|aching|elephant|racing|pounding)\b/,
  ],
  [
    /\b(?:breath\w*|air|gasp\w*)\b/,
    /\b(?:can't|cannot|cant|trouble|hard(?:er|ly)?|difficult\w*|struggl\w*|short(?:ness)?|barely|stopp\w*|not|isn't|fight\w*|gasp\w*|worse|sudden\w*)\b/,
  ],
  [
    /\b(?:throat|tongue|lips?|face|mouth|eyelid|airway|smile)\b/,
    /\b(?:swell\w*|swollen|tight\w*|clos\w*|tingl\w*|droop\w*|numb\w*|crooked|hang\w*|sag\w*|lopsided|drool\w*|blue|purple|one side)\b/,
  ],
  [
    /\bblood\w*\b|\bbleed\w*\b|\bwound\b|\bcut\b|\bnosebleed\b/,
    /\b(?:vomit\w*|throw\w*|cough\w*|spit\w*|pour\w*|gush\w*|spurt\w*|won't stop|will not stop|can't stop|not stopping|heav\w*|soak\w*|everywhere|a lot|pregnant|clots?)\b/,
  ],
  [
    /\b(?:arms?|legs?|side|hand|body|face|limbs?)\b/,
    /\b(?:(?:suddenly|sudden|went|gone|goes|feels?|is|are|become|became) (?:\w+ )?(?:numb|weak|limp|dead|paraly\w+)|sudden weakness|sudden numbness|weakness in|numbness in|can't move|cannot move|won't move)\b/,
  ],
  [
    /\b(?:speech|speak\w*|talk\w*|words|sense|confus\w*|responds?|responding|response|wake|awake|waking|conscious\w*|unconscious|unresponsive)\b/,
    /\b(?:slur\w*|garbled|can't|cannot|isn't|is not|not|won't|sudden\w*|barely|lost|losing|hard to|trouble|hit|fell|unconscious|unresponsive|confus\w*|stay)\b/,
  ],
  [
    /\b(?:vision|sight|see|eye|eyes)\b/,
    /\b(?:lost|losing|loss|sudden\w*|can't see|cannot see|went (?:black|dark|blind)|curtain|double)\b/,
  ],
  [
    /\b(?:swallow\w*|ate|eaten|drank|drunk|took|taken|ingest\w*|inhaled)\b/,
    /\b(?:poison\w*|bleach|cleaner|detergent|berries|mushrooms?|batter(?:y|ies)|antifreeze|chemical\w*|petrol|gasoline|magnets?|too many|whole bottle|entire bottle|all (?:of )?(?:my|his|her|the)|overdose|unknown|handful|can't swallow)\b/,
  ],
  [
    /\b(?:bab(?:y|ies)|newborn|infant|toddler|pregnan\w*|\d+ weeks|child|son|daughter|kid)\b/,
    /\b(?:limp|floppy|blue|not moving|can't feel|doesn't move|isn't moving|stopped moving|seizure|fit|convuls\w*|unresponsive|won't wake|not breathing|bleed\w*|blood|waters? broke|stiff neck|10[4-9]|drool\w*)\b/,
  ],
  [
    /\bhead\b|\bskull\b/,
    /\b(?:hit\w*|injur\w*|bang\w*|fell|worst|thunderclap|explod\w*)\b.*\b(?:vomit\w*|sleepy|awake|confus\w*|unconscious|pass\w*|ache|life|ever|sick)|\bworst headache\b/,
  ],
  [/\b(?:neck)\b/, /\b(?:stiff)\b.*\b(?:fever|confus\w*|light|rash)|\bfever\b.*\bstiff\b/],
  [
    /\b(?:leg|calf)\b/,
    /\b(?:swollen|swelling|swell\w*)\b.*\b(?:short of breath|breath\w*|chest)|\bbreath\w*\b.*\b(?:swollen|swelling)\b/,
  ],
  [
    /\b(?:asthma|allergic|anaphyla\w*)\b/,
    /\b(?:attack|isn't helping|not helping|not working|reaction|shock|epipen|worse)\b/,
  ],
  [
    /\b(?:seizures?|fit|fits|convuls\w*|stroke|heart attack|overdos\w*|anaphyla\w*)\b/,
    /\b(?:having|has a|has had a|just had|right now|now|won't stop|think i'm|on purpose|i've|i have|i)\b/,
  ],
  [
    /\b(?:faint\w*|collapse\w*|pass(?:ed|ing)? out|black(?:ed|ing)? out|unconscious)\b/,
    /\b(?:just|now|feel|keeps?|keep|won't|not|racing|chest|she|he|i'm|has|have|going to|about to)\b/,
  ],
  [/\b(?:sugar|glucose)\b/, /\b(?:is|reads|at|of) (?:[1-4]\d|[5-9]\d\d)\b(?![\d.])/],
  [/\b(?:bitten|stung|bite|sting)\b/, /\b(?:snake|rattlesnake|scorpion|widow|venom\w*|swell\w*|breath\w*)\b/],
  [/\bjaw\b/, /\b(?:left arm|chest|sweat\w*|short of breath)\b/],
  [/\bchok(?:e|ing)\b/, /\b(?:i'm|am|is|are|on)\b/],
];

/** Somebody who is here and now: the first person, or kin, in the present or just past. */
const hereAndNow =
  /\b(?:i'm|i am|i've|i have|i feel|i can't|i cannot|i can|i think|i just|i keep|i lost|i cut|i hit|i took|i swallowed|i got|i had|i woke|i suddenly|i|my|he|she|they|we|he's|she's|grandma|grandpa|granny|mum|mom|dad|someone|somebody|there's|there is|it feels|help|suddenly|sudden|right now|the pain)\b/;

/** Whether a text tells of an emergency that goes on. The caller has made sure that it does not ask about records or the past. */
export function tellsOfEmergency(text: string): boolean {
  if (!hereAndNow.test(text)) return false;
  return signs.some(([what, how]) => what.test(text) && how.test(text));
}
