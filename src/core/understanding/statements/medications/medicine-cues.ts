import { Places } from "#core/domain/places.ts";
import { type CueKind, cueWords } from "./medicine-cue-words.ts";

export interface Cue {
  kind: CueKind;
  start: number;
  end: number;
  text: string;
}

/** "Stop smoking", "continue working" tell nothing of a medicine. */
const ofHabit =
  /^\s+(?:smok|driv|work|eating|drinking|alcohol|exercis|breast|feeding|weigh|monitor|walking|physio|using the|and (?:call|ring|report|see)|on the day of)/i;

/** The words of `text` that tell what is done with a medicine, in order. */
export function findCues(text: string): Cue[] {
  const cues: Cue[] = [];
  const taken = new Places();
  for (const [kind, pattern] of cueWords) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (taken.meets(start, end) || ofHabit.test(text.slice(end, end + 24))) continue;
      taken.add({ start, end });
      cues.push({ kind, start, end, text: match[0] });
    }
  }
  return cues.sort((one, other) => one.start - other.start);
}

/** "STOPPED", "CONT", "NEW", "WITHHELD" as the whole cell of a row. */
export function cueOfCell(cell: string): CueKind | undefined {
  const text = cell.trim().replace(/(?<![.:*])[.:*]+$/, "");
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
