import type { Cue } from "./cue-weight.ts";

/* Signs of a method, a plan, a farewell or injury of oneself. Weighed with those of `self-harm-cues.ts`. */

export const oneself = "(?:myself|himself|herself|themselves|themself|yourself|oneself|meself|my self)";

const meansAndPlans: readonly Cue[] = [
  [
    3,
    /\b(?:plan\w*|think\w*|thought|work\w*|figur\w*|know|decid\w*|imagin\w*|pictur\w*) (?:\w+ ){0,2}(?:how|when|where|what day) (?:i|i'd|i'll|i would|to)(?: \w+)? (?:do it|die|go|end|kill|end it)\b|\b(?:started|been) planning (?:it|my|how|to (?:die|go|end))\b/,
  ],
  [
    3,
    /\bdeadl\w*\b|\b(?:strongest|most) (?:poison\w*|lethal)\b|\bwhich (?:pills?|tablets?|medicines?|drugs?|poisons?) (?:would |could |can |will )?(?:kill|end)\w*\b/,
  ],
  [
    3,
    /\b(?:goodbye|farewell|suicide|last|final) (?:letters?|notes?|messages?|videos?|texts?)\b(?=.*\b(?:wrote|written|writing|write|record\w*|left|sent|today|tonight|ready|finish\w*|my|to (?:my|the)|for)\b)/,
  ],
  [
    2,
    /\b(?:belt|rope|cord|scarf|cable|noose|bag|hands?|wire|dressing gown)\b.{0,20}\b(?:round|around|over|on) (?:my|his|her|their) (?:own )?(?:neck|throat|head)\b|\burges? to\b/,
  ],
  [
    3,
    /\b(?:think\w*|thought\w*|fantasi\w*|dream\w*|obsess\w*|plan\w*|imagin\w*|research\w*) (?:\w+ ){0,2}(?:about|of|on) (?:hanging|drowning|jumping|overdosing|shooting|bleeding out|cutting|hurting|crashing|swerving|gassing|suffocating)\b(?! (?:down|out|back|my dose|out with|up|around|a picture))/,
  ],
  [
    3,
    /\b(?:wish\w*|hop(?:e|ed|ing)|should(?:'ve| have)|if only|pity|shame)\b.{0,40}\b(?:kill(?:s|ed)?|finish(?:es|ed)?|ended|taken|got) me\b/,
  ],
  [
    2,
    /\b(?:plan|going to|meant to|was about to|tried|nearly|almost|close to|wanted to)\b.{0,30}\b(?:chicken\w* out|backed out|lost my nerve|bottled it|stopped myself|didn't (?:go through|dare)|bridge|tracks|roof|took (?:the|it|them|all|my)|walked into|cat|dog|stopped me)\b|\bchicken\w* out\b/,
  ],
  [
    2,
    /\b(?:nearly|almost|wanted to|going to|tempted to|about to|thought about|thinking of|close to)\b.{0,12}\b(?:took|take|taking|swallow\w*|down\w*|neck\w*)\b.{0,24}\b(?:whole|all|entire|packet|bottle|box|the lot|everything|too many)\b/,
  ],
  [1, /\b(?:bridge|railway|train|tracks|cliff|rooftop|shotgun|rope|noose|gun|pistol|rifle|razor|blades?)\b/],
  [
    2,
    /\b(?:kni(?:fe|ves)|blades?|razors?|scissors|glass|gun|pistol|lighter|cigarettes?|belt|cord|cable|rope|scarf|compass|pin|needle)\b.{0,40}\b(?:wrists?|throat|neck|arms?|thighs?|legs?|skin|head|temple|mouth|veins?|myself|himself|herself)\b/,
  ],
  [
    2,
    /\b(?:crash\w*|swerv\w*|accident|fall|drown\w*|overdos\w*|starv\w*|bleed\w*|wreck\w*)\b.{0,24}\b(?:on purpose|deliberate\w*|intentional\w*)\b|\b(?:on purpose|deliberate\w*|intentional\w*)\b.{0,24}\b(?:crash\w*|swerv\w*|fall|drown\w*|overdos\w*|starv\w*|bleed\w*|wreck\w*|hurt\w*|too many|too much)\b/,
  ],
  [
    2,
    /\b(?:not for (?:a )?good reasons?|for the (?:day|end|time comes)|for when (?:it|the time|i)|just in case i|when the time comes|(?<!\b(?:thru|through|throughout|during|of|in|all) )the day)\b/,
  ],
  [
    2,
    /\b(?:collect\w*|sav(?:ed|ing)|keep(?:ing)?|kept|stash\w*|hid(?:ing|den)?|hoard\w*|stockpil\w*|build\w* up)\b.{0,24}\b(?:morphine|pills?|tablets?|meds|medicines?|insulin|oramorph|patches|codeine|sleeping)\b/,
  ],
  [2, /\bgoodbye\b|\bfarewell\b|\b(?:last|final) (?:post|message|text|words|tweet)\b/],
  [
    2,
    /\b(?:googl\w*|search\w*|look\w* up|research\w*|reading about|asked ai|wonder\w*)\b.{0,40}\b(?:how many|too many|overdos\w*|kill\w*|lethal|fatal|deadly|die|hang\w*|methods?|ways)\b/,
  ],
  [
    3,
    /\b(?:enough|take|need\w*|would|does|will)\b.{0,30}\b(?:do the (?:job|trick)|finish the job|to make sure i|see me off|put me (?:out|under) for good|knock me out (?:for good|forever|permanently)|stop my heart|stop (?:a|your|the) heart|not wake)\b/,
  ],
  [
    3,
    /\b(?:voice|brain|head|mind|something|thoughts?|demons?)\b.{0,24}\b(?:tell\w*|says?|saying|scream\w*|whisper\w*|push\w*|urg\w*) (?:\w+ ){0,3}(?:to )?(?:do it|jump|end|die|hurt|cut|kill|go through)\b/,
  ],
  [
    3,
    /\b(?:want\w*|going|plan\w*|think\w*|thought|might|ready|tempted|decided|about)\b.{0,20}\b(?:drink|drinking|swallow|swallowing|eat|eating|inject\w*) (?:the |some |a (?:bottle|can) of )?(?:bleach|weed ?killer|antifreeze|poison|pesticide|drain|paraquat|petrol|acid|insecticide|rat)\b/,
  ],
  [
    2,
    /\b(?:rope|noose|blades?|razors?|knife|knives|gun|shotgun|pistol|rifle|belt|bridge|viaduct|cliff|roof|rooftop|ledge|balcony|train|trains|tracks|railway|platform|motorway|traffic|lorry|river|weir|exhaust|engine running|helium|off the road|into a (?:tree|wall)|bleach)\b(?=.*\b(?:all of them|all at once|at once|in one go|the lot|enough to|stash\w*|saved|saving|hoard\w*|stockpil\w*|counted|counting|lined|star(?:e|es|ing)|look(?:s|ed|ing)? at|stand(?:s|ing)?|stood|sit(?:s|ting)?|sat|jump\w*|step\w*|in front of|under|how many|how much|would (?:it|do)|ready|tonight|myself|end|finish|kill\w*|swallow\w*|drive|driving|crash\w*|swerv\w*|throw\w*|hidden|hiding|hid|bought|tie|tied|tying|write|jump|running|hold\w*|in my hand|next to me|by my bed)\b)|\b(?:all of them|all at once|in one go|the lot|enough to|stash\w*|saved up|saving up|hoard\w*|stockpil\w*|counted|counting|lined up|star(?:e|es|ing) at|jump\w*|step\w*|in front of|swallow\w*|drive|driving|crash\w*|swerv\w*|throw\w*|hidden|hiding|hid|bought|tied|tying|found|hold\w*)\b.{0,60}\b(?:pills?|tablets?|pill ?box|meds|rope|noose|blades?|razors?|gun|shotgun|belt|bridge|cliff|roof|ledge|balcony|trains?|tracks|motorway|traffic|lorry|river|garage|off the road|into a (?:tree|wall))\b/,
  ],
  [
    2,
    /\b(?:pills?|tablets?|pill ?box|meds|medication|medicines?|overdos\w*|insulin|paracetamol|tylenol|amitriptyline|morphine)\b.{0,40}\b(?:all of them(?! (?:thru|through|throughout|during|in|for) )|all at once|at once|in one go|the lot|enough to|enough for|stash\w*|sav(?:ed|ing) (?:up|them)|hoard\w*|stockpil\w*|counted|lined|in my hand|next to me|by my bed|swallow (?:them|the))\b|\b(?:all of (?:my|them|these|the)|the whole (?:lot|box|bottle)|enough|stash\w*|sav(?:ed|ing) up|hoard\w*|stockpil\w*|counted|counting|star(?:e|es|ing|ed) at)\b.{0,30}\b(?:pills?|tablets?|pill ?box|meds|medication|medicines?|insulin|paracetamol|tylenol|amitriptyline|morphine)\b.{0,40}\b(?:end|die|sleep|finish|think|thinking|tonight|wonder\w*|done|over|go|peace|them|me|myself)\b/,
  ],
  [
    3,
    /\b(?:jump|jumping|jumped|step|stepping|walk|walking|throw|throwing|fling|flinging|lie|lying|lay|run|running|drive|driving|swerv\w*|crash\w*|steer\w*|plough\w*|roll\w*)\b(?: \w+){0,4} (?:off (?:a|the|my|that|this)(?: \w+)? (?:bridge|roof|building|cliff|balcony|car park|road|ledge|viaduct|pier)|in front of|under (?:a|the)|into (?:a |the |an? oncoming )?(?:traffic|river|sea|tree|wall|lorry|train|road|oncoming)|on the tracks|out (?:of )?(?:the|a|my) window|off the road)\b/,
  ],
  [
    3,
    /\b(?:engine running|exhaust)\b.{0,40}\b(?:garage|car|hose)\b|\b(?:garage|car|hose)\b.{0,40}\b(?:engine running|exhaust)\b/,
  ],
  [
    3,
    /\b(?:how|what)\b.{0,40}\b(?:to (?:die|kill|end it|bleed out|hang|overdose)|would (?:kill|finish|do me)|kills? (?:you|me|a person|someone|quick\w*)|is (?:lethal|fatal|deadly)|be fatal|be lethal|to be (?:fatal|lethal)|painless(?:ly)?|least pain\w*|hurt the least)\b|\b(?:lethal|fatal|deadly) (?:dose|amount|overdose|combination|quantity|mix\w*)\b/,
  ],
  [
    3,
    /\b(?:how (?:deep|high|far|tight)|(?:story|storey|floor|metre|meter|foot) (?:drop|fall|jump))\b.{0,30}\b(?:cut|jump|fall|hang|hold|bleed|drop|slit)\b/,
  ],
  [
    3,
    /\b(?:what happens|what would happen|how long|would it|would i)\b.{0,24}\b(?:swallow|took|take|taking|swallowing|ate)\b.{0,24}\b(?:all|whole|entire|every|the lot|a bottle|a packet)\b|\b(?:swallow|take|taking|took|swallowing|taken|down|downing|neck) (?:\w+ )?(?:all|every (?:one|last|single)|the (?:lot|whole)) (?:of )?(?:my|your|the|these|those|her|his|them)?(?! (?:course|week|time|day)).{0,40}\b(?:at once|one go|in one|same time|and (?:sleep|be done|end|go)|tonight)\b/,
  ],
  [
    2,
    /\b(?:(?:my|the|a) (?:will|affairs|goodbyes?|farewell|funeral|last (?:letter|note|message|words)|suicide note|note for|letters? (?:to|for))|goodbye(?:s)?|farewell|sorted (?:out )?my|put my affairs|giv\w* away|gave away|found (?:a )?homes? for|passwords (?:down|out)|look after (?:my|the) (?:cat|dog|kids|children|mum)|who will look after|take care of (?:my|the) (?:cat|dog|kids|children)|sorry for everything)\b/,
  ],
  [
    1,
    /\b(?:method|plan|planned|date (?:set|picked)|picked (?:a|the) day|researched|what would do it|would do it|make it quick|quick way|easy way|painless\w*|no pain)\b/,
  ],
  [
    3,
    /\bvoices?\b.{0,40}\b(?:tell\w*|say\w*|said|order\w*|want\w*|command\w*|shout\w*)\b.{0,30}\b(?:hurt|kill|cut|jump|do it|end|die|harm|myself|himself|herself)\b/,
  ],
];

const injury: readonly Cue[] = [
  [
    3,
    /\b(?:cut|cuts|cutting|burn|burns|burning|slash\w*|slic\w*|scratch\w*) (?:my|her|his|their)(?: own)? (?:thighs|wrists|arms|hips|stomach|inner|upper)\b(?! (?:on|while|when|by|with a (?:kitchen|bread)))/,
  ],
  [
    2,
    /\b(?:scratch\w*|pick\w*|bit\w*|cut\w*|burn\w*|hit\w*|starv\w*|hurt\w*)\b(?=.*\b(?:deserves?|punish\w*|calms?|upset|relie\w*|feel better|cope|raw)\b)/,
  ],
  [
    3,
    /\bi (?:still |also |sometimes )?cut\b(?= ?(?:[.,!;]|$|and (?:i|it|can't)|when|because|to|every|deeper))(?! (?:\w+ )?(?:down|out|back))|\b(?:cut|cutting|cuts) (?:deeper|too deep|to feel|to cope|for relief)\b/,
  ],
  [2, /\bpunch\w* (?:\w+ )?walls?\b|\b(?:till|until|til) (?:\w+ ){0,3}bleed\b/],
  [1, /\b(?:knuckles|stressed|ashamed|hiding it|long sleeves|bruise\w*)\b/],
  [
    3,
    new RegExp(
      `\\b(?:hurt\\w*|harm\\w*|cut\\w*|burn\\w*|starv\\w*|punish\\w*|scratch\\w*|bruis\\w*|hit\\w*|lash\\w*|pinch\\w*|punch\\w*|brand\\w*|slic\\w*|carv\\w*|mutilat\\w*|injur\\w*|damag\\w*|bang\\w*|slap\\w*|bit\\w*|pick\\w*) ${oneself}\\b(?!.{0,24}\\b(?:while|when (?:i )?(?:was|were|fell|slip\\w*|cook\\w*|shav\\w*|chop\\w*|slic\\w*|garden\\w*|cut\\w*|open\\w*|drop\\w*)|by accident|accidentally|on (?:a|the) (?!purpose|inside)|with a (?:knife|kitchen) while|at (?:work|football|the gym)|in (?:the|my) (?:gym|garden|kitchen)|lifting|running|falling|playing))`,
    ),
  ],
  [
    3,
    /\b(?:cut\w*|burn\w*|slic\w*|slash\w*|slit\w*|scratch\w*|carv\w*|stab\w*|punch\w*|hit\w*|bang\w*|stub\w*|snap\w*)\b(?: \w+){0,3} (?:arms?|thighs?|wrists?|legs?|skin|head|walls?|stomach|hips?|body)\b.{0,50}\b(?:on purpose|deliberate\w*|again|to feel|feel|cope|calm|relie\w*|release|punish\w*|deserve\w*|numb|stress|sad|angry|anxious|secretly|hid\w*|each time|every time|every night|whenever|when (?:i'm|it|things|she|he)|because i|helps)\b/,
  ],
  [
    2,
    /\b(?:urges?|relapsed?|clean for|days clean|scars|fresh cuts|cuts on (?:my|her|his) (?:arms?|thighs?|wrists?|legs?)|under (?:her|his|my) (?:bed|sleeves?|mattress|pillow)|long sleeves|hiding (?:her|his|my) arms|blades?|razors?)\b(?=.*\b(?:cut\w*|blades?|razors?|hurt\w*|harm\w*|arms?|wrists?|thighs?|end|die|herself|himself|myself|sleeves?|bed)\b)/,
  ],
];

export const planCues: readonly Cue[] = [...meansAndPlans, ...injury];
