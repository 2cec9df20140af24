import type { Cue } from "./cue-weight.ts";

/*
 * Signs that somebody may take their life or hurt themselves: the wish, the weariness of life, being a burden, no hope, means, a farewell,
 * and injury of oneself. Weighed together, after what the Columbia scale (C-SSRS) asks for: wish to be dead, thoughts, method, intent,
 * plan, behaviour; and, after the interpersonal theory of suicide (Joiner), burden and belonging. Texts are those of `plainSpeech`.
 */

const self = "(?:myself|himself|herself|themselves|themself|yourself|oneself|meself|my self)";
const wish =
  "(?:want\\w*|wish\\w*|hop(?:e|ed|ing)|pray\\w*|like to|love to|rather|ready|going to|plan\\w*|dream\\w*|decid\\w*|about to|tempt\\w*|urge\\w*|need to|might|prefer|long(?:ing)? (?:to|for)|fantasi\\w*|imagin\\w*|think\\w*|thought\\w*|consider\\w*|better|easier|comfort\\w*|peace\\w*|fine by me|should|could|would|deserve|let me|want me|try\\w*|tried|keep|please|afraid i'll|scared i'll|time to|ways? to|how (?:to|do|can|could|would)|feel(?:s|ing)? like|say\\w*|said|tell\\w*|told|talk\\w*|threat\\w*|googl\\w*|search\\w*|look\\w* up)";

const death: readonly Cue[] = [
  [
    2,
    /\b(?:follow|join|be with|go to|see|be near) (?:her|him|them|my (?:wife|husband|mum|mom|mother|dad|father|son|daughter|partner|baby|brother|sister|dog|cat|nan|gran))\b(?=.*\b(?:passed|died|gone|lost|heaven|intend|want|soon|again|now|grave)\b)|\b(?:passed|died|lost|buried)\b.*\b(?:follow|join|be with|go to|see|be near) (?:her|him|them)\b/,
  ],
  [
    2,
    /\b(?:regret|hate|angry|sorry|wish|sad|disappointed|furious|upset|gutted)\b.{0,50}\b(?:ambulance|paramedics?|hospital|rescued?|saved?|found|stopped me|woke|wake|pulled|cut me down|alive|pumped|in time|still here|didn't (?:work|die))\b/,
  ],
  [
    2,
    /\b(?:should(?:'ve| have|a|ve)?|could(?:'ve| have|a)|nearly|almost|going to|about to|wanted to|want to|chance to|had the chance|came close)\b.{0,24}\b(?:jump\w*|done it|do it|did it|go through with|pull(?:ed)? the trigger|end\w*|let go|stepped|step)\b|\bjump\w*\b.{0,24}\b(?:chance|should)\b/,
  ],
  [
    2,
    /\b(?:gone already|already (?:gone|dead)|dead inside|body (?:just )?needs to|just a shell|not really alive|checked out|a ghost)\b/,
  ],
  [
    3,
    /\b(?:long|big|eternal|last|final|forever|endless) sleep\b|\bsleep (?:forever|for ?ever|for good|and no wake|no wake)\b|\b(?:meet my maker|end of the road|check(?:ing)? out (?:early|of life|for good)|call(?:ing)? it (?:quits|a day) (?:on|with) life|waiting to die|ready to go\b(?! (?:home|back|to))|my time (?:to go|is up|has come)|dig my (?:own )?grave)\b/,
  ],
  [
    3,
    /\b(?:nice|good|wish\w*|hop(?:e|ed|ing)|pray\w*|wouldn't (?:mind|care)|glad|happy if|relief if|fine if|begg?\w*|ask\w* god|let)\b.{0,50}\b(?:hit by|run over|struck by|get cancer|crash\w*|tak(?:e|es) me|took me|finish(?:es)? me|come for me|call me home|not make it|don't make it|doesn't work out|let me go|wouldn't survive|not survive|an accident)\b/,
  ],
  [
    3,
    /\b(?:wish\w*|shame|pity|sad|angry|disappointed|sorry|should have|should've|if only|gutted|annoyed)\b.{0,30}\b(?:it (?:had )?worked|it didn't work|i (?:had )?(?:survived|succeeded|woke up|lived)|(?:they |he |she )?(?:found|saved|stopped|revived) me|let me die)\b/,
  ],
  [
    3,
    /\b(?:finish|close|leave|quit|stop|destroy|throw away|take) (?:my|own|this|with) (?:own )?life\b|\bno (?:more )?(?:want|wanting|wish) (?:to )?(?:live|life|wake|be)\b|\b(?:better|want) (?:be )?(?:dead|die|no live|not live|not be born)\b/,
  ],
  [
    3,
    /\b(?:can't|won't|don't|not|may not|might not|doubt|never|unlikely|not sure)\b.{0,24}\b(?:be (?:here|around|alive|with you)|make it (?:to|through|past)|see (?:my (?:next )?birthday|christmas|tomorrow|the weekend|next \w+|the (?:new )?year|summer|spring|thirty|forty|\d\d)|last (?:the night|the week|till|until|much longer))\b(?! (?:by|at|for|in time|to my appointment|my appointment))(?=.{0,30}$)/,
  ],
  [
    3,
    /\b(?:scared|afraid|frightened|terrified|worried|don't know|not sure|fear)\b.{0,20}\bwhat (?:i|i'll|i'd|he|she)(?: might| could| will| would|'ll)?(?: \w+)? do\b|\b(?:don't|can't|not) trust (?:myself|himself|herself)\b|\b(?:not|isn't|don't feel|aren't) safe (?:with|from|alone|by|on my|to be (?:left )?alone|around)\b(?! \w+ (?:milk|food|drugs?))|\bscared of myself\b|\bafraid of myself\b/,
  ],
  [3, /\b(?:dignitas|euthan\w+|assisted (?:dying|suicide|death)|nembutal|exit bag|suicide pod)\b/],
  [
    2,
    /\b(?:stick(?:ing)?|stay(?:ing)?|hang(?:ing)?|be(?:ing)?) (?:a)?round\b|\bbe(?:ing)? on this (?:planet|earth|world)\b|\bleave (?:you|them|you all|everyone|this)(?: all)? (?:behind|in peace|world|earth)\b|\bnot (?:a )?(?:problem|worry|bother\w*|here to (?:worry|bother)) (?:\w+ ){0,4}(?:much longer|any ?more|soon)\b/,
  ],
  [
    1,
    /\bwhy (?:i )?(?:should |do |would |am )?(?:i )?(?:even )?(?:bother\w*|try|trying|still here|keep)\b|\bno ?body (?:knows?|love\w*|would know|understands?)\b/,
  ],
  [
    3,
    /\b(?:he|she|they|my \w+|who)\b.{0,30}\bleft (?:a|me a|us a|this) (?:note|letter|message)\b(?=.*\b(?:phone|gone|missing|can't find|where|won't (?:answer|pick)|not (?:home|answering)|sorry|off|car|vanish\w*)\b)/,
  ],
  [
    3,
    new RegExp(
      `\\b(?:kill\\w*|shoot\\w*|hang\\w*|drown\\w*|poison\\w*|strangl\\w*|gas(?:s?ing)?|off(?:ed|ing)?|top(?:p?(?:ed|ing))?|end(?:ing|ed)?|stab\\w*|do(?:ing)? away with|do(?:ing|ne)? (?:something|anything|sth) to|finish\\w*|suffocat\\w*|electrocut\\w*) ${self}\\b`,
    ),
  ],
  [
    3,
    /\bsuicid\w*\b|\bself[- ]?harm\w*\b|\bself[- ]?injur\w*\b|\b(?:i|did|to|started|been|keep|from|urge to) sh\b|\bsh(?:ing|'d)? again\b/,
  ],
  [
    2,
    new RegExp(
      `\\b${wish}\\b.{0,40}\\b(?:die|dying|dead|death|not (?:be|wake|exist|live)|never (?:wake|be born|been born|existed)|(?:wouldn't|didn't|don't|not|never) wake up|disappear|vanish|stop existing|cease|be gone|(?:i'm|i was|i were|me) gone|not be here|go quietly|go (?:to|in my) sleep|slip away|fade away|end (?:it|things|everything|it all|my)|ending (?:it|things|everything|it all|my)|leave this (?:world|earth|life|place)|be at peace|rest forever|sleep forever|run over by|hit by a|wasn't (?:here|around|alive|born)|weren't (?:here|around|alive|born)|not here|no longer be)\\b`,
    ),
  ],
  [
    3,
    /\b(?:death|dying|being dead|not existing|suicide|nothingness)\b.{0,40}\b(?:peace\w*|comfort\w*|tempt\w*|nice|better|easier|relief|appeal\w*|the answer|only way|way out|attractive|beautiful|calm\w*|call\w*|welcome)\b|\b(?:idea|thought|thoughts) of (?:death|dying|being dead|not being)\b/,
  ],
  [
    3,
    /\b(?:someone|somebody|please|just|god|anyone|lord|doctor|you|they) (?:\w+ ){0,3}(?:kill|shoot|end|finish|put down) me\b|\b(?:put|putting) me (?:down|out of my)\b|\b(?:shouldn't|should never|shouldn't even|wasn't meant to|not meant to) (?:be|have been|exist)(?: \w+)? ?(?:here|alive|born)?\b(?=.*\b(?:here|alive|born|exist)\b)|\bbeing alive\b.{0,24}\b(?:mistake|wrong|waste|punishment)\b/,
  ],
  [1, /\b(?:die|dying|dead|death|afterlife|heaven|grave|buried|funeral|coffin)\b/],
  [
    1,
    /\b(?:i|i'd|i'll|i'm|me|my own) (?:\w+ ){0,4}(?:die|dying|dead|death|disappear|vanish|end (?:it|things|everything)|wake up|not live|gone)\b/,
  ],
  [
    3,
    /\b(?:end|ending|ended|take|taking|took|taken) (?:my|her|his|their|our|your|one's) (?:own )?(?:li[fv]es?)\b|\b(?:end|ending) (?:it|things|everything|it all|all of it|all this)\b(?! (?:with|between|at work))/,
  ],
  [
    2,
    /\b(?:be|join|joining|see|meet|follow\w*|go(?:ing)? to|reunit\w*)(?: \w+){0,5} (?:in heaven|heaven|on the other side|up there|my (?:late|dead|deceased)|who died|who passed|again in)\b/,
  ],
  [
    3,
    /\b(?:if|when|hope|wish|care if|mind if|fine if|bothered if)(?: \w+){0,3} (?:don't|didn't|never|do not|not|wouldn't) (?:wake|woke|waking) (?:up)?\b|\b(?:never|not) (?:wak\w+|woke) up (?:again|ever|tomorrow|any)\b/,
  ],
  [
    3,
    /\b(?:one less of me|without me (?:in|around|here)|(?:world|earth|planet|everyone|everybody|family|kids|children|people|they|them|you|all|wife|husband|mum|mom|parents|nobody)\b.{0,40}\b(?:without me|if i (?:was|were|wasn't|died|went|left|disappear\w*|vanish\w*|weren't|just)|rid of me|when i'm gone|once i'm gone|one less))\b/,
  ],
  [
    3,
    /\b(?:don't|didn't|no longer|not|never)(?: \w+){0,4} (?:live|living|alive|exist|existing|want to wake up|be here|being here|be around|being around|born|survive|carry on living|go on living|continue living|here (?:any ?more|no more|much longer|longer))\b(?!.{0,12}\b(?:alone|with|in|at|near|abroad|by|here (?:in|at|for))\b)/,
  ],
];

const weariness: readonly Cue[] = [
  [
    1,
    /\b(?:so|just|really|too|very|beyond|bone) (?:tired|exhausted|worn out|drained|weary)\b|\b(?:i want|want) (?:finish|stop|out|rest|peace)\b|\bi'm (?:finished|through|spent|done)\b/,
  ],
  [
    2,
    /\bwant (?:to )?finish\b|\bhad enough\b(?! (?:to eat|sleep|water|food|of the (?:tablets|pills|medicine|side effects)|of these (?:tablets|pills)))/,
  ],
  [
    3,
    /\b(?:living|existing|being alive|existence|staying alive|being here)\b.{0,20}\b(?:hurts?|is (?:a )?(?:pain|torture|hell|agony|unbearable|pointless|too)|too (?:much|hard|painful)|isn't|not worth)\b/,
  ],
  [
    3,
    /\b(?:outlived (?:my|his|her)|no (?:good|use) to (?:any|no|man|any ?one|my)|(?:only|easiest|best|easy) way (?:out|to (?:stop|end))|throw(?:ing)? in the towel|switch (?:it all|everything|myself) off|turn (?:it all|everything|myself|my brain) off|rid of me|waste of (?:space|oxygen|air|skin))\b/,
  ],
  [
    3,
    /\b(?:enough|tired|sick|done|fed up|exhaust\w*|sick and tired|weary|had it|bored|finished|hate|hating|loathe|despise|detest|can't (?:do|take|face|cope|handle|bear|stand|deal)|too (?:much|hard|painful)|pain|sick of|through|disgusted)(?: \w+){0,3} (?:being alive|being here|life|living|alive|existing|existence|existance|breathing|this world|this life|waking up|fighting)\b(?! (?:in|with my|at|alone|support|insurance|expectancy))/,
  ],
  [
    2,
    /\b(?:life|living|existing|existence|being alive|world|waking up|everything)\b.{0,24}\b(?:pointless|meaningless|worthless|empty|unbearable|too much|too hard|over|nothing|hell|torture|agony|hurts|isn't worth|not worth|a joke|no (?:meaning|point|purpose|value)|shit|miserable|sucks|misery|a burden|dark|hopeless)\b/,
  ],
  [
    3,
    /\b(?:had|lived) (?:my|a long|a good|long) (?:time|enough|life|innings)\b.{0,60}\b(?:go|quiet\w*|now|ready|leave|end|die|sleep)\b|\blived (?:long|too long|enough)\b/,
  ],
  [
    2,
    /\b(?:can't|cannot|don't want to|unable to|don't know how (?:much longer|long)|won't|not able to|no strength to|too tired to)(?: \w+){0,4} (?:go on|carry on|keep going|keep doing|keep on|do (?:this|it|life)|take (?:this|it|any ?more)|live like|face (?:tomorrow|another|the|it|this)|cope|hold on|continue|stay (?:here|alive)|fight|bear|stand (?:it|this)|survive|get through|keep fighting|hang on|breathe any)\b(?! (?:taking|with (?:the|these|my) (?:tablets?|pills?|meds|medicine|dose|treatment)|alone at work))/,
  ],
  [1, /\b(?:any ?more|any longer|no more|much longer|forever)\b/],
  [
    2,
    /\b(?:make|made|want|need|please|wish|just|let)\b(?: \w+){0,4} (?:it|everything|all|pain|this|suffering|me)(?: \w+){0,2} (?:stop|end|over|go away|finish\w*|done|be over|to stop|to end)\b/,
  ],
  [
    2,
    /\b(?:giv(?:e|en|ing)|gave) up\b(?! (?:smoking|drinking|alcohol|sugar|caffeine|coffee|work|driving|meat|dairy|gluten|wheat|running|sport|vaping|cigarettes|fags|the (?:\w+ )?(?:tablets|pills|meds|smokes|fags)|on (?:the|my) (?:diet|tablets|pills|meds)|my (?:tablets|pills|meds|job|diet)))/,
  ],
];

const hopelessness: readonly Cue[] = [
  [
    2,
    /\b(?:no ?body|no ?one|nobody|none|people don't|they don't|family don't|doesn't|don't)(?: \w+){0,2} (?:need|needs|want|wants|love|loves|like|likes|care|cares|give|gives|cry|miss)(?: \w+){0,3} (?:me|whether i|if i|about me|a (?:damn|toss|monkeys?|shit|fuck|hoot|stuff))\b|\b(?:no ?body|no ?one|nobody) (?:needs?|wants?|loves?|likes?) me\b/,
  ],
  [
    2,
    /\bdon't deserve (?:to|any|love|help|space|food|it|this|anything|happiness|my)\b|\b(?:take|taking) up space\b|\bi deserve (?:to|it|this|pain|nothing)\b/,
  ],
  [
    2,
    /\b(?:unsafe|danger|risk|threat) (?:with|to|from|around) (?:myself|himself|herself|themselves)\b|\b(?:feel|feeling|don't feel|not) (?:un)?safe\b(?=.{0,20}\b(?:myself|alone|tonight|right now|head|thoughts|mind)\b)/,
  ],
  [1, /\b(?:got|have|had|set|picked|chosen|decided|know) (?:a|the|my|on a) (?:date|day|place|plan|method|spot)\b/],
  [1, /\b(?:in mind|planned|ready|worked out|all set|no ?one knows|nobody knows|haven't told|don't tell|secret)\b/],
  [
    2,
    /\b(?:no|without|lost (?:all |any )?(?:my )?|any|what|see|what's|what is|little|zero|isn't any|not any|there's no|ran out of|don't (?:have|see) (?:a|any))(?: the| even| a| any| all| much)* (?:hope|future|point|reason|way out|light at|purpose|meaning|escape|will|tomorrow|exit|other way|use)\b(?! (?:with|taking|of (?:the|my|this|these) (?:tablets?|pills?|medicines?|tests?|scan)|carrying on with|continuing with|for (?:the|my)|did|was|is given|were|is my (?:appointment|visit|scan)))/,
  ],
  [
    1,
    /\b(?:hopeless\w*|worthless\w*|useless|pointless|meaningless|empty|numb inside|broken inside|trapped|despair\w*|desperate|alone|lonely|miserable|failure|nothing left|broken|depress\w*|dark (?:place|thoughts)|crying|ashamed|self[- ]?hat\w*|hates? me|ruined)\b/,
  ],
  [
    2,
    /\bnothing (?:\w+ ){0,2}(?:helps?|matters?|left|works?|gets better|to live|ahead|good|worth|changes|any ?more|will (?:ever )?(?:help|change|get))\b|\bnever (?:going to )?(?:get|be|feel)(?:ting)? (?:any )?(?:better|happy|ok|okay|normal)\b/,
  ],
  [
    3,
    /\b(?:something|anything) (?:stupid|silly|drastic|bad to myself|daft|terrible|i can't take back|i'll regret|final|permanent)\b/,
  ],
  [
    2,
    /\b(?:burden|drain on|dead ?weight|trouble (?:for|to)|nuisance|waste of (?:space|oxygen|air|skin|life)|in (?:the|everyone's) way|useless to|no (?:use|good) to|nothing but (?:trouble|a|pain)|deserve (?:to|it|pain|this|nothing|better than me))\b/,
  ],
  [
    3,
    /\b(?:no ?one|nobody|anyone|anybody|who|who'd|they|people|friends|family|world|everyone|none of them)\b(?: \w+){0,4} (?:miss|notice|care|cry|mourn|bat|come to my funeral|attend|even know|be sad|be relieved|relieved|be glad|be happy|be better|better)\b.{0,30}\b(?:me|gone|die|died|dead|disappear\w*|vanish\w*|wasn't|weren't|not here|funeral|jumped|i did)\b/,
  ],
  [
    1,
    /\b(?:tonight|tomorrow|soon|one (?:last|final) time|last (?:night|time|day|message|christmas|birthday)|for good|one of these days|any day|next week|this time|finally)\b/,
  ],
  [
    1,
    /\b(?:i'm|i feel|i'd|i|my|me)\b.{0,40}\b(?:done|finished|over it|out of (?:options|hope|fight)|want out|checked out|exit|way out|peace)\b/,
  ],
];

const meansAndPlans: readonly Cue[] = [
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
    /\b(?:not for (?:a )?good reasons?|for the (?:day|end|time comes)|for when (?:it|the time|i)|just in case i|when the time comes|the day)\b/,
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
    /\b(?:pills?|tablets?|pill ?box|meds|medication|medicines?|overdos\w*|insulin|paracetamol|tylenol|amitriptyline|morphine)\b.{0,40}\b(?:all of them|all at once|at once|in one go|the lot|enough to|enough for|stash\w*|sav(?:ed|ing) (?:up|them)|hoard\w*|stockpil\w*|counted|lined|in my hand|next to me|by my bed|swallow (?:them|the))\b|\b(?:all of (?:my|them|these|the)|the whole (?:lot|box|bottle)|enough|stash\w*|sav(?:ed|ing) up|hoard\w*|stockpil\w*|counted|counting|star(?:e|es|ing|ed) at)\b.{0,30}\b(?:pills?|tablets?|pill ?box|meds|medication|medicines?|insulin|paracetamol|tylenol|amitriptyline|morphine)\b.{0,40}\b(?:end|die|sleep|finish|think|thinking|tonight|wonder\w*|done|over|go|peace|them|me|myself)\b/,
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
    /\bi (?:still |also |sometimes )?cut\b(?= ?(?:[.,!;]|$|and (?:i|it|can't)|when|because|to|every|deeper))(?! (?:\w+ )?(?:down|out|back))|\b(?:cut|cutting|cuts) (?:deeper|too deep|to feel|to cope|for relief)\b/,
  ],
  [2, /\bpunch\w* (?:\w+ )?walls?\b|\b(?:till|until|til) (?:\w+ ){0,3}bleed\b/],
  [1, /\b(?:knuckles|stressed|ashamed|hiding it|long sleeves|bruise\w*)\b/],
  [
    3,
    new RegExp(
      `\\b(?:hurt\\w*|harm\\w*|cut\\w*|burn\\w*|starv\\w*|punish\\w*|scratch\\w*|bruis\\w*|hit\\w*|lash\\w*|pinch\\w*|punch\\w*|brand\\w*|slic\\w*|carv\\w*|mutilat\\w*|injur\\w*|damag\\w*|bang\\w*|slap\\w*|bit\\w*|pick\\w*) ${self}\\b(?!.{0,24}\\b(?:while|when (?:i )?(?:was|were|fell|slip\\w*|cook\\w*|shav\\w*|chop\\w*|slic\\w*|garden\\w*|cut\\w*|open\\w*|drop\\w*)|by accident|accidentally|on (?:a|the) (?!purpose|inside)|with a (?:knife|kitchen) while|at (?:work|football|the gym)|in (?:the|my) (?:gym|garden|kitchen)|lifting|running|falling|playing))`,
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

export const selfHarmCues: readonly Cue[] = [...death, ...weariness, ...hopelessness, ...meansAndPlans, ...injury];
