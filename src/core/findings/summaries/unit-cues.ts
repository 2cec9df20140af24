/** What the words of a clause tell of its use to the patient: closed-class words and the verbs of instruction, change and finding. */
export const unitCues: readonly [name: string, pattern: RegExp][] = [
  [
    "names the matter",
    /^\W*(?:\d[.)]\s*)?(?:(?:principal|primary|final|main|discharge|working|admission|post-?op\w*) )?(?:diagnos[ei]s|dx|operation|procedure|exam(?:ination)?(?: type)?|study|reason for \w+|presenting complaint|admitted with|indication|surgery|problem|conclusion|impression|result)\b[^:]{0,24}(?::|\s[-–]\s)/i,
  ],
  [
    "told to do",
    /\b(?:please|you (?:need|should|must|can|may|will|are to)|make sure|remember to|do not|don't|never|always|avoid\w*|keep|carry on|continue)\b/i,
  ],
  [
    "imperative first",
    /^\W*(?:\d[.)]\s*)?(?:take|stop|start|see|ring|call|phone|book|make|bring|use|keep|avoid|drink|eat|rest|come|return|go|get|have|check|do|don't|never|ask|tell|wear|apply|continue|increase|reduce|hold|restart|review|repeat|refer|monitor|arrange|consider|recheck|rpt|f\/u|follow|aim|wait|attend|contact)\b/i,
  ],
  [
    "stop",
    /\b(?:stop\w*|ceas\w*|discontinu\w*|withh\w+|held|hold|d\/c'?d?|suspend\w*|off|no longer|last dose|finish\w*)\b/i,
  ],
  ["start", /\b(?:start\w*|new|commenc\w*|begin\w*|began|initiat\w*|restart\w*|add(?:ed)?|prescrib\w*|trial|given)\b/i],
  [
    "up or down",
    /\b(?:increas\w*|reduc\w*|decreas\w*|chang\w*|switch\w*|up to|down to|titrat\w*|wean\w*|taper\w*|lower\w*|rais\w*|halv\w*|doubl\w*|swap\w*|instead of|from \d+\S* to \d+)\b|->|→/i,
  ],
  [
    "danger call",
    /(?<!\d[ ,.]?)\b(?:999|911|112|000|111|108|995)\b(?![ ,.]?\d)|\b(?:A ?& ?E|ED|ER|emergency|ambulance|urgent\w*|immediately|straight away|at once|same day|right away|straight to|call|ring|phone|come back|return|seek|attend)\b/i,
  ],
  ["if", /\b(?:if|when|unless|should you|in case)\b/i],
  ["warning", /\b(?:warn\w*|red flags?|safety[- ]?net\w*|worse\w*|look out|watch|danger\w*|risk)\b/i],
  [
    "next",
    /\b(?:follow[- ]?up|f\/u|review|rv|r\/v|recheck|repeat|rpt|refer\w*|appointment|appt|appts|booked|clinic|see (?:me|you|him|her|again|GP)|in \d+ (?:weeks?|months?|days?)|\d+\/(?:52|12|7)|weeks?|months?|next|due|scan|bloods?|pending|await\w*|schedul\w*|discharged?)\b/i,
  ],
  [
    "will",
    /\b(?:will|to be|plan\w*|going to|would|should|recommend\w*|advis\w*|suggest\w*|to (?:have|see|start|stop|continue|arrange|repeat|refer|check))\b/i,
  ],
  [
    "finding",
    /\b(?:show\w*|found|reveal\w*|demonstrat\w*|consistent with|in keeping with|suggest\w*|confirm\w*|positive|negative|abnormal\w*|normal|unremarkable|raised|elevated|enlarged|small|mild|moderate|severe|evidence)\b/i,
  ],
  [
    "concludes",
    /\b(?:impression|imp|conclusion|diagnos\w*|dx|opinion|assessment|summary|comment|likely|probabl\w*|because|due to|caused by|secondary to|therefore|explains?)\b/i,
  ],
  [
    "course",
    /\b(?:better|improv\w*|worse\w*|stable|unchanged|resolv\w*|settl\w*|risen|fallen|fell|rose|higher|lower|smaller|larger|progress\w*|than|since|compared|previous\w*|prev|was \d)\b/i,
  ],
  ["no finding", /\b(?:no|not|without|nil|neg\w*|denies|ruled out|excluded|unlikely)\b/i],
  [
    "why",
    /\b(?:because|as|due to|since|so that|reason|for (?:the|your|his|her)|to (?:prevent|protect|help|reduce|control)|in view of|given)\b/i,
  ],
  ["you", /\b(?:you|your|yours)\b/i],
  ["first person", /\b(?:I|we|my|our)\b/],
  ["third person", /\b(?:he|she|his|her|him|they|patient|pt|this (?:lady|man|gentleman|woman|boy|girl))\b/i],
  [
    "relative",
    /\b(?:mother|father|mum|mom|dad|brother|sister|uncle|aunt|son|daughter|wife|husband|partner|grand\w+|cousin|parents?|children|kids?|family|FHx?|carer|bro|sis)\b/i,
  ],
  [
    "social",
    /\b(?:smok\w*|alcohol|units|drinks?|drinker|works?|lives|retired|married|occupation|job|insurance|claim|medicare|copay|\$|£|€)\b/i,
  ],
  ["thanks", /\b(?:thank|thanks|kind regards|sincerely|dear|pleasure|grateful|nice to|pleasant|happy to)\b/i],
  [
    "boilerplate",
    /\b(?:this (?:report|letter|message|leaflet|document|information|email|copy)|confidential\w*|dictated|typed|printed|copy|cc|fax\w*|reported by|verified|authoris\w*|electronically|signed|page \d|reg(?:istration)? no|nhs no|mrn|dob|born|tel|phone|address|licen[cs]e|accredit\w*|lab(?:oratory)? no|acc(?:ession)?|requested by|referr(?:er|ed by)|ward|consultant|portal|password|survey|parking|privacy|disclaimer|not a substitute)\b/i,
  ],
  [
    "general advice",
    /\b(?:people|some people|patients|most|everyone|usually|may cause|side effects?|common|can cause|information|leaflet|generally|in general|tips)\b/i,
  ],
  ["history", /\b(?:PMHx?|history|previous|in (?:19|20)\d\d|ago|childhood|since \d{4}|past|prior|background)\b/i],
  [
    "examination",
    /\b(?:O\/E|on examination|exam|afebrile|chest clear|abdo\w*|soft|non-?tender|BP|HR|pulse|temp|sats|SpO2|RR|weight|wt|BMI|gait|reflexes|power|auscultation|heart sounds|HS|JVP|GCS|alert|orientated|oriented)\b/i,
  ],
  [
    "method",
    /\b(?:technique|comparison|clinical (?:details|notes|information|history|indication)|indication|contrast|sagittal|axial|views?|specimen|method|sample|collected|received|protocol|quality)\b/i,
  ],
  ["quoted", /["“”]/],
  ["question", /\?/],
  [
    "dose",
    /\b\d+(?:\.\d+)? ?(?:mg|mcg|micrograms?|g|ml|mL|units|IU|puffs?|tablets?|tabs?|caps?\w*|sachets?|drops?|patch\w*)\b/i,
  ],
  [
    "how often",
    /\b(?:daily|once|twice|OD|BD|TDS|QDS|QID|TID|BID|PRN|nocte|mane|at night|in the morning|weekly|every|as needed|prn|hourly|OM|ON|qhs|bedtime|with food|a day)\b/i,
  ],
  [
    "marked",
    /\*|\b[HL]\b(?! ?(?:knee|hip|arm|leg|eye|ear|foot|hand|shoulder|side|lower|upper))|\bhigh\b|\blow\b|↑|↓|!|\bcritical\b|\babnormal\b/,
  ],
  ["capitals", /\b[A-Z]{4,}\b.*\b[A-Z]{4,}\b/],
  [
    "important",
    /\b(?:important\w*|essential|must|critical\w*|urgent\w*|alert|allerg\w*|NOT|NEVER|DO NOT|AVOID|STOP|life)\b/,
  ],
  ["number", /\d/],
  ["range", /\(\s*[<>]?\d[\d.]*\s*(?:[-–]\s*\d[\d.]*)?\s*\)|\d\s*[-–]\s*\d/],
  ["arrow or plus", /->|→|\+\+|\+ /],
  ["ends in colon", /:\s*$/],
  ["small fragment", /^\S+(?: \S+){0,2}$/],
];
