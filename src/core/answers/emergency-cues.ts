import type { Cue } from "./cue-weight.ts";

/*
 * Signs that somebody is in danger now, by what fails: consciousness, breath, circulation, brain, blood, poison, injury, and whom it hits.
 * They are weighed together, as a nurse at the telephone would, so that no single wording has to be foreseen. The groups follow the
 * discriminators of telephone triage (Manchester Triage System, "telephone triage and advice").
 */

const consciousness: readonly Cue[] = [
  [
    2,
    /\b(?:see\w*|hear\w*) things\b|\bnot (?:there|real)\b.{0,12}$|\b(?:can't|cannot|couldn't|doesn't|don't|forgot|unable to) (?:say|know|tell|remember|name|recogni[sz]e) (?:\w+ ){0,2}(?:name|where|who|what day|year|me|us)\b|\b(?:nearly|almost) (?:go|went|gone|out|over)\b|\bstopped shivering\b|\bcame (?:round|to) on\b/,
  ],
  [1, /\bshak\w+\b|\bscream\w*\b|\bwrith\w*\b|\bcold\b(?! (?:drink|weather|turkey|sore|symptoms))/],
  [
    3,
    /\b(?:can't|cannot|couldn't|unable to) (?:get|rouse|wake|reach|get through to) (?:\w+ ){0,2}(?:attention|response|answer|reaction|through|up|awake|a word)\b|\bno (?:response|reaction|sign of life|pulse)\b/,
  ],
  [2, /\b(?:smacking|lip[- ]smacking|pupils?|drool\w*|dribbl\w*|froth\w*)\b/],
  [
    3,
    /\b(?:won't|can't|couldn't|not|isn't|doesn't|hard to|unable to|barely|hardly|impossible to|didn't)(?: \w+){0,3} (?:wake\w*|wak(?:en|ing)\w*|rous\w+|respond\w*|response|come (?:round|to)|stay(?:ing)? (?:awake|conscious)|open(?:ing)? (?:\w+ )?eyes)\b/,
  ],
  [
    3,
    /\b(?:unconscious|unresponsive|out cold|comatose|lifeless|lost consciousness|losing consciousness|passed out|pass(?:ing)? out|collaps\w+|keeled over|conked out|blacked out|black(?:ing)? out|knocked out|dropped (?:down|to the (?:floor|ground)))\b/,
  ],
  [
    2,
    /\b(?:faint(?:ed|ing|s)?|swoon\w*|drop(?:ped|s)? (?:on|to) (?:the )?(?:floor|ground|deck)|hit the (?:floor|deck|ground)|went down like)\b/,
  ],
  [
    2,
    /\b(?:floppy|limp|slump\w*|rag ?doll|drows\w+|very sleepy|so sleepy|too sleepy|weirdly sleepy|lethargic|hard to wake|dozing off|zonked|glazed|listless)\b/,
  ],
  [
    3,
    /\b(?:seizures?(?! (?:meds?|medicines?|medications?|tablets?|pills?|drugs?|clinic|diary|nurse|plan))|seizing|convuls\w+|fitting|(?:having|had|in|another|long) (?:a )?(?:fit|fits)|foam\w* at)\b/,
  ],
  [
    2,
    /\beyes? (?:\w+ ){0,3}(?:roll\w*|rolled)\b|\broll\w+ (?:\w+ ){0,3}eyes?\b|\b(?:jerk\w*|twitch\w*|shak(?:es|ing) (?:all over|violently|uncontrollably|like)|stiff as|gone (?:all )?stiff|went (?:all )?stiff|goes stiff|gone rigid|went rigid)\b/,
  ],
  [2, /\b(?:bit|bitten|bites?|biting) (?:\w+ )?tongue\b|\btongue (?:is |was )?(?:bit|bitten|bleed\w*)\b/],
  [
    2,
    /\b(?:confus\w+|disorient\w*|delirious|deliri\w+|hallucinat\w+|incoherent|gibberish|rubbish|nonsense|not making (?:any )?sense|isn't making (?:any )?sense|(?:isn't|not) (?:quite )?(?:himself|herself|all there|with it|with us|lucid)|muddled|rambling|babbl\w+|mumbl\w+|away with the fairies|doesn't (?:know|recogni[sz]e) (?:\w+ ){0,3}(?:who|where|what day|me|us|her|his|the)|not know\w* (?:where|who)|no idea (?:where|who)|(?:not|isn't|won't|doesn't|don't|can't|no|stopped) (?:answer\w*|talk\w*|react\w*|speak\w*))\b/,
  ],
  [
    1,
    /\b(?:no remember|(?:don't|doesn't|can't|not) remember|blank|star(?:es|ing) (?:into|at nothing|blank\w*)|vacant|dizzy|dizziness|light ?headed|giddy|going to (?:faint|pass out|collapse|go down)|about to (?:faint|pass out|collapse|go down)|nearly (?:fainted|passed out))\b/,
  ],
];

const breath: readonly Cue[] = [
  [
    3,
    /\b(?:can't|unable to|struggl\w* to|not able to|too breathless to|barely)(?: \w+){0,2} (?:finish|get|say|speak|talk)(?: \w+){0,3} (?:sentences?|words? out|two words|whole)\b|\b(?:swallow|swallowing) (?:my|his|her|their) (?:own )?(?:spit|saliva|dribble)\b|\b(?:high|squeak\w*|whistl\w*|crow\w*|bark\w*)\b.{0,40}\b(?:each|every|when|with)(?: \w+){0,3} breath\w*/,
  ],
  [
    2,
    /\b(?:each|every) (?:time )?(?:\w+ ){0,2}breath\w*\b|\b(?:ribs|chest|tummy|stomach|neck)\b.{0,20}\b(?:suck\w*|pull\w* in|cav\w* in|going in|heav\w*)\b/,
  ],
  [
    3,
    /\b(?:can't|cannot|not|isn't|stopped|stop|struggl\w*|barely|hardly|gasp\w*|fight\w*|gulp\w*|unable to|fail\w* to|trouble|difficult\w*|hard time|no)(?: \w+){0,4} (?:breath\w*|air|breathe|oxygen|lungs)\b/,
  ],
  [
    3,
    /\b(?:breath(?:e|ing)?)(?: \w+){0,3} (?:is |has |are )?(?:hard|stopped|difficult|shallow|fast|rapid|worse|noisy|weird|strange|funny|problem\w*|impossible|labou?red|gone|trouble|very (?:fast|hard))\b/,
  ],
  [
    2,
    /\b(?:breathless\w*|(?:short|out) of (?:breath|air|puff)|shortness of breath|puffed|panting|wheez\w+|grunt\w+|rasp\w+|stridor|gurgl\w+|rattl\w+ (?:breath|when)|sucking in|nostrils|ribs (?:are )?suck\w*|gasp\w*|suffocat\w*|smother\w*|drowning)\b/,
  ],
  [
    3,
    /\b(?:chok(?:e|es|ed|ing)\b(?! (?:up|back))|throat (?:\w+ ){0,3}(?:clos\w+|shut\w*|tight\w*|swell\w*|swollen|block\w*)|(?:clos\w+|swell\w*|swollen|shut\w*|block\w*|tight\w*) (?:\w+ ){0,2}(?:throat|airway|windpipe))\b/,
  ],
  [
    2,
    /\b(?:stuck|lodged|caught|wedged|jammed) in (?:\w+ ){0,2}(?:throat|gullet|windpipe|neck|airway)\b|\b(?:went|gone) down the wrong\b/,
  ],
  [
    2,
    /\b(?:inhalers?|puffers?|nebuli[sz]ers?|ventolin|salbutamol|reliever|epi ?pens?|gtn|spray)\b.{0,30}\b(?:nothing|(?:isn't|not|hasn't|doesn't|didn't|don't|won't|stopped|never|barely|hardly) (?:\w+ )?(?:work\w*|help\w*|touch\w*|do\w*|mak\w*)|no (?:help|relief|good|use|effect|difference|better)|useless|twice already)\b/,
  ],
  [1, /\bcough\w*\b/],
];

const heart: readonly Cue[] = [
  [
    2,
    /\b(?:pulse|heart ?beat|heart)\b.{0,24}\b(?:stop\w*|paus\w*|miss\w*|gone|weak|thready|nothing|irregular|all over|rac\w*|fast)\b/,
  ],
  [
    1,
    /\b(?:shoulder blades?|through to (?:my|his|her|the) (?:back|shoulder\w*)|into (?:my|his|her) (?:back|arm|jaw|neck))\b/,
  ],
  [3, /\b(?:2[0-9]\d|19\d) ?(?:\/|over|on) ?(?:\d\d|1[0-9]\d)\b/],
  [
    3,
    /\b(?:pacemaker|icd|defib\w*|implant)\b.{0,30}\b(?:shock\w*|zap\w*|fir(?:ed|ing)|going off|gone off|went off|kicked|beep\w*)\b/,
  ],
  [
    2,
    /\bheart\b.{0,30}\b(?:won't (?:slow|settle|calm|stop)|so fast|too fast|very fast|really fast|not (?:slowing|beating)|missing beats|dropp\w*|stops)\b|\b(?:doom|going to die|about to die|think (?:i'm|he's|she's) dying|feel like (?:i'm )?dying)\b/,
  ],
  [
    2,
    /\b(?:mdma|ecstasy|mandy|coke|cocaine|crack|heroin|fentanyl|ketamine|meth|spice|ghb|lsd|speed|molly|xanax bars?|edibles?)\b/,
  ],
  [1, /\bsick feeling|feel(?:ing)? sick\b|\bnausea\w*\b|\bboiling\b|\barm(?:'s| is)? gone dead\b/],
  [
    3,
    /\b(?:chest|breastbone|breast bone|sternum|rib ?cage|ribs|heart)\b.{0,50}\b(?:pain\w*|hurt\w*|tight\w*|pressure|press\w*|crush\w*|squeez\w*|heav\w*|stab\w*|ripp\w*|tear\w*|ach\w+|burn\w*|belt|band|vice|strap\w*|weight|brick|elephant|anvil|clamp\w*|sitting on)\b|\b(?:pain\w*|hurt\w*|tight\w*|pressure|press\w*|crush\w*|squeez\w*|heav\w*|stab\w*|ripp\w*|tear\w*|ach\w+|burn\w*|belt|band|vice|strap\w*|weight|brick|elephant|anvil|clamp\w*|sitting|sat)\b.{0,40}\b(?:chest|breastbone|breast bone|sternum|rib ?cage|ribs|heart)\b/,
  ],
  [
    2,
    /\bheart\b.{0,40}\b(?:rac\w+|pound\w*|flutter\w*|skip\w*|jump\w*|irregular\w*|thump\w*|hammer\w*|going (?:like|mad|crazy|too)|out of (?:my|his|her)|mad|crazy|stop\w*|flip\w*|all over)\b|\bpalpitations?\b/,
  ],
  [2, /\b(?:drench\w*|soak\w*|pouring|dripping|cold|clammy|sweat\w*)\b.{0,16}\b(?:sweat\w*|cold|clammy)\b|\bclammy\b/],
  [1, /\bsweat\w*\b/],
  [
    2,
    /\bleft (?:arm|hand|shoulder|side)\b.{0,30}\b(?:pain\w*|ach\w*|hurt\w*|numb\w*|heav\w*|tingl\w*|weak\w*|dead)\b|\b(?:pain\w*|ach\w*|numb\w*|heav\w*|tingl\w*|weak\w*)\b.{0,30}\bleft (?:arm|hand|shoulder|side)\b/,
  ],
  [
    2,
    /\bjaw\b.{0,30}\b(?:ach\w*|pain\w*|hurt\w*)\b|\b(?:ach\w*|pain\w*|hurt\w*|goes|going|spread\w*)\b.{0,30}\bjaw\b|\bshoulder ?tip\b|\bbetween (?:my|his|her|the) shoulder/,
  ],
  [
    3,
    /\b(?:heart attack|cardiac arrest|stroke|mini[- ]?stroke|tia|anaphyla\w*|sepsis|septic|meningitis|appendix (?:has )?burst|aneurysm)\b(?=.*\b(?:now|again|think|having|like|going|must|afraid|scared|right|just|happening|might|could|feels?)\b)|\b(?:think|having|like|afraid|scared|might|could|feels?)\b.{0,40}\b(?:heart attack|cardiac arrest|stroke|mini[- ]?stroke|anaphyla\w*|sepsis|septic|meningitis)\b/,
  ],
];

const brain: readonly Cue[] = [
  [
    2,
    /\b(?:right|left|one|the|her|his|my)(?: \w+)? (?:hand|arm|leg|foot|side|fingers?|eye|hip)\b.{0,20}\b(?:not (?:obey\w*|work\w*|mov\w*|listen\w*|respond\w*|do\w*)|won't|doesn't (?:work|move|do|obey|listen)|stopped (?:work\w*|mov\w*)|is out|dead|gone|lifeless)\b|\bmiss\w* (?:my|his|her|their) mouth\b|\b(?:with|holding|use|using) (?:the|a|his|her|my) (?:fork|spoon|cup|pen)\b/,
  ],
  [1, /\b(?:head (?:is )?(?:thump\w*|bang\w*|pound\w*|split\w*)|woke up (?:with|and|unable)|blurr\w*|blurry)\b/],
  [
    2,
    /\b(?:mouth|face|smile|lip|eyelid)\b.{0,16}\b(?:down|pull\w*|slip\w*|lower|different|odd|strange|funny|weird|not (?:mov\w*|even|straight|right))\b/,
  ],
  [
    2,
    /\b(?:legs?|arms?|hand|foot|feet|face)\b.{0,30}\b(?:not mine|don't belong|not (?:my|his|her) own|jelly|just hangs?|hanging|useless|deaf|won't (?:work|do|obey))\b|\b(?:deaf|dead) in (?:the|my|his|her|both) (?:legs?|arms?)\b|\blost (?:the )?use of\b/,
  ],
  [
    1,
    /\b(?:after|since|from) (?:lifting|a fall|falling|(?:the|my|his|her) (?:fall|accident|injection|operation|op|surgery|birth|epidural|crash))\b|\bback (?:pain|ache)\b|\bbackache\b/,
  ],
  [
    3,
    /\b(?:half|part|corner|most|all)(?: of)? (?:my|his|her) (?:sight|vision|eyesight)\b|\b(?:blind|curtain|shutter|shade|veil) (?:came|coming|come|fell|fall\w*|drop\w*|went|going) (?:down|over|across)\b/,
  ],
  [
    2,
    /\b(?:peed?|pee'd|weed|wee|urine|water)\b.{0,12}\bnothing\b|\b(?:haven't|hasn't|not|no|can't)(?: \w+){0,2} (?:peed?|pee'd|weed|wee|passed water|passed urine|urine)\b/,
  ],
  [
    2,
    /\b(?:half|one side|one half|side|corner|part)\b.{0,24}\b(?:face|mouth|smile|lip|body|head)\b|\b(?:face|mouth|smile|eyelid|eye)\b.{0,30}\b(?:one side|half|droop\w*|drop(?:ped|ping)|sag\w*|slid\w*|fall\w*|fell|hang\w*|crooked|lopsided|wonky|twist\w*|uneven|melt\w*)\b(?! (?:drops?|test|exam))/,
  ],
  [
    3,
    /\b(?:face|mouth|smile|eyelid|lip)\b.{0,30}\b(?:droop\w*|sag\w*|crooked|lopsided|wonky|twist\w*|uneven|fallen|slid\w*|hang\w*|drop(?:ped|ping))\b|\bdroop\w*\b/,
  ],
  [
    1,
    /\b(?:dropp\w+|drops|fumbl\w+|can't (?:hold|grip|lift|raise|pick)|keeps? (?:dropping|bumping|falling|missing)|clumsy)\b/,
  ],
  [
    3,
    /\b(?:speech|words?|talk\w*|speak\w*|sentences?|voice)\b.{0,30}\b(?:slur\w*|garbl\w*|jumbl\w*|mix\w*|wrong|strange\w*|funny|weird\w*|drunk|mush\w*|backwards|lost|gone|can't|won't|thick|come out|coming out)\b|\b(?:slur\w*|garbl\w*|jumbl\w*|can't|unable to|lost|hard to|struggl\w* to|trouble|suddenly)\b.{0,20}\b(?:speech|words?|speak\w*|talk(?:ing)?)\b/,
  ],
  [
    2,
    /\b(?:vision|sight|see(?:ing)?|eyes?|eyesight|everything)\b.{0,30}\b(?:double|gone|lost|black|dark|blind|curtain|blank|vanish\w*|disappear\w*|tunnel|flash\w*|zig\w*|went|half)\b|\b(?:can't|couldn't|lost|losing|loss of|no|double|suddenly|going)\b.{0,14}\b(?:vision|sight|see|eyesight|blind|double)\b/,
  ],
  [
    2,
    /\b(?:can't|cannot|unable to|won't|couldn't|not able to|no longer)(?: \w+){0,2} (?:walk|stand|move|feel|lift|raise|balance|sit up|hold)\b|\b(?:stagger\w*|balance (?:is |has )?(?:gone|off)|lost (?:my|his|her) balance|walk\w* (?:into|like|straight|sideways)|legs? (?:have |has |just )?(?:gave|given|buckl\w*|gone|went|won't)|paraly[sz]\w+)\b/,
  ],
  [
    2,
    /\b(?:numb\w*|weak\w*|dead|heavy|tingl\w*|no feeling|pins and needles|limp|paraly\w*)\b.{0,30}\b(?:one side|(?:left|right) (?:side|arm|leg|hand|foot)|arms?|legs?|face|down below|groin|between (?:my|the) legs|saddle|bum|bottom)\b|\b(?:one side|(?:left|right) (?:side|arm|leg|hand|foot)|arms?|legs?|face|groin)\b.{0,30}\b(?:numb\w*|weak\w*|dead|no feeling|limp|paraly\w*|useless)\b/,
  ],
  [
    2,
    /\b(?:can't|unable to|not|haven't|lost control)\b.{0,16}\b(?:pee|wee|urinat\w*|pass (?:water|urine)|bladder|bowels?)\b|\b(?:wet|soiled) (?:myself|himself|herself|the bed)\b/,
  ],
  [
    3,
    /\b(?:worst|thunderclap|explod\w*|blinding|splitting)\b.{0,24}\bhead\w*\b|\bhead\w*\b.{0,30}\b(?:worst|explod\w*|like (?:a )?(?:thunder\w*|hammer|axe|bat)|out of nowhere|blinding)\b/,
  ],
  [2, /\b(?:neck)\b.{0,24}\bstiff\w*\b|\bstiff neck\b|\b(?:light|lights) (?:hurts?|is hurting|hurting)\b/],
  [1, /\bhead ?aches?\b|\bhead (?:is |really )?(?:hurt\w*|pound\w*|split\w*)\b|\bmigraine\b/],
];

const blood: readonly Cue[] = [
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
    /\b(?:stab(?:bed|bing)|gunshot|impaled|sever\w+|amputat\w*)\b(?! pain)|\b(?:been|got|was|is) (?:shot|knifed)\b|\b(?:cut|chopp?\w*|sliced|ripp\w*|torn|took|bit|blew|came|bitten)(?: \w+){0,3} (?:off|clean off)\b/,
  ],
];

const poison: readonly Cue[] = [
  [3, /\boverdos\w*\b|\bod'?d\b/],
  [
    3,
    /\b(?:took|taken|swallow\w*|had|ate|eaten|drank|downed|necked|popped|given|gave)(?: \w+){0,3} (?:[2-9]\d|1\d\d|dozens?|handfuls?|too many|whole|entire|full|all)\b(?! (?:mg|mcg|ml|g|milligrams?|micrograms?|units?|years?|days?|minutes?|hours?|percent))/,
  ],
  [
    2,
    /\b(?:swallow\w*|ate|eaten|eating|drank|drunk|ingest\w*|inhal\w*|got into|gotten into|chew\w*|lick\w*|suck\w*|put in (?:his|her) mouth|mouthful|sip\w*|snort\w*|breath\w* in|spill\w*|splash\w*|mixed)\b/,
  ],
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

const whole: readonly Cue[] = [
  [
    1,
    /\b(?:white|pale|grey|gray|green|ashen|yellow)\b(?! (?:coat|noise|blood|cells?|tablets?|pills?|mark|bread|wine|discharge|bits))/,
  ],
  [
    2,
    /\b(?:4[01](?:\.\d)?|10[4-7](?:\.\d)?)\b(?=.*\b(?:temp\w*|fever|degrees|see\w*|confus\w*|fit|baby|sleepy|rash)\b)|\b(?:temp\w*|fever)\b.{0,20}\b(?:4[0-2](?:\.\d)?|10[4-8](?:\.\d)?)\b/,
  ],
  [
    2,
    /\b(?:ketones?)\b.{0,8}\b(?:[2-9](?:\.\d)?|high|large|\+\++)|\b(?:can't|cannot|not) (?:stop|keep)\b.{0,20}\b(?:vomit\w*|throw\w*|sick|down|bleed\w*|shak\w*|cough\w*)\b/,
  ],
  [
    2,
    /\b(?:hard|stiff|rigid|solid) (?:like|as) (?:a )?(?:wood|rock|board|stone|drum|brick|table|plank|concrete)\b|\b(?:can't|cannot|unable to) (?:straighten|stand up|stand straight|lie (?:still|flat)|move for)\b/,
  ],
  [1, /\b(?:belly|stomach|tummy|abdomen|guts?)\b.{0,30}\b(?:pain\w*|hard|hurt\w*|agony|tender|swollen)\b/],
  [
    3,
    /\b(?:leg|foot|toes?|arm|hand|fingers?)\b.{0,40}\b(?:(?:white|blue|black|grey|purple|pale)\b.{0,12}\b(?:and|,)?.{0,6}\b(?:cold|numb|icy)|(?:cold|icy|numb)\b.{0,12}\b(?:white|blue|black|grey|purple|pale))\b/,
  ],
  [
    2,
    /\bred (?:line|streak|track)s?\b|\bspreading (?:up|fast|redness)\b|\bsmells? of (?:pear|fruit|nail|acetone)\b|\bbreathing deep\w*\b|\bfruity breath\b/,
  ],
  [
    1,
    /\b(?:90|8\d|9\d)[- ]?year[- ]?old\b|\bresident\b|\bclient\b|\bfound (?:him|her|them|on)\b|\bon (?:the )?(?:floor|ground|pavement|bathroom)\b/,
  ],
  [3, /\b(?:sugars?|glucose|meter|monitor|bm)\b.{0,20}\b(?:hi|lo)\b(?=[ .,!]|$)/],
  [
    2,
    /\b(?:funny|grey|gray|blue|purple|ashen|greyish|bluish|white|yellow|mottled|deathly|waxy|dusky|blotchy|marbled|ghost\w*)\b.{0,24}\b(?:colou?r|lips?|face|skin|as a (?:sheet|ghost)|fingers?|nails?|hands?|feet|round|around|looking|ish|toes?|leg|arm|foot)\b|\b(?:lips?|face|skin|colou?r|fingers?|nails?|hands?|feet|toes?|leg|arm|foot|gone|went|going|turn\w*|looks?|is|are)\b.{0,16}\b(?:funny colou?r|grey|gray|blue|blue-ish|bluish|purple|ashen|mottled|deathly|waxy|dusky|white as|very pale|so pale|pale as|ghost\w*)\b/,
  ],
  [
    2,
    /\b(?:won't|not|isn't|stopped|hasn't|refus\w*|no|can't|doesn't|off)(?: \w+){0,2} (?:feed\w*|drink\w*|nurs(?:e|ing)|bottles?|wet nappy|wet nappies|wet diapers?|fluids|keep (?:\w+ )?(?:down|water))\b|\bsunken\b|\bsoft spot\b|\bfontanel\w*\b|\bhigh[- ]pitched\b/,
  ],
  [
    1,
    /\b(?:bab(?:y|ies)|newborn|infant|toddler|\d+ (?:days?|weeks?|wks?|months?|mths?)[- ]?old|bairn|wee (?:man|one|girl|boy|lad)|little (?:one|man|girl|boy))\b/,
  ],
  [
    1,
    /\b(?:pregnan\w*|expecting|\d+ weeks|in labou?r|contractions?|just gave birth|gave birth|after the birth|postpartum)\b/,
  ],
  [
    3,
    /\b(?:baby|bump|movements?)\b.{0,30}\b(?:not moving|stopped moving|hasn't moved|isn't moving|haven't felt|not felt|no movements?|not kick\w*|hasn't kicked|quiet in)\b|\b(?:haven't|not|can't|no longer|no)\b.{0,16}\b(?:felt|feel|movement\w*|kick\w*)\b.{0,24}\b(?:baby|kick\w*|bump|move)\b|\b(?:cord|crowning|head is out|waters?)\b.{0,24}\b(?:out|coming|hanging|broke\w*|green|blood\w*|gone|through)\b/,
  ],
  [
    3,
    /\b(?:temp\w*|fever)\b.{0,20}\b(?:4[0-3](?:\.\d)?|10[4-9](?:\.\d)?)\b(?=.*\b(?:shiver\w*|shak\w*|confus\w*|doesn't|not|chemo\w*|limp|sleepy|stiff|rash|breath\w*|baby|weeks|months|days|fit|won't|drows\w*|can't|immun\w*|transplant)\b)/,
  ],
  [1, /\b(?:fever\w*|temp\w*|burning up|boiling hot|hot to (?:the )?touch|shiver\w*|rigors?|shakes)\b/],
  [
    2,
    /\b(?:chemo\w*|transplant|neutropeni\w*|no spleen|immunosuppress\w*)\b(?=.*\b(?:fever\w*|temp\w*|shiver\w*|infect\w*)\b)/,
  ],
  [
    3,
    /\brash\b.{0,60}\b(?:glass|tumbler|doesn't (?:fade|go)|not (?:fade|fading|blanch\w*)|won't fade|purple|bruis\w*|spreading (?:fast|quick\w*))\b|\b(?:purple|bruis\w*|non[- ]?blanching)\b.{0,20}\b(?:rash|spots)\b/,
  ],
  [
    2,
    /\bdiabet\w*\b(?=.*\b(?:shak\w*|sweat\w*|confus\w*|not|won't|sleepy|drows\w*|vomit\w*|fruity|breath\w*|thirst\w*|sick|hypo)\b)|\bhypo(?:glyc\w*)?\b|\bketones?\b|\bdka\b/,
  ],
  [
    2,
    /\b(?:stomach|belly|tummy|abdomen|abdominal|back|flank|groin|testicles?|balls?|bollocks?|scrotum|pelvi\w*|guts?|eye|calf|leg|low on one side)\b.{0,60}\b(?:severe|terrible|excruciat\w*|agony|agonising|unbearable|worst|rigid|rock hard|hard as|like a board|sudden\w*|doubled|screaming|tearing|ripping|swelled|swollen|writh\w*|can't (?:stand|move|straighten)|crying|bad that)\b|\b(?:severe|terrible|excruciat\w*|agony|unbearable|worst|sudden\w*|screaming|tearing|ripping|doubled (?:up|over))\b.{0,50}\b(?:stomach|belly|tummy|abdomen|abdominal|back|flank|groin|testicles?|balls?|scrotum|pelvi\w*|one side|eye|calf|leg|pain)\b/,
  ],
  [1, /\b(?:vomit\w*|throw\w* up|threw up|being sick|been sick|puk\w*|spew\w*)\b/],
  [
    1,
    /\b(?:sudden\w*|all of a sudden|out of nowhere|out of the blue|came on|just now|right now|this minute|minutes? ago|(?:an|one|half an|two|\d) hours? ago|since (?:this morning|an hour|one hour|breakfast|lunch|half|\d)|getting worse|worse by the|fast|quick\w*|keeps getting|straight after|within minutes|for (?:an|one|\d) hours?)\b/,
  ],
  [
    1,
    /\b(?:severe\w*|terribl\w*|excruciat\w*|agony|unbearable|worst|massive|awful\w*|extreme\w*|10\/10|ten out of ten|screaming|really bad|so bad|very bad|very strong|killer|intense|violent\w*)\b/,
  ],
  [
    1,
    /\b(?:help|emergency|urgent\w*|ambulance|999|911|112|a ?& ?e|what do (?:i|we) do|should i (?:call|phone|ring|go)|do i (?:call|phone|ring|go)|panick\w*|scared|frighten\w*)\b/,
  ],
  [3, /\b(?:ox\w*|o2|spo2|sats?|saturation|pulse ox)\b(?: \w+){0,6} (?:[5-7]\d|8\d)\b/],
  [
    3,
    /\b(?:pulse|heart ?rate|bpm|heart)\b(?: \w+){0,6} (?:1[5-9]\d|2\d\d|[23]\d)\b(?! (?:years|minutes|days|weeks|mg))/,
  ],
  [
    3,
    /\b(?:bp|blood pressure|pressure)\b(?: \w+){0,6} (?:2[0-9]\d|19\d)(?: ?(?:\/|over) ?\d+)?\b|\b(?:bp|blood pressure)\b(?: \w+){0,6} (?:[4-6]\d|7[0-5]) ?(?:\/|over) ?\d+/,
  ],
  [
    3,
    /\b(?:sugars?|glucose|bm|blood sugar)\b(?: \w+){0,5} (?:[12](?:\.\d)?|3[0-3]|2[5-9](?:\.\d)?|[34]\d|[5-9]\d\d|hi|lo)\b(?![\d.%])/,
  ],
];

export const emergencyCues: readonly Cue[] = [
  ...consciousness,
  ...breath,
  ...heart,
  ...brain,
  ...blood,
  ...poison,
  ...allergy,
  ...injury,
  ...whole,
];
