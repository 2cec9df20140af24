import type { Cue } from "./cue-weight.ts";

/* Signs of danger in the whole person: colour, child, pregnancy, fever, severe pain, measured values, suddenness. Weighed with those of `emergency-cues.ts`. */

export const wholeBodyCues: readonly Cue[] = [
  // A bowel that is shut, a clot in a leg, muscle that breaks down.
  [
    2,
    /\b(?:sick|vomit\w*|throw\w* up|threw up|puk\w*|bring\w* up)\b.{0,16}\b(?:green|brown|bile|bilious|fa?ecal|poo)\b/,
  ],
  [
    2,
    /\b(?:no|not|nor|hasn't|haven't|can't)\b.{0,16}\b(?:poo\w*|bowels?|stools?)\b.{0,12}\b(?:wind|gas|fart\w*)\b|\b(?:no|not|can't)\b.{0,12}\b(?:wind|gas|fart\w*)\b.{0,12}\b(?:poo\w*|stools?)\b/,
  ],
  [
    2,
    /\b(?:one|left|right) (?:calf|leg|thigh|shin)\b.{0,24}\b(?:sore|tender|pain\w*|hot|red|tight|hurts?|aching|throb\w*)\b.{0,16}\b(?:puffy|swollen|swelling|swelled|fat|hot|red|bigger)\b|\b(?:one|left|right) (?:calf|leg|thigh|shin)\b.{0,24}\b(?:puffy|swollen|swelling|swelled|bigger)\b.{0,16}\b(?:sore|tender|pain\w*|hot|red|tight|hurts?|aching)\b/,
  ],
  [
    1,
    /\b(?:since|after) (?:the |my |a |that )?(?:long )?(?:drive|flight|plane|coach|journey|op|operation|surgery|plaster|cast)\b/,
  ],
  [
    2,
    /\b(?:pee|wee|piss|urine)\b.{0,20}\b(?:(?:like|of|colou?r of) (?:\w+ )?(?:tea|cola|coke|coffee|stout|port)|(?:tea|cola|coke|coffee)[- ]?colou?red|dark brown|black)\b/,
  ],
  [
    1,
    /\bsince (?:the |my |starting |that |this )?(?:new )?(?:\w+ )?(?:pills?|tablets?|statins?|medicines?|jabs?|injections?|drugs?)\b/,
  ],
  [
    2,
    /\b(?:leak\w*|losing|lost|gush\w*|trickl\w*) (?:\w+ )?(?:water|waters|fluid|amniotic)\b|\b(?:waters?|mucus plug)\b.{0,12}\b(?:gone|broke\w*|leak\w*|went)\b/,
  ],
  [
    1,
    /\b(?:white|pale|grey|gray|green|ashen|yellow)\b(?! (?:coat|noise|blood|cells?|tablets?|pills?|mark|bread|wine|discharge|bits))/,
  ],
  [
    2,
    /\b(?:4[01](?:\.\d)?|10[4-7](?:\.\d)?)\b(?=.*\b(?:temp\w*|fever|degrees|see\w*|confus\w*|fit|baby|sleepy|rash)\b)|\b(?:temp\w*|fever)\b.{0,20}\b(?:4[0-2](?:\.\d)?|10[4-8](?:\.\d)?)\b/,
  ],
  [
    2,
    /\b(?:ketones?)\b.{0,8}\b(?:[2-9](?:\.\d)?|high|large|\+\++)|\b(?:can't|cannot|not) (?:stop|keep)\b.{0,20}\b(?:vomit\w*|throw\w*|sick|down|bleed\w*|shak\w*|cough\w*)\b/,
  ],
  [
    2,
    /\b(?:hard|stiff|rigid|solid) (?:like|as) (?:a )?(?:wood|rock|board|stone|drum|brick|table|plank|concrete)\b|\b(?:can't|cannot|unable to) (?:straighten|stand up|stand straight|lie (?:still|flat)|move for)\b/,
  ],
  [1, /\b(?:belly|stomach|tummy|abdomen|guts?)\b.{0,30}\b(?:pain\w*|hard|hurt\w*|agony|tender|swollen)\b/],
  [
    3,
    /\b(?:leg|foot|toes?|arm|hand|fingers?)\b.{0,40}\b(?:(?:white|blue|black|grey|purple|pale)\b.{0,12}\b(?:and|,)?.{0,6}\b(?:cold|numb|icy)|(?:cold|icy|numb)\b.{0,12}\b(?:white|blue|black|grey|purple|pale))\b/,
  ],
  [
    2,
    /\bred (?:line|streak|track)s?\b|\bspreading (?:up|fast|redness)\b|\bsmells? of (?:pear|fruit|nail|acetone)\b|\bbreathing deep\w*\b|\bfruity breath\b/,
  ],
  [
    1,
    /\b(?:90|8\d|9\d)[- ]?year[- ]?old\b|\bresident\b|\bclient\b|\bfound (?:him|her|them|on)\b|\bon (?:the )?(?:floor|ground|pavement|bathroom)\b/,
  ],
  [3, /\b(?:sugars?|glucose|meter|monitor|bm)\b.{0,20}\b(?:hi|lo)\b(?=[ .,!]|$)/],
  [
    2,
    /\b(?:funny|grey|gray|blue|purple|ashen|greyish|bluish|white|yellow|mottled|deathly|waxy|dusky|blotchy|marbled|ghost\w*)\b.{0,24}\b(?:colou?r|lips?|face|skin|as a (?:sheet|ghost)|fingers?|nails?|hands?|feet|round|around|looking|ish|toes?|leg|arm|foot)\b|\b(?:lips?|face|skin|colou?r|fingers?|nails?|hands?|feet|toes?|leg|arm|foot|gone|went|going|turn\w*|looks?|is|are)\b.{0,16}\b(?:funny colou?r|grey|gray|blue|blue-ish|bluish|purple|ashen|mottled|deathly|waxy|dusky|white as|very pale|so pale|pale as|ghost\w*)\b/,
  ],
  [
    2,
    /\b(?:won't|not|isn't|stopped|hasn't|refus\w*|no|can't|doesn't|off)(?: \w+){0,2} (?:feed\w*|drink\w*|nurs(?:e|ing)|bottles?|wet nappy|wet nappies|wet diapers?|fluids|keep (?:\w+ )?(?:down|water))\b|\bsunken\b|\bsoft spot\b|\bfontanel\w*\b|\bhigh[- ]pitched\b/,
  ],
  [
    1,
    /\b(?:bab(?:y|ies)|newborn|infant|toddler|\d+ (?:days?|weeks?|wks?|months?|mths?)[- ]?old|bairn|wee (?:man|one|girl|boy|lad)|little (?:one|man|girl|boy))\b/,
  ],
  [
    1,
    /\b(?:pregnan\w*|expecting|\d+ weeks|in labou?r|contractions?|just gave birth|gave birth|after the birth|postpartum)\b/,
  ],
  [
    3,
    /\b(?:baby|bump|movements?)\b.{0,30}\b(?:not moving|stopped moving|hasn't moved|isn't moving|haven't felt|not felt|no movements?|not kick\w*|hasn't kicked|quiet in)\b|\b(?:haven't|not|can't|no longer|no)\b.{0,16}\b(?:felt|feel|movement\w*|kick\w*)\b.{0,24}\b(?:baby|kick\w*|bump|move)\b|\b(?:cord|crowning|head is out|waters?)\b.{0,24}\b(?:out|coming|hanging|broke\w*|green|blood\w*|gone|through)\b/,
  ],
  [
    3,
    /\b(?:temp\w*|fever)\b.{0,20}\b(?:4[0-3](?:\.\d)?|10[4-9](?:\.\d)?)\b(?=.*\b(?:shiver\w*|shak\w*|confus\w*|doesn't|not|chemo\w*|limp|sleepy|stiff|rash|breath\w*|baby|weeks|months|days|fit|won't|drows\w*|can't|immun\w*|transplant)\b)/,
  ],
  [
    2,
    /\b(?:temp\w*|fever)\b.{0,20}\b(?:3[89](?:\.\d)?|10[0-3](?:\.\d)?)\b(?=.*\b(?:wait|monday|til|till|until|morning|breathless|due)\b)(?=.*\b(?:shiver\w*|chills?|rigors?|shak\w*|breathless)\b)|\b(?:shiver\w*|chills?|rigors?|shak\w*)\b.{0,30}\b(?:temp\w*|fever)\b.{0,10}\b(?:3[89](?:\.\d)?|10[0-3](?:\.\d)?)\b(?=.*\b(?:wait|monday|til|till|until|morning|breathless|due)\b)/,
  ],
  [1, /\b(?:fever\w*|temp\w*|burning up|boiling hot|hot to (?:the )?touch|shiver\w*|rigors?|shakes)\b/],
  [
    2,
    /\b(?:chemo\w*|transplant|neutropeni\w*|no spleen|immunosuppress\w*)\b(?=.*\b(?:fever\w*|temp\w*|shiver\w*|infect\w*)\b)/,
  ],
  [
    3,
    /\brash\b.{0,60}\b(?:glass|tumbler|doesn't (?:fade|go)|not (?:fade|fading|blanch\w*)|won't fade|purple|bruis\w*|spreading (?:fast|quick\w*))\b|\b(?:purple|bruis\w*|non[- ]?blanching)\b.{0,20}\b(?:rash|spots)\b/,
  ],
  [
    2,
    /\bdiabet\w*\b(?=.*\b(?:shak\w*|sweat\w*|confus\w*|not|won't|sleepy|drows\w*|vomit\w*|fruity|breath\w*|thirst\w*|sick|hypo)\b)|\bhypo(?:glyc\w*)?\b|\bketones?\b|\bdka\b/,
  ],
  [
    2,
    /\b(?:stomach|belly|tummy|abdomen|abdominal|back|flank|groin|testicles?|balls?|bollocks?|scrotum|pelvi\w*|guts?|eye|calf|leg|low on one side)\b.{0,60}\b(?:severe|terrible|excruciat\w*|agony|agonising|unbearable|worst|rigid|rock hard|hard as|like a board|sudden\w*|doubled|screaming|tearing|ripping|swelled|swollen|writh\w*|can't (?:stand|move|straighten)|crying|bad that)\b|\b(?:severe|terrible|excruciat\w*|agony|unbearable|worst|sudden\w*|screaming|tearing|ripping|doubled (?:up|over))\b.{0,50}\b(?:stomach|belly|tummy|abdomen|abdominal|back|flank|groin|testicles?|balls?|scrotum|pelvi\w*|one side|eye|calf|leg|pain)\b/,
  ],
  [1, /\b(?:vomit\w*|throw\w* up|threw up|being sick|been sick|puk\w*|spew\w*)\b/],
  [
    1,
    /\b(?:sudden\w*|all of a sudden|out of nowhere|out of the blue|came on|just now|right now|this minute|minutes? ago|(?:an|one|half an|two|\d) hours? ago|since (?:this morning|an hour|one hour|breakfast|lunch|half|\d)|getting worse|worse by the|fast|quick\w*|keeps getting|straight after|within minutes|for (?:an|one|\d) hours?)\b/,
  ],
  [
    1,
    /\b(?:severe\w*|terribl\w*|excruciat\w*|agony|unbearable|worst|massive|awful\w*|extreme\w*|10\/10|ten out of ten|screaming|really bad|so bad|very bad|very strong|killer|intense|violent\w*)\b/,
  ],
  [
    1,
    /\b(?:help|emergency|urgent\w*|ambulance|999|911|112|a ?& ?e|what do (?:i|we) do|should i (?:call|phone|ring|go)|do i (?:call|phone|ring|go)|panick\w*|scared|frighten\w*)\b/,
  ],
  [3, /\b(?:ox\w*|o2|spo2|sats?|saturation|pulse ox)\b(?: \w+){0,6} (?:[5-7]\d|8\d)\b/],
  [
    3,
    /\b(?:pulse|heart ?rate|bpm|heart)\b(?: \w+){0,6} (?:1[5-9]\d|2\d\d|[23]\d)\b(?! (?:years|minutes|days|weeks|mg))/,
  ],
  [
    3,
    /\b(?:bp|blood pressure|pressure)\b(?: \w+){0,6} (?:2[0-9]\d|19\d)(?: ?(?:\/|over) ?\d+)?\b|\b(?:bp|blood pressure)\b(?: \w+){0,6} (?:[4-6]\d|7[0-5]) ?(?:\/|over) ?\d+/,
  ],
  [
    3,
    /\b(?:sugars?|glucose|bm|blood sugar)\b(?: \w+){0,5} (?:[12](?:\.\d)?|3[0-3]|2[5-9](?:\.\d)?|[34]\d|[5-9]\d\d|hi|lo)\b(?![\d.%])/,
  ],
];
