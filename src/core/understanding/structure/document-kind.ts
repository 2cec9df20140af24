import type { DocumentKind } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import type { Passage } from "#core/reading/passages.ts";
import { isDiaryHeader } from "#core/reading/table-cells.ts";
import { holdsItems } from "#core/understanding/diary/diary-items.ts";
import { firstEntryOn } from "./diary-lines.ts";
import { entryStarts, formOfDay, isEncounterHead } from "./entry-starts.ts";

/** Words of a record's title (its first short lines), and how much they tell. */
const titles: [DocumentKind, RegExp, number][] = [
  ["discharge-summary", /\bdisch(?:arge|\.)|\bhospital course\b|\bdischarge (?:from|to)\b|\be-?discharge\b/i, 9],
  ["discharge-summary", /\b(?:emergency|ED|ER)\b.{0,60}\b(?:after[- ]visit summary|instructions)\b/is, 9],
  [
    "imaging-report",
    /\b(?:MRI|CT|CTA|MRA|PET|USS?|XR|DXA|DEXA|TTE|radiology|x-?rays?|ultrasound|sonogra\w+|echocardiogra\w+|mammogram|bone density|medical imaging|diagnostic imaging|imaging)\b/i,
    5,
  ],
  [
    "lab-report",
    /\b(?:laborator(?:y|ies)|labs|pathology|path lab|blood sciences?|blood (?:tests?|results?)|lab (?:report|results?)|ha?ematology|biochemistry|microbiology|cumulative|flow ?sheet|test results?|results? report|diagnostics|final report)\b/i,
    4,
  ],
  [
    "prescription",
    /\b(?:prescription|repeat (?:slip|list|medic\w+)|dispens\w+|medication (?:history|record|list|chart)|medicines? list|rx)\b/i,
    6,
  ],
  ["prescription", /\b(?:pharmacy|chemist|medicals|drug ?store)\b/i, 4],
  ["referral", /\breferral (?:letter|form|to|for|request)\b|\bletter of referral\b|\breferral\b/i, 5],
  [
    "appointment",
    /\bappointments?\b|\bbookings?\b|\binvitation\b|\brecall\b|\byour (?:scan|operation|procedure) date\b/i,
    7,
  ],
  [
    "diary",
    /\b(?:diary|journal|note ?book|scribbler|jotter|log ?book|symptom log|tracker|voice (?:memos?|notes?)|my \w+ book|(?:sugar|peak flow|bp|blood pressure|weight|heart) (?:book|log|readings?))\b|\bexport(?:ed)?\b.{0,30}\b(?:user|range|app)\b|\bapp export\b|\bmy \w+ (?:notes|diary|log)\b/i,
    8,
  ],
  ["message", /\b(?:messages?|conversation|thread|inbox|e-?mail|chat|helpline|advice line)\b/i, 6],
  ["message", /\b(?:telephone|phone) (?:log|messages?|contacts?)\b/i, 5],
  [
    "form",
    /\b(?:infusion|administration|nursing|transfusion|day (?:stay|case|ward)|chemo\w*) (?:record|chart|form)\b|\bchecklist\b|\bquestionnaire\b|\bconsent form\b|\b\w+ form\b|\bcomplete this form\b|\binfusion\b.{0,20}\brecord\b/i,
    6,
  ],
  [
    "insurance",
    /\b(?:health plan|member id|adverse benefit|explanation of benefits|prior authori[sz]ation|utilization management|benefits? (?:statement|determination)|coverage)\b/i,
    6,
  ],
  [
    "certificate",
    /\b(?:medical|sick(?:ness)?|fit|attendance) (?:certificate|note)\b|\bcertificate of (?:capacity|fitness)\b|\bstatement of fitness\b|\bcertificate\b/i,
    8,
  ],
  [
    "leaflet",
    /\binformation (?:sheet|leaflet)\b|\bfact ?sheet\b|\bleaflet\b|\bpatient information\b|\ba guide (?:to|for)\b/i,
    8,
  ],
  ["care-plan", /\b(?:care|action|self-management|crisis|treatment|safety|asthma|wellness) plan\b/i, 6],
  [
    "procedure",
    /\b(?:endoscop\w+|colonoscop\w+|gastroscopy|OGD|cystoscopy|bronchoscopy|angiogra\w+|sigmoidoscopy)\b(?!.{0,30}\bappointment)|\b(?:operation|operative|procedure|theatre) (?:note|record|report)\b|\bhistopathology\b|\bbiopsy (?:report|result)\b/i,
    6,
  ],
  [
    "visit-note",
    /\bafter[- ]visit summary\b|\bvisit summary\b|\bclinic (?:letter|note)\b|\b(?:consultation|encounter|contact) (?:note|record|print)\b|\bprogress notes?\b/i,
    4,
  ],
  [
    "visit-note",
    /\b(?:clinic|consult(?:ation)?|progress notes?|visit|encounter|follow-?up|review|assessment|session|emergency|urgent (?:care|treatment)|physio\w*|dietiti\w+|dietetic\w*|outpatient|OPD|DOS)\b/i,
    3,
  ],
];

/** Words of the whole first page. */
const bodies: [DocumentKind, RegExp, number][] = [
  ["imaging-report", /\btechnique\b|\bcomparison\b|\bdictated by\b.{0,40}\bradiolog/i, 3],
  ["imaging-report", /\bfindings\b[\s\S]{20,4000}\b(?:impression|conclusion|interpretation)\b/i, 3],
  [
    "lab-report",
    /\b(?:collected|sampled|specimen|sample (?:date|taken)|coll|date collected|received|requested by|req)\s*:?\s*\d|\breference (?:range|interval)|\bref(?:\.|erence)? (?:range|interval)\b|\blab no\b/i,
    3,
  ],
  [
    "discharge-summary",
    /\b(?:admitted|adm|doa|arrived|arrival)\b[^\n]{0,60}\b(?:discharged?|d\/c|dod|departed)\b|\bmedic\w+ (?:on|at) discharge\b|\bdischarge med/i,
    5,
  ],
  ["visit-note", /^(?:Dear|Re:|RE:)\b/m, 3],
  [
    "visit-note",
    /\b(?:clinic date|date of clinic|date of (?:visit|review|service)|visit date|seen in clinic|chief complaint|HPI|O\/E|on examination|thank you for (?:asking|referring|sending)|I (?:reviewed|saw|met)|it was (?:a pleasure|good|nice) to)\b|^(?:S|A|P|O):/im,
    3,
  ],
  [
    "referral",
    /\b(?:please (?:see|assess)|grateful (?:if you (?:would|could) (?:see|assess|review)|for your (?:opinion|advice|assessment|help))|thank you for seeing (?:this|mr|mrs|ms|miss|him|her)|I would (?:value|appreciate) your opinion|referring (?:this|him|her|mr|mrs|ms))\b/i,
    5,
  ],
  [
    "referral",
    /\bthank you for (?:asking|referring|sending)\b|\bI (?:reviewed|saw) (?:this|him|her|mr|mrs|ms|miss)\b/i,
    -6,
  ],
  ["prescription", /(?:\b(?:take|TAKE) (?:one|two|three|1|2|3|ONE|TWO|THREE)\b[\s\S]{10,1500}){2}/, 3],
  ["prescription", /\b(?:qty|refills?|rpt|rx no|disp)\b/i, 2],
  [
    "appointment",
    /\bwe (?:would like|have arranged|are pleased|have booked)\b[^.]{0,40}\b(?:you|appointment)\b|\byour appointments?\b|\bappointment (?:confirmation|date|time)\b/i,
    3,
  ],
  [
    "appointment",
    /\b(?:please (?:arrive|bring)|arrive \d|bring (?:a|your|this)|if you cannot (?:come|attend)|need to cancel|unable to attend|missed appointments?)\b/i,
    3,
  ],
  ["message", /^(?:From|To|Subject|Sent):/m, 3],
  ["message", /(?:^From:[^\n]*\n[\s\S]{10,3000}){2}/m, 4],
  ["message", /(?:^\[?[^\n]{0,40}\b\d{1,2}[:.]\d{2}\b[^\n]{0,50}\n[\s\S]{10,2000}){3}/m, 1],
  // Who wrote it, after the day and the time, four times.
  ["message", /(?:^\[?\d[^\n:]{3,20}\b\d{1,2}[:.]\d{2}\b[^\n:]{0,10}[A-Z][^\n:]{1,28}:[^\n]*\n[\s\S]{0,900}?){4}/m, 7],
  ["insurance", /\b(?:member id|appeal|this is not a bill|policy (?:no|number)|plan criteria)\b/i, 4],
];

/** What kind of record this is, as its own words and its layout tell. */
export function findDocumentKind(pages: readonly Page[], passages: readonly Passage[]): DocumentKind {
  const first = pages[0];
  if (first === undefined) return "other";
  if (pages.every((page) => page.source === "speech")) return "voice-note";
  const title = titleOf(first.text.slice(0, firstEntryOn(first) ?? first.text.length));
  const body = first.text.slice(0, 6000);
  const scores = new Map<DocumentKind, number>();
  const add = (kind: DocumentKind, weight: number) => scores.set(kind, (scores.get(kind) ?? 0) + weight);
  for (const [kind, pattern, weight] of titles) if (pattern.test(title)) add(kind, weight);
  for (const [kind, pattern, weight] of bodies) if (pattern.test(body)) add(kind, weight);
  addLayout(add, first, passages);
  let best: DocumentKind = "other";
  let bestScore = 2;
  for (const [kind, score] of scores) {
    if (score > bestScore) {
      best = kind;
      bestScore = score;
    }
  }
  return best;
}

/** The first short lines: letterhead and title, no prose, and not who it is to or about. */
function titleOf(text: string): string {
  const lines = text
    .slice(0, 1200)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 7);
  return lines.filter((line, index) => index === 0 || isTitleLine(line.trim())).join("\n");
}

function isTitleLine(line: string): boolean {
  const words = line.split(/\s+/).length;
  if (words > 14 || /^(?:to|cc|dr|dear|re|pt|patient|hi|name)\b/i.test(line)) return false;
  // Prose: a sentence of some length, or one that goes on in the next line.
  const spoken = (line.match(/\b(?:the|is|was|has|have|with|and|your|my|i|we|he|she|you|it|that|for)\b/gi) ?? [])
    .length;
  return !(words > 5 && (/[.!?](?:\s|$)/.test(line) || spoken >= 2) && !/[|·]/.test(line));
}

function addLayout(add: (kind: DocumentKind, weight: number) => void, page: Page, passages: readonly Passage[]): void {
  const body = page.text.slice(0, 6000);
  const rows = passages.filter(
    ({ kind, cells }) =>
      kind === "row" &&
      cells.length >= 3 &&
      cells.slice(1).some(({ text }) => /^[*<>!HL ]{0,3}\d[\d.,]*\s*[HL*!↑↓]?$/.test(text)) &&
      cells.some(({ text }) => /\d\s?(?:-|–|to)\s?\d|^[<>(≥≤]|\/(?:d?L|l)\b|^%$|[munpf]?(?:mol|g)\b/.test(text)),
  );
  if (rows.length >= 6) add("lab-report", 5);
  else if (rows.length >= 4) add("lab-report", 2);
  const boxes = (body.match(/[☐☑☒]|\[[ xX]\]/g) ?? []).length;
  if (boxes >= 4) add("form", 4);
  const entries = entryStarts(passages);
  const ordered = entries.length >= 4;
  // Visits and calls, one below the other.
  const heads = entries.filter(({ index }) => isEncounterHead(passages[index]?.text.split("\n")[0] ?? ""));
  if (heads.length >= 2 && heads.length === entries.length) add("visit-note", 3);
  const clinician = /\b(?:seen by|d\/w|pt |Pt |O\/E|CNS|RN)\b/.test(body);

  const words = body.split(/\s+/).length;
  const own = (body.match(/\b(?:I|i|my|me|im|ive)\b/g) ?? []).length;
  // Days down the first column, what was felt or done beside them.
  if (passages.filter(({ kind, header }) => kind === "row" && header && isDiaryHeader(header)).length >= 3)
    add("diary", 4);
  const isPrinted = /\b(?:Ltd|Clinic|Hospital|Practice|Surgery|MRN|NHS|DOB|dictated|copy to|cc)\b|^Dear\b/m.test(
    body.slice(0, 500),
  );
  if (own >= 5 && own * 45 > words && !isPrinted && !/^Dear\b/m.test(body)) add("diary", 4);
  if (ordered && !clinician && own >= 3 && !/^Dear\b/m.test(body)) add("diary", 4);
  // What a carer writes says "he" and "she": days from the top on, no labels, and nobody signs.
  const opens = entries[0] === undefined ? 1 : (passages[entries[0].index]?.start ?? 0) / Math.max(1, page.text.length);
  const whole = entries.filter(({ text }) => /[MW]|0[^0]0[^0]0/.test(formOfDay(text))).length;
  if (whole >= 5 && opens < 0.25 && !clinician && !isPrinted) add("diary", 4);
  // A few days of a list of things and how much of them are a diary too.
  const items = body.split("\n").filter(holdsItems).length;
  if (whole >= 3 && whole < 5 && items >= 3 && opens < 0.25 && !clinician && !isPrinted) add("diary", 4);
  // A line that is but a day and a time.
  if (
    /^[^\w\n]*(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? [^\n]{6,24}(?:\d{4}|\d{2}),?(?: at|,)? {0,3}\d{1,2}[:.]\d{2} ?(?:am|pm|hrs)?[^\w\n]*$/im.test(
      body,
    )
  )
    add("appointment", 3);
  if (holdsTurns(body)) add("message", 6);
  const dear = /^Dear\s+(?!Dr|Prof|Doctor|Colleague)/m.test(body);
  // "Dear Sam … RE: Raymond": a letter between colleagues, about somebody else.
  const isAboutSomebody = /^\W{0,6}re\b\W{0,6}\p{L}/imu.test(body);
  if (dear && isAboutSomebody) add("visit-note", 3);
  else if (dear && !/\bclinic\b|\bseen\b|\bvisit\b/i.test(body.slice(0, 500))) add("message", 4);
}

/** A day, a time and a name open each turn. */
const turn =
  /^\W{0,3}\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? {1,3}\d{1,2}[:.]\d{2} ?(?:[ap]m?)?\]? {1,6}[-–]? {0,2}\p{Lu}[\p{L}.]+/gmu;
const fewestTurns = 4;
/** Words by which people speak to each other. */
const address = /\b(?:hi|hello|you|your|pls|please|thanks?|thx|ok)\b/gi;

/** Whether people write to each other by turns, each with its day and time. */
function holdsTurns(body: string): boolean {
  return (body.match(turn)?.length ?? 0) >= fewestTurns && (body.match(address)?.length ?? 0) >= fewestTurns;
}
