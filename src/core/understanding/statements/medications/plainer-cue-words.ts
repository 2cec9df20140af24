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

export const again = "re-?start(?:ed)?|re-?challenged?|resumed?|reintroduced?|give(?:n)? again|repeated";
export const words = (...parts: string[]) => new RegExp(`\\b(?:${parts.join("|")})(?![\\w])`, "gi");

/** The less particular half: see medicine-cue-words.ts. */
export const plainerCueWords: readonly [CueKind, RegExp][] = [
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
