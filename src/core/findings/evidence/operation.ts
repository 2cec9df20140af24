/** What a question asks to be told. One question may ask several. */
export const operations = [
  "why",
  "when",
  "who",
  "where",
  "how-much",
  "how-long",
  "how-often",
  "trend",
  "allowed",
  "what-to-do",
  "when-to-get-help",
  "found",
  "meaning",
  "list",
  "yes-no",
  "which-is-right",
  "outstanding",
  "family",
  "reaction",
  "what",
] as const;
export type Operation = (typeof operations)[number];

const patterns: [Operation, RegExp][] = [
  [
    "why",
    /\bwhy\b|\breasons?\b|\bhow come\b|\bwhat (?:for|made|caused|turned|led|set off)\b|\bis .{1,40} for\b|\bfor what\b|\bbecause of what\b/,
  ],
  [
    "when",
    /\bwhen\b|\bwhat (?:date|day|time|year|month)\b|\bwhich (?:day|date|month|year)\b|\bby when\b|\bdates?\b|\bhow soon\b|\bnext appointment\b|\bsince when\b|\buntil\b|\bhow long (?:ago|since)\b|\bnext\b.*\bdue\b/,
  ],
  ["who", /\bwho\b|\bwhose\b|\bwhom\b|\bwhich (?:doctor|nurse|consultant|specialist|surgeon|clinic|hospital)\b/],
  [
    "where",
    /\bwhere\b|\bwhich (?:hospital|clinic|ward|site|room|place)\b|\baddress\b|\bphone\b|\bnumber (?:to|do i|can i|should i) (?:call|ring|phone)\b/,
  ],
  [
    "how-much",
    /\bhow (?:much|many|big|large|high|low|far|bad|old|strong|fast|wide|thick|tall|heavy)\b|\bdose\b|\bwhat (?:level|number|amount|size|strength|score|percent\w*)\b|\bunits\b|\bnumbers? please\b|\bwhat (?:is|was|were|are) my\b/,
  ],
  ["how-long", /\bhow long\b|\buntil when\b|\bhow many (?:days|weeks|months|years|hours|minutes)\b|\bfor how\b/],
  ["how-often", /\bhow (?:often|many times|frequently)\b|\bevery day\b|\btimes a (?:day|week)\b|\bdays a week\b/],
  [
    "trend",
    /\b(?:trend\w*|chang(?:e|ed|ing)|over time|going|gone|better or worse|worse or better|getting (?:better|worse|bigger|smaller)|compar\w+|up or down|risen|fallen|come up|come down|gone up|gone down|improv\w+|since (?:last|before|the)|been doing|how (?:has|have|did) (?:my|the))\b/,
  ],
  [
    "allowed",
    /\b(?:can|may|could|should) (?:i|we|he|she|they|my \w+)\b|\bis it (?:ok|okay|safe|alright|all right|fine)\b|\ballowed\b|\bal+owed\b|\bok to\b|\bsafe to\b|\bmust i not\b|\bavoid\b|\bmix\b/,
  ],
  [
    "what-to-do",
    /\bwhat (?:do|should|must|shall|can|am|are|is) (?:i|we|he|she|they|my \w+|to) ?(?:supposed |meant |have |need )?(?:to )?(?:do|carry|bring|take|eat|drink|pack|avoid|watch)?\b|\bhow (?:do|should|must|am|can) (?:i|we|he|she)\b|\binstructions?\b|\bwhat happens? (?:if|now|next)\b|\bif i\b|\bhave to do\b|\bneed to\b|\badvice\b|\btell me\b|\btold me to\b|\bplan\b|\bprepar\w+\b|\bbefore the\b/,
  ],
  [
    "when-to-get-help",
    /\b(?:go back to|come back|get help|call|ring|phone|emergency|worry|warning|danger|urgent|999|911|hospital if|watch for|look out|red flags?|a&e|hard to wake)\b/,
  ],
  [
    "found",
    /\b(?:show\w*|found|find|finding|said|say|says|reveal\w*|results?|report\w*|see|seen|scan|turn(?:ed)? out|came? back|in the end)\b/,
  ],
  ["meaning", /\bmean(?:s|t)?\b|\bplain english\b|\bexplain\b|\bwhat is (?:an?|the)\b|\bin simple\b/],
  [
    "list",
    /\b(?:all|list|which (?:of|ones|\w+[^s\W]s)|every|everything|other|any other|how many|what (?:foods|tests|things|medicines|tablets|drugs|treatments|symptoms|signs))\b/,
  ],
  [
    "yes-no",
    /^(?:so |and |but |ok |please |hi |sorry )*(?:is|are|was|were|do|does|did|has|have|had|can|could|should|must|will|would|am|may|any|anything|still|ever)\b|\bor not\b|\bdid (?:they|he|she|anyone)\b|\bam i\b|\bdo i\b|\bis it\b|\bhave i\b|\bright\?$/,
  ],
  [
    "which-is-right",
    /\b(?:which (?:one )?is (?:it|right|correct|true)|disagree|conflict\w*|differ\w*|contradict\w*|agree|is (?:that|it) right|right\b|correct\b|says?.{1,60}(?:but|and).{1,60}says?|confused)\b/,
  ],
  [
    "outstanding",
    /\b(?:outstanding|still (?:to|open|owing|pending|waiting|hanging|need)|waiting|pending|never (?:came|heard|done)|not done|overdue|ever (?:done|repeat\w*|come back|get)|been done|come back|came back|follow[- ]?ups?)\b/,
  ],
  [
    "family",
    /\b(?:family|mother|father|mum|dad|mam|brother|sister|son|daughter|uncle|aunt|wife|husband|gran\w*|cousin|relatives?|kids?|children)\b/,
  ],
  ["reaction", /\b(?:allerg\w+|react\w*|side effects?|intoleran\w+|rash|made me|agree with me|crawl)\b/],
];

/** What a question asks, in lower case with straight apostrophes; "what" where nothing else is told. */
export function operationsOf(text: string): Operation[] {
  const plain = text.toLowerCase().replace(/[‘’]/g, "'");
  const found = patterns.filter(([, pattern]) => pattern.test(plain)).map(([operation]) => operation);
  return found.length === 0 ? ["what"] : found;
}
