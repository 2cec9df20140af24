/**
 * What people call a clinic, a doctor, a test or a treatment, and the words that records have for them: each line means one thing. Stems,
 * matched at word starts; words of three letters and fewer are matched whole.
 */
export const careWords: readonly string[][] = [
  ["kidney", "renal", "nephrolog", "dialysis"],
  ["heart", "cardiac", "cardiolog", "echo", "ep clinic", "arrhythmia", "pacemaker"],
  ["pain", "analges"],
  ["skin", "dermatolog"],
  ["bowel", "gut", "tummy", "stomach", "gastro", "ibd", "colorectal", "crohn", "colitis"],
  ["liver", "hepatolog"],
  ["eye", "ophthalm", "retina", "optic", "optom", "glaucoma", "field test", "visual field", "cataract"],
  ["brain", "nerve", "neurolog", "headache", "migraine", "ms clinic", "epilep", "eeg", "seizure"],
  ["joint", "rheumatolog", "arthritis"],
  ["cancer", "oncolog", "tumour", "tumor"],
  ["blood", "haematolog", "hematolog", "phlebotom", "venepuncture"],
  ["bloods", "blood test", "phlebotom", "lab"],
  ["sugar", "diabet", "endocrin"],
  ["thyroid", "hormone", "endocrin"],
  ["chest", "lung", "respirat", "pulmon", "breathing", "spirometr"],
  ["mind", "mental", "psychiatr", "psycholog", "therap", "counsel"],
  ["gyn", "women", "womb", "hysteroscop"],
  ["coil", "iud", "mirena"],
  ["waterworks", "bladder", "prostate", "urolog"],
  ["bone", "orthop", "dexa", "density", "osteopor", "zoledron", "denosumab", "prolia"],
  ["diet", "nutrition"],
  ["tooth", "teeth", "dental", "dentist", "extraction", "molar"],
  ["ear", "nose", "throat", "ent", "audiolog", "hearing"],
  ["pharmac", "chemist", "warfarin"],
  ["nurse"],
  ["physio", "rehab", "physical"],
  ["breast", "mammo"],
  ["infusion", "drip", "iv", "infus", "day unit"],
  ["scan", "mri", "ct", "ultrasound", "imaging", "x-ray", "xray", "echo", "dexa", "radiolog"],
  ["scope", "colonoscop", "endoscop", "sigmoidoscop", "gastroscop", "cystoscop", "camera"],
  [
    "operation",
    "op",
    "surger",
    "surgeon",
    "surgical",
    "theatre",
    "procedure",
    "laparoscop",
    "excision",
    "cut out",
    "cut it out",
    "cutting",
  ],
  ["jab", "vaccin", "injection", "shot", "needle", "booster", "immuni"],
  ["gp", "family doctor", "general pract", "surgery", "primary care", "pcp"],
  ["allerg", "immunolog"],
  ["fistula", "vascular", "doppler"],
  ["heart tape", "holter", "monitor", "24-hour", "tape"],
  ["pregnan", "antenatal", "midwi", "obstet", "anomaly scan"],
  ["sleep"],
  ["memory", "geriatr", "elderly", "older", "older person"],
  ["transplant"],
  ["foot", "feet", "podiat", "chiropod"],
  ["treadmill", "walking test", "exercise test", "stress test", "tmt"],
  ["swallow", "barium", "speech and language", "speech therap", "slt"],
  ["smear", "cervical screening", "pap test"],
  ["hearing", "audiolog"],
  ["oxygen"],
  ["school"],
  ["iron", "ferinject", "venofer"],
  ["wound", "dressing"],
  ["talking therap", "counsel", "cbt"],
];

const stem = (way: string) => (way.length <= 3 ? `${way}s?\\b` : way);
const lines = careWords.map((ways) => new RegExp(`(?<![\\w-])(?:${ways.map(stem).join("|")})`, "i"));

/** The lines of `careWords` that a text speaks of, by their place. */
export function careLinesIn(text: string): number[] {
  return lines.flatMap((line, at) => (line.test(text) ? [at] : []));
}

const person = /\b(?:Dr|Prof|Mr|Mrs|Ms|Miss|Sr|Sister|Nurse)\.? (?:\p{Lu}\.? ?){0,2}\p{Lu}[\p{L}'’-]+/u;

/** Whether a text says what somebody is to be seen or treated for, or by whom. */
export function namesCare(text: string): boolean {
  return person.test(text) || lines.some((line) => line.test(text));
}
