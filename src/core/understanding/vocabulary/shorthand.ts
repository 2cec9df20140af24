/** How clinicians abbreviate, and what it says in plain words: only what means one thing wherever it stands in this form. */
export interface Shorthand {
  written: RegExp;
  plain: string;
}

const bodyPart =
  "(?:knees?|hips?|shoulders?|elbows?|wrists?|hands?|ankles?|f(?:oot|eet)|legs?|arms?|calf|calves|thighs?|eyes?|ears?|breasts?|lungs?|kidneys?|ovar\\w+|testic\\w+|toes?|big toe|thumbs?|fingers?|sided?|upper|lower|great|index|ring|little|middle|groins?|axilla\\w*|temples?|cheeks?|optic|iliac|MTPJ?|MCP|PIP|deltoid|forearms?|heels?|flanks?|loins?|chest|neck|buttocks?|ulnar|radial|femoral|carotid|nephr\\w*|hemicolectomy|mastectomy|facial|frontal|parietal|temporal|occipital|paracentral|lateral|medial)";

/** How often and when a medicine is taken: in capitals or after a dose, else the letters may be a word. */
const frequencies: readonly [letters: string, plain: string][] = [
  ["O\\.?D|q\\.?d|QD|Q\\.?D\\.?", "once a day"],
  ["B\\.?I\\.?D\\.?|BD|b\\.?d|bid|BDS|bds", "twice a day"],
  ["T\\.?I\\.?D\\.?|TDS|tds|tid|t\\.?d\\.?s", "three times a day"],
  ["Q\\.?I\\.?D\\.?|QDS|qds|qid|q\\.?d\\.?s", "four times a day"],
  ["nocte|NOCTE|Nocte|QHS|qhs|q\\.?h\\.?s|HS|qPM|QPM", "at night"],
  ["mane|MANE|Mane|OM|om|qAM|QAM|qam", "in the morning"],
  ["ON", "at night"],
  ["PRN|prn|p\\.r\\.n\\.?|P\\.R\\.N\\.?", "as needed"],
  ["stat|STAT", "at once"],
  ["PO|p\\.?o\\.?|po", "by mouth"],
  ["SC|subcut|s\\/c|S\\/C|SQ|subcutaneous(?:ly)?", "under the skin"],
  ["IM|i\\.?m\\.?", "into a muscle"],
  ["IV|i\\.?v\\.?", "into a vein"],
  ["ac|AC", "before food"],
  ["pc|PC|cc", "after food"],
];
const dose =
  "\\d ?(?:mg|mcg|micrograms?|µg|ug|g|ml|mL|units?|iu|IU|puffs?|tabs?|tablets?|caps?|capsules?|drops?|sachets?|%)\\.?(?: (?:tabs?|tablets?|caps?|capsules?|SR|MR|XL|EC|ER|XR|inhaler))? (?:PO |po |by mouth |SC |IV |IM |under the skin |into a muscle |into a vein )?(?:once a day |twice a day |three times a day |four times a day |at night |in the morning )?";

/** "Until 10/12", "Wed 11/12", "2025/07/12": a day of a month, and no span of time. */
const day =
  "(?<![\\d/]|\\b(?:until|till|to|by|on|from|since|after|before|finish\\w*|given|seen|last|next|due|mon|tues?|wed|thurs?|fri|sat|sun)\\.? )";

export const shorthand: readonly Shorthand[] = [
  { written: /\b[xX] ?(\d+)\/7\b/g, plain: "for $1 days" },
  { written: /\b[xX] ?(\d+)\/52\b/g, plain: "for $1 weeks" },
  { written: /\b[xX] ?(\d+)\/12\b/g, plain: "for $1 months" },
  { written: /\b(\d+)\/52\b/g, plain: "$1 weeks" },
  { written: new RegExp(`${day}\\b([1-9])/12\\b(?!/)`, "gi"), plain: "$1 months" },
  { written: new RegExp(`${day}\\b(\\d+)/7\\b(?!/)`, "gi"), plain: "$1 days" },
  { written: /\b1 (weeks|months|days)\b/g, plain: "1 $1" },
  ...frequencies.map(
    ([letters, plain]): Shorthand => ({
      written: new RegExp(`\\b(?:${letters})(?![\\w/])(?<=${dose}(?:${letters}))`, "g"),
      plain,
    }),
  ),
  { written: /\b(?:BD|BID)\b/g, plain: "twice a day" },
  { written: /\b(?:TDS|TID)\b/g, plain: "three times a day" },
  { written: /\b(?:QDS|QID)\b/g, plain: "four times a day" },
  { written: /\b(?:PRN|prn)\b/g, plain: "as needed" },
  { written: /\b[Nn]octe\b/g, plain: "at night" },
  { written: /\bmane\b/g, plain: "in the morning" },
  { written: /\bq ?(\d{1,2}(?:-\d{1,2})?) ?(?:h|hrs?)\b/gi, plain: "every $1 hours" },
  { written: /\bq ?(\d{1,2}) ?(?:d|days)\b/g, plain: "every $1 days" },
  { written: /\bq ?(\d{1,2}) ?(?:wk|weeks?)\b/gi, plain: "every $1 weeks" },
  { written: /\b(\d+) ?hrly\b/gi, plain: "every $1 hours" },
  { written: /\bx ?(\d+) ?(days|weeks|months|d|wks?)\b/g, plain: "for $1 $2" },
  { written: /\b(\d+(?:[-–]\d+)?) ?wks?\b/gi, plain: "$1 weeks" },
  { written: /\b(\d+(?:[-–]\d+)?) ?(?:mos?|mths?|months?)\b(?!\w)/g, plain: "$1 months" },
  { written: /\b(\d+(?:[-–]\d+)?) ?yrs?\b/gi, plain: "$1 years" },
  { written: /\b(\d+(?:[-–]\d+)?) ?hrs?\b/gi, plain: "$1 hours" },
  { written: /\b[Ww]ks\b/g, plain: "weeks" },
  { written: /\bmths\b/g, plain: "months" },
  { written: /\byrs\b/g, plain: "years" },
  { written: /\bwkly\b/g, plain: "weekly" },
  { written: /\bc\/o\b/gi, plain: "complains of" },
  { written: /\bO\/E\b:?/g, plain: "On examination:" },
  { written: /\bPMHx?\b:?/g, plain: "Past illnesses:" },
  { written: /\bFHx\b:?/g, plain: "Family history:" },
  { written: /\b(?:NKDA|NKA)\b/g, plain: "no known drug allergies" },
  { written: /\bh\/o\b/gi, plain: "history of" },
  { written: /\bs\/p\b/gi, plain: "after" },
  { written: /\bw\/o\b/gi, plain: "without" },
  { written: /\bw\/ ?(?=\w)/gi, plain: "with " },
  { written: /\bd\/w\b/gi, plain: "discussed with" },
  { written: /\bf\/u\b|\bF\/U\b/g, plain: "follow-up" },
  { written: /\b(?:r\/v|rv)\b/g, plain: "review" },
  { written: /\b[Rr]pt\b/g, plain: "repeat" },
  { written: /\b(?:Rv|R\/V|RV)(?= (?:in )?\d)/g, plain: "Review" },
  { written: /\bRTC\b/g, plain: "come back to clinic" },
  { written: /\b[Aa]ppts\b/g, plain: "appointments" },
  { written: /\b[Aa]ppt\b/g, plain: "appointment" },
  { written: /\bDx\b/g, plain: "Diagnosis" },
  { written: /\bdx\b/g, plain: "diagnosis" },
  { written: /\b[Ii]mp:/g, plain: "Impression:" },
  { written: /\bapprox\b\.?/gi, plain: "about" },
  { written: /\bc\/w\b/gi, plain: "in keeping with" },
  { written: /\b[Cc]ont\b\.?(?= [A-Z\p{Ll}])/gu, plain: "continue" },
  { written: /\bSOB\b/g, plain: "shortness of breath" },
  { written: /\bLBP\b/g, plain: "low back pain" },
  { written: /\bHTN\b/g, plain: "high blood pressure" },
  { written: /\bT2DM\b|\bT2D\b/g, plain: "type 2 diabetes" },
  { written: /\bT1DM\b|\bT1D\b/g, plain: "type 1 diabetes" },
  { written: /\bCKD\b/g, plain: "chronic kidney disease" },
  { written: /\bAKI\b/g, plain: "acute kidney injury" },
  { written: /\bUTI\b/g, plain: "urine infection" },
  { written: /\bDVT\b/g, plain: "clot in a deep vein" },
  { written: /\bBP\b/g, plain: "blood pressure" },
  { written: /\bHR\b(?=:? \d)/g, plain: "pulse" },
  { written: /\b(?:SpO2|[Ss]ats)\b/g, plain: "oxygen level" },
  { written: /\bU ?(?:&|\+|and) ?Es?\b/g, plain: "kidney blood test (U&E)" },
  { written: /\bLFTs?\b/g, plain: "liver blood tests" },
  { written: /\b(?:FBC|CBC)\b/g, plain: "full blood count" },
  { written: /\bBMP\b/g, plain: "kidney and salts blood test (BMP)" },
  { written: /\bTFTs?\b/g, plain: "thyroid blood tests" },
  { written: /\bK ?\+(?=[\s:]|$)/g, plain: "potassium" },
  { written: /\bK(?= ?[<>] ?\d)/g, plain: "potassium " },
  { written: /\bNa\+?(?=:? ?\d)/g, plain: "sodium" },
  { written: /\b[Cc]reat\b/g, plain: "creatinine" },
  { written: /\b(?:Hb|Hgb)\b(?!A1c)/g, plain: "haemoglobin" },
  { written: /\bCXR\b/g, plain: "chest X-ray" },
  { written: /\bXR\b/g, plain: "X-ray" },
  { written: /\bUSS\b/g, plain: "ultrasound" },
  { written: /\b(?:ECG|EKG)\b/g, plain: "heart tracing (ECG)" },
  { written: /\bDXA\b/g, plain: "bone density scan (DXA)" },
  { written: /\b[Cc]olo\b/g, plain: "colonoscopy" },
  { written: /\b[Mm]ammo\b/g, plain: "mammogram" },
  { written: /\b[Cc]hole\b/g, plain: "gallbladder removal" },
  { written: /\bno #/gi, plain: "no fracture" },
  { written: /\b(?:A ?& ?E|ED)\b(?! ?course)/g, plain: "emergency department (A&E)" },
  { written: /\bUTC\b(?! ?\+)/g, plain: "urgent treatment centre" },
  { written: /\bOOH\b/g, plain: "out of hours" },
  { written: /\bOPD\b/g, plain: "outpatient clinic" },
  { written: /\brheum\b/gi, plain: "rheumatology" },
  { written: /\bcardio\b/gi, plain: "cardiology" },
  { written: /\bneuro\b/gi, plain: "neurology" },
  { written: /\bgastro\b/gi, plain: "gastroenterology" },
  { written: /\bphysio\b/g, plain: "physiotherapy" },
  { written: /\b[Aa]bx\b/g, plain: "antibiotics" },
  { written: /\b[Pp]red\b/g, plain: "prednisolone" },
  { written: /\bbilat\b\.?/gi, plain: "both sides" },
  {
    written: /(?<=: ?|\b(?:test|culture|urine|results?|final|preg|RF|ANA|MSU|CCP|nitrite|microscopy) )neg\b\.?/gi,
    plain: "negative",
  },
  { written: /\((?:neg)\)/gi, plain: "(negative)" },
  { written: /\bneg(?=[.;,]|$)/gi, plain: "negative" },
  { written: /\b(?:OTC)\b/g, plain: "over-the-counter" },
  { written: /\b(?:Pt|pt)\b(?!s)/g, plain: "patient" },
  { written: /\bw\.e\.f\.?|\bwef\b/g, plain: "from" },
  { written: /\bPOD ?#?(\d+)/g, plain: "day $1 after the operation" },
  { written: /\bpost-?op\b/gi, plain: "after the operation" },
  { written: new RegExp(`\\b(?:Lt?)\\b\\.?(?= ${bodyPart}\\b|[>&/+] ?R\\b)`, "g"), plain: "left" },
  { written: new RegExp(`\\b(?:Rt?)\\b\\.?(?= ${bodyPart}\\b|[>&/+] ?L\\b)`, "g"), plain: "right" },
  { written: /↑\s?/g, plain: "raised " },
  { written: /↓\s?/g, plain: "lowered " },
  { written: /(?<=[\d%)a-z]) ?(?:-{1,2}>|→|⟶) ?(?=[<>~]?\d)/g, plain: " to " },
  { written: / ?(?:-{1,2}>|⟶) ?/g, plain: " → " },
];

/** The words with clinicians' shorthand said in full; what could mean two things stays as it is. */
export function inFullWords(text: string): string {
  let said = text;
  for (const { written, plain } of shorthand) said = said.replace(written, plain);
  return said.replace(/\b1 (week|month|day|year|hour)s\b/g, "1 $1");
}
