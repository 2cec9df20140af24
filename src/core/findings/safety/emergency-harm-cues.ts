import type { Cue } from "./cue-weight.ts";

/* Signs of danger that comes from outside or runs out: blood, poison, allergy, injury. Weighed with those of `emergency-cues.ts`. */

const blood: readonly Cue[] = [
  [
    2,
    /\bblood\w*\b.{0,40}\b(?:toilet|loo|bowl|urine|wee|pee|stool|poo|bucket|basin|sink|cup|pint|litre|floor|sheets?|nappy|diaper)\b(?! (?:tests?|samples?))/,
  ],
  [
    2,
    /\b(?:bleed\w*|bled|blood\w*|cuts?|nose|cough\w*|clots?)\b.{0,40}\b(?:blood thinners?|warfarin|apixaban|eliquis|rivaroxaban|xarelto|edoxaban|dabigatran|anticoagula\w*|clopidogrel|haemophili\w*|hemophili\w*)\b|\b(?:blood thinners?|warfarin|apixaban|eliquis|rivaroxaban|xarelto|edoxaban|dabigatran|anticoagula\w*|haemophili\w*|hemophili\w*)\b.{0,60}\b(?:bleed\w*|hit|fell|banged|whacked|bumped|knocked|head|clots?|vomit\w*|black)\b/,
  ],
  [
    3,
    /\bcough\w* (?:up )?(?:\w+ ){0,2}(?:red|pink|frothy)\b|\bpink froth\w*\b|\bclots?\b.{0,30}\b(?:size of|as big as|big as|like a (?:golf|tennis|lemon|orange|fist))\b/,
  ],
  [1, /\bblood\w*\b|\bble(?:ed\w*|d)\b|\bhaemorrhag\w*\b|\bhemorrhag\w*\b/],
  [3, /\b(?:spurt\w*|gush\w*|squirt\w*|pumping out|pouring out|pours? out|bleed\w* out|haemorrhag\w*|hemorrhag\w*)\b/],
  [
    2,
    /\b(?:won't stop|can't stop|will not stop|not stopping|doesn't stop|never stops|keeps? (?:coming|pouring|bleeding)|soak\w*|drip\w*|pool\w*|puddle|buckets?|everywhere|heav(?:y|ily)|lots of|a lot|loads of|so much|clots?|pads?|towels?|pour\w*|for (?:\w+ )?hours?|through the (?:bandage|dressing)|non ?stop|half an hour)\b(?=.*\b(?:blood\w*|bleed\w*|period|nose\w*|wound|cut)\b)|\b(?:blood\w*|bleed\w*|period|nose\w*|wound|cut)\b.{0,60}\b(?:won't stop|can't stop|not stopping|doesn't stop|keeps? (?:coming|pouring|bleeding)|soak\w*|drip\w*|pool\w*|puddle|buckets?|everywhere|heav(?:y|ily)|lots|a lot|loads|so much|clots?|pads?|towels?|pour\w*|for (?:\w+ )?hours?|non ?stop|half an hour)\b/,
  ],
  [
    3,
    /\b(?:vomit\w*|threw up|throw\w* up|sick|puk\w*|bring\w* up|brought up|spew\w*|cough\w*|spit\w*|spat|hack\w*)\b.{0,40}\b(?:blood\w*|coffee|red stuff|red)\b|\bblood\b.{0,24}\b(?:vomit\w*|sick|puke|phlegm|spit|cough\w*)\b/,
  ],
  [
    3,
    /\b(?:stools?|poos?|poop|shit|bowel\w*|motion|toilet|passing|number two)\b.{0,30}\b(?:black|tar\w*|bright red|maroon|full of blood|blood\w*|all red)\b|\b(?:black|tar\w*|bright red)\b.{0,16}\b(?:stools?|poos?|poop|diarrh\w*|shit)\b/,
  ],
  [
    2,
    /\b(?:deep|gaping|to the bone|see (?:the |my |his |her )?(?:bone|fat|muscle|tendon|insides?|something white|white)|wide open|flap of|sliced|slashed|gash\w*)\b/,
  ],
  [
    3,
    /\b(?:stab(?:bed|bing)|gunshot|impaled|sever\w+|amputat\w*)\b(?! pain)|\b(?:been|got|was|is) (?:shot|knifed)\b|\b(?:cut|chopp?\w*|sliced|ripp\w*|torn|took|bit|blew|(?<!\b(?:i|he|she|we|they) )came|bitten)(?: \w+){0,3} (?:off|clean off)\b/,
  ],
];

const poison: readonly Cue[] = [
  [
    3,
    /\b(?:gave|given|giving|give|had|took|taken|drew up|injected|accidentally|mistake)\b.{0,40}\b(?:\d+(?:\.\d+)? ?(?:ml|mg|units?|mcg)?) instead of \d*\.?\d+\b|\bten times (?:the|too|his|her|my)\b|\b(?:newborn|baby|infant|toddler)\b.{0,40}\b(?:too much|double|twice|overdos\w*)\b/,
  ],
  [2, /\b(?:ate|eaten|swallowed|had|finished|drank|took)(?: \w+){0,2} (?:whole|entire|full)(?: \w+){0,3}\b/],
  [3, /\boverdos\w*\b|\bod'?d\b/],
  [
    3,
    /\b(?:took|taken|swallow\w*|had|ate|eaten|drank|downed|necked|popped|given|gave)(?: \w+){0,3} (?:[2-9]\d|1\d\d|dozens?|handfuls?|too many|whole|entire|full|all)\b(?! (?:mg|mcg|ml|g|milligrams?|micrograms?|units?|years?|days?|minutes?|hours?|percent))/,
  ],
  [
    2,
    /\b(?:swallow\w*|ate|eaten|eating|drank|drunk|ingest\w*|inhal\w*|got into|gotten into|chew\w*|lick\w*|suck\w*|put in (?:his|her) mouth|mouthful|sip\w*|snort\w*|breath\w* in|spill\w*|splash\w*)\b/,
  ],
  // Messages and feelings are mixed too: only beside what is poison.
  [1, /\bmixed\b/],
  [1, /\b(?:drank|drink\w*|drunk)\b.{0,12}\b(?:alcohol|vodka|whisk\w+|wine|beer|spirits)\b/],
  [
    2,
    /\b(?:poison\w*|bleach|ammonia|cleaner|cleaning|detergent|dishwasher|laundry|capsule|liquitabs?|berries|mushrooms?|toadstools?|batter(?:y|ies)|antifreeze|screenwash|white spirit|turps|turpentine|paraffin|lamp oil|paint\w*|weed ?killer|pesticide|rat poison|slug pellets|fertili[sz]er|acid|drain|petrol|gasoline|diesel|kerosene|nail varnish|varnish|remover|descaler|disinfectant|dettol|hand sanitiser|sanitizer|magnets?|coins?|vape|nicotine|e-liquid|fumes|gas|smoke|carbon monoxide|chemicals?|chlorine|superglue|glue|foxglove|laburnum|lilies|yew)\b/,
  ],
  [
    2,
    /\b(?:toddler|child|kid|son|daughter|baby|boy|girl|grandson|granddaughter|grandchild|little one|\d+ (?:yr|year|month)s?[- ]?olds?|nephew|niece|dog)\b.{0,60}\b(?:got into|ate|eaten|swallow\w*|had|has had|drank|drunk|found|chew\w*|took|taken|opened)\b.{0,40}\b(?:tablets?|pills?|medicines?|meds|capsules?|inhaler|patch|iron|vitamins?|insulin|methadone)\b/,
  ],
  [
    1,
    /\b(?:tablets?|pills?|medicines?|capsules?)\b.{0,40}\b(?:don't know how many|not sure how many|all over the floor|empty|missing|gone)\b/,
  ],
  [
    2,
    /\b(?:insulin)\b.{0,40}\b(?:too much|twice|double|wrong|extra|ten times|instead of)\b|\b(?:too much|twice|double|wrong|ten times)\b.{0,30}\binsulin\b/,
  ],
];

const allergy: readonly Cue[] = [
  [
    2,
    /\b(?:lips?|tongue|face|throat|eyes?|eyelids?|mouth|neck|cheeks?|head)\b.{0,30}\b(?:swell\w*|swollen|puff\w*|huge|massive|balloon\w*|blow\w* up|blown up|fat|twice|big|enormous|tingl\w*|itch\w*|thick)\b|\b(?:swell\w*|swollen|puff\w* up|balloon\w*|tingl\w*|fat)\b.{0,16}\b(?:lips?|tongue|face|throat|eyes|eyelids?|mouth)\b/,
  ],
  [
    1,
    /\b(?:hives|welts|nettle rash|itch\w* (?:everywhere|all over)|rash (?:everywhere|all over)|come (?:up|out) in|blotch\w*|red all over)\b/,
  ],
  [
    1,
    /\b(?:peanuts?|nuts?|cashews?|almonds?|shrimps?|prawns?|shellfish|crab|sesame|bee|wasp|hornet|stung|sting|kiwi|new (?:antibiotic|tablets?|medicine|pill)|penicillin|amoxicillin|contrast|latex|allerg\w+)\b/,
  ],
  [3, /\b(?:used|gave|given|stabbed|jabbed|need) (?:\w+ ){0,3}(?:epi ?pen|adrenaline|auto ?injector)\b/],
  [
    3,
    /\b(?:snake|adder|rattlesnake|scorpion|black widow|jellyfish|viper)\b.{0,20}\b(?:bit\w*|sting|stung)\b|\b(?:bit\w*|stung)\b.{0,24}\b(?:snake|adder|rattlesnake|scorpion|widow|viper|jellyfish|bat|stray)\b/,
  ],
];

const injury: readonly Cue[] = [
  [
    2,
    /\b(?:hole|chunk|flap|gash|tear|rip|bite|puncture|slash)\b.{0,16}\b(?:in|out of|on|across|through) (?:my|his|her|the) (?:\w+ )?(?:cheek|face|head|scalp|leg|arm|neck|throat|chest|stomach|hand|foot|eye|back|lip)\b|\b(?:dog|animal|horse|bull|cow|man|someone|stranger|gang)\b.{0,16}\b(?:attack\w*|maul\w*|savag\w*|bit|kick\w*|trampl\w*)\b/,
  ],
  [
    2,
    /\b(?:kicked|trampled|bitten|mauled|attacked|gored|beaten up|punched|stamped|hit|run into|smashed|squashed) (?:\w+ ){0,3}(?:by|in the|on the)\b|\b(?:she|he|mother|father|mum|mom|dad|gran\w*|nan|baby) (?:\w+ )?(?:fall|fell|trip\w*|slip\w*)\b/,
  ],
  [
    1,
    /\b(?:hip|wrist|ankle|shoulder|knee|elbow|arm|leg|collarbone|neck|spine)\b.{0,16}\b(?:is out|out of|pop\w*|snap\w*|crack\w*|bent|wonky|deformed|odd angle|shorter|swoll\w*)\b/,
  ],
  [
    3,
    /\bskin\b.{0,16}\b(?:coming|peel\w*|hang\w*|fall\w*|melt\w*|slid\w*|came|gone) ?(?:off|away)?\b(?=.*\b(?:burn\w*|oil|water|fire|hot|acid|scald\w*)\b)|\b(?:burn\w*|oil|water|fire|hot|acid|scald\w*)\b.*\bskin\b.{0,16}\b(?:coming|peel\w*|hang\w*|fall\w*|melt\w*|slid\w*|came) (?:off|away)\b/,
  ],
  [
    2,
    /\bclear (?:fluid|liquid)\b.{0,20}\b(?:ear|nose)\b|\b(?:ear|nose)\b.{0,20}\bclear (?:fluid|liquid)\b|\bseeing (?:stars|double)\b|\bpupils?\b/,
  ],
  [
    2,
    /\b(?:fell|fallen|falls?|tumbl\w+|thrown|knocked|come|came) (?:\w+ ){0,2}(?:down|off|from|out of|over|backwards?)\b(?=.*\b(?:stairs?|ladder|roof|bike|horse|bed|window|motor\w*|wall|tree|scaffold\w*|steps|table|changing|balcony|trampoline|chair)\b)|\b(?:crash(?:ed)?|run over|hit by|knocked down|car accident|pile[- ]?up|rolled (?:the|my|his) (?:car|tractor)|trapped|crushed|buried|caught in)\b/,
  ],
  [
    1,
    /\b(?:fell|fallen|fall|banged|bumped|hit|whacked|smacked|knocked|cracked|split) (?:\w+ ){0,2}(?:head|skull|neck|spine)\b|\bhead injury\b|\bconcuss\w*\b|\b(?:fell|fallen|had a fall)\b/,
  ],
  [2, /\b(?:head|skull)\b.{0,60}\b(?:vomit\w*|sick|sleepy|drows\w*|confus\w*|clear fluid|fluid|dent|pupils?|since)\b/],
  [
    3,
    /\b(?:bone|intestines?|guts?|insides)\b.{0,20}\b(?:stick\w*|pok\w*|hang\w*|com\w*|through|out|visible)\b|\b(?:wrong (?:way|angle|direction)|back to front|dangl\w*)\b|\b(?:eye|eyeball)\b.{0,30}\b(?:glass|metal|nail|needle|stuck|punctur\w*|pierc\w*|acid|bleach|chemical|cement|lime|popp\w*|out of)\b/,
  ],
  [
    2,
    /\bburn(?:t|ed|s|ing)?\b.{0,60}\b(?:face|all over|blister\w*|whole|hands|chest|boiling|chemical|acid|white|black|charred|oil|peel\w*|skin|baby|child|throat|eyes?|airway|scald\w*)\b|\b(?:boiling|scald\w*|acid|(?:hot|frying|cooking|boiling) (?:oil|fat|tea|water|coffee)|flames?|on fire|chip pan)\b/,
  ],
  [
    3,
    /\b(?:electrocut\w*|electric shock|struck by lightning|drown\w*|under ?water|pulled (?:\w+ )?from the (?:water|pool|sea|bath|river|fire|car)|carbon monoxide|co alarm|strangl\w*|hanging from|trapped under|frostbit\w*)\b/,
  ],
  [
    2,
    /\b(?:nail|knife|glass|stick|branch|metal|spike|pole|blade|screwdriver|pencil)\b.{0,24}\b(?:stuck|through|in (?:my|his|her)|went in|sticking)\b/,
  ],
];

export const harmCues: readonly Cue[] = [...blood, ...poison, ...allergy, ...injury];
