import { shiftDate } from "#core/understanding/facts/calendar.ts";

/** How long a medicine is taken, and what follows. */
export interface FoundCourse {
  /** Words that say so; places in the text. */
  start: number;
  end: number;
  count: number;
  unit: "day" | "week" | "month";
  /** "Then stop" follows, or nothing does: the course ends. False: a next step follows. */
  ends: boolean;
  /** Where the words of the next step begin. */
  nextAt?: number;
}

const small: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fourteen: 14,
};
const duration =
  /(?<!\b(?:every|over|in|since|after|within|past|last|next|about|review|repeat|by|per|q) ?(?:\d{1,3}[- /])?)(?:\bfor (?:a (?:further |total of )?|the (?:first|next) |another )?|[x×] ?|\b)(?:(\d{1,3})(?: more)?|(a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen)(?: more)?)\s?(?:\/(7|52|12)\b|[- ]?(days?|d|nights?|weeks?|wks?|months?|mths?|mos?)\b)(?! ?(?:ago|later|old|before|after|previous|apart|running|of age|back|earlier|gap|per|a week))/gi;

/** The course that the words behind a medicine's regimen tell: "x 7d", "5/7", "for 4/52 then …", "7 day course". */
export function findCourse(words: string): FoundCourse | undefined {
  // The next sentence tells of something else: "continue ramipril. Repeat bloods 2/52."
  const sentenceEnd = words.search(/(?:^|[a-z)\d])\.\s+(?=[A-Za-z(])/);
  const after = sentenceEnd === -1 ? words : words.slice(0, sentenceEnd + 1);
  for (const match of after.matchAll(duration)) {
    const written = match[0].toLowerCase();
    // "Started ivabradine 15/7 - 2.5 mg": a day of July.
    if (match[3] !== undefined && match.index <= 1 && /^\s*[-–—:,]/.test(after.slice(match.index + match[0].length)))
      continue;
    const rest = after.slice(match.index + match[0].length);
    const isCourse = /^\s*(?:course|supply)/i.test(rest);
    if (/^\s*post\b/i.test(rest) && !/^for\b/.test(written)) continue;
    const led = /^(?:for|x|×)/.test(written) || match[3] !== undefined || isCourse;
    if (!led && (match[1] === undefined || !/^\s*(?:,|then|\(|$|;|\.|\|)/.test(rest))) continue;
    if (
      /\b(?:every|q|max|over|up to|each|has (?:been|had)|since)\s*$/i.test(after.slice(0, match.index)) &&
      !/max\s*$/i.test(after.slice(0, match.index))
    )
      continue;
    const count = match[1] === undefined ? (small[(match[2] ?? "").toLowerCase()] ?? 1) : Number(match[1]);
    const unit = unitOf(match[3], match[4]);
    if (unit === "month" && count > 12) continue;
    const end = match.index + match[0].length;
    const next = /^[^.;]{0,40}?\bthen\b\s*/i.exec(rest);
    const stops = next !== null && /^(?:to )?(?:stop|cease|discontinue|off|nil)/i.test(rest.slice(next[0].length));
    // "Then recheck", "then review": no next step of the medicine's.
    const ends =
      next === null ||
      stops ||
      !/\d|\bhal(?:f|ve)\b|\b(?:reduc|increas|down|up|continu|daily|weekly|alternate)/i.test(
        rest.slice(next[0].length, next[0].length + 40),
      );
    return {
      start: match.index,
      end,
      count,
      unit,
      ends,
      ...(next === null || ends ? {} : { nextAt: end + next[0].length }),
    };
  }
  return undefined;
}

function unitOf(over: string | undefined, word: string | undefined): FoundCourse["unit"] {
  if (over !== undefined) return over === "7" ? "day" : over === "52" ? "week" : "month";
  const first = (word ?? "d").charAt(0).toLowerCase();
  return first === "w" ? "week" : first === "m" ? "month" : "day";
}

/** The day after which a course that began on `day` is over. */
export function endOfCourse(day: string, { count, unit }: Pick<FoundCourse, "count" | "unit">): string | undefined {
  return day.length === 10 ? shiftDate(day, count, unit) : undefined;
}

const step =
  /\b(?:reduc\w+|down|taper\w*|decreas\w+|drop\w*|cut)\b[^.;]{0,24}?\b(\d+(?:\.\d+)?)\s?mg\s*(?:\/|every|q|per|a|each)?\s?(?:(\d{1,2})\s?-?\s?)?(weekly|wk|weeks?|w|days?|d)\b/i;

const overTime =
  /\b(?:taper\w*|wean\w*|reduc\w+|tail\w*)\b[^.;]{0,30}?\bover (?:the next )?(?:(\d{1,2})|(a|one|two|three|four|five|six|eight|ten|twelve)) ?(days?|weeks?|months?)\b([^.;]{0,30}\b(?:off|stop|zero|nil|nothing|discontinue)\b)?/i;

/** "Tapering over 3 weeks", "wean off over a month": when it is over. */
export function endOfWeaning(day: string, words: string): string | undefined {
  const match = overTime.exec(words);
  if (match === null || day.length !== 10) return undefined;
  if (match[4] === undefined && !/\b(?:taper|wean|tail)/i.test(match[0])) return undefined;
  const count = match[1] === undefined ? (small[(match[2] ?? "").toLowerCase()] ?? 1) : Number(match[1]);
  return shiftDate(day, count, unitOf(undefined, match[3]));
}

/** When a taper ("reduce by 5 mg weekly") from `dose` milligrams comes to nothing. */
export function endOfTaper(day: string, dose: string | undefined, words: string): string | undefined {
  const from = Number(/\d+(?:\.\d+)?/.exec(dose ?? "")?.[0]);
  const match = step.exec(words);
  const by = Number(match?.[1]);
  if (match === null || !(from > 0) || !(by > 0) || day.length !== 10) return undefined;
  const every = Number(match[2] ?? 1) || 1;
  const steps = Math.ceil(from / by);
  if (steps > 60) return undefined;
  return shiftDate(day, steps * every, /^w/i.test(match[3] ?? "") ? "week" : "day");
}
