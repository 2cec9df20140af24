import type { LineRole } from "#core/domain/line-role.ts";

/** Days, weeks and months as they are printed: "3 months", "6/52", "4-6 wks". */
const span =
  "(?:\\d{1,2}(?: ?(?:-|–|to) ?\\d{1,2})? ?(?:\\/ ?(?:7|12|52)|days?|wks?|weeks?|mths?|months?|mo|yrs?|years?)|(?:a|one|two|three|four|six|eight|twelve|few|couple of) (?:days?|weeks?|months?|years?))";
const help =
  "(?:999|911|000|111|112|988|108|ED|A ?& ?E|A and E|ER|emergency|casualty|nhs 24|ambulance|hospital|gp|doctor|us|me|the (?:unit|ward|clinic|surgery|practice|nurse|team|helpline|office|advice line|duty line)|(?:\\w+ )?(?:line|helpline|nurse|clinic))";
const act = "(?:go|come|return|attend|call|ring|phone|dial|contact|tell|report|seek|present|get|let|see)";

const safety = [
  new RegExp(`\\b${act}(?: \\w+){0,5}? (?:if|for|should|when) `, "i"),
  new RegExp(`\\b(?:if|should|any|new|when)\\b.{2,160}\\b${act}\\b(?: \\w+){0,4}? ?${help}\\b`, "is"),
  new RegExp(`(?:->|→|=|-) ?(?:call \\/ ?)?(?:${help})\\b`),
  /^(?:return|rtn|rted|come back|r\/v)\b.{0,40}(?:\bif\b|:)/i,
  /\b(?:999|911|000|112|108)\b(?:\/\w+)? (?:for|if)\b|\b(?:call|ring|dial) (?:999|911|000|111|112|108)\b/i,
  /\bgo (?:straight |directly |back )?to (?:the )?(?:ed|er|a ?& ?e|emergency|casualty)\b/i,
  /\bsafety ?-?net/i,
];

const request = [
  /\b(?:would|'d|should|shall) be (?:very |most )?grateful (?:if|for)\b|\bgrateful if you\b|\bbe good enough to\b|\bwould you (?:please |kindly |mind )?(?:be|see|arrange|refer|check|consider|prescribe)\b/i,
  /\b(?:could|can) (?:you|the gp|the practice|the surgery)(?: please| kindly)? \p{Ll}/iu,
  /^(?:[•*·–-]|\(?[\da-z]{1,2}[.)])?\s*(?:gp|pcp|fp|surgery|practice)(?: |,)*(?:please|kindly|to)\b|\bgp (?:please|kindly)\b|\b(?:please|kindly) (?:chase|arrange|refer|prescribe|check|add|amend|delete|repeat|organi[sz]e|continue|take over|review|monitor|issue|change|update|correct|raise|remove|recheck|rpt|accept|see)\b/i,
  /\bplease (?:see|assess|advise)\b.{0,60}\b(?:and|with) (?:advise|advice|view|manage)\b/i,
];

const appointment = [
  new RegExp(
    `\\b(?:review|r\\/v|rtc|f\\/u|follow[- ]?up|see (?:him|her|them|you|me|us)(?: again)?|recall|clinic)\\b(?: \\w+){0,3}? (?:in |at |after )?(?:about |approx\\.? )?${span}`,
    "i",
  ),
  /\b(?:will|shall|'ll) (?:see|review|meet|phone|ring|call) (?:him|her|them|you)(?: again)?\b.{0,30}\b(?:in|on|after|when|next)\b/i,
  /\bappointment (?:is|has been|was) (?:booked|made|moved|changed|cancelled|on)\b|\b(?:you are|is|are) booked\b|\bno (?:routine )?(?:review|follow-?up)(?: here| needed| required)?\b/i,
];

const administration = [
  /^(?:dear|yours(?=,|$| sincerely| faithfully| truly| ever)|sincerely|kind(?:est)? regards|with (?:kind|best|many)|best wishes|regards|many thanks|with thanks|signed?\b|sd\/-|e-?signed|electronically|cc\b|c\.c\.|copy to|copied to)\b.{0,90}$/is,
  /\b(?:dictated (?:but|and|,|via|by)|not (?:read|signed)|dictated, not|to avoid delay|checked, not signed|(?:digitally|electronically) (?:signed|verified|approved|authenticated)|voice recognition|speech recognition)\b/i,
  /^(?:page \d|\W*end of (?:report|document|letter|extract)|printed (?:on|by|at|\d)|\W*confidential)/i,
  /\b(?:member id|policy (?:no|number)|claim (?:no|number)|copay|billing|invoice|not a bill|cost of|parking|wait(?:ing)? was|rate your visit|sign up at|activation code|gstin|cash memo|goods once sold|opening times)\b/i,
];

const leaflet = [
  /\b(?:general information|standard text|for all patients|all patients|information sheet|this (?:sheet|leaflet|booklet) (?:is|was|has)|reference (?:ranges|intervals) (?:apply|are|differ)|should be interpreted by|results are (?:normally|for)|not for (?:emergencies|urgent)|do not use (?:messaging|this)|messages are (?:read|answered)|this mailbox|sheet reviewed|is not a medical device|this letter is confidential|received in error|reports? (?:is|are) (?:for|uploaded|discussed)|you can opt out|have you thought about|most people|many people|about \d+ in (?:every )?\d+|women (?:aged|who|on)|men (?:aged|who|over)|people (?:with|who|over|aged))\b/i,
];

const copied =
  /\b(?:copied (?:forward|from|over)|carried forward|from (?:prior|previous|old) (?:records?|lists?|letters?)|(?:old|previous|prior) (?:list|lists|records?)\b.{0,24}\b(?:check|not verified|unverified)|not verified\b.{0,40}\b(?:list|meds|medic))/i;

const relatives =
  /^(?:(?:his|her|their|your|maternal|paternal|older|younger|twin)\s+){0,2}(?:mother|father|mum|mom|dad|brother|sister|son|daughter|grand(?:mother|father)|gran|aunt|uncle|cousin|sibling|parents?)\b(?: (?:and|&) \w+)?[:\s-]+(?:also )?(?:had|has|have|with|died|is|was|nil|takes|took|developed|suffers?|diagnosed|\w+ (?:ca|cancer|disease)\b)/i;

const exam =
  /^(?:BP|HR|T|Temp|Wt|Weight|Ht|BMI|Pulse|P|RR|Sats?|SpO2|GCS|Obs|Vitals)\b[:\s]*[<>~]?\d|\bon examination\b/i;

const patientLine =
  /\b(?:d\.?o\.?b\b|date of birth|nhs(?: no| number)?[: ]+\d|mrn\b|nhi[: ]|chi\b ?\d|hcn\b|born \d|b\. ?\d)|^(?:re|RE|Re)[: ]|^(?:patient|pt|name|client|worker|hosp(?:ital)? no)\s*[:.]/i;

const dateLine =
  /^(?:clinic|seen|visit|date|dictated|typed|transcribed|printed|reported|collected|received|admitted|discharged|letter|written|our ref|your ref)\b(?: \w+){0,2}\s*:?\s*(?:on )?(?:\p{L}{3,9},? )?\d{1,4}[ /.-]/iu;

/** The role that the words themselves tell, whatever heading they stand under; undefined where they tell none. */
export function roleOfContent(text: string): LineRole | undefined {
  const said = text.slice(0, 420).replace(/\s+/g, " ");
  if (copied.test(said)) return "copied-forward";
  if (said.length < 160 && administration.some((pattern) => pattern.test(said))) return "administration";
  if (leaflet.some((pattern) => pattern.test(said))) return "leaflet";
  if (request.some((pattern) => pattern.test(said))) return "request";
  if (safety.some((pattern) => pattern.test(said))) return "safety-netting";
  if (appointment.some((pattern) => pattern.test(said))) return "appointment";
  if (relatives.test(said)) return "family-history";
  return undefined;
}

/** The role of a line where no heading stands above it. */
export function roleWithoutHeading(text: string): LineRole | undefined {
  const said = text.slice(0, 200).replace(/\s+/g, " ");
  if (patientLine.test(said) && said.length < 160) return "patient";
  if (dateLine.test(said)) return "date";
  if (exam.test(said)) return "examination";
  return undefined;
}

const organisation =
  /\b(?:hospitals?|clinic|surgery|practice|trust|department|dept|centre|center|university|health|laborator(?:y|ies)|labs?|pathology|radiology|imaging|pharmacy|chemist|medical|associates|service|unit|board|infirmary|group|diagnostics|counsell?ing|division|team|ward|institute|physio\w*|rehab)\b/i;
const place =
  /\b(?:tel|ph|phone|fax|suite|po box)\b|@\w|\bwww\.|\b\d{1,4}[ ,]+(?:\p{Lu}\p{L}+ ){1,3}(?:lane|road|street|court|avenue|row|way|drive|square|close|place|crescent|terrace|end|st|rd|ave|dr|ter)\b/iu;

/** What a short line before the salutation is: who writes, to whom, where. */
export function roleOfOpening(text: string): LineRole | undefined {
  const said = text.replace(/\s+/g, " ").trim();
  if (said.length > 140) return undefined;
  if (/^(?:to|attn|fao)\s*:/i.test(said)) return "addressee";
  if (/^(?:dr|prof(?:essor)?|mr|mrs|ms|miss|sr|sister)\.? \p{Lu}/iu.test(said) && said.split(" ").length <= 9)
    return "addressee";
  if (organisation.test(said) || place.test(said)) return "letterhead";
  return undefined;
}

const signer =
  /^(?:(?:dr|prof(?:essor)?|mr|mrs|ms|miss|sr|sister)\.? )?(?:\p{Lu}[\p{L}.'’-]*,? ){1,4}(?:\p{Lu}[\p{L}.'’-]*,? ?|\(|and |of |in |to |& |\/ ?){0,8}\)?$/u;
const professions =
  /\b(?:radiologist|physician|consultant|specialist|nurse|registrar|surgeon|physiotherapist|pharmacist|dietitian|psychiatrist|psychologist|therapist|practitioner|officer|resident|pathologist|\p{L}+ologist|md|do|frcp\w*|frcs|frcr|mrcp|rgn|rn|rd|gp|cns|anp|np|pa-c|fnp|lcsw|pmhnp|fy[12]|f[12]|sho|spr|ct[1-3]|mo)\b/iu;

/** "Dr P. Halloran, Radiologist": names and titles alone. */
export function isSignature(text: string): boolean {
  const said = text.replace(/\s+/g, " ").trim().replace(/[.]$/, "");
  if (said.length > 90 || /\d/.test(said)) return false;
  return signer.test(said) && (professions.test(said) || /^(?:dr|prof|mr|mrs|ms|miss|sister|sr)\b/i.test(said));
}

/** Whether a passage goes on with a list: a marker, a tick box, a row. */
export function isListItem(text: string): boolean {
  return /^(?:[•*·▪◦‣>–—+-]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|\[[ xX]?\]|[☐☑☒✓])\s*\S/.test(text);
}
