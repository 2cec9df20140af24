import type { MedicationStatement } from "#core/domain/statement.ts";

/** What a word says of the medicine that it stands by. */
export type CueKind =
  | NonNullable<MedicationStatement["change"]>
  /** Taken now, with no change told. */
  | "taking"
  /** Taken once upon a time. */
  | "past"
  /** To be kept away from. */
  | "avoid"
  /** Not to be stopped or changed: no change is told. */
  | "keep"
  /** Not to be given again. */
  | "not-again"
  /** Only spoken about. */
  | "talk";

export interface Cue {
  kind: CueKind;
  start: number;
  end: number;
  text: string;
}

const again = "re-?start(?:ed)?|re-?challenged?|resumed?|reintroduced?|give(?:n)? again|repeated";
const words = (...parts: string[]) => new RegExp(`\\b(?:${parts.join("|")})(?![\\w])`, "gi");

/** Most particular first: where two rows meet, the earlier one is meant. */
const rows: readonly [CueKind, RegExp][] = [
  [
    "talk",
    words(
      "ask(?:ed|s|ing)? (?:about|re|whether|if)",
      "read about",
      "level of",
      "instead of",
      "in place of",
      "rather than",
      "interact(?:s|ed|ion|ions)? with",
      "because of (?:the )?(?:earlier|previous|past)",
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
    ),
  ],
  [
    "considered",
    words(
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
      "up(?= (?:to|from|by|\\d)(?! ?\\d+ (?:days|weeks|hours|months)))",
      "build up",
    ),
  ],
  [
    "reduced",
    words(
      "reduc(?:e|ed|es|ing|tion)",
      "decreas(?:e|ed|ing)",
      "lower(?:ed|ing)?(?! (?:limb|dose stopped))",
      "cut(?:ting)?(?: (?:down|to|by|back))?",
      "taper(?:ed|ing)?",
      "wean(?:ed|ing)?",
      "halv(?:e|ed|ing)",
      "step(?:ped|ping)?[ -]down",
      "down(?= (?:to|from|by|\\d))",
      "dropp?(?:ed)?(?: back)? to",
      "came down",
      "go(?:es)? back to",
    ),
  ],
  [
    "continued",
    words(
      "continu(?:e|ed|es|ing)",
      "cont(?:d|\\.)?",
      "remain(?:s|ed)? on",
      "stay(?:s|ed|ing)? (?:on|at)",
      "kept on",
      "keep(?:s|ing)? (?:on|taking|going|to)",
      "keep",
      "maintain(?:ed)?",
      "carry on(?: with)?",
      "ongoing",
      "unchanged",
      "no change(?:s|d)?(?: (?:to|in))?",
      "same(?: dose)?",
      "as before",
      "as at present",
      "regular(?:ly)?",
      "tolerat(?:es|ing)",
      "may stay",
      "still (?:on|taking|takes)",
      "to go on",
      "resumed usual",
    ),
  ],
  [
    "changed",
    words(
      "chang(?:e|ed|ing)(?: to| from)?",
      "adjust(?:ed)?",
      "switch(?:ed|ing)?(?: to| from)?",
      "convert(?:ed)?(?: to)?",
      "swap(?:ped)?(?: to| for)?",
    ),
  ],
  [
    "given-once",
    words(
      "given",
      "gave",
      "received",
      "treated with",
      "administered",
      "loading",
      "pre-?med(?:ication|s)?",
      "sedation",
      "required",
      "covered with",
      "boluse[ds]?",
      "infused",
    ),
  ],
  [
    "talk",
    words(
      "consider(?:ed|ing|s|ation)?",
      "may (?:add|start|need|try|give|use|be|consider|want)",
      "might",
      "could",
      "can be",
      "discuss(?:ed|ing|ion)?",
      "options?(?: of| include)?",
      "would (?:suggest|recommend|add|be|consider|take)",
      "thinking (?:about|of)",
      "think(?:s)? (?:about|of)",
      "suggest(?:ed|s|ing)?",
      "possib(?:le|ly|ility)",
      "offered",
      "undecided",
      "potential(?:ly)?",
      "whether",
      "alternatives?",
      "request(?:ed)?",
      "approv(?:al|ed)",
      "denied",
      "coverage",
      "trial of [^.]{0,20} failed",
      "eligible",
      "candidate for",
      "either",
      "to decide",
      "risk of",
      "called",
      "look(?:ed)? up",
      "wants? (?:me|him|her)",
    ),
  ],
  [
    "started",
    words(
      "start(?:ed|ing|s)?",
      "commenc(?:e|ed|ing|es)",
      "beg(?:in|an|un|inning)",
      "initiat(?:e|ed|ing)",
      "introduc(?:e|ed)",
      "add(?:ed)?",
      "prescrib(?:e|ed|es)",
      "put (?:me|him|her|them|you) on",
      "placed on",
      "trial of",
      "new(?: rx| prescription| medication)?",
      "rx'?d",
      "issued",
      "gave (?:me|him|her|us)",
      "first dose",
      "supplied",
      "dispensed",
      "begins?",
      "on board",
    ),
  ],
  [
    "past",
    words(
      "was (?:on|taking|given|treated with|using)",
      "were (?:on|taking)",
      "had been (?:on|taking)",
      "had (?:a course of)?",
      "used to (?:take|use|be on)",
      "previous(?:ly)?(?: on| treated with| tried| took)?",
      "formerly",
      "in the past",
      "prior(?: to this)?",
      "past",
      "tried",
      "took",
      "failed",
      "has had",
      "ex",
      "before that",
      "years? ago",
      "last",
    ),
  ],
  [
    "taking",
    words(
      "(?:is|are|am|be|been|currently|now|also|i'm|im|well|established|who is|pt|patient|he's|she's|remained) (?:also )?(?:on|taking|using|prescribed)",
      "tak(?:es|ing|e|en)",
      "uses?",
      "using",
      "currently",
      "meds?",
      "medications?",
      "on",
      "needs",
      "self-?medicat\\w+",
      "self-?inject\\w+",
      "applies",
      "inhales",
      "injects",
    ),
  ],
  [
    "planned",
    words(
      "will",
      "to (?:be|start|begin|have|receive|go)",
      "plan(?:ned|s)?(?: to| for)?",
      "aim(?:ing)?(?: to| for)?",
      "going to",
      "due(?: to)?",
      "GP to",
      "next",
      "scheduled",
      "awaiting",
      "for",
      "once",
      "booked",
    ),
  ],
];

/** "Stop smoking", "continue working" tell nothing of a medicine. */
const ofHabit =
  /^\s+(?:smok|driv|work|eating|drinking|alcohol|exercis|breast|feeding|weigh|monitor|walking|physio|using the|and (?:call|ring|report|see)|on the day of)/i;

/** The words of `text` that tell what is done with a medicine, in order. */
export function findCues(text: string): Cue[] {
  const cues: Cue[] = [];
  for (const [kind, pattern] of rows) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (cues.some((cue) => cue.start < end && cue.end > start) || ofHabit.test(text.slice(end, end + 24))) continue;
      cues.push({ kind, start, end, text: match[0] });
    }
  }
  return cues.sort((one, other) => one.start - other.start);
}

/** "STOPPED", "CONT", "NEW", "WITHHELD" as the whole cell of a row. */
export function cueOfCell(cell: string): CueKind | undefined {
  const text = cell.trim().replace(/[.:*]+$/, "");
  if (text.length > 24) return undefined;
  const found = statusCells.find(([, pattern]) => pattern.test(text));
  return found?.[0];
}

const statusCells: readonly [CueKind, RegExp][] = [
  ["restarted", /^(?:restarted|resumed|recommenced|re-?start)$/i],
  ["started", /^(?:new|started|start|commenced|added|initiated)$/i],
  [
    "continued",
    /^(?:cont|contd|continued?|continues|unchanged|no change|same|ongoing|regular|current|active|taking)$/i,
  ],
  [
    "stopped",
    /^(?:stopped|stop|ceased|cease|discontinued|d\/c|dc|withdrawn|not to be taken.*|removed|ended|discontinue)$/i,
  ],
  ["held", /^(?:held|hold|on hold|withheld|withhold|paused|suspended)$/i],
  ["increased", /^(?:increased?|dose increased|↑)$/i],
  ["reduced", /^(?:reduced?|decreased|dose reduced|↓)$/i],
  ["changed", /^(?:changed?|dose changed|altered|amended|modified)$/i],
  ["finished", /^(?:completed?|finished|short|short course|course complete)$/i],
  ["not-taking", /^(?:not taking|never taken|not started)$/i],
];
