import type { LineRole } from "#core/domain/line-role.ts";

/** What a heading's or label's words open, lower case and without punctuation. Order matters: the first that fits is meant. */
const patterns: [LineRole, RegExp][] = [
  [
    "copied-forward",
    /\b(?:old (?:list|system|records?|letters?)|not verified|unverified|copied (?:forward|from|over)|carried (?:forward|over)|(?:from|per|in) (?:prior|previous|old|past|referral|earlier) (?:\w+ )?(?:records?|list|lists|letters?|notes?|system|visit|admission|summary)|imported from|as per previous|from system)\b/,
  ],
  [
    "leaflet",
    /\b(?:information (?:sheet|leaflet)|fact ?sheet|leaflet|general information|standard text|for all patients|patient information|frequently asked|about this (?:test|medicine|leaflet)|side effects? (?:may|can) include)\b|^(?:notes? for patients|what do these (?:results )?mean|disclaimer|important information|your rights|did you know)$/,
  ],
  [
    "request",
    /^(?:(?:for )?(?:the )?(?:gp|pcp|fp|surgery|practice|primary care|family doctor)(?: to do)?(?: (?:please|kindly))?)$|^(?:requests?|to gp)\b|\bactions? (?:for|by|from) (?:the )?(?:gp|pcp|hospital|practice|surgery|primary care)\b|^(?:gp|pcp|practice|surgery|hospital) actions?\b|\bplan for (?:the )?(?:gp|pcp)\b|^(?:note|message|advice) (?:to|for) (?:the )?(?:gp|pcp)\b/,
  ],
  [
    "plan",
    /\b(?:impression|assessment|imp|opinion|diagnosis|a) ?(?:\/|and|&|\+) ?(?:management )?(?:plan|p|recommendations?)$/,
  ],
  [
    "safety-netting",
    /\bsafety ?-?net|^red ?flags?\b|\bwhen to (?:ring|call|seek|get|come|contact|worry|return)\b|^(?:please )?(?:return|come back|ring|call|phone|contact)(?: (?:us|to|at|the|same|immediately|straight|back|stat|sooner|day|clinic|casualty|gp|ed|er|emergency)\b)*(?: .{0,30})?\b(?:if|for|when)\b|^(?:return|rtn|rted|rtc if|r\/v if|come back|watch for|warning signs?|seek (?:help|advice|medical)\b.*|return precautions?|in an? (?:emergency|crisis)|sick ?-?day (?:rules?|advice|plan|guidance)|emergency plan|early[ -]warning (?:signs|plan)\b.*)$/,
  ],
  [
    "family-history",
    /^f ?\/?hx?$|^fam(?:ily)?(?: (?:medical |and social )?(?:history|hx))?$|\bfamily (?:history|hx)\b/,
  ],
  [
    "allergies",
    /\ballerg|\badverse (?:drug )?(?:reaction|event)s?\b|^adrs?$|^alg$|^all$|\bintolerances?$|\bsensitivit(?:y|ies) to (?:drugs|medicines)|^nkda\b/,
  ],
  [
    "social-history",
    /^s ?\/?hx?$|\bsocial (?:history|hx|situation|circumstances)\b|^(?:alcohol|smoking|tobacco|etoh|smoker|lifestyle|habits|occupation|employment|job|work|living situation|substance use|drugs and alcohol)$/,
  ],
  [
    "medicines-stopped",
    /^(?:stopped|ceased|discontinued|withheld|held)$|\b(?:medicines?|meds?|medications?|drugs?|items?|treatments?) (?:ended|stopped|ceased|discontinued|withheld|to stop)\b|^(?:stop|cease|discontinue)(?: (?:taking|these|the following|medicines|meds))*$|^(?:previous(?:ly)?|past|former|failed|prior) (?:treatments?|medications?|medicines?|drugs?|therap(?:y|ies)|dmards?|biologics?)\b|^(?:do not take|not to take|avoid|not taking)$/,
  ],
  [
    "medicines-changed",
    /\b(?:chang(?:es?|ed)|adjustments?) (?:(?:made )?(?:to|in) (?:your |the |his |her )?)(?:medic|meds|treatment|tablets|drugs)|\b(?:medication|medicine|meds|drug|treatment|therapy|insulin) changes?\b|^(?:your )?changes?(?: (?:made|agreed))?(?: (?:today|from today|at this visit|this visit))?$|^(?:new|changed|started|start|increased?|reduced?)(?: (?:prescriptions?|medications?|medicines?|meds|drugs?|today|scripts?))?$|^(?:short|new) course$|^(?:scripts?|prescriptions?|new rx|rx given|medicines?|meds) (?:given|issued|started|written|today)?$|^what changes\b/,
  ],
  [
    "medicines-now",
    /\b(?:medications?|medicines?|meds|medicaments?|tablets|drug (?:history|hx|list|chart)|current (?:treatments?|therapy|rx|drugs?)|regular (?:treatment|drugs?)|repeat (?:items?|list|template|prescriptions?|meds)|infusions?)\b|^d ?\/?hx?$|^(?:rx|tto|tta|ttos|ttas|dmt|dmards?|drugs?|current|inhalers|insulin|treatment now|supplements|herbals?|otc|home meds)$/,
  ],
  [
    "history",
    /^p ?\/?m ?\/?s?hx?$|^psh ?x?$|^pmsh$|^p\/?h$|\bpast (?:medical|surgical|psychiatric|ocular|obstetric|history|hx)\b|^past$|\b(?:medical|surgical|psychiatric|obstetric|gyn\w*|ocular) (?:history|hx)\b|^background\b|^(?:previous|other) (?:history|medical history|problems)$|^co-?morbidit(?:y|ies)$|^k\/?c\/?o$|^known (?:case of|conditions)\b|^(?:operations|surgeries)$|\bimmuni[sz]ations?\b|\bvaccin/,
  ],
  [
    "narrative",
    /^(?:hpi|hpc|hopc|hx|h\/o|cc|pc|c\/o|p\/c|s|subj(?:ective)?|history|narrative|progress|course|interval|update|triage|situation)$|\bhistory of (?:present|presenting|the present)\b|\b(?:presenting|chief|main|current) (?:complaint|concern|problem|symptoms?|illness|history)\b|^presentation$|^(?:md|nursing|triage|doctor|clinician|nurse) notes?$|\bcomplaints?$|\breason (?:for|of)\b|^reason$|\binterval (?:history|hx)\b|\b(?:hospital|clinical|ed|er|icu|ward) course\b|\bclinical (?:narrative|course|summary|details?|notes?|info\w*|indication|history|context|hx)\b|^clin(?: details)?$|^indications?\b|^(?:your )?story\b|^how (?:are )?you\b|^what (?:we|you) (?:talked|told|said|discussed|were)\b|^(?:since|flares) (?:last|since)\b|^referred by\b|^nursing$|^(?:inpatient )?(?:stay|admission) summary$|\bconcerns\b|^mechanism|^you were seen\b|^today you were seen\b|^reason for admission$/,
  ],
  [
    "examination",
    /^o ?\/ ?e$|^(?:o|oe|pe|mse|obs|vitals?|exam|exam findings|ph?ysical|objective|gait)$|\bexam(?:ination|ined)?\b(?! (?:date|type))|\bvital signs?\b|\bobservations?\b|\bmental state\b|^physical\b|^(?:bp|weight|measurements?)(?: ?\/ ?\w+)?$/,
  ],
  [
    "imaging-findings",
    /^(?:findings|comparison|compared? (?:to|with).*|report|mammogram\b.*|ultrasound|x-?ray|ct|mri|echo\w*|image quality|valves|limitations|extent|macroscopy|microscopy|quality|histology\b.*)$/,
  ],
  [
    "impression",
    /^(?:a|imp|impr|ddx|a&p summary)$|\bimpression\b|\bassessments?\b|\bconclusions?\b|^summary$|^final (?:report|result|diagnosis summary)$|\binterpretation\b|^formulation$|^in summary$|\bmedical decision making\b|^mdm$|^condition at discharge$|^outcome$/,
  ],
  [
    "diagnoses",
    /\bdiagnos[ei]s\b|^d ?\/?x$|^dxs?$|\bproblems?(?: list)?$|^(?:active )?(?:conditions?|issues)$|^your \w+ condition$|^diagnosed\b|^(?:primary|final|secondary|working|other) (?:dx|diagnos)/,
  ],
  [
    "opinion",
    /^opinion$|\bcomments?\b|\bremarks?\b|^notes?$|^(?:pharmacist|nurse|gp|doctor'?s?|provider|lab|clinician) (?:note|comment|action)s?$|\bmdt\b.*\b(?:outcome|decision|recommendation)/,
  ],
  [
    "results",
    /\bresults?\b|\blab(?:s|oratory)?\b|\binvestigations?\b|^i ?x$|\bblood(?:s| tests?| work| results?)\b|^(?:latest|recent) (?:bloods|tests|labs)\b|\bbloods?$|\bimaging\b|\bstudies\b|\bradiology\b|^data$|\bdiagnostics?\b|^tests?\b|^ecg$|^ekg$|^(?:ha?ematology|biochemistry|chemistry|microbiology|immunology|serology|urinalysis|pathology|stool|thyroid function|kidney|liver|bone|full blood count|cbc.*|comp\.? metabolic panel|lipids?|coeliac screen|celiac screen|measures|parameters)$|\bfunction tests?\b/,
  ],
  [
    "appointment",
    /\bappointments?\b|^(?:follow ?-?up|f ?\/?u|f\/up|fup|next(?: (?:visit|appt|appointment|clinic|review|session|dose|infusion|seen|collection))?|review|r\/v|rtc|when|booked|see (?:me|us)(?: again)?)$|\bfollow ?-?up (?:appointments?|visits?|arrangements?)\b|^next (?:visit|clinic|review|appointment)\b/,
  ],
  [
    "procedure",
    /\bprocedures?\b|^operations?\b|^surgery$|^technique$|^treatment (?:given|received|in (?:ed|er|hospital))\b|^(?:anaesthe\w+|anesthe\w+|sedation|bowel prep|what we did|given|intervention|complications?|consent|wound)$|\boperation\b/,
  ],
  [
    "plan",
    /^(?:p|a ?\/ ?p|a ?& ?p|mx|tx|adv|dispo|disp|i|rec|recs)$|\bplan\b|\bmanagement\b|\brecommend(?:ation|ed)s?\b|\bdisposition\b|\bactions?\b|\bto do\b|\bnext steps?\b|\badvi[cs]e\b|\badvised\b|\binstructions?\b|\bagreed?\b|\beducation\b|^targets?\b|^goals?\b|^treatments?$|\bwhat to do\b|^(?:for|before|after|day of|on the day)\b.{0,30}$|^suggest(?:ed|ions?)?$|^aftercare$|\bhome (?:program|programme|care|exercises?)\b|\bhealth maintenance\b|^counsell?ing\b|^homework$|\bcare plan\b|^lab work$|^(?:step|self-care|activity|diet|driving|exercise)$|^referrals?$|^decision\b/,
  ],
  [
    "administration",
    /^(?:cc|c\.c|copy|copies|copied to|signed?|sign|e-?signed|signature|authori[sz]ed(?: by)?|verified(?: by)?|auth|our ref|your ref|ref no|page|completed by|dictated by|reported by|printed(?: by)?|fax(?:ed)?|form|cost|paid by|parking|bring|opening times|subject|transport|insurance|member id|claim no|reference|total)$/,
  ],
  [
    "patient",
    /^(?:re|patient|pt|name|patient name|client|worker|surname|first name|forename|dob|d\.?o\.?b\.?|date of birth|born|nhs(?: number| no)?|mrn|nhi|chi(?: no)?|hcn|ihi|ppsn?|medicare(?: no)?|health card|hosp(?:ital)? no|hospital number|uhid|ipd no|folder|age(?: ?\/ ?sex)?|sex|gender|address|addressograph|demographics|nok|next of kin|signed in as|reg|owner|nikshay id|patient label)$/,
  ],
  [
    "date",
    /^(?:dates?|clinic|seen|visit|when|dos|coll|rpt|recd|done|arrival|arrived|departed|discharged?|admitted|admission|doa|dod|adm|d\/c|att|collected|received|reported|sampled|specimen date|typed|dictated|transcribed|printed|issued|exam date|study date|scan|date (?:of|typed|collected|received|reported|printed|issued|seen)\b.*|(?:clinic|visit|report|letter|collection|encounter|service|review|meeting|study|exam|sample|notice) (?:date|mailed|taken)|sample taken|latest (?:sample|specimen|collected))$/,
  ],
  ["addressee", /^(?:to|attention|attn|fao)$/],
  [
    "letterhead",
    /^(?:from|consultant|cons|gp|referrer|referred by|ref by|ref|requester|requested by|requestor|req|ordering(?: \w+)?|ordered by|provider|clinician|clinicians|seen by|attending|endoscopist|radiologist|surgeon|pharmacist|nurse|dietitian|rd|cns|rn|therapist|dr|mrp|fp|pcp|ward|tel|phone|ph|telephone|fax|email|clinic phone|nominated pharmacy|hospital|department|performed by|sonographer|coordinator|dots provider|performing lab)$/,
  ],
];

/** Words of a heading as they are compared. */
function comparable(label: string): string {
  return label
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}\p{N}/&' -]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Most words that a heading has. */
const longestLabel = 9;

/** The role that a heading's or label's words open; undefined where they name none that is known. */
export function roleOfLabel(label: string): LineRole | undefined {
  const whole = comparable(label);
  if (whole === "" || whole.length > 90) return undefined;
  // "MEDS (from old list, not verified)": what stands in brackets tells of the list and not what it is.
  const named = comparable(label.replace(/\([^()]{0,80}\)?/g, " ")) || whole;
  for (const [role, pattern] of patterns) {
    if (role === "copied-forward" || role === "leaflet") {
      if (pattern.test(whole)) return role;
    } else if (named.split(" ").length <= longestLabel && pattern.test(named)) return role;
  }
  return undefined;
}

/** Shorthand that opens a section without a colon ("O/E Wt 89 kg", "Imp Overt hypothyroidism"). */
export const bareLabel =
  /^(?:O\/E|OE|Ix|IX|Imp|IMP|Hx|HX|HPC|HPI|PC|C\/O|c\/o|PMHx?|PMH|PSHx?|FHx?|FH|SHx?|DHx?|DH|ALL|K\/[cC]\/o|Dx|DX|Mx|MX|Adv|PLAN|Plan|COMMENT|COMMENTS|PROCEDURE|EXAMINATION|HISTORY|OPINION|ULTRASOUND|Allergies|Current medication|Diagnoses|Diagnosis|Medication|Medications|Medicines|Impression|Problems|Plan for GP)(?=\s|$)/;

/** Roles that say something of the patient's health, so that their label opens a section even inside a line. */
export const sectionRoles: ReadonlySet<LineRole> = new Set([
  "copied-forward",
  "leaflet",
  "request",
  "safety-netting",
  "family-history",
  "allergies",
  "social-history",
  "medicines-stopped",
  "medicines-changed",
  "medicines-now",
  "history",
  "narrative",
  "examination",
  "imaging-findings",
  "impression",
  "diagnoses",
  "opinion",
  "results",
  "appointment",
  "procedure",
  "plan",
]);
