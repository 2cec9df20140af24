import { again, type CueKind, plainerCueWords, words } from "./plainer-cue-words.ts";

export type { CueKind };

const limit =
  "(?:\\d[\\d.,]*|two|three|four|six|eight) ?(?:times|x\\b|×|hourly|doses|(?:g|mg|tablets?|tabs?) ?(?:/|a |per |in )(?:the )?(?:day|24))";

const firstCueWords: readonly [CueKind, RegExp][] = [
  [
    "talk",
    words(
      "ask(?:ed|s|ing)? (?:about|re|whether|if)",
      "read about",
      "level of",
      "dose[- ](?:reduction|adjustment|increase) (?:criteria|rules?|thresholds?)",
      "interact(?:s|ed|ion|ions)? with",
      "because of (?:the )?(?:earlier|previous|past)",
      // "Falls in white cells since start of azathioprine": when it began is not that it begins.
      "(?:since|after|before|prior to|following|from) (?:the )?(?:start|initiation|commencement) of",
      // "Five weeks after starting it": a day is counted from when it began.
      "(?:since|after|before|prior to|following) (?:re-?)?(?:starting|beginning|commencing)",
      // "Lithium-associated": what it did, and not what is done with it.
      "(?:associated|induced|related)(?= [a-z])",
      "wanted to know",
      "incl(?:uding|\\.)? ?(?=side)",
    ),
  ],
  [
    "keep",
    /\b(?:omit|skip|miss|hold)\w*\s+(?:the |your |his |her )?(?:morning|evening|am|next|one|a|that)?\s?doses?\b/gi,
  ],
  [
    "talk",
    words(
      "ok(?:ay)?",
      "(?:is|are) fine",
      "allowed",
      "permitted",
      "requires? documentation",
      "criteria",
      "policy",
      "treatment with",
    ),
  ],
  [
    "keep",
    words(
      "(?:too (?:early|soon)|unwise|dangerous|wrong) to (?:stop|discontinue|change|reduce)",
      "(?:do not|don't|dont|never|not|must not|mustn't|should not|shouldn't|need not|no (?:reason|need) (?:for (?:him|her|you) )?to|without|rather than|wasn't|was not) (?:to |been )?(?:a reason to |suddenly |abruptly )?(?:stop(?:ped|ping)?|discontinue[d]?|omit|cease|pause|skip|double|double up|double-up|doubling|chang(?:e|ed|ing)|reduce|increase|alter|miss)",
    ),
  ],
  [
    "held",
    words(
      `(?:do not|don't|not to|not) (?:be )?(?:${again}) (?:until|till|before)`,
      "not to be taken (?:un)?till?",
      `(?:NOT|not) to be taken until`,
    ),
  ],
  [
    "not-again",
    words(
      `(?:do not|don't|not to be|not be|never|not|should not be|must not be|nor|cannot be) (?:to be |be )?(?:${again})`,
      "not (?:to be )?given again",
      "never again",
      "avoid in future",
      "for life",
    ),
  ],
  [
    "not-taking",
    words(
      "(?:not|n't|never|isn't|wasn't) (?:currently |actually |been )?(?:taking|takes?|took|on|using)(?! (?:an empty|on an|with|until|more|them together|it with))",
      "hasn't (?:been )?tak\\w+",
      "stopped taking",
      "no longer (?:on|taking|takes|uses|using|has|needs?|needed|required|prescribed)",
      "nor (?:on|taking)",
      "never (?:took|used|filled|collected|picked up)",
      "(?:has|have|had|did|does|do|is|was)(?:n't| not) (?:yet |actually |been )?(?:tak(?:e|en|ing)|us(?:e|ed|ing)|collect(?:ed)?|fill(?:ed)?|pick(?:ed)? up|reorder(?:ed)?)(?: it| them| these| any)?(?! (?:an|on|with|until|more|before|after))",
      "not (?:been )?(?:collected|filled|dispensed|picked up|reordered|taken|being taken)",
      "but (?:\\w+ ){0,3}(?:does|did|do|has|have|is|was)(?:n't| not)",
    ),
  ],
  [
    "considered",
    words(
      "not to be (?:started|commenced|begun)",
      "(?:not|never|n't|not yet) (?:yet )?(?:been )?(?:start(?:ed)?|commenced|begun|given|prescribed|tried|needed now|used|indicated)",
      "(?:have|has) not (?:yet )?(?:been )?(?:started|begun)",
      "withheld pending",
    ),
  ],
  [
    "declined",
    words(
      "declin(?:e|ed|es|ing)",
      "refus(?:e|ed|es|ing)",
      "(?:not|isn't) keen(?: on)?",
      "said no(?: to)?",
      "(?:does not|doesn't|did not|didn't) want(?: to)?(?: (?:take|start|try))?",
      "prefers? not",
      "hates? the sound of",
      "against it",
    ),
  ],
  [
    "avoid",
    words(
      "avoid(?:ed|ing)?",
      "(?:do not|don't|dont|please don't|must not|mustn't|never|should not|shouldn't|cannot|can't|not to) (?:be )?(?:tak(?:e|en|ing)|use[d]?|using|giv(?:e|en)|prescribe[d]?|have|buy|share|combine[d]?)(?! (?:until|more than|with|on|before|after|on an empty))",
      "contra-?indicated",
      "not (?:advised|recommended|safe|suitable|appropriate|compatible|allowed|with)",
      "stay(?:s|ing)? (?:off|away from)",
      "keep(?:s)? (?:off|away from)",
      "advised against",
      "none at all",
      "unsuitable",
    ),
  ],
  [
    "restarted",
    words(
      "re-?start(?:ed|ing|s)?",
      "resum(?:e|ed|ing)",
      "re-?commenc(?:e|ed|ing)",
      "reinstat(?:e|ed)",
      "re-?introduc(?:e|ed)",
      "back on(?=\\s)",
      "(?:go|going|went|gone) back (?:on|to)",
    ),
  ],
  [
    "finished",
    words(
      "finish(?:ed|es|ing)?",
      "complet(?:ed|es|ing)",
      "course (?:done|over|ended|complete)",
      "used up",
      "last dose was",
      "ran out(?: of)?",
      "last (?:nitro|tablet|one)",
    ),
  ],
  [
    "held",
    words(
      "hold(?:ing)?",
      "held",
      "with-?h[eo]ld(?:ing)?",
      "paus(?:e|ed|ing)",
      "omit(?:ted|ting)?",
      "suspend(?:ed)?",
      "on hold",
      "leave out",
      "left out",
      "interrupted",
      "(?:do|please do) not use[^.]{1,40}meantime",
      "temporarily (?:stopped|off)",
      "temporarily",
    ),
  ],
  [
    "stopped",
    words(
      "stop(?:ped|ping|s)?",
      "discontinu(?:e|ed|es|ing|ation)",
      "ceas(?:e|ed|es|ing)",
      "d\\/c(?:'?d|ed)?(?! (?:summary|home|wt|weight|meds|letter|hb|on|date))",
      "dc'd",
      "dc(?= \\d{1,2}[/.-]\\d)",
      "withdrawn",
      "withdrew",
      "(?:came|come|coming|taken|took|weaned|tapered|get|got) (?:me |him |her |herself |himself )?off",
      "off (?:since|the)",
      "(?:is|was|are|be|been|now|stays?|remains?|kept|all|come) off",
      "remov(?:e|ed) from",
      "come off",
      "removed",
      "deleted from",
      "handed (?:back|in)",
      "return(?:ed)? (?:the|any|unused|them)",
      "discard(?:ed)?",
      "thrown",
      "not (?:to be )?continued",
      "ended",
      "replaced by",
      "abandoned",
      "gave (?:it |them |this )?up",
      "giv(?:en|ing) (?:it |them |this )?up",
      "(?:not|n't|unable to|un-?able to|did not|didn't|couldn't|could not|cannot|can't|poorly) tolerat(?:e|ed|ing)",
      "(?:did not|didn't|doesn't|does not) (?:agree|suit|work|help)",
      "(?:un-?helpful|in-?effective|no benefit|without benefit|not effective|of no help)",
      "none since",
      "nil since",
      "not since",
    ),
  ],
  [
    "increased",
    words(
      "increas(?:e|ed|es|ing)",
      "up-?titrat(?:e|ed|ing|ion)",
      "rais(?:e|ed)",
      "went up",
      "go(?:ing)? up",
      "put up",
      "bump(?:ed)?",
      "doubl(?:e|ed)",
      "stepp(?:ed)? up",
      // "1 g up to 4 times a day", "up to 3 g/day": a limit.
      `up(?= (?:to|from|by|\\d)(?! ?\\d+ (?:days|weeks|hours|months)))(?! to (?:a max\\w* of )?${limit})`,
      "build up",
    ),
  ],
];

/** Most particular first: where two rows meet, the earlier one is meant. */
export const cueWords: readonly [CueKind, RegExp][] = [...firstCueWords, ...plainerCueWords];
