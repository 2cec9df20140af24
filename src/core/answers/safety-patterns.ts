/*
 * The wordings behind `safetyOf`, over questions in lower case with straight apostrophes. They are kept broad on what somebody wants to do
 * or feels now, and narrow on what asks about the past or the records.
 */

/** Joins alternatives into one pattern with word boundaries. */
function oneOf(...alternatives: string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.join("|")})`, "i");
}

/** Questions about what is written or what was: the past tense about oneself, or a record that is named. */
export const asksRecords = oneOf(
  "(?:according to|as written in|based on what) (?:my|the|this|these)",
  "(?:in|from|on) (?:my|the|these|this) (?:(?:last|latest|medical|health|discharge|medication|medicine|problem|old|clinic|hospital|er|lab) )*(?:records?|notes?|files?|documents?|reports?|charts?|letters?|labels?|prescriptions?|paperwork|summary|history|list|papers)\\b",
  "(?:my|the|this|these|er|any) (?:\\w+(?:'s)? ){0,2}(?:records?|notes?|files?|documents?|reports?|charts?|letters?|prescription|summary|paperwork)(?:'s)? (?:ever )?(?:say|says|said|mentions?|mentioned|shows?|showed|list|lists|tell|tells|state|states|contain)\\b",
  "(?:does|do|did) (?:my|the|this|these|any) (?:\\w+(?:'s)? ){0,3}(?:records?|notes?|files?|reports?|charts?|letters?|labels?|prescription|history|mri|ct|scan|x-ray|biopsy|test) (?:\\w+ )?(?:say|mention|show|list|tell|state|include|contain|find|reveal)",
  "(?:mentioned|documented|recorded|listed|written|noted|described|a note about|still on the list)\\b",
  "when (?:did|was|were|has|have|is my next|is the next)\\b",
  "(?:what|which|who|whom|why|how|where)\\b(?!.*\\b(?:would|should|could|if i)\\b)[^,.?]{0,40}?\\b(?:was|were|did|has been|had been|have been|stopped|diagnosed|prescribed|discontinued|switched|replaced|took me off|conclude[sd]?|said|told|given)\\b",
  "(?:was|were) (?:i|my|it|the|there|any|a|an)\\b",
  "^(?:was|were)\\b",
  "is there (?:a |an |any )?(?:note|record|mention|result|report|entry|letter)\\b",
  "^(?:so |and |but )?did\\b(?! i (?:just |accidentally )?(?:take|swallow|eat|drink))",
  "how (?:has|have|had|did|was|were)\\b",
  "(?:what|which|who|where) (?:\\w+ ){0,4}(?:did|was|were)\\b",
  "(?:have|has|had) (?:i|my|he|she|anyone) (?:ever |always |also )?(?!got\\b|caught\\b)(?:been|had|taken|stopped|started|changed|improved|gone|risen|\\w+ed)\\b",
  "(?:has|have|had) (?:my|the|any) (?:[\\w-]+ ){1,3}(?:been|become|improved|changed|gone|gotten|risen|fallen)\\b",
  "who (?:\\w+ed|is|was|has|took|gave|told|made|wrote)\\b",
  "have i (?:ever |already )?(?:had|been|taken|missed|stopped|started|seen|used)\\b",
  "(?:did|has|had) (?:i|my (?:doctor|gp|nurse|specialist|surgeon|mother|father|pain|mood|weight|dose|\\w+ dose)|the doctor|anyone|she|he)\\b(?! got\\b)",
  "what does .{1,60} mean\\b",
  "what (?:do|does) (?:the |my )?.{1,40}(?:note|letter|report|label|record)s? (?:say|mean)",
  "i no longer (?:take|use)",
  "what (?:patterns?|questions?)\\b",
  "(?:list|show me|explain) (?:all |the |my |me )",
  "do i have (?:any |an |a )?(?:appointments?|allerg\\w+|vaccin\\w+|visits?|referrals?|refills?)",
  "(?:what|which) (?:dose|strength|medicines?|medications?|pills?) (?:\\w+ ){0,2}(?:am i|do i|did i)\\b",
  "am i (?:taking|on) (?:any|a|an|the)?\\b(?!.*\\btoo\\b)",
  "how many (?:medicines|medications|drugs|pills|refills|times|days) (?:do|did|was|were|is|are|have|has) (?:i|my|it|the)?\\s*(?:take|on|in|left)?\\b(?!.*\\b(?:should|can|could|may)\\b)",
  "what are my (?:current )?(?:medications|medicines|meds|doses)",
  "family history",
  "(?:say|says|said|written|noted) about\\b",
);

/** Self-harm words that only report, ask for a meaning, or tell of somebody else. */
export const reportedOnly = oneOf(
  "(?:deny|denies|denied|denying)\\b",
  "what does\\b",
  "what is (?:a|an|the) suicide",
  "(?:my|the|this|these|any) (?:\\w+ ){0,2}(?:records?|notes?|file|letters?|history|chart|visit|report)\\b",
  "(?:was|were) (?:my|i|he|she|the)\\b(?!.{0,20}(?:gone|dead))",
  "how many times was i",
  "when (?:was|did)\\b",
  "did (?:i|my|the|they|he|she|anyone)\\b",
);

export const selfHarmNow = oneOf(
  "suicid\\w*",
  "(?:kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging|shoot|shooting|drown|drowning|poison|poisoning|burn|burning)(?: of)? (?:myself|my (?:wrists?|arms?|veins))\\b(?!.{0,24}\\b(?:while|when (?:i )?(?:was|were|fell|slip\\w*|cook\\w*|shav\\w*|chop\\w*|slic\\w*|garden\\w*|cut\\w*|open\\w*|drop\\w*)|by accident|accidentally|on (?:a|the)|with a (?:knife|kitchen)))",
  "self[- ]?harm\\w*",
  "(?:end|ending|take|taking) (?:my (?:own )?life|it all)\\b",
  "(?:want|wanted|wanna|wish|hope|ready|prefer|rather|deserve|easier|time)(?: [\\w']+){0,3} (?:to |be |were |was |not |never |just |only )*(?:die|dead|wake up|disappear forever|not exist|exist)\\b(?! (?:early|at night|more))",
  "(?:ways?|how|method|plan(?:ning|s)?|going|about) (?:can i |do i |could i |would i |for me )?to (?:die|end my life|kill myself)\\b",
  "like (?:to )?(?:just )?(?:not exist|disappear|die|be dead|giving up on life|ending)",
  "(?:giv(?:e|en|ing) up on|over with|tired of|sick of|hate|hating) (?:my )?life\\b",
  "(?:don't|do not|dont) deserve to (?:live|be alive|exist)",
  "keep (?:myself|me) safe",
  "(?:goodbye|suicide|farewell) (?:note|letter)|said my goodbyes",
  "(?:have|bought|got|found) (?:a |the |my |some )?(?:gun|rope|knife|blade|razor)\\b.{0,40}\\b(?:hopeless|end|ready|myself|done|tonight|feel)",
  "(?:lethal|fatal|deadly)\\b",
  "want (?:out|it all to be over|it to be over|everything to be over)\\b",
  "(?:hopeless|worthless)\\b.{0,30}\\b(?:die|alone|end|live|alive|anymore|gun|pills)",
  "(?:burden)\\b.{0,20}\\b(?:everyone|family|all)",
  "wanna die",
  "(?:better off|happier|easier|better)(?: \\w+){0,3} (?:dead|without me|gone|if i (?:die|went|go|left|disappear))",
  "if i (?:wasn't|weren't|wasnt|was not|were not|was no longer|were no longer|am not|just wasn't) (?:around|here|alive)",
  "wish(?:ed|ing)? (?:that )?i(?:'d| had| was| were)? (?:never (?:been )?(?:born|lived|existed)|(?:wasn't|weren't|not) (?:here|born|around|alive)|could (?:die|vanish|not wake))",
  "(?:wasn't|weren't|never) (?:been )?born\\b(?! (?:in|at|on|with|early))",
  "(?:thoughts?|thinking|dream\\w*|fantasi[sz]\\w*|daydream\\w*|obsess\\w*|imagin\\w*)(?: \\w+){0,2} (?:about|of|on) (?:my (?:own )?(?:death|funeral)|dying(?! my| from| of)|being dead|death|ending (?:it|things|everything|my)|not being (?:here|alive|around))",
  "(?:painless|easy|easiest|quick|quickest|peaceful|quiet|surest|gentle)(?:ly)? (?:way|method|means) (?:to |of |for me to )?(?:go|die|dying|end|leave|kill)",
  "(?:go|fall) (?:to )?(?:sleep|asleep) and (?:never|not)(?: ever)? wak\\w+",
  "(?:world|everyone|everybody|family|kids|children|people|they)(?: \\w+){0,4} (?:better|happier|fine) without me",
  "(?:don't|do not|dont|didn't|no longer) (?:want|wish|care) to (?:live|be alive|be here|exist|wake up|go on|keep living)",
  "(?:can't|cannot|cant|can not) (?:go on|keep going|do this|take (?:it|this)|live like this|bear (?:it|this|living))\\b(?: (?:any ?more|any longer|much longer))",
  "(?:no|any|little|the|what's the|what is the) (?:point|reason|sense|use) (?:in |to |of )?(?:living|live|going on|being alive|keep living|life|go on|carry on|carrying on)",
  "(?:reason|point) to (?:keep (?:living|going)|be alive|live|get up any ?more)",
  "(?:tired|sick|done) (?:of|with) (?:being alive|living|life)\\b",
  "life (?:isn't|is not|isnt|ain't|has no|is no longer|has lost)(?: \\w+){0,2} (?:worth|meaning|point)",
  "(?:not |isn't |isnt )worth living",
  "(?:nobody|no one|anyone|anybody|who|would anyone|would anybody) (?:would )?(?:miss me|care|notice|mind|even know)\\b.{0,24}(?:gone|died|dead|disappear\\w*|vanish\\w*|were|was|wasn't|left|stopped|didn't)",
  "what(?:'s| is|s) (?:even )?the point(?: of (?:any of |all )?(?:this|it|it all|anything|everything|me|living|life))?(?:$|[?,.!]| any ?more| now)",
  "(?:pills|tablets|meds|medicines?|paracetamol|insulin)(?: \\w+){0,3} (?:lined up|laid out|counted out|in front of me|in my hand|saved up|ready to|on the table)",
  "(?:cut|burn|hurt|scratch|hit|bruise|starve|punish)(?:ing)? (?:myself|my (?:arms?|skin|legs?|thighs?))\\b.{0,40}\\b(?:cope|too much|feel (?:something|better|anything|real)|numb|release|relief|deserve|angry|sad|again)",
  "(?:want|going|ready|decided|about) to (?:disappear|vanish|stop existing|end it)\\b|(?:everything|all of it|i) (?:would be|is|am|are) (?:over|finished|done) (?:tonight|tomorrow|soon)",
  "(?:written|writing|wrote) (?:my )?(?:will and |a )?(?:goodbyes?|farewell)|giving (?:away )?(?:all )?my (?:things|stuff|belongings)(?: away)?",
  "(?:pills?|tablets?|much|many)\\b.{0,40}\\b(?:to kill me|kill me|to die|be lethal|be fatal|to end it)",
  "(?:plan|want|going|thinking|thoughts?)(?: \\w+){0,3} (?:take|taking|swallow|swallowing) all (?:of )?(?:my|the|these) (?:pills|tablets|medicines?|meds)",
  "jump(?:ing)? (?:off|from) (?:a|the) (?:bridge|building|roof|cliff)",
  "(?:voices?|something) (?:\\w+ ){0,3}(?:tell|tells|telling|say|saying) me to",
  "(?:lost|losing|no|lack) (?:the |any |my )?will to (?:live|go on)",
  "(?:my )?life (?:is|feels) (?:over|finished|done|pointless|meaningless|empty|not worth)",
  "life (?:has|holds|makes) no (?:meaning|sense|purpose|point)",
  "(?:help|let) me (?:to )?die\\b",
  "i (?:should|must|could|might|will|would|wanna|want to|need to|deserve to|just) (?:just |rather |better )?(?:die|be dead|kill|end (?:it|everything|things|my|this))\\b",
  "(?:my|own) (?:death|suicide) (?:look|be|seem)",
  "(?:jump|step|walk|throw|lie|lay|driv|run|running|crash)(?:p?ing|ed|ped|s|e|es)?(?: myself| my car| down)? (?:in front of|under|into|off|on) (?:a |an |the |my |some |oncoming )*(?:trains?|bus(?:es)?|cars?|trucks?|traffic|subway|lorry|lorries|tracks?|rails?|platform|tree|wall|bridge|roof|cliff|balcony|motorway|highway)",
  "(?:razor|blade|knife|lighter|rope|noose|gun)\\b.{0,30}\\b(?:to|on|around|at) my(?:self)?\\b|took a (?:razor|blade|knife) to",
  "stockpil\\w*|hoard\\w* (?:my )?pills|saving up (?:my )?pills",
  "overdos\\w* (?:on purpose|deliberately|intentionally|myself|tonight)|(?:thinking|thoughts|plan\\w*|want\\w*|going)\\b.{0,12}\\boverdos\\w*",
  "can't see (?:a|any|my) future|no future for me",
  "might (?:kill|hurt|harm) myself",
  "end everything",
  "cutting (?:again|to cope|to feel)|(?:i've|i have|i'm|i am|i) (?:been |started |back to |still )?cutting\\b(?! (?:down|out|back|my|the|up|a|on))",
  "(?:people|someone|one|you|they) (?:\\w+ )?(?:end|take|kill)\\w* (?:their|your|one's) (?:own )?(?:life|lives)\\b|kill(?:ing)? (?:oneself|yourself|themselves)",
  "(?:bought|got|found|have|tied|made) (?:a|the) (?:rope|noose|gun)\\b",
  "(?:be|join|go to be) with my (?:dead|late|deceased)|painless(?:ly)? (?:death|die|way to (?:die|go|end))",
  "hate myself",
  "(?:finish|finishing|off|top|do away with|get rid of) (?:me off|myself)\\b|\\bfinish me\\b",
  "(?:don't|do not|dont|can't|cannot|no longer) (?:see|picture|imagine) (?:myself )?(?:being |living |getting |lasting |making it )?(?:here|alive|around|old|past|through|to)\\b|(?:won't|will not|not going to) be (?:here|around|alive) (?:next|tomorrow|much longer|by|for)",
  "(?:scratch|cut|pick|bit|bite|burn|hit|bang|punch|starv)\\w* (?:at )?(?:my|myself)(?: \\w+){0,3} (?:till|until) (?:\\w+ ){0,2}(?:bleed|bleeds|bruis\\w*|hurts?|pass)|(?:started|keep|back to|been) (?:cutting|scratching|burning|hitting|hurting|starving|bruising) (?:myself|my (?:arms?|legs?|skin|thighs?|wrists?))",
  "(?:isn't|is not|isnt|not) worth (?:it|anything|a thing|much)(?: any ?more)?\\b(?=.{0,20}$)(?<=\\b(?:life|living|i'm|i am|am|myself).{0,40})",
  "(?:nothing|no one|nobody) (?:left )?(?:to live for|i can live for)|(?:can't|cannot|don't want to) (?:face|get through|survive) (?:another|one more|tomorrow|the night|tonight)",
  "(?:trapped|unbearable|no way out|no escape|no hope)\\b.{0,30}\\b(?:life|anymore|any more|out|living|end|die)",
  "(?:just )?want (?:it|everything|all of it|the pain) to (?:end|stop forever)",
);

/** So plain that nothing else is needed. */
export const emergencyNow = oneOf(
  "(?:i|we|he|she|they) (?:can't|cannot|cant|can barely|can hardly|could not|couldn't) (?:breathe|catch (?:my|his|her) breath|breath)\\b",
  "(?:i think |i'm |i am |am i |he is |she is |he's |she's |is )(?:i'm |i am )?having (?:a |an )?(?:heart attack|stroke|seizure|anaphyla\\w+)",
  "(?:took|swallowed|taken|ate|drank) (?:too many|way too many|a whole bottle|the whole bottle|all (?:of )?(?:my|the|his|her)|bleach|poison|antifreeze|detergent|a battery|batteries|\\d{2,})\\b",
  "(?:i|he|she)(?:'ve| have| has)? (?:just )?overdosed",
  "(?:took|taken|swallowed|downed|ate|eaten|drank|drunk|emptied|had|finished)(?: \\w+){0,3} (?:whole|entire|full|rest of|all) (?:\\w+ ){0,3}(?:packets?|packs?|box(?:es)?|bottles?|strips?|blisters?|jars?|tubs?|bags?|supply|lot|pills|tablets|capsules|medicines?|medication|meds|insulin)\\b",
  "(?:wet|soiled|messed) (?:myself|himself|herself)\\b.{0,60}\\b(?:legs?|feel|numb|back|move)|(?:legs?|numb|back)\\b.{0,60}\\b(?:wet|soiled) (?:myself|himself|herself)",
  "(?:bone|intestine|guts?)\\b.{0,20}\\b(?:sticking|poking|hanging|coming) out",
  "electrocuted|electric shock|(?:carbon monoxide|gas leak|smell gas)|nearly drowned|(?:pulled|out) (?:of|from) the (?:water|pool|fire)",
  "(?:heat ?stroke|hypothermi\\w+|sepsis|septic|meningitis)\\b(?=.{0,40}\\b(?:now|i have|i've|i'm|he|she|think)\\b)|(?:think|sure|afraid)(?: \\w+){0,4} (?:sepsis|septic|meningitis)",
  "turning (?:blue|purple|grey|gray)",
  "(?:isn't|is not|not|stopped) breathing",
  "worst headache (?:of my life|ever|i)",
  "(?:is|are|i'm|i am) choking",
  "(?:won't|will not|can't|cannot) (?:wake up|stop bleeding|be woken)",
);

/** Words for taking something, where no medicine of the vocabulary is named. */
export const takesThing = oneOf(
  "(?:tak(?:e|ing)|took|tablets?|pills?|capsules?|medicines?|medications?|meds|medicat\\w+|drugs?|doses?|dosage|insulin|inhalers?|puffers?|painkillers?|pain ?killers?|antibiotics?|antidepressants?|blood (?:thinners?|pressure (?:pills?|tablets?|meds?))|water (?:tablet|pill)s?|steroids?|statins?|beta ?blockers?|birth control|hrt|hormones?|the pill|injections?|shots?|patch(?:es)?|\\d+(?:\\.\\d+)? ?(?:mg|mcg|milligrams?|micrograms?|ml|units?|s)\\b|(?:the|my|its) (?:label|leaflet|packet|pharmacist|chemist)|halv\\w+|dialysis|chemo\\w*|radiotherapy|radiation|immunotherapy|therap(?:y|ies)|infusions?|treatments?|supplements?|vitamins?|drops|cream|syrup|prescription|units)\\b",
);

/** Ending, leaving out or staying with a treatment. */
export const stoppingAsked = oneOf(
  "(?:decided|going|want|wanna|thinking|think i'll|plan\\w*|tempted|can i|could i|may i|ready|before i can|okay|ok)(?: \\w+){0,3} (?:leave|bin|dump|flush|chuck|throw|toss|ditch|drop|lose)\\b(?: (?:them|it|those|these|off|out|away|my|the))?",
  "(?:a |one |the )?(?:week|weekend|day|month|holiday|night|few days|while) (?:off|without|away from|free of)\\b",
  "(?:(?:cut|cutting)\\b.{0,24}\\bshort|give\\b.{0,24}\\b(?:a )?(?:rest|break)|feel like (?:tak|us|continu)\\w+|had enough of|withdrawal|miss \\w+ days|stop(?:s|ped|ping)?|quit(?:ting)?|c[oa]m(?:e|ing) off|g(?:o|oing) off|get(?:ting)? (?:off|rid of)|drop(?:ping)?|ditch(?:ing)?|discontinu(?:e|ing)|skip(?:ping|ped)?|leav(?:e|ing) (?:out|off)|omit(?:ting)?|miss(?:ing)? (?:a|my|one|some|the|few)|wean(?:ing)?|taper(?:ing)?|go(?:ing)? without|giv(?:e|ing) up|(?:take|taking|have|having) a break|paus(?:e|ing)|halt(?:ing)?|ceas(?:e|ing)|cut out|abandon|cancel)\\b",
  "(?:end|ending|finish|finishing|complete) (?:my|the|this|these|a|all)\\b",
  "(?:stay|remain|keep|carry on|go on|continue|keep on|still (?:need|have to)|need to keep|have to keep)(?: on| with)?(?: tak\\w+| us\\w+)?\\b",
  "(?:don't|do not|dont|won't|no longer|refuse to|hate|rather not|would not|wouldn't)(?: really)? (?:want |wanna |like |need |have |plan )?(?:to )?(?:the |my |these |this |tak\\w+|us(?:e|ing)|keep|continue|any ?more)",
  "(?:threw|thrown|throw) (?:away|out)|r[au]n out of|haven't (?:been )?tak\\w+|have not (?:been )?tak\\w+",
  "(?:really|still|actually) need\\b",
  "(?:want|like|need|get|be|come) (?:to (?:be|get|come) )?off\\b|sick of|hold(?:ing)? (?:my|the|off)|forgot\\b.{0,24}\\bfor (?:a|two|three|\\d+) (?:days?|weeks?|months?)",
  "cold turkey|forever|any ?more|any longer",
);

/** Asking for advice about taking: what to take, how much, how, when, with what. */
export const dosingAsked = oneOf(
  "how (?:much|many|often|long|soon|frequently|late|early|quickly)\\b",
  "(?:should|can|could|may|might|must|shall|would|will|let me|allowed|supposed) (?:i|we|my|he|she|it|you|one|\\w+ and|to|\\w+)\\b",
  "(?:is|are|isn't|aren't|be|would|does|do|it's)\\b.{0,60}\\b(?:ok|okay|fine|safe|alright|all right|bad|dangerous|harmful|hurt|risky|enough|too (?:much|many|little|high|low|strong)|right|matter|problem|normal|best|better|help|work|interact|cause)\\b",
  "(?:maximum|max|right|correct|safe|usual|normal|recommended|best|proper|ideal|appropriate) (?:daily )?(?:dose|dosage|amount|time|way|\\w+)\\b",
  "(?:what|which|when)\\b.{0,40}\\b(?:should|can|could|to take|to give|do i need|do i take|is best|works best|is better|is right)\\b",
  "(?:too (?:much|little|many)|a higher dose|a lower dose|extra|double|twice|more|less|half|higher|lower|stronger|adjust|increase|decrease|reduce|raise|crush|split|mix|combine|together|swap|switch)\\b",
  "(?:forgot\\w*|missed|accidentally|by mistake|by accident)\\b",
  "(?:take|have|do|give|need)(?: \\w+){0,2} (?:another|again|one more|a second|the next)\\b|\\b(?:another|a second|one more) (?:one|tablet|pill|dose|puff)\\b",
  "(?:halv|doubl|tripl|quarter|split|crush|chew|dilut)\\w*\\b|(?:would|will|can|could|should|may) (?:i )?(?:have |take |go to |go up to )?(?:one|two|three|four|five|six|\\d+)\\b",
  "(?:good|bad|wise|smart|sensible|silly) (?:idea|thing)|empty stomach|on top of|along with|as well as|safer|stronger|faster|better for me",
  "any (?:harm|danger|risk|problem|issue)|(?:the|a|safe|upper|daily) limit\\b|instead\\b",
  "(?:tell|advise|give|recommend|suggest|help)\\b.{0,20}\\b(?:me|how|what|the|a|i)\\b",
  "(?:do|does) (?:i|my \\w+) need\\b",
  "(?:with|and) (?:alcohol|wine|beer|grapefruit|milk|food|coffee)\\b",
);

/** About a medicine, but for knowing and not for doing: what it is, and what is taken now. */
export const knowsOnly = oneOf(
  "^what (?:is|are) (?:the (?:meaning|brand name|generic name|name|purpose|use|dose of my|strength of my)\\b|\\w+(?: \\w+)? (?:for|used for)\\b|(?:an? )?[a-z-]+(?: [a-z-]+)?\\??$)",
  "^what (?:kind|type|sort|class) of\\b",
  "^(?:what|which) (?:strength|dose|dosage|brand|form|colou?r|size|make) (?:is|are|was|were) (?:my|the|this|these|those)\\b(?!.*\\b(?:should|can|could|safe|right|enough|max\\w*)\\b)",
  "^what does \\w+(?: \\w+)? (?:do|treat)\\b",
  "^(?:do i|am i) (?:still |currently |now )?(?:take|taking|on|use|using)\\b(?!.*\\b(?:too|enough|right|safe|together|before|after|with|when|if)\\b)",
  "(?:what|which|how many|how often|how much) .{0,40}\\b(?:do i (?:currently |now )?take|am i (?:currently |now )?(?:on|taking))\\b(?!.*\\b(?:should|for a|before|if)\\b)",
  "^(?:which|what) (?:of my )?(?:medicines?|medications?|pills|drugs|tablets) (?:are|is|do|have|contain|treat)\\b(?!.{0,30}\\b(?:best|safe|should|better)\\b)",
  "^(?:who|where|when|which (?:doctor|hospital|clinic|nurse|specialist|pharmacy))\\b(?! (?:can|should|do i|may|could))",
  "^what (?:are|is|were) (?:the |my )?(?:side effects?|ingredients?|brand|generic|current|medications?|medicines?|meds)\\b",
  "^how (?:many|much) (?:medicines|medications|drugs|refills)\\b",
  "^(?:is|are) (?:my )?(?:\\w+ ){1,3}(?:still )?(?:active|current|on the list|a (?:steroid|blood thinner|statin|painkiller|antibiotic|brand))\\b",
);

export const diagnosisAsked = oneOf(
  "^(?:so |then |but |and )?have i (?:got|developed|caught|contracted)\\b(?!.{0,40}\\b(?:appointments?|allerg\\w+|vaccin\\w+|visits?|referrals?|refills?|prescriptions?|results?|records?|letters?|scans?|tests?|notes?|medicines?|tablets?|pills?)\\b)",
  "(?:something|anything|nothing) (?:to (?:worry|be (?:worried|concerned|scared)|fear)|(?:bad|serious|sinister|nasty|dangerous|cancerous|harmful|wrong)\\b)",
  "(?:worried|worry|concerned|scared|anxious|afraid) (?:about|by|of) (?:this|these|it|that|my|the)\\b",
  "(?:wrong|the matter) with (?:me|my|him|her)\\b",
  "is it (?:possible|likely) (?:that )?(?:i|my)\\b",
  "(?:chance|chances|odds|risk|likelihood|probability) (?:that |of |is |are )",
  "(?:tell|know|sure|say|decide) (?:me )?(?:whether|if) (?:i|it|this|my)\\b",
  "what (?:could|might|can|would) (?:this|that|it|these|the|my)\\b",
  "(?:do|have) i (?:got |caught |have |contracted |picked up )(?:an? |the )?(?:infection|virus|tumou?r|cancer|disease|condition|disorder|syndrome|illness|covid\\w*|coronavirus|flu)\\b",
  "what(?:'s| is| would be) your (?:diagnosis|opinion|guess|verdict)",
  "how (?:bad|serious|sick|ill|severe|advanced|dangerous) (?:is|are|am)\\b",
  "(?:is|are) my (?:\\w+ ){1,2}(?:failing|dying|damaged|spreading|growing|blocked|collapsing|shutting down|getting worse)\\b",
  "(?:diagnose|diagnosing) (?:me|my|this|him|her)",
  "(?:what|which) (?:disease|illness|condition|disorder|sickness|syndrome) (?:do|could|might|would|can|explains?|causes?|is (?:this|it)|fits?|have|gives?|am)\\b",
  "(?:what(?:'s| is| could be| might be| can be)|what would be|tell me what(?:'s| is)|why is|what makes|what) (?:the )?(?:caus(?:e|es|ing)(?: of)?|reason for|behind|making)\\b.{0,60}\\b(?:my|me|this|these)\\b",
  "why (?:am i|do i|do my|do these|does my|does it|are my|is my|has my|have my|have i got|can't i|won't my)\\b",
  "(?:is|are|was) (?:it|this|that|these|they|my \\w+(?: \\w+){0,2})(?: \\w+)? (?:serious|dangerous|cancer\\w*|malignant|benign|bad(?= enough|\\W*$)|life[- ]threatening|fatal|normal|infected|broken|contagious|deadly|worrying)\\b(?! (?:marked|range))",
  "(?:am i|will i|are we) (?:going to |about to |gonna )?(?:die|dying|be ok|be okay|go blind|be fine|live)\\b",
  "how long (?:do|will|have) i (?:have|got|live)?(?: left)?(?: to live)?\\??$",
  "(?:should|do) i (?:need to )?(?:be |get )?(?:worried|concerned|worry|afraid|scared|panic|alarmed)\\b",
  "(?:am i|have i got|have i|do i have|might i have|could i have|could i be|might i be|am i having) (?:a |an )?(?:sick|ill|dying|infected|pregnant|anemic|diabetic|depressed|bipolar|autistic|contagious|having a|allergic)\\b",
  "do (?:my|these|the) (?:symptoms?|results?|labs?|numbers?|tests?) (?:mean|suggest|indicate|point|show|look)\\b",
  "what do (?:my|these) symptoms (?:mean|suggest|point)",
  "(?:based on|from|given|looking at) (?:my|these|the) (?:labs?|symptoms?|results?|numbers?|tests?)\\b.{0,30}\\b(?:do i|am i|is it|could|what|have)\\b",
);

/** With an illness named: asks whether somebody has it, or whether something is it. */
export const diagnosisOfThing = oneOf(
  "(?:do|does|did|could|might|may|can|would|will|have|am|is it (?:possible|likely)(?: that)?|do you (?:think|believe|suspect)(?: that)?|i think|i believe|i suspect|i worry|i'm afraid|what are the (?:chances|odds)(?: that)?)(?: that)? (?:i|my \\w+|he|she|we)(?:'ve)? (?:actually |really |also |still )?(?:have|has|had|got|be|am|is|getting|developing|having|suffering)\\b",
  "(?:am i|might i be|could i be|am i having|have i got|have i)\\b",
  "(?:is|are|could|can|might|may|would) (?:this|that|it|these|those|my (?:\\w+ ){1,3}?|the (?:\\w+ ){1,3}?)(?:be |mean |really |possibly |just |a sign of |caused by |due to |bad enough to be |related to |a symptom of |from )",
  "(?:does|do|would|could) (?:this|that|it|these|my \\w+(?: \\w+)?) (?:mean|suggest|indicate|look like|sound like|seem like|point to)\\b",
  "(?:sign|signs|symptom|symptoms|indication) of\\b",
  "(?:is it|is this|is that|are these|are those|is my|are my)\\b",
  "^(?:could|might|can|may) (?:this|it|that|these) be\\b",
  "(?:does|do|would|can) (?:an? |the |my |these |this )?.{1,40}\\b(?:mean|show|prove|suggest|indicate|point to) (?:that )?(?:i|my|\\w+)",
  "tell me (?:if|whether)\\b",
  "(?:do|does|will|would|can|could) i (?:suffer|get|develop|catch|die)\\b",
  "(?:sounds|looks|feels|seems) like\\b",
);
