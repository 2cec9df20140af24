/**
 * Words of our sentences that say what became of a thing, and the words of records that say the same. A sentence's word has to be met by
 * one of its class: "stopped" by "ceased", and never by "started".
 */
export const statusClasses: readonly { said: RegExp; evidenced: RegExp }[] = [
  {
    said: /\b(?:was|to be|be) stopped\b|\bstopped your\b/i,
    evidenced:
      /\b(?:stop\w*|ceas\w*|discontinu\w*|d\/c|dc'?d|off|withdr\w*|no longer|not (?:to )?(?:take|be taken|taking)|finish\w*|complet\w*|came to an end|replaced|switch\w*|chang\w* (?:to|from)|instead|remov\w*|end\w*|until|avoid\w*|never)\b/,
  },
  {
    said: /\bpaused\b/i,
    evidenced:
      /\b(?:paus\w*|h[eo]ld\w*|withh\w*|suspend\w*|stop\w*|omit\w*|miss\w*|not (?:to )?(?:take|restart\w*)|defer\w*|on hold)\b/,
  },
  {
    said: /\bstarted\b/i,
    evidenced:
      /\b(?:start\w*|issu\w*|began|begin\w*|commenc\w*|initiat\w*|new|add\w*|prescrib\w*|trial\w*|first|switch\w*|chang\w*|given|put on|loading|restart\w*|again|since|re-?commenc\w*|resum\w*)\b/,
  },
  { said: /\braised\b/i, evidenced: /\b(?:increas\w*|rais\w*|up\w*|titrat\w*|higher|double\w*|to)\b|↑|->|→/ },
  {
    said: /\breduced\b/i,
    evidenced: /\b(?:reduc\w*|decreas\w*|lower\w*|down\w*|cut|halv\w*|taper\w*|wean\w*|less|step\w*|to)\b|↓|->|→/,
  },
  { said: /\bcancelled\b/i, evidenced: /\b(?:cancel\w*|not go\w* ahead|postpon\w*|called off|rebook\w*)\b/ },
  {
    said: /\bmoved\b/i,
    evidenced:
      /\b(?:mov\w*|re-?schedul\w*|chang\w*|postpon\w*|re-?book\w*|re-?arrang\w*|shift\w*|switch\w*|bump\w*|delay\w*|cancel\w*|instead|now|new|off|was|brought|push\w*|put (?:back|off)|any ?more|no longer|on leave|not (?:available|go\w* ahead)|can ?not|can't)\b/,
  },
  {
    said: /\bnot allergic\b/i,
    evidenced: /\b(?:not|no|remov\w*|de-?label\w*|refut\w*|negative|tolerat\w*|taken off|never|nkda|none)\b/,
  },
  {
    said: /\bpossib(?:le|ly)\b|\bnot certain\b/i,
    evidenced:
      /\b(?:possib\w*|uncertain|unclear|doubt\w*|quer\w*|unconfirm\w*|not (?:sure|certain|confirm\w*|prov\w*|settled)|\?|maybe|probabl\w*|suspect\w*|child\w*|may|unsure|unknown|label\w*|vague|refer\w*|test\w*)\b|\?/,
  },
  {
    said: /\bplanned\b/i,
    evidenced:
      /\b(?:plan\w*|will|to (?:start|begin|have|be)|from|consider\w*|due|next|propos\w*|aim\w*|start\w*|for)\b/,
  },
  { said: /\bgone up\b/i, evidenced: /\d/ },
  { said: /\bgone down\b/i, evidenced: /\d/ },
];
