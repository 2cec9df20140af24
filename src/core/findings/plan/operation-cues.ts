/** What a question wants to be told about its subject. */
export const operations = [
  "status-now",
  "may",
  "yes-no",
  "done-yet",
  "value",
  "dose",
  "how-to-take",
  "trend",
  "highest",
  "lowest",
  "count",
  "next",
  "when",
  "until-when",
  "how-long",
  "who",
  "phone",
  "where",
  "why",
  "around",
  "what-to-do",
  "outstanding",
  "disagreement",
  "meaning",
  "shown",
  "list",
  "changes",
  "preparation",
  "which",
] as const;
export type Operation = (typeof operations)[number];

/**
 * Words that speak for an operation, and how strongly; the sum decides. They are read in the plain form of a question (`plainQuestion`).
 * A wording that was missed widens the class of words it belongs to.
 */
export const operationCues: readonly [Operation, number, RegExp][] = [
  [
    "disagreement",
    6,
    /\b(?:records?|letters?|papers?|slips?|bills?|notes?|lists?|sheets?|reports?|doctors?|hospitals?|they)\b.{0,40}\b(?:disagree|agree|conflict|contradict|differ|match|different)/,
  ],
  [
    "disagreement",
    6,
    /\bwhich (?:one |of (?:them|these|those) )?(?:is|was|are) (?:it|right|correct|true|the right)\b|\bwhat is (?:right|correct|true)\b/,
  ],
  [
    "disagreement",
    5,
    /\b(?:one|some|the other|another|other|old|new|hospital|pharmacy|gp|discharge) (?:letter|paper|paperwork|sheet|page|note|report|doctor|slip|list)s? (?:says?|said|has|have|tells?)\b/,
  ],
  [
    "disagreement",
    4,
    /\bget told different|\bsay(?:s)? different|\bsaid (?:something )?different|\btwo (?:letters|papers|dates|lists|doses)\b/,
  ],
  [
    "disagreement",
    4,
    /\b(?:list|letter|sheet|slip|record|paper|paperwork)\b.{0,40}\b(?:right|correct|wrong|up to date)\s*(?:\?|$)|^is (?:that|this|it) (?:right|correct|true|wrong)\b/,
  ],
  [
    "outstanding",
    6,
    /\b(?:outstanding|still owing|owing|loose ends|unfinished|still hanging|hanging|still open|not sorted|left to (?:do|be done)|to-?dos?|to do list|overdue|hanging over)\b|\bwait(?:ing)? (?:on|to hear)\b|\bsupposed to (?:get|be|have) done\b|\b(?:what|which|any) (?:results?|answers?|tests?)\b.{0,40}\bnever (?:been )?(?:given|told|had|got|get|seen|heard)\b/,
  ],
  [
    "outstanding",
    5,
    /\b(?:pending|never (?:been )?(?:done|came back|come back|heard|happened|followed up|booked)|was not (?:done)?|not (?:been )?done|nobody has done|fell through|forgotten|missed out)\b/,
  ],
  [
    "outstanding",
    5,
    /\b(?:still|we|i|am i|are we) (?:waiting|to come|to be done|to do|need(?:s|ed)? doing|due)\b|\bwaiting (?:for|on)\b|\bchase\b|\bwhat is (?:left|due)\b/,
  ],
  [
    "outstanding",
    4,
    /\b(?:what|which|any|anything|tests?|things?)\b.{0,50}\b(?:ordered|asked for|requested|supposed to)\b.{0,40}\b(?:never|not|nobody|was not)\b/,
  ],
  [
    "done-yet",
    4,
    /\b(?:has|have|was|were|did|is)\b.{0,60}\b(?:been (?:done|repeated|checked|taken|booked|sent|arranged|tested|seen)|ever (?:repeat|do|did|check|get|test|done|come)|come back|came back|happened yet|done yet|done\?|go ahead)\b/,
  ],
  [
    "done-yet",
    4,
    /\b(?:did|has|have) (?:any(?:one|body)|some(?:one|body)|they|(?:the |dr )?[a-z]+) (?:ever |yet )?(?:do|done|book(?:ed)?|sen[dt]|chased?|arranged?|order(?:ed)?|check(?:ed)?|repl(?:y|ied)|answer(?:ed)?|organi[sz]ed?)\b/,
  ],
  ["done-yet", 3, /\bever (?:been )?(?:done|repeated|repeat|do|checked|tested|test)\b|\b(?:yet)\b/],
  [
    "why",
    7,
    /\bwhy\b|\bwhat for\b|\bfor what reason\b|\bthe reason\b|\breason (?:for|why|behind)\b|\bhow come\b|\bwhat (?:made|caused)\b|\bbecause of what\b/,
  ],
  [
    "meaning",
    6,
    /\bwhat (?:does|do|did)\b.{0,60}\bmean\b|\bmeaning of\b|\bexplain\b|\bin plain (?:english|words)\b|\bwhat (?:is|are) (?!(?:i|we|they|he|she|you)\b)(?:an? )?[a-z0-9-]+(?: [a-z]+)? (?:for|used for)\b|\bwhat is (?!.{1,40}\bwaiting for\b).{1,40} for\b/,
  ],
  [
    "shown",
    5,
    /\b(?:show|find|found|say|said|reveal|report|come out|tell)\b.{0,12}$|\bwhat (?:did|does|do|was)\b.{0,60}\b(?:show|find|say|found|reveal|tell)\b|\bdid (?:the|my|they|he|she)\b.{0,40}\b(?:show|find|see|say)\b/,
  ],
  ["highest", 6, /\b(?:highest|peak(?:ed)?|maximum|max|how high|top|worst (?:reading|value|number)|most it)\b/],
  ["lowest", 6, /\b(?:lowest|minimum|how low|bottom)\b/],
  [
    "trend",
    5,
    /\b(?:up or down|down or up|better or worse|worse or better|higher or lower|lower or higher|over time|trend|progress(?:ed|ing)?)\b/,
  ],
  [
    "trend",
    5,
    /\bhow (?:has|have|is|are|did|was|were|do|does)\b.{0,60}\b(?:chang\w*|gone|going|go|done|doing|do|been|come along|get(?:ting)? on|develop\w*|mov\w+|looking|progress\w*|these days)\b/,
  ],
  [
    "trend",
    5,
    /\b(?:is|are|was|were|has|have|did|does)\b.{0,50}\b(?:gone|going|go|come|coming|came|crept|shot) (?:back )?(?:up|down)\b|\b(?:risen|rising|rise|fallen|falling|fall|dropp\w+|drop|increas\w+|decreas\w+|improv\w+|worsen\w*|getting (?:better|worse|higher|lower)|better (?:than|now)|worse (?:than|now)|back to normal|recover\w*)\b/,
  ],
  [
    "trend",
    5,
    /\bwhat (?:has|have|is)\b.{0,40}\b(?:been )?doing\b|\bchang\w+ (?:over|since|from|between)\b|\bcompared? (?:to|with)\b|\b(?:all of them|each time|every time|all the (?:values|results|numbers|readings))\b|\bhistory of my\b/,
  ],
  ["trend", 3, /\bnumbers please\b|\bwith numbers\b|\bover the (?:last|past)\b|\bsince\b.{0,30}(?:\?|$)/],
  [
    "count",
    6,
    /\bhow many\b(?!.{0,12}\b(?:units?|mgs?|mcgs?|milligrams?|tablets?|pills?|puffs?|drops?|capsules?|mls?|sprays?|times (?:a|per) (?:day|week)|days a week|times a)\b)|\bnumber of times\b|\bhow often (?:was|were|did|have|has)\b/,
  ],
  [
    "dose",
    6,
    /\bhow (?:much|many (?:units?|mgs?|mcgs?|milligrams?|tablets?|pills?|puffs?|drops?|capsules?|mls?|sprays?))\b.{0,60}\b(?:take|taking|on|inject|have|use|using|should|now|supposed|meant|of)\b/,
  ],
  ["dose", 6, /\b(?:dose|dosage|dosing|strength|what mg|which mg|how many (?:mg|milligrams|units|mcg))\b/],
  [
    "dose",
    5,
    /\b\d+(?:\.\d+)? ?(?:mg|mcg|g|units?)? or \d+(?:\.\d+)?\b|\bhow much (?:[a-z-]+ ){1,3}(?:now|should|do|am|must|did|does|is)\b|\bhow many units\b/,
  ],
  [
    "dose",
    3,
    /\bhow often (?:do|should|is|must|am|does)\b|\bhow many (?:times|days) a\b|\bwhat time (?:of day )?(?:do|should|is)\b.{0,20}\btake\b|\bwhich day\b|\bsame dose\b|\bhow much of each\b/,
  ],
  [
    "how-to-take",
    6,
    /\bhow (?:do|should|must|am|does) (?:i|he|she|we|you|they) (?:supposed to |meant to )?(?:take|use|inject|apply|have)\b|\bhow (?:is|are) (?:he|she|they|mum|dad) (?:supposed|meant) to (?:take|use|have)\b|\bhow to (?:take|use|inject|apply|give)\b|\bwith (?:or without )?(?:food|meals?|breakfast|brekkie|lunch|supper|dinner|tea|milk|coffee)\b|\bbefore or after (?:food|meals)\b|\bempty stomach\b|\bhow far apart\b/,
  ],
  [
    "status-now",
    6,
    /\bstill\b.{0,30}\b(?:on|taking|take|takes|taken|swallow(?:s|ing)?|getting|given|having|need|needs|meant|supposed|use|using|have to|be on|off|prescribed|want me on)\b|\b(?:on|taking)\b.{0,30}\bstill\b/,
  ],
  [
    "status-now",
    5,
    /\b(?:am i|is he|is she|are we|are you|was i) (?:still |meant to be |supposed to be |now |currently |actually )*(?:on|off|taking|using|prescribed)\b/,
  ],
  [
    "status-now",
    4,
    /\b(?:should|must|do|does|is|am|are)(?: not)? (?:i|he|she|we|mum|dad|mam|papa|baba|they)\b.{0,20}\b(?:be (?:on|off|taking)|keep (?:on )?taking|continue|need|take|stay on|go on)\b/,
  ],
  [
    "status-now",
    4,
    /\bon it or not\b|\bor not\b|\bcome off\b|\bstop(?:ped)? taking\b|\bhave (?:they|i|we) stopped\b|\bdid (?:they|i|we|he|she) (?:stop|come off|finish)\b|\bwhat is happening with\b/,
  ],
  [
    "may",
    6,
    /\b(?:can|could|may|am i allowed|allowed|okay|ok|safe|fine|all right|alright) (?:(?:i|he|she|we|it|for me|to|still|use|take|have|drink|eat|mix|be)\b ?)+/,
  ],
  ["may", 3, /^(?:can|could|may) (?:i|he|she|we|mum|dad)\b/],
  [
    "next",
    6,
    /\b(?:next|coming up|upcoming|future|to come)\b.{0,50}\b(?:appointments?|visits?|bloods?|tests?|infusions?|drips?|injections?|jabs?|shots?|scans?|review|check-?ups?|clinic|dose|session|mri|ct|see|iv[a-z]*|due)\b/,
  ],
  [
    "next",
    5,
    /\b(?:when|what (?:date|day|time)|which day|date)\b.{0,40}\b(?:next|due)\b|\bwhen (?:do|will|am|does|is|are|should) (?:i|he|she|we|they|mum|dad)\b.{0,16}\b(?:see|seeing|go|going|back|have|having|get|getting|due|need to go|meet|be seen)\b/,
  ],
  [
    "next",
    4,
    /\b(?:my )?next\b.{0,30}\b(?:with|at)\b|\bappointments?\b.{0,40}\b(?:when|date|time|coming|booked|where)\b|\bappointment date\b|\b(?:clinic|appointment|scan|visit|op|operation|surgery) date\b|\bwants? (?:me|him|her) back\b/,
  ],
  [
    "until-when",
    7,
    /\b(?:until|till|til) when\b|\bhow (?:much )?long(?:er)? (?:do|should|must|will|am|does|is)\b.{0,40}\b(?:take|on|need|have to|supposed|stay|last|use|continue)\b|\bwhen (?:can|do|will|does|should|is|am)\b.{0,40}\b(?:stop|finish|come off|end|off it|run out|completely off|last dose)\b/,
  ],
  ["how-long", 6, /\b(?:how long (?:have|has|was|were|did|am|is|ago)|since when|for how long)\b/],
  [
    "when",
    4,
    /\bwhen\b|\b(?:what|which) (?:date|day|year|month)\b|\bwhat time\b|\bby when\b|\bby what date\b|\bon what date\b|\bdate\s*\??$/,
  ],
  [
    "phone",
    7,
    /\b(?:phone|telephone|contact) ?(?:number|no|details)?\b|\b(?:what|which) number (?:do|to|should|can|is)\b|\bnumber (?:for|of) (?:the|my|dr)\b|\bhow (?:do|can) i (?:reach|contact|get hold of)\b|\bwho (?:do|should|can) i (?:ring|call|phone|contact)\b/,
  ],
  [
    "who",
    6,
    /\bwho\b|\bwhich (?:doctor|nurse|consultant|specialist|gp|clinic|hospital|surgeon)\b|\bwhat is the name of\b|\bname of (?:my|the) (?:doctor|consultant|gp|nurse|surgeon|specialist)\b/,
  ],
  [
    "where",
    6,
    /\bwhere\b|\bwhat (?:address|place|hospital|building|floor|ward)\b|\bwhich (?:hospital|clinic|building|floor|ward)\b/,
  ],
  [
    "preparation",
    6,
    /\b(?:bring|carry|prepare|fast|nil by mouth|get ready|before (?:the|my|it) (?:appointment|scan|test|visit|op|operation|procedure|scope|surgery|infusion|drip))\b/,
  ],
  ["around", 5, /\bwhat (?:happened|went on|was going on|was wrong)\b|\bwhat was .{0,40}\bin hospital\b/],
  [
    "what-to-do",
    4,
    /\bwhat (?:should|do|must|can|am) (?:i|we|he|she) (?:do|supposed to do|meant to do)\b|\bwhat to do\b|\bdo they want me to\b|\bwhat would (?:make|mean)\b/,
  ],
  [
    "changes",
    6,
    /\bwhat (?:has |have |is |was )?(?:been )?(?:changed|new|different)\b|\bwhich\b.{0,40}\b(?:stopped|paused|started|changed|added|held|put up|reduced)\b|\bwhat (?:has )?happened (?:with|to)\b|\bchanges? (?:to|in|with)\b/,
  ],
  [
    "list",
    4,
    /\b(?:list|all of (?:it|them|my)|every|everything|whole list|full list|write me|all (?:my|the|his|her|of)|the lot|complete)\b/,
  ],
  [
    "list",
    5,
    /\b(?:what|which)\b.{0,30}\b(?:medicines?|tablets?|pills?|drugs?|injections?|allerg\w+|conditions?|diagnos\w+|appointments?|treatments?|problems?|illnesses|vitamins?)\b.{0,60}\b(?:am i|is he|is she|do i|does he|does she|should i|have i|are there|i have|i am|i take|now|at the moment|currently|coming|on)\b/,
  ],
  [
    "list",
    5,
    /\bwhat (?:am i|is he|is she|should i be|should he be|should she be|do i|does he|does she|is (?:mum|dad|papa|mam|baba))\b.{0,20}\b(?:take|taking|on|allergic|intolerant|have to take)\b/,
  ],
  [
    "list",
    4,
    /\b(?:all|every|full|complete|current|regular|usual|daily)\b(?! of)(?: [\p{L}'&+-]+){0,3} (?:medicines?|tablets|pills|drugs|prescriptions)\b/u,
  ],
  ["list", 3, /\b(?:medicines?|tablets?|medication|allerg\w+|appointments|drug) (?:list|please|pls)\b/],
  [
    "value",
    3,
    /\b(?:what|how) (?:is|was|were|are|high|low|big|much)\b|\blatest\b|\bmost recent\b|\blast\b|\b(?:level|reading|result|value|number|count|score)\b|\bhow much (?:do|did) i weigh\b/,
  ],
  [
    "yes-no",
    2,
    /^(?:(?:and|so|but|or|please|hi|ok) )*(?:is|are|am|was|were|do|does|did|has|have|had|will|would|can|could|should|must)\b/,
  ],
  ["which", 3, /\bwhich\b/],
];
