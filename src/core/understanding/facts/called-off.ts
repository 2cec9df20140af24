/** What a notice says of a day that is booked no longer. */
export type CalledOff = "moved" | "cancelled";

/** What stands between a day and what is said of it, in one sentence: a point inside a time or a date ends none. */
const sameSentence = "(?:[^.;:!?]|[.:](?=\\d)){0,100}?";
const cancelled = new RegExp(
  `^${sameSentence}\\b(?:(?:has been|have been|had to be|is|was|were|now|got) cancell?ed|(?:will|does|is|has) no longer\\b|(?:called|taken) off\\b|(?:is|are|was|now) (?:now )?off\\b(?! (?:the|my|his|her|their|it|work|sick|for)\\b))`,
  "i",
);
/** A cell, or a word between marks, of its own: "17/03/2026  CANCELLED", "7:30 AM  ** CANCELED". */
const marked = /^(?:[\s,|*([–—-]|\d{1,2}[:.]\d{2}|[ap]m\b|hrs\b)*(?:CANCELL?ED|Cancell?ed)\b/;
const notHappening = new RegExp(
  `^${sameSentence}\\b(?:cannot|can ?not|can't|could not|couldn't|will not|won't|is not|isn't|not) (?:now )?(?:be )?(?:go(?:ing)? ahead|tak(?:e|ing) place|happen(?:ing)?|run(?:ning)?)\\b`,
  "i",
);
const verbs =
  "(?:moved|rescheduled|postponed|deferred|changed|rearranged|re-arranged|shifted|switched|bumped|delayed|brought forward|put (?:back|off)|pushed (?:back|out)?)";
/** "Changed by the hospital to", "shifted by SMS to". */
const becomes = `${verbs}(?: by (?:\\w+ ){0,2}\\w+)? ?,? (?:to|until|till)\\b`;
const moved = new RegExp(
  `^${sameSentence}\\b(?:(?:has|have|had|needs?|got) (?:had )?(?:to be|been|to) (?:${verbs}|move|change)\\b|is (?:now )?(?:rescheduled|postponed|rearranged|shifted|brought forward|put back|pushed back)\\b|${becomes}|now (?:on|moved)\\b)`,
  "i",
);
/** Who was to be seen is not there. */
const away = new RegExp(`^${sameSentence}\\b(?:on leave|not available|no clinic)\\b`, "i");
const movedBefore =
  /\b(?:(?:moved|rescheduled|changed|postponed|deferred|brought forward|put back|rearranged)(?: it| this)? from|earlier (?:date|appointment) (?:of|on)|instead of|not|originally|was (?:due|booked|on|for)|(?:moved|changed|rearranged|rescheduled|postponed)\b[^.;]{0,40}\bwas|replac(?:es|ing)[^.]{0,40}|rather than|not available(?: on)?|previous(?:ly)?(?: booked| date)?(?: of| on| for)?)\W{0,3}(?:the |on )?(?:\p{L}{3,9}\.?,? )?$/iu;

/** Whether the words around a day say that what was booked for it is off: `before` ends where it begins, `after` begins where it ends. */
export function calledOff(before: string, after: string): CalledOff | undefined {
  const next = after.slice(0, 160).replace(/\s+/g, " ");
  if (marked.test(next) || cancelled.test(next)) return "cancelled";
  if (moved.test(next) || notHappening.test(next) || away.test(next)) return "moved";
  return movedBefore.test(before.slice(-90).replace(/\s+/g, " ")) ? "moved" : undefined;
}
