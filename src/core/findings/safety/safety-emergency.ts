/*
 * Signs of an emergency as pairs of what and how, in any order and with anything between, so that no wording has to be foreseen.
 * Texts are in lower case with straight apostrophes.
 */

type Sign = readonly [what: RegExp, how: RegExp];

const signs: readonly Sign[] = [
  [
    /\b(?:chest|heart|breastbone)\b/,
    /\b(?:pain\w*|hurt\w*|tight\w*|pressure|crush\w*|squeez\w*|heav\w*|band|stab\w*|ripping|tearing|ache|aching|elephant|racing|pounding|flutter\w*|skipp\w*|irregular\w*|jumping)\b/,
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
    /\b(?:vomit\w*|throw\w*|cough\w*|spit\w*|pour\w*|gush\w*|spurt\w*|won't stop|will not stop|can't stop|not stopping|heav\w*|soak\w*|everywhere|a lot|pregnant|clots?|pads?|tampons?|towels?|sheets?|faint\w*|dizzy|every (?:\w+ )?(?:minutes?|hour)|for (?:\w+ )?hours|pool\w*|drench\w*|deep)\b/,
  ],
  [
    /\b(?:arms?|legs?|side|hand|body|face|limbs?)\b/,
    /\b(?:(?:suddenly|sudden|went|gone|goes|feels?|is|are|become|became) (?:\w+ )?(?:numb|weak|limp|dead|paraly\w+)|sudden weakness|sudden numbness|weakness in|numbness in|(?:can't|cannot|cant|won't|no longer|unable to) (?:move|feel|lift)|(?:no|lost (?:all )?) ?feeling|(?:turned|went|gone) (?:cold|white|blue|black))\b/,
  ],
  [
    /\b(?:speech|speak\w*|talk\w*|words?|sense|confus\w*|responds?|responding|response|wake|awake|waking|conscious\w*|unconscious|unresponsive)\b/,
    /\b(?:slur\w*|garbled|can't|cannot|isn't|is not|not|won't|sudden\w*|barely|lost|losing|hard to|trouble|hit|fell|unconscious|unresponsive|confus\w*|stay)\b/,
  ],
  [
    /\b(?:vision|sight|see|eye|eyes)\b/,
    /\b(?:lost|losing|loss|sudden\w*|can't see|cannot see|went (?:black|dark|blind)|curtain|double)\b/,
  ],
  [
    /\b(?:swallow\w*|ate|eaten|drank|drunk|took|taken|ingest\w*|inhaled)\b/,
    /\b(?:poison\w*|bleach|cleaner|detergent|berries|mushrooms?|batter(?:y|ies)|antifreeze|oil|paint|perfume|shampoo|soap|polish|spirits?|remover|pods?|coins?|button|plant|cigarettes?|nicotine|weed|gel|chemical\w*|petrol|gasoline|magnets?|too many|whole bottle|entire bottle|all (?:of )?(?:my|his|her|the)|overdose|unknown|handful|can't swallow)\b/,
  ],
  [
    /\b(?:bab(?:y|ies)|newborn|infant|toddler|pregnan\w*|\d+ weeks|child|son|daughter|kid)\b/,
    /\b(?:limp|floppy|blue|not moving|can't feel|doesn't move|isn't moving|stopped moving|seizure|fit|convuls\w*|unresponsive|won't wake|not breathing|bleed\w*|blood|waters? broke|stiff neck|10[4-9]|drool\w*)\b/,
  ],
  [
    /\bhead\b|\bskull\b/,
    /\b(?:hit\w*|injur\w*|bang\w*|fell|worst|thunderclap|explod\w*)\b.*\b(?:vomit\w*|sleepy|awake|confus\w*|unconscious|pass\w*|ache|life|ever|sick)|\bworst headache\b/,
  ],
  [
    /\b(?:arms?|legs?|face|smile|mouth)\b/,
    /\b(?:only one|one side|one of (?:his|her|my|their)|won't (?:go up|lift|open|move)|can't (?:lift|raise|hold)|drift\w*|slump\w*|drag\w*)\b/,
  ],
  [
    /\b(?:slump\w*|floppy|lifeless|limp|collaps\w*|unrespons\w*|clammy|grey|ashen)\b/,
    /\b(?:he|she|they|dad|mum|mom|bab(?:y|ies)|son|daughter|husband|wife|partner|heart|pass out|breath\w*|i'm|i am|chair|bed|floor)\b/,
  ],
  [
    /\b(?:fingers?|thumb|hand|toes?|foot|arm|leg|ear|nose|eye|scalp)\b/,
    /\b(?:(?:cut|chopp?\w*|saw\w*|slic\w*|tore|torn|ripp?\w*|bitten|came|come|blown) (?:\w+ ){0,3}(?:off|open)|sever\w*|amputat\w*|crushed|trapped|to the bone|bent the wrong way|sticking out|deep (?:cut|wound|gash))\b/,
  ],
  [/\bwheez\w*\b/, /\b(?:sting|stung|bite|bitten|ate|eaten|now|just|suddenly|minutes|worse|can't|tight|after)\b/],
  [
    /\b(?:handful|fistful|lots|loads|bunch|dozens?|[2-9]\d|whole)\b/,
    /\b(?:ate|eaten|took|taken|swallowed|drank)\b.*\b(?:pills?|tablets?|capsules?|medicines?|meds|berries|mushrooms)\b/,
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
    /\b(?:just|now|twice|times|again|this morning|today|tonight|feel|keeps?|keep|heart|won't|not|racing|chest|she|he|i'm|has|have|going to|about to)\b/,
  ],
  [/\b(?:sugar|glucose)\b/, /\b(?:is|reads|at|of) (?:[1-4]\d|[5-9]\d\d)\b(?![\d.])/],
  [/\b(?:bitten|stung|bite|sting)\b/, /\b(?:snake|rattlesnake|scorpion|widow|venom\w*|swell\w*|breath\w*)\b/],
  [
    /\b(?:stools?|poo|poop|vomit\w*|sick|throwing up)\b/,
    /\b(?:black and|tarry|like tar|tar|coffee grounds?|bright red|blood)\b/,
  ],
  [
    /\b(?:testicle|testicles|ball|balls|stomach|belly|abdomen|tummy)\b/,
    /\b(?:sudden\w*|rigid|rock hard|board|excruciating|agony|unbearable|worst|doubled over|(?:can't|cannot) (?:stand|move))\b/,
  ],
  [/\brash\b/, /\b(?:doesn't fade|does not fade|won't fade|not fading|glass|purple|bruis\w*|stiff|spreading fast)\b/],
  [
    /\b(?:fever|shiver\w*|shaking|infect\w*|temperature)\b/,
    /\b(?:confus\w*|mottled|drowsy|not making sense|blue|(?:can't|cannot) (?:stand|stay awake)|racing heart|stiff neck|seizure)\b/,
  ],
  [
    /\b(?:burn(?:ed|t|s)?|acid|chemical\w*|bleach|boiling)\b/,
    /\b(?:eyes?|face|all over|blister\w*|whole|arms?|chest|splash\w*|skin|charred|white)\b.*\b(?:now|just|help|badly|all|what)\b|\b(?:in|into) (?:my|his|her) eyes?\b/,
  ],
  [/\bpregnan\w*\b/, /\b(?:severe|sharp|one side|shoulder|dizzy|faint\w*|vision|swollen|gush\w*|headache)\b/],
  [/\binsulin\b/, /\b(?:shak\w*|sweat\w*|confus\w*|twice by|double by|wrong (?:one|dose|pen)|too much|unconscious)\b/],
  [/\bjaw\b/, /\b(?:left arm|chest|sweat\w*|short of breath)\b/],
  [/\bchok(?:e|ing)\b/, /\b(?:i'm|am|is|are|on)\b/],
];

/** Somebody who is here and now: the first person, or kin, in the present or just past. */
const hereAndNow =
  /\b(?:i'm|i am|i've|i have|i feel|i can't|i cannot|i can|i think|i just|i keep|i lost|i cut|i hit|i took|i swallowed|i got|i had|i woke|i suddenly|i|my|he|she|they|we|he's|she's|grandma|grandpa|granny|mum|mom|dad|husband|wife|partner|son|daughter|baby|threw up|vomited|someone|somebody|there's|there is|it feels|help|suddenly|sudden|right now|the pain)\b/;

/** Whether a text tells of an emergency that goes on. The caller has made sure that it does not ask about records or the past. */
export function tellsOfEmergency(text: string): boolean {
  if (!hereAndNow.test(text)) return false;
  return signs.some(([what, how]) => what.test(text) && how.test(text));
}

/** A question of the records that what is told ends in: "…, which drug was it", "… and when is it". What to do is not one. */
const asksLater =
  /(?:[,;:.–-] ?|\b(?:and|so|but) )(?:(?:and|so|but) )?(?:which|who|whose|where|how come|how (?:long|often|many)|why (?:did|was|were|is|has|do|does)|when(?: is|'s| was| did|s)|what (?:day|date|time|year|was|were|did|drug|medicine)|can (?:he|she|they) (?:have|take|eat|drink))\b/;
const asks =
  /\?|^(?:so |and |but )?(?:whens|whos|wheres|what|when|which|who|whom|whose|where|why|how|did|does|do|is|are|was|were|has|have|had|can(?!'t (?!i\b|we\b|you\b|my\b))|could(?!'ve)|should(?!'ve)|would(?!'ve)|will|may|might|am|show|list|tell|give|find|explain|compare|summari[sz]e|read|search|look|open|any|please)\b/;
/** Whether a text asks, or calls for, anything. */
export function asksSomething(text: string): boolean {
  return asks.test(text) || asksLater.test(text);
}

/** Whether a text tells of somebody here and now, or tells without asking at all. */
export function tellsOfSomebody(text: string): boolean {
  return hereAndNow.test(text) || !asks.test(text);
}

const urgent =
  /\b(?:just now|right now|suddenly|(?:minutes?|hours?) ago|since (?:this morning|an hour|last night|lunch)|getting (?:much |so much )?worse|won't stop|can't stop|unbearable|worst|so (?:bad|much|badly)|severe|and now|help)\b/;

/** Whether a text that asks nothing tells of something that presses: with a symptom or an illness in it, that is no search of records. */
export function tellsOfUrgency(text: string): boolean {
  return !asks.test(text) && urgent.test(text);
}
