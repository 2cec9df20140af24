/** What a notice says of a day that is booked no longer. */
export type CalledOff = "moved" | "cancelled";

/** What stands between a day and what is said of it, in one sentence: a point inside a time or a date ends none. */
const sameSentence = "(?:[^.;:!?]|[.:](?=\\d)){0,100}?";
const cancelled = new RegExp(
  `^${sameSentence}\\b(?:(?:has been|have been|had to be|is|was|were|now|got) cancell?ed|(?:will|does|is|has) no longer\\b|(?:called|taken) off\\b|(?:is|are|was|now) (?:now )?off\\b(?! (?:the|my|his|her|their|it|work|sick|for)\\b))`,
  "i",
);
/** A cell, or a word of its own: "17/03/2026  CANCELLED", "7:30 AM  ** CANCELED", "was 2 Mar, cancelled as chemo will end later". */
const marked = /^(?:[\s,|*([–—-]|\d{1,2}[:.]\d{2}|[ap]m\b|hrs\b)*cancell?ed\b(?! (?:my|his|her|our|their|it)\b)/i;
/** At the end of the day's own line, between marks: "4 March 2026  10:15  Dr F Raeburn  -- CANCELLED --". */
const markedLine = /^[^\n]{0,80}?(?:[-–—*|([]|\s{2})\s?CANCELL?ED\b/;
const notHappening = new RegExp(
  `^${sameSentence}\\b(?:cannot|can ?not|can't|could not|couldn't|will not|won't|is not|isn't|not) (?:now )?(?:be )?(?:go(?:ing)? ahead|tak(?:e|ing) place|happen(?:ing)?|run(?:ning)?)\\b`,
  "i",
);
const verbs =
  "(?:moved|rescheduled|postponed|deferred|changed|rearranged|re-arranged|shifted|switched|bumped|delayed|brought forward|put (?:back|off)|pushed (?:back|out)?)";
/** "Changed by the hospital to", "shifted by SMS to". */
const becomes = `${verbs}(?: by (?:\\w+ ){0,2}\\w+)? ?,? (?:to|until|till)\\b`;
const moved = new RegExp(
  `^${sameSentence}\\b(?:(?:has|have|had|needs?|got) (?:had )?(?:to be|been|to) (?:${verbs}|move|change)\\b|is (?:now )?(?:rescheduled|postponed|rearranged|shifted|brought forward|put back|pushed back)\\b|${becomes}|now (?:on|moved)\\b)|^[ ,]{0,2}(?:is|are) now (?:on )?(?:the )?(?:\\d|(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\b)`,
  "i",
);
/** What it was moved to: a reason that follows is why the old day is off. */
const movedTo = new RegExp(
  `\\b(?:${becomes}|now(?: on)?|new (?:date|time|appointment)(?: is)?:?) ?(?:the )?(?:\\p{L}{3,9}\\.?,? )?$`,
  "iu",
);
/** Who was to be seen is not there. */
const away = new RegExp(`^${sameSentence}\\b(?:on leave|not available|no clinic|(?:is|will be) away)\\b`, "i");
/** "Dr Lindqvist is away on 19 Feb"; of a patient who is away nothing is called off. */
const awayBefore =
  /\b(?:(?:Dr|Mr|Mrs|Ms|Miss|Prof(?:essor)?|Sister|Nurse)\.? (?:\p{Lu}[\p{L}.'’-]* ?){1,3}|(?:doctor|consultant|surgeon|nurse|clinic) )(?:is|are|will be) (?:now )?(?:away|on leave|not available|closed)(?: on)?\W{0,3}(?:the |on )?(?:\p{L}{3,9}\.?,? )?$/u;
const movedBefore =
  /\b(?:(?:moved|rescheduled|changed|postponed|deferred|brought forward|put back|rearranged)(?: it| this)? from|earlier (?:date|appointment) (?:of|on)|instead of|not|originally|was (?:due|booked|on|for)|(?:moved|changed|rearranged|rescheduled|postponed)\b[^.;]{0,40}\bwas|replac(?:es|ing)[^.]{0,40}|rather than|not available(?: on)?|previous(?:ly)?(?: booked| date)?(?: of| on| for)?|\bold(?: date| time| day| appointment| appt)?:)\W{0,3}(?:the |on )?(?:\p{L}{3,9}\.?,? )?$/iu;

/** Whether the words around a day say that what was booked for it is off: `before` ends where it begins, `after` begins where it ends. */
export function calledOff(before: string, after: string): CalledOff | undefined {
  const next = after.slice(0, 160).replace(/\s+/g, " ");
  const line = after.slice(0, 100);
  if (marked.test(next) || markedLine.test(line) || cancelled.test(next)) return "cancelled";
  const last = before.slice(-90).replace(/\s+/g, " ");
  if (moved.test(next) || notHappening.test(next) || (away.test(next) && !movedTo.test(last))) return "moved";
  return movedBefore.test(last) || awayBefore.test(last) ? "moved" : undefined;
}
