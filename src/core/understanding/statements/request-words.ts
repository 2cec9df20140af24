/*
 * How people say that something is asked for, waited for, not done or done. None of it names the thing: that is for the clause to say, in a
 * word of the vocabulary or in its own.
 */

/** The answer or the day is to come from somebody else. */
const pending =
  /\b(?:pending|await(?:s|ed|ing)?|to follow|in (?:process|progress|draft)|(?:not|nothing) (?:yet )?(?:back|through)|no (?:reply|answer|response|news)|not heard|heard nothing|still (?:waiting|busy|with)|waiting (?:for|on|to hear)|any (?:news|word) (?:on|of|about|from)|(?:came|come|arrived|in|back|ready|through)(?: yet)? ?\?|chas(?:e|ed|ing)|will let you know|will come back to you|(?:will|'ll) (?:re-?book|text|ring|call|phone|write|e-?mail) (?:you )?(?:when|with|w\/)|(?:they|clinic|hospital|children's|ward|team|secretary) (?:will|'ll|to) (?:re-?book|ring|call|phone|write|be in touch))\b/i;
/** Asked for, and said not to have been done. */
const wanting =
  /\b(?:outstanding|overdue|not (?:yet |been )?(?:done|given|sent|booked|received|sighted|seen|repeated|reported|processed|tested|taken|performed|happened|rebooked|drawn|found|on (?:the )?system|in (?:the|our) system)|not yet available|(?:is|was|has|have|are) ?n['’]?t (?:been )?(?:done|booked|taken|sent|(?:on|in) (?:the|our) system)|(?:still|never) (?:not )?(?:in|on) (?:the|our) system|never (?:done|sent|run|repeated|booked|got (?:the|a))|no (?:result|date|req|report|record|letter|CXR)|no request|given (?:me |us |a )?(?:no )?date|can ?(?:not|['’]t) find (?:a|any|the|no|that)|can find no|insufficient|recollect|resubmit|still (?:not|no|needs?|due|to)|nobody (?:has )?(?:\w+ )?(?:asked|booked|call(?:ed)?|rang|rung|phoned|told)|keeps? forgetting|have(?: ?n['’]t| not) (?:heard|had|picked|collected|booked)|date to follow|needs (?:repeat\w*|doing|renewal|to be (?:done|sent|booked|repeated|checked|arranged|requested|seen))|(?:has|have) to be (?:re-?written|re-?done|done|told|repeated|arranged|booked|amended|corrected)|to be (?:re-?booked|arranged|re-?arranged|requested|re-?written|thought about|corrected|amended)|was missed|thrown out)\b/i;
/** What in a plan is asked for. */
const asking =
  /\b(?:please|pls|kindly|request(?:ed)?|re-?referr?(?:ed|al)|refer(?:red|ral)?|arrange|organi[sz]e|order(?:ed)?|repeat|rpt|recheck|redo|re-?check|check|book(?:ed)?|to (?:have|book|pick up|collect|give|get)|due|need(?:s|ed)?|(?:like|wants?) (?:it|them|this|that) (?:done|repeated|checked)|suggest|recommend(?:ed)?|advised?|should (?:have|be)|add(?:ed)? (?:on|to)|consider|ask(?:ed)? (?:for|GP|again|of)|sent|ensure|follow[- ]?up|before starting|when available|would like|ring)\b/i;
/** What is to be done only if something happens is not asked for yet. */
const onlyIf =
  /^\W{0,6}(?:\(?[a-z\d]{1,2}[.)]\s*)?if (?!not\b|you (?:have|did)(?:n't| not)\b|possible\b|available\b)|\bonly if\b/i;
const done =
  /\b(?:normal|negative|positive|unremarkable|clear|(?<!\b(?:to|please|will|must) )show(?:s|ed|ing|n)?\b|(?<!be )given\b|(?:vax|vacc\w*|shot|jab) (?:\d{1,2}\/\d{1,2}\/\d{2,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* 20\d\d)|done (?:today|\d|on|in|oct|nov|dec|jan)|was (?:done|given|normal|negative|\d)|had (?:on |in )?(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d)|came back|grew|grown|closed|administered|completed|fine|sensitive to|neg\b|detected|no growth(?! chart)|within(?! (?:\w+ )?(?:days?|weeks?|months?)\b)|stable)\b/i;
const unwanted =
  /^\W*no \w+\W*$|\bno (?:follow-?up|further \w+|repeat)\b|\bno \w+ (?:needed|required)\b|\bnot (?:needed|required|indicated|necessary|for)\b|\bnot (?:at present|currently)\W{0,3}$|\bdiscussed,? (?:and |but )?not done\b|\bnot (?:done|repeated|tested)\b ?(?:[(–—:-] ?)+(?:min\b|recovered|known|unreliable|unsuitable|unhelpful|result would|would not|no longer|low (?:risk|yield)|not needed)|\bdeclined\b|\bdecided against\b|\bnot (?:requested|ordered)\b|\b(?:do|does|did)(?: not|n['’]t) (?:think|believe|feel|see)\b[^.;]{0,40}\bneeds?\b|\b(?:do|does|did)(?: not|n['’]t) need\b|\bnot (?:done|given|sent|tested)\b[ ,]{1,2}(?:because|as|since|due to|no|\((?:no|not))\b/i;

/** What waits for the thing, and what only moves its day, do not ask for it. */
const aside =
  /\buntil\b[^.;]{0,40}\b(?:is|are|has been|have been) (?:done|back|seen|tested)\b|\b(?:has been|is|was) (?:moved|brought forward|put back|bumped)\b/i;

export type RequestState = "asked" | "done" | "pending" | "not-done";

/** Undefined: nothing is asked for, or only in a case that may come. */
export function stateIn(clause: string, isPlan: boolean, isFound: boolean): RequestState | undefined {
  if (unwanted.test(clause)) return "done";
  if (onlyIf.test(clause) || aside.test(clause)) return undefined;
  const waited = waitedFor(clause);
  if (waited !== undefined) return waited;
  if (isFound && /\d|negative|positive|normal|detected|seen/i.test(clause)) return "done";
  if (
    done.test(clause) &&
    !/\b(?:please|due|repeat|recheck|rpt|repeated in|(?:like|want|need)s? (?:it|them|this|that) (?:done|repeated|checked))\b/i.test(
      clause,
    )
  )
    return "done";
  return asking.test(clause) || isPlan ? "asked" : undefined;
}

/** Whether the words themselves say that something is wanting, however it was asked for. */
export function waitedFor(clause: string): "pending" | "not-done" | undefined {
  if (onlyIf.test(clause) || unwanted.test(clause) || label.test(clause)) return undefined;
  if (pending.test(clause)) return "pending";
  return wanting.test(clause) ? "not-done" : undefined;
}

/** What stands above a list, explains a sign or is for a case that may come says nothing of its own. */
const label =
  /\bif (?:you )?(?:have(?:n['’]t| not)|not) heard\b|^\W*if (?:(?:it|this|that|they) (?:is|are) )?(?:still )?not (?:back|in|here|through|ready)\b|^\W*\w+ ?= |^\W*(?:still )?(?:to do|to be done|outstanding|pending|awaited|overdue)\W*$/i;

/** What is ordered, sent for, filled in or appealed: the kinds of things that can stay undone. */
const orders =
  /(?:\b|(?=#))(?:referr?(?:al|ed)|assessment|forms?|scans?|sonars?|tests?|re-?tests?|bloods?|levels?|swabs?|samples?|cultures?|vacc\w*|jabs?|dose \d|doses?|reviews?|checks?|re-?checks?|reports?|letters?|licen[cs]e|DVLA|appeal|approval|authori[sz]ation|screen(?:ing)?|panel|biops\w*|plan|dietiti?[ac]n\w*|physio\w*|counsel\w*|clinic|re-?check|repeat|#\d)\b/i;
/** Asked for in so many words: by a referral, a form, "please", "I suggest". */
const askedFor =
  /(?:\b|(?=#))(?:re-?referred|referred (?:to|for)|: referred\W*$|referral (?:to|sent|made|re|done|\w+ sent)|(?:please|pls|kindly) (?:\w+ )?(?:book|arrange|organi[sz]e|order|check|send|do|chase|add|request|fix|correct|consider|repeat|re-?check)|with you please|I(?:'d| would)? (?:suggest|recommend|advise)|I(?:'ve| have) asked (?:for|\w+ to|the \w+ to|Dr \w+ to)|form (?:sent|left|given|attached|came)|form is due|to be (?:checked|repeated|seen|booked|tested)|suggest(?:ed)? (?:a |an )?(?:repeat|referral|review)|recommend(?:ed)? (?:a |an )?(?:repeat|referral|review)|re-?check (?:at|in)|repeat (?:at|in|within)|#\d in|(?:2nd|second|next) (?:dose|one) (?:in|due))\b/i;

/** Whether a clause that names nothing of the vocabulary asks for a thing of the kinds that are ordered. */
export function asksFor(clause: string): boolean {
  return askedFor.test(clause) && orders.test(clause) && !onlyIf.test(clause) && !unwanted.test(clause);
}
