import type { Cue } from "./cue-weight.ts";
import { wholeBodyCues } from "./emergency-body-cues.ts";
import { harmCues } from "./emergency-harm-cues.ts";

/*
 * Signs that somebody is in danger now, by what fails: consciousness, breath, circulation, brain, blood, poison, injury, and whom it hits.
 * They are weighed together, as a nurse at the telephone would, so that no single wording has to be foreseen. The groups follow the
 * discriminators of telephone triage (Manchester Triage System, "telephone triage and advice").
 */

const consciousness: readonly Cue[] = [
  [
    2,
    /\b(?:only|just|keeps?) (?:groan\w*|moan\w*|mutter\w*|whimper\w*|star\w*|grunt\w*)\b|\bslid (?:off|down|out|to)\b|\b(?:slipped|slumped) (?:off|down|out of|from|forward\w*|over)\b/,
  ],
  [
    2,
    /\b(?:keeps?|keep|kept) (?:on )?(?:repeat\w*|saying|asking)(?: \w+){0,3} (?:same|word|thing|over)\b|\b(?:hasn't|not|no one has|nobody has|isn't|won't) (?:come|coming|answer\w*|been seen|open\w*)(?: \w+){0,3} (?:door|phone)\b|\b(?:lying|lies|laid|lay) (?:down|on|there|still|motionless)\b|\bmotionless\b|\bnot mov\w+\b|\bgone (?:all )?(?:quiet|silent|blank)\b|\bwent (?:all )?(?:quiet|silent|blank)\b/,
  ],
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
    /\b(?:can't|cannot|not|isn't|stopped|stop|struggl\w*|barely|hardly|gasp\w*|fight\w*|gulp\w*|unable to|fail\w* to|trouble|difficult\w*|hard(?:er)?(?: time)?|tough|hurts to|painful to|no)(?: \w+){0,4} (?:breath\w*|air|breathe|oxygen|lungs)\b/,
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
    /\b(?:crush\w*|squeez\w*|tight\w*|pressure|heav\w*|burn\w*|pain\w*)\b.{0,24}\b(?:breasts?|ribs?|bra line|under (?:the|my|her|his) (?:arm|breast|ribs)|upper (?:belly|stomach|body)|middle of)\b|\brefus\w* (?:a |the |to (?:see|go) )?(?:\w+ )?(?:doctor|hospital|ambulance)\b/,
  ],
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
    /\b(?:one|his|her|my) eye(?:lid)? (?:is |has |was )?(?:closed|clos\w*|shut|stuck|half)\b|\bone (?:eye|pupil|arm|leg|hand|foot|side)\b/,
  ],
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

export const emergencyCues: readonly Cue[] = [
  ...consciousness,
  ...breath,
  ...heart,
  ...brain,
  ...wholeBodyCues,
  ...harmCues,
];
