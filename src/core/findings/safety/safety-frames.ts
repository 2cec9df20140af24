/*
 * What a text is, before what it is about: an entry that is looked up, something long ago, something denied or only said so. Texts are
 * those of `plainSpeech`.
 */

const recordedThing =
  "(?:dates?|days?|times?|years?|ages?|numbers?|amounts?|reasons?|names?|scores?|results?|values?|readings?|levels?|doses?|strengths?|notes?|letters?|reports?|visits?|appointments?|entries|entry|mentions?|records?|history|summary|lists?|trends?|changes?|tests?|scans?|reviews?|referrals?|prescriptions?|diagnos[ei]s|treatments?|discharge|admissions?|operations?|surgery|readings?|side effects)";
const clinician =
  "(?:doctor|dr\\.? \\w+|gp|nurse|surgeon|consultant|pharmacist|dentist|midwife|physio\\w*|specialist|optician|hospital|clinic|ward|paramedics?|team|psychiatrist|therapist|\\w+ologist|\\w+iatrist|\\w+ician|radiographer|they|anyone|anybody|someone)";
/** What no question of the records has, but every question of what to do. */
const advice =
  "\\b(?:can|can't|should|could|may|might|shall|would|ok|okay|safe|safely|enough|too|max|maximum|limit|dangerous|harm|bad|together|mix|alcohol|instead|stop|allowed|best|better|right now|do i|do we|how do|what do i|for (?:a |an )?(?:boy|girl|child|toddler|baby|me|him|her|adult|my))\\b";

/** An entry that is asked for by its name, in the way of a search field: "latest warfarin dose", "reason amiodarone was stopped". */
export const asksForEntry = new RegExp(
  [
    `^(?!.*${advice})(?:so |and |but |please |ok |hi |hello )*(?:(?:the|my|a|any|all|every|exact|show|show me|give me|find|find me|list) )*(?:(?:latest|last|first|highest|lowest|most recent|newest|oldest|current|previous|average|earliest|total|recent|next|final) (?!night|week|weekend|month|year|morning|evening|time i|thing|chance|resort|straw|words|goodbye)|${recordedThing} (?:of|for|when|why|that|on|in|at|from|since|with|during|my|the|i|he|she|given|and|\\w+ (?:was|were|is|are))\\b)`,
    `^(?!.*${advice})(?!(?:what|which|how|why|is|are|do|does|am|i|i'm|my|he|she|tell)\\b)[\\w'-]+(?: [\\w'-]+){0,4} (?:results?|scores?|values?|readings?|levels?|trends?|history|summary|reports?|letters?|prescriptions?|(?:start|end|stop|finish|review|expiry|appointment|due|issue) dates?)(?: (?:in|on|at|from|since|before|after|over|during) [\\w' -]+)?\\??$`,
    `^(?!.*${advice})(?:my |the )?[\\w'-]+(?: [\\w'-]+){0,3} (?:in|on|at|from|since|before|after|during) (?:the |my )?(?:discharge|admission|jan\\w*|feb\\w*|mar(?:ch)?|apr\\w*|may|june?|july?|aug\\w*|sep\\w*|oct\\w*|nov\\w*|dec\\w*|spring|summer|autumn|fall|winter|hospital|clinic|(?:19|20)\\d\\d|operation|surgery|last \\w+)\\??$`,
    `^(?:so |and |but )?(?:did|has|have|had|was|were|does|do|is) (?:the |my |a |any |our )?(?:\\w+ )?${clinician}\\b(?!.{0,40}\\b(?:right to|should|miss(?:ed)?|overlook\\w*|wrong)\\b)`,
    "\\b(?:in|from|on) (?:my|the|these|this|gran's|mum's|dad's|his|her) (?:[\\w'-]+ ){0,4}(?:records?|notes?|files?|documents?|reports?|charts?|letters?|labels?|prescriptions?|paperwork|summary|history|list|papers|sheet|leaflet|plan|scan|ct|mri|ecg|x-ray|diary|echo)\\b(?!.*\\b(?:should|can i|could i|do i need|is it)\\b)",
    "^(?:so |and |but )?(?:are|is) there (?:any|an?|still|more|other)\\b.{0,30}\\b(?:letters?|notes?|reports?|results?|records?|documents?|appointments?|entries|files?|mention\\w*)\\b",
    "^since when\\b",
    "^(?:a |the |my )?(?:full|complete|whole|entire|up[- ]to[- ]date) (?:list|overview|summary)\\b",
    "^(?:has|have|had) [\\w']+(?: \\w+)? ever (?:had|been|taken|got|seen|done|used)\\b",
    // What was behind something that is over: "what turned my stool black", not what does it now.
    "^what (?:has |had )?(?:turned|made|caused|gave|brought|triggered|set)\\b(?!.*\\b(?:now|today|tonight|just|this morning|again)\\b)",
    "^(?:what|which questions?) (?:should|can|could|to|do) i (?:ask|raise|discuss|bring up|tell)\\b|^(?:what )?questions? (?:for|to ask|about)\\b",
    "^how(?: is|'s| are) my (?!.*\\b(?:serious|dangerous|bad|possible|connected|caused)\\b)",
    "^how (?:many|much) (?:\\w+ ){1,4}(?:is|are|do i have|have i got) (?:still )?(?:left|remaining|planned|booked|outstanding|due|coming up)\\b",
    "^(?:is|are|has|have) (?:my|the) .*\\b(?:higher|lower|more|less|better|worse|different|bigger|smaller|up|down|the same) (?:than|from|since|compared|as) (?:last|in|before|previous\\w*|at|the (?:last|one|previous)|my (?:last|previous)|(?:19|20)\\d\\d|\\w+ (?:19|20)\\d\\d)",
    "^when (?:do|will|am|should) (?:i|my \\w+) (?:next |due to |going to )?(?:see|have|go|meet|get|visit|attend|hear)\\b(?!.*\\b(?:dose|tablets?|pills?|better|results? mean)\\b(?!.*about))",
    "^how (?:often|many times|frequently) (?:do|does|have) (?:i|my \\w+) (?:get|have|had|wake|feel|felt|suffer|experience|fall|fallen|see|seen|been|visit|sleep)\\b(?!.*\\b(?:should|ok|normal|safe)\\b)",
    "^(?:so |and |but )?(?:am|was) i (?:still )?allergic to\\b",
    // The past tense after a word of asking: what was, and not what to do.
    "^(?:so |and |but )?(?:what|which|when|where|who|how|how \\w+)\\b(?!'s|.*\\b(?:if|should|could|can|would|do i|may (?:i|we|he|she|my|it|you)|might|now|right now|today|tonight)\\b)(?! (?:is|has)\\b).*\\b(?:was|were|did|had|happened)\\b",
    "^(?:so |and |but )?(?:which|what|how many) (?:\\w+ ){0,2}\\w+[^s\\W]s do i (?:still |currently |now )?have\\b",
    "\\b(?:history of|on (?:record|file)|in (?:my|our|the) family|runs? in)\\b",
    "^(?:[\\w'-]+ ){0,3}(?:chart|table|graph|diary|log|overview|timeline)\\b(?!.*\\b(?:can|should|ok|safe)\\b)",
    "^(?:so |and |but )?(?:has|have|had) (?:there been|i ever|anyone|anybody|someone|somebody)\\b",
    "\\b(?:written|wrote|write|writes) (?:\\w+ )?(?:down|that|about|in|up)\\b",
    "^(?:so |and |but )?(?:which (?:of my|doctor|hospital|clinic|letter|note|visit|day|date|year|counsellor|therapist|consultant|nurse|ward)|whose|who|whom)\\b(?!.*\\b(?:can|should|could|may|would|safer|best|better|works)\\b)",
  ].join("|"),
);

/** Asks what is, and holds no word of doing: about a medicine, that asks for the records. */
export const asksToKnow = new RegExp(
  `^(?:so |and |but |ok )*(?:what|which|who|whose|where|when|how (?:many|much)(?=.*\\b(?:my|am i|is in|are in|left|prescri\\w*)\\b)|are any of|is any of)\\b(?!.*${advice})(?!.*\\b(?:if|with|before|after|safer|stronger|faster|most|right|good|recommended?|recommend|suggest|usual|normal|another|extra|double|twice|miss\\w*|forg\\w*|wait|between|apart|fatal|lethal|deadly|overdos\\w*|(?:highest|lowest|biggest|largest|smallest) (?:dose|amount)|for (?:an? |my )?(?:\\d|\\w+[- ]old)|my (?:child|kid|son|daughter|baby|mum|mom|dad|wife|husband))\\b)`,
);

/** Something of long ago that is not said to be again. */
export const longAgo =
  /^(?!.*\b(?:again|now|today|tonight|still|back|happening|this (?:morning|evening|afternoon))\b).*\b(?:in (?:19|20)\d\d|last (?:year|month|winter|summer|spring|autumn|fall|january|february|march|april|may|june|july|august|september|october|november|december)|(?:years?|months?|weeks|decades?) ago|as a (?:child|kid|teenager|baby|student)|when i was|back in|used to|in the past|history of)\b/;

/** What is denied, and turns of phrase that name death, blood or breath and mean none. */
export const deniedOrIdiom = new RegExp(
  [
    "\\b(?:no|without|never had|not had|hasn't had|haven't had|don't have|doesn't have|denies|deny|denied) (?:any |more |much )?(?:chest pain|pain|bleeding|blood|fever|temperature|breathing (?:problems?|trouble)|shortness of breath|breathlessness|swelling|vomiting|rash|headache|dizziness|numbness|weakness|seizures?|suicidal \\w+|thoughts of \\w+(?: \\w+)?|plans? to \\w+(?: \\w+)?)\\b(?: or \\w+)?",
    "\\bdying (?:to (?:know|see|hear|find|get|learn|try|go)|for an?)\\b",
    "\\b(?:is|are|was|were|has been|'s) (?:really |absolutely )?killing me\\b",
    "\\bdead (?:tired|skin|tooth|teeth|tissue|easy|good|leg|chuffed|simple|on)\\b",
    "\\b(?:scared|bored|worried|sick|frightened|tired|loved?|freez\\w+|work\\w*) to death\\b",
    "\\b(?:could|would|i'd) (?:murder|kill) (?:for )?an? ",
    "\\b(?:am|will) i (?:really |definitely |actually |soon |just )?(?:going to |about to )?(?:die|dying)\\b",
    "\\b(?:should|must|meant to|supposed to|have to) (?:(?:i|he|she|we|they|mum|dad) )?(?:still )?(?:be )?swallow(?:ing)?\\b",
    "\\bdeadlines?\\b|\\bgone for good or\\b|\\bbattery got\\b|\\bwhat reason (?:did|do|they|was|were|is)\\b|\\blorry cab(?:in)?\\b",
    "\\b(?:bad|short|hot|quick)[ -]temper(?:ed)?\\b|\\bfight with (?:\\w+ ){0,2}(?:tablets?|pills?|medicines?)\\b|\\bgo to (?:him|her|them) or (?:is|are|do|does)\\b",
    "\\bspeech (?:and language )?therap\\w+|\\bacid reflux\\b|\\beating (?:plans?|disorders?|diary|habits)\\b|\\bswallow(?:ing)? (?:tests?|study|assessments?|exam\\w*)\\b|\\bcapsule (?:study|endoscop\\w+)|\\bpacemaker battery\\b|\\bchewing gum\\b|\\bnicotine (?:patch\\w*|gum|replacement|spray|lozenges?)",
    "\\bend of life\\b|\\blife (?:insurance|support|expectancy|style|jacket|saving)\\b|\\bliving will\\b",
    "\\b(?:die|died|dies|dying|dead|death) (?:of|from|by date|due)\\b",
    "\\b(?:folic|uric|bile|amino|fatty|valproic|mefenamic|ascorbic|lactic|zoledronic|hyaluronic|stomach|methylmalonic) acid\\b",
    "\\b(?:slippers?|shoes?|socks?|boots?|rings?|trousers|stockings?|clothes|lid|it|they|that) (?:won't|will not|wouldn't|don't|doesn't) (?:even )?go on\\b",
    "\\b(?:urgent care|cold (?:symptoms|remed\\w+)|a cold)\\b",
    "\\bblood (?:pressure|tests?|results?|sugars?|group|type|count|work|form|thinners?|cells?|transfusion)\\b(?! (?:\\w+ ){0,6}\\d)",
    // What an illness gives its name to, and a colour that tells things apart.
    "\\b(?:stroke|tia|heart attack|seizure|epilepsy|asthma|sepsis|allergy|chest pain|overdose) (?:clinic|nurse|team|unit|ward|doctor|consultant|specialist|letter|service|follow-?up|appointment|review|tablets?|pills?)\\b",
    "\\b(?:blue|purple|gr[ae]y|white|black|red) (?:card|book|form|badge|bottle|box|folder|letter|cap|lid)\\b",
    "\\bno more (?:scans?|tests?|visits?|appointments?|tablets?|pills?|injections?|bloods?|checks?|treatments?|follow-?ups?|antibiotics?|steroids?)\\b",
    // What others see night after night.
    "(?<=\\bsleep apn\\w*\\b.*)\\bstops? breathing\\b(?!.*\\bnow\\b)",
    "\\bheart ?burn\\b|\\bby heart\\b|\\bheart (?:clinic|doctor|specialist|tablets?|pills?|medicines?|scan|failure nurse)\\b",
  ].join("|"),
  "g",
);

/** What one is to do in a case that may come ("what do I do at home if he is hard to wake"): no case of now is told. */
export const asksOfCase =
  /^(?!.*\b(?:now|right now|today|tonight|since|just|already|this morning|hours? ago|minutes? ago|is it|i'm|he's|she's|help|please)\b)(?:so |and |but )?(?:what|when|who|how|where) (?:do|should|must|would|shall|can) (?:i|we|you|they|he|she|[a-z]+) (?:to )?(?:do|call|ring|go|give|get help|take|phone|react|handle)\b.{0,24}\b(?:if|when|in case|should)\b/;
