/** What a sentence of a record holds, as far as questions ask for it. */
export const contents = [
  "date",
  "day-to-come",
  "time",
  "number",
  "dose",
  "several-numbers",
  "duration",
  "frequency",
  "negation",
  "reason",
  "person",
  "condition",
  "instruction",
  "get-help",
  "comparison",
  "waiting",
  "phone",
  "advice",
  "doubt",
  "told-by-patient",
  "stopped",
  "started",
  "normal",
  "abnormal",
  "conclusion",
  "relative",
  "reaction",
  "correction",
  "relation",
] as const;
export type Content = (typeof contents)[number];

const months =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";

const patterns: [Content, RegExp][] = [
  [
    "date",
    new RegExp(
      `\\b\\d{1,2}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?\\b|\\b(?:19|20)\\d{2}\\b|\\b(?:${months})\\.? \\d{1,4}\\b|\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})\\b`,
      "i",
    ),
  ],
  ["time", /\b\d{1,2}[:.h]\d{2} ?(?:am|pm|hrs?)?\b|\b\d{1,2} ?(?:am|pm)\b/i],
  ["number", /\d/],
  [
    "dose",
    /\b\d+(?:[.,]\d+)?(?:\/\d+(?:\.\d+)?)? ?(?:mg|mcg|µg|micrograms?|g|ml|units?|iu|puffs?|tablets?|tabs?|caps?(?:ules)?|drops|sachets?)\b/i,
  ],
  ["several-numbers", /\d[^\d]{1,40}\d[^\d]{1,40}\d/],
  [
    "duration",
    /\b(?:\d+|one|two|three|four|five|six|eight|ten|twelve|a few|several) ?-?(?:days?|weeks?|wks?|months?|mths?|years?|yrs?|hours?|hrs?|h|min(?:ute)?s?)\b|\b\d{1,2}\/(?:7|52|12)\b|\bx ?\d+d\b/i,
  ],
  [
    "frequency",
    /\b(?:once|twice|three times|daily|weekly|monthly|nightly|every|each|bd|b\.?i\.?d|tds|t\.?i\.?d|qid|qds|od|nocte|mane|prn|q\d+h|fortnightly|alternate)\b/i,
  ],
  [
    "negation",
    /\b(?:no|not|never|none|nil|without|nor|neither|negative|neg|denies|denied|cannot|avoid|stop|don't|do not|isn't|wasn't|hasn't|unlikely|excluded|ruled out|declined|nad|nkda)\b/i,
  ],
  [
    "reason",
    /\b(?:because|due to|as (?:he|she|they|you|the|it|this|per)|since (?:he|she|the)|owing|caused?|causing|secondary|reason|so that|therefore|attribut\w+|explain\w*|result of|after|for the|given (?:the|his|her|your)|in view of|side effects?|led to|triggered|means? that|to (?:protect|prevent|reduce|help|avoid|lower|treat))\b|->|:|;|\(/i,
  ],
  [
    "person",
    /\b(?:dr|mr|mrs|ms|miss|prof(?:essor)?|sr|sister|nurse|doctor|consultant|registrar|pharmacist|physio\w*|midwife|dietiti?c?ian|therapist|surgeon|gp|pcp|specialist|cns|cnc|rn)\b\.?/i,
  ],
  ["condition", /\b(?:if|unless|when|should you|in case|until|whenever|as long as)\b/i],
  [
    "instruction",
    /(?:^|[.;:•\-–] ?)(?:please |do |to )?(?:take|stop|start|avoid|call|ring|use|keep|continue|restart|resume|hold|pause|bring|drink|eat|repeat|check|contact|phone|book|return|increase|reduce|do not|don't|never|always|wear|walk|skip|wait|phone|go|tell|attend|arrive|swallow|apply|inject|give|phone|see|review|recheck|omit)\b|\b(?:should|must|need to|has to|have to|advised?|may|can) \w+/i,
  ],
  [
    "get-help",
    /\b(?:999|911|112|000|111|108|10177|a&e|\bed\b|\ber\b|emergency|ambulance|urgent\w*|straight away|immediately|same[- ]day|at once|right away|call us|return if|come back if|rted|casualty|helpline|go to hospital)\b/i,
  ],
  [
    "comparison",
    /\b(?:smaller|larger|bigger|better|worse|higher|lower|up|down|improv\w+|increas\w+|decreas\w+|reduced|fell|fallen|risen|rose|from|previous\w*|prev|since|stable|unchanged|than|compared|was|gone|shrunk|progress\w+|now)\b|->|→/i,
  ],
  [
    "waiting",
    /\b(?:pending|awaited?|awaiting|not (?:yet )?(?:done|back|reported|received|performed|measured|processed|booked)|to follow|outstanding|chase|requested|referred|sent|due|overdue|repeat|never|await|form given|t\.?b\.?a|booked|waiting)\b/i,
  ],
  ["phone", /\b(?:tel|ph|phone|call|ring|ext)\b.{0,20}\d[\d -]{4,}|\b\d{3,5}[ -]\d{3,4}[ -]?\d{0,4}\b/i],
  [
    "advice",
    /\b(?:recommend\w*|advis\w*|suggest\w*|indicated|should|plan|agreed|aim|target|discussed|explained|option\w*|prefer\w*|consider\w*)\b/i,
  ],
  [
    "doubt",
    /\?|\b(?:possible|possibly|probab\w+|likely|unlikely|suspected|uncertain|unclear|may|might|query|could|suggest\w*|unconfirmed|doubt\w*)\b/i,
  ],
  ["told-by-patient", /\b(?:i|i'm|i've|my|me|we)\b/i],
  [
    "stopped",
    /\b(?:stop\w*|ceas\w*|discontinu\w*|withdrawn|off|held|hold|paus\w*|finish\w*|complet\w*|d\/c|removed|cancel\w*|no longer|came off|switch\w*|replac\w*)\b/i,
  ],
  [
    "started",
    /\b(?:start\w*|commenc\w*|new|began|begin|initiat\w*|restart\w*|resum\w*|increas\w*|added|given|prescrib\w*|trial\w*|change\w*)\b/i,
  ],
  [
    "normal",
    /\b(?:normal|clear|unremarkable|negative|nad|satisfactory|benign|ok|fine|stable|within|intact|good|well)\b/i,
  ],
  [
    "abnormal",
    /\b(?:abnormal|raised|high|low|elevated|reduced|positive|severe|moderate|mild|impaired|deficien\w+|below|above|enlarged|thick\w*|narrow\w*|fracture\w*|lesion|mass|inflam\w*)\b|\b[HL]\b/,
  ],
  [
    "conclusion",
    /\b(?:impression|conclusion|diagnosis|opinion|assessment|summary|in keeping with|consistent with|confirm\w*|shows?|showed|demonstrat\w*|found|in short|overall|result)\b/i,
  ],
  [
    "relative",
    /\b(?:mother|father|fa|mo|brother|sister|son|daughter|uncle|aunt|wife|husband|grand\w+|cousin|family|fhx?|partner|mum|dad|paternal|maternal)\b/i,
  ],
  [
    "reaction",
    /\b(?:allerg\w+|reaction|rash|hives|urticaria|anaphyla\w+|intoleran\w+|itch\w*|swelling|vomit\w*|nkda|adr|side effects?|angio\w+|pancreatitis|dystoni\w+)\b/i,
  ],
  [
    "correction",
    /\b(?:correct(?:ed|ion|s)?|wrong|error|incorrect\w*|mistake|disregard|amend\w*|addendum|discrepan\w*|not verified|out of date|old list|supersed\w*|replaces?|instead|earlier|previously|transcri\w+)\b/i,
  ],
  ["relation", /\b(?:so|but|however|although|though|therefore|instead|and then|which)\b/i],
];

const dayPattern = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?[ -](?:of )?(${months})\\b|\\b(${months})\\.? (\\d{1,2})(?!\\d)`,
  "i",
);

/** What a sentence holds. */
export function contentsOf(text: string): Set<Content> {
  const short = text.slice(0, 400).replace(/[‘’]/g, "'");
  const found = new Set(patterns.filter(([, pattern]) => pattern.test(short)).map(([content]) => content));
  if (
    dayPattern.test(short) &&
    /\b(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?\b|\bat\b|\bappointment\b|\bnext\b|\bdue\b/i.test(
      short,
    )
  )
    found.add("day-to-come");
  return found;
}
