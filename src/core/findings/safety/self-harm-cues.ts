import type { Cue } from "./cue-weight.ts";
import { oneself, planCues } from "./self-harm-plan-cues.ts";

/*
 * Signs that somebody may take their life or hurt themselves: the wish, the weariness of life, being a burden, no hope, means, a farewell,
 * and injury of oneself. Weighed together, after what the Columbia scale (C-SSRS) asks for: wish to be dead, thoughts, method, intent,
 * plan, behaviour; and, after the interpersonal theory of suicide (Joiner), burden and belonging. Texts are those of `plainSpeech`.
 */

const wish =
  "(?:want\\w*|wish\\w*|hop(?:e|ed|ing)|pray\\w*|like to|love to|rather|ready|going to|plan\\w*|dream\\w*|decid\\w*|about to|tempt\\w*|urge\\w*|need to|might|prefer|long(?:ing)? (?:to|for)|fantasi\\w*|imagin\\w*|think\\w*|thought\\w*|consider\\w*|better|easier|comfort\\w*|peace\\w*|fine by me|should|could|would|deserve|let me|want me|try\\w*|tried|keep|please|afraid i'll|scared i'll|time to|ways? to|how (?:to|do|can|could|would)|feel(?:s|ing)? like|say\\w*|said|tell\\w*|told|talk\\w*|threat\\w*|googl\\w*|search\\w*|look\\w* up)";

const death: readonly Cue[] = [
  [
    2,
    /\b(?:making|make|made) myself (?:be )?(?:sick|vomit|throw up|puke)\b(?! with)|\b(?:throw\w*|bring\w*) (?:it|everything|food|my food) (?:back )?up on purpose\b|\bpurging\b/,
  ],
  [
    1,
    /\b(?:hardly|barely|not|stopped) (?:been )?eating\b|\bhow little can i eat\b|\b(?:don't|do not|can't) (?:want to )?tell any(?:one|body)\b/,
  ],
  [
    3,
    /\b(?:want\w*|wish\w*|long\w*|ready|time) to (?:be|go|meet) (?:with |to |and be with )?(?:god|jesus|heaven|the lord|my maker|allah)\b|\b(?:pill|tablet|drug|injection|something|way)\b.{0,20}\b(?:just )?(?:ends? it|makes? it (?:all )?(?:stop|end)|ends? (?:it all|everything|me))\b/,
  ],
  [
    3,
    /\b(?:wish\w*|hop(?:e|ed|ing)|pray\w*|if only)\b.{0,24}\b(?:bus|car|train|lorry|truck|van|lightning|something|someone|illness|disease|virus|covid|cancer)\b.{0,16}\b(?:hit|hits|kill|kills|take|takes|get|gets|finish|finishes|run over) me\b/,
  ],
  [
    2,
    /\b(?:not|isn't|stop|stopping|stopped|never|of not) (?:existing|being|living|breathing|being here|waking)\b|\b(?:my|the) heart (?:to )?(?:stop|give (?:up|out)|stops)\b|\b(?:under the ground|six feet under|pushing up|in (?:the|my) (?:ground|grave)|cremated)\b|\b(?:life support|machines?|treatment|drip|oxygen|feeding)\b.{0,12}\boff\b(?=.*\b(?:me|die|end|please)\b)/,
  ],
  [
    2,
    /\b(?:forgive|sorry|apologi[sz]e|pardon)\b.{0,40}\b(?:going to do|about to do|have to do|what i'm|what i'll|doing this|do this|leaving)\b|\b(?:over|finished|done|gone) (?:by|before|in) (?:the )?(?:morning|tomorrow|tonight|midnight|weekend)\b|\bdo(?:ing|ne)? it myself\b|\bthank you for everything\b/,
  ],
  [
    2,
    /\b(?:insurance|pension|house|payout|money)\b.{0,40}\b(?:did it|killed|suicide|dead|died|myself|gone)\b|\b(?:a|my|only|the|one) way (?:out|to stop it|to end)\b/,
  ],
  [
    2,
    /\b(?:starv\w*|stopped eating|not eating|stop eating|refus\w* food|stop drinking|stopped drinking)\b(?=.*\b(?:quick|die|end|over|go|purpose|deserve\w*|punish\w*|slowly|fade|disappear)\b)/,
  ],
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
      `\\b(?:kill\\w*|shoot\\w*|hang\\w*|drown\\w*|poison\\w*|strangl\\w*|gas(?:s?ing)?|off(?:ed|ing)?|top(?:p?(?:ed|ing))?|end(?:ing|ed)?|stab\\w*|do(?:ing)? away with|do(?:ing|ne)? (?:something|anything|sth) to|finish\\w*|suffocat\\w*|electrocut\\w*) ${oneself}\\b`,
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
    /\b(?:don't|didn't|no longer|not|never)(?: \w+){0,8} (?:live|living|alive|exist|existing|want to wake up|be here|being here|be around|being around|born|survive|carry on living|go on living|continue living|here (?:any ?more|no more|much longer|longer))\b(?!.{0,12}\b(?:alone|with|in|at|near|abroad|by|here (?:in|at|for))\b)/,
  ],
];

const weariness: readonly Cue[] = [
  [
    3,
    /\b(?:can't|cannot|couldn't|don't want to|not able to|unable to|no way to|don't know how to|hard to|impossible to)(?: \w+){0,2} (?:live|exist|survive)(?: (?:with|like|in|through|under|without|this|any|much|on|here)\b|$|[.,!])(?! (?:\w+ ){0,2}(?:my (?:tablets?|pills?|inhaler)|coffee|chocolate))/,
  ],
  [
    3,
    /\blife(?:'s| is| was)? (?:just |really |simply )?(?:isn't|not|wasn't) (?:for me|meant for me|my thing|worth)\b|\b(?:why|how) am i (?:even )?(?:still )?(?:alive|here|living|breathing)\b|\bwhy (?:was i|were we) (?:even )?born\b|\bwhy do i (?:even )?(?:exist|live|bother (?:living|to live|being)|keep (?:living|going))\b/,
  ],
  [
    3,
    /\b(?:not sure|don't know|doubt|can't|cannot|unsure|struggl\w*|hard|might not|not)\b.{0,24}\b(?:stay|keep|be|remain|keep (?:myself|me|him|her)|stay(?:ing)?) safe\b|\bhow (?:do|can) i (?:stay|keep) (?:myself )?safe\b(?=.*\b(?:tonight|myself|thoughts|alone)\b)/,
  ],
  [
    2,
    /\b(?:why|no reason|any reason|how|whether)(?: \w+){0,2} i (?:should|would|must|can|could)(?: even)? (?:stay|stick|go on|carry on|live|continue|keep|exist|wake|get up|bother|be here|hang on)\b/,
  ],
  [
    2,
    /\b(?:end|bottom) of (?:my|the) (?:rope|tether|line|road)\b|\b(?:at|hit|reached) (?:rock bottom|breaking point|my limit)\b/,
  ],
  [
    2,
    /\b(?:can't|cannot|couldn't|won't|don't want to|not)(?: \w+){0,2} (?:do|face|stand|take|bear|go through|get through|manage|see) (?:another|one more|any more|more) (?:\w+ )?(?:birthday|christmas|day|night|year|week|winter|morning|hour|minute|of this)\b/,
  ],
  [
    2,
    /\b(?:cba|can't be (?:arsed|bothered|fucked|asked)|no (?:energy|strength|will|wish|desire|reason|motivation) (?:to|for|left)|so over|over it|(?:through|finished) with)\b(?: \w+){0,2} (?:life|live|living|any ?more|carry|go on|exist\w*|breath\w*|everything|it all)\b/,
  ],
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
    /\b(?:giv(?:e|en|ing)|gave) up\b(?! (?:smoking|drinking|alcohol|sugar|caffeine|coffee|work|driving|meat|dairy|gluten|wheat|running|sport|vaping|cigarettes|fags|the (?:\w+ )?(?:tablets|pills|meds|smokes|fags)|on (?:the|my) (?:diet|tablets|pills|meds)|(?:my|his|her|their|the) (?:insulin|tablets|pills|meds|medicines?|injections?|inhaler|job|diet|licen[cs]e|car)))/,
  ],
];

const hopelessness: readonly Cue[] = [
  [
    2,
    /\b(?:favou?r|relief|gift|better) (?:to|for) (?:them|everyone|everybody|the kids|my \w+|the world|all)\b|\b(?:doing|do) (?:them|everyone|everybody|the kids|my \w+|the world|you all)(?: \w+)? a favou?r\b/,
  ],
  [
    1,
    /\b(?:sick of me|hates? me|tired of me|fed up with me|done with me|sick of myself|cry(?:ing)? (?:all|every)|chosen|i deserve|she deserves|he deserves|all i think about|can't stop thinking|no more)\b/,
  ],
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

export const selfHarmCues: readonly Cue[] = [...death, ...weariness, ...hopelessness, ...planCues];
