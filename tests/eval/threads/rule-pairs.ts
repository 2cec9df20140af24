/**
 * Pairs of records, written by hand: in the first a clinician would expect a thread, in the second, which differs by little, none of that
 * kind. A record is its lines, its date first.
 */
export interface RulePair {
  name: string;
  /** Kinds that are right, and a word of the sentence. */
  kinds: readonly string[];
  about: string;
  urgent?: true;
  should: readonly (readonly string[])[];
  shouldNot: readonly (readonly string[])[];
}

type Rec = readonly string[];
const lab = (date: string, ...results: string[]): Rec => [
  `Date: ${date}`,
  "Laboratory report",
  "",
  `Collected: ${date}`,
  ...results,
];
const list = (date: string, ...medicines: string[]): Rec => [
  `Date: ${date}`,
  "Clinic letter",
  "",
  "Medications",
  ...medicines,
];
const note = (date: string, ...lines: string[]): Rec => [`Date: ${date}`, "Visit note", "", ...lines];

const urgentPair = (name: string, about: string, high: string, fine: string): RulePair => ({
  name: `urgent ${name}`,
  kinds: ["urgent-result"],
  about,
  urgent: true,
  should: [lab("2026-05-28", high, "Ferritin: 21 ng/mL (30-300) L"), note("2026-05-29", "Feels well.")],
  shouldNot: [lab("2026-05-28", fine, "Ferritin: 21 ng/mL (30-300) L"), note("2026-05-29", "Feels well.")],
});
const twice = (one: string, other: string, about: string, shouldNot: RulePair["shouldNot"]): RulePair => ({
  name: `${about} twice`,
  kinds: ["same-medicine-twice"],
  about,
  should: [list("2026-03-02", one), list("2026-04-20", other)],
  shouldNot,
});
const allergy = (name: string, about: string, should: Rec[], shouldNot: Rec[]): RulePair => ({
  name: `allergy: ${name}`,
  kinds: ["allergy-conflict"],
  about,
  should,
  shouldNot,
});
const dose = (about: string, one: string, other: string, same: string): RulePair => ({
  name: `dose of ${about}: ${one} / ${other}`,
  kinds: ["dose-changed"],
  about,
  should: [list("2026-02-03", one), list("2026-04-07", other)],
  shouldNot: [list("2026-02-03", one), list("2026-04-07", same)],
});
const stopped = (about: string, stop: string, listed: string, then: Rec): RulePair => ({
  name: `${about} stopped, then listed`,
  kinds: ["stopped-and-listed"],
  about,
  should: [note("2026-01-12", stop), list("2026-04-02", listed)],
  shouldNot: [note("2026-01-12", stop), then],
});
const course = (about: string, falling: readonly string[], steady: readonly string[]): RulePair => ({
  name: `course of ${about}`,
  kinds: ["steady-course"],
  about,
  should: falling.map((value, index) => lab(`${2020 + index}-03-1${index}`, value)),
  shouldNot: steady.map((value, index) => lab(`${2020 + index}-03-1${index}`, value)),
});

export const rulePairs: readonly RulePair[] = [
  urgentPair("potassium", "potassium", "Potassium: 6.8 mmol/L (3.5-5.1) H", "Potassium: 4.4 mmol/L (3.5-5.1)"),
  urgentPair("low potassium", "potassium", "Potassium: 2.3 mmol/L (3.5-5.1) L", "Potassium: 3.4 mmol/L (3.5-5.1) L"),
  urgentPair("sodium", "sodium", "Sodium: 118 mmol/L (135-145) L", "Sodium: 133 mmol/L (135-145) L"),
  urgentPair("haemoglobin", "hemoglobin", "Haemoglobin: 58 g/L (120-160) L", "Haemoglobin: 112 g/L (120-160) L"),
  urgentPair(
    "hemoglobin in g/dL",
    "hemoglobin",
    "Hemoglobin: 5.9 g/dL (12.0-16.0) L",
    "Hemoglobin: 11.4 g/dL (12.0-16.0) L",
  ),
  urgentPair("INR", "inr", "INR: 8.4 (2.0-3.0) H", "INR: 3.2 (2.0-3.0) H"),
  urgentPair(
    "neutrophils",
    "neutrophil",
    "Neutrophils: 0.3 x10^9/L (2.0-7.5) L",
    "Neutrophils: 1.7 x10^9/L (2.0-7.5) L",
  ),
  urgentPair("platelets", "platelet", "Platelets: 12 x10^9/L (150-400) L", "Platelets: 138 x10^9/L (150-400) L"),
  urgentPair("calcium", "calcium", "Calcium: 3.5 mmol/L (2.20-2.60) H", "Calcium: 2.65 mmol/L (2.20-2.60) H"),
  urgentPair("glucose", "glucose", "Glucose: 31 mmol/L (3.9-5.8) H", "Glucose: 6.4 mmol/L (3.9-5.8) H"),

  twice("Ibuprofen 400 mg three times daily", "Nurofen 400 mg three times daily", "ibuprofen", [
    list("2026-03-02", "Ibuprofen 400 mg three times daily"),
    note("2026-04-20", "Ibuprofen was stopped.", "Plan", "Start Nurofen 400 mg three times daily."),
  ]),
  twice("Paracetamol 1 g four times daily", "Co-codamol 30/500 two tablets four times daily", "acetaminophen", [
    list("2026-03-02", "Paracetamol 1 g four times daily"),
    list("2026-04-20", "Codeine 30 mg four times daily"),
  ]),
  twice("Salbutamol inhaler 100 mcg two puffs as needed", "Ventolin 100 mcg two puffs as needed", "salbutamol", [
    list("2026-03-02", "Salbutamol (Ventolin) 100 mcg two puffs as needed"),
    list("2026-04-20", "Salbutamol 100 mcg two puffs as needed"),
  ]),
  twice("Omeprazole 20 mg once daily", "Losec 20 mg once daily", "omeprazole", [
    list("2026-03-02", "Omeprazole 20 mg once daily"),
    list("2026-04-20", "Omeprazole 20 mg once daily"),
  ]),
  twice("Sertraline 50 mg once daily", "Zoloft 50 mg once daily", "sertraline", [
    list("2022-03-02", "Sertraline 50 mg once daily"),
    list("2026-04-20", "Zoloft 50 mg once daily"),
  ]),
  twice("Naproxen 500 mg twice daily", "Ibuprofen 400 mg three times daily", "naproxen", [
    list("2026-03-02", "Naproxen 500 mg twice daily"),
    list("2026-04-20", "Omeprazole 20 mg once daily"),
  ]),
  twice("Ramipril 5 mg once daily", "Lisinopril 10 mg once daily", "ramipril", [
    list("2026-03-02", "Ramipril 5 mg once daily"),
    note("2026-04-20", "Ramipril was changed to lisinopril 10 mg once daily because of cough."),
  ]),
  twice("Atorvastatin 20 mg once daily", "Lipitor 20 mg once daily", "atorvastatin", [
    list("2026-03-02", "Atorvastatin 20 mg once daily"),
    list("2026-04-20", "Lipitor (atorvastatin) 20 mg once daily"),
  ]),

  allergy(
    "penicillin and co-amoxiclav",
    "amoxicillin",
    [
      note("2026-01-05", "Allergies", "Penicillin (rash)"),
      note("2026-03-09", "Plan", "Start co-amoxiclav 625 mg three times daily."),
    ],
    [
      note("2026-01-05", "Allergies", "Penicillin (rash)"),
      note("2026-03-09", "Plan", "Start doxycycline 100 mg once daily."),
    ],
  ),
  allergy(
    "penicillin and flucloxacillin",
    "flucloxacillin",
    [
      note("2026-01-05", "Allergies: penicillin - anaphylaxis"),
      note("2026-03-09", "Plan", "Start flucloxacillin 500 mg four times daily."),
    ],
    [
      note("2026-01-05", "Her mother is allergic to penicillin."),
      note("2026-03-09", "Plan", "Start flucloxacillin 500 mg four times daily."),
    ],
  ),
  allergy(
    "aspirin",
    "aspirin",
    [note("2026-01-05", "She is allergic to aspirin."), list("2026-03-09", "Aspirin 75 mg once daily")],
    [
      note("2026-01-05", "She is allergic to aspirin."),
      note("2026-03-09", "Aspirin was not given because of her allergy."),
    ],
  ),
  allergy(
    "sulfonamides",
    "sulfamethoxazole",
    [note("2026-01-05", "Allergies", "Sulfonamides (rash)"), list("2026-03-09", "Co-trimoxazole 960 mg twice daily")],
    [note("2026-01-05", "Allergies", "Sulfonamides (rash)"), list("2026-03-09", "Nitrofurantoin 100 mg twice daily")],
  ),
  allergy(
    "codeine in co-codamol",
    "codeine",
    [note("2026-01-05", "Allergies", "Codeine"), list("2026-03-09", "Co-codamol 30/500 two tablets as needed")],
    [note("2026-01-05", "Allergies", "Codeine"), list("2026-03-09", "Paracetamol 1 g as needed")],
  ),
  allergy(
    "trimethoprim",
    "trimethoprim",
    [
      note("2026-01-05", "Allergies", "Trimethoprim"),
      note("2026-03-09", "Plan", "Start trimethoprim 200 mg twice daily."),
    ],
    [
      note("2026-01-05", "Allergies", "Trimethoprim"),
      note("2026-03-09", "Trimethoprim is to be avoided.", "Plan", "Start cefalexin 500 mg twice daily."),
    ],
  ),
  allergy(
    "ruled out",
    "amoxicillin",
    [note("2026-01-05", "Allergies", "Penicillin"), list("2026-03-09", "Amoxicillin 500 mg three times daily")],
    [
      note("2026-01-05", "Allergies", "Penicillin"),
      note("2026-02-09", "Allergy to penicillin was ruled out by testing."),
      list("2026-03-09", "Amoxicillin 500 mg three times daily"),
    ],
  ),
  allergy(
    "one record",
    "naproxen",
    [note("2026-03-09", "Allergies", "Naproxen", "", "Medications", "Naproxen 500 mg twice daily")],
    [note("2026-03-09", "Allergies", "No known drug allergies", "", "Medications", "Naproxen 500 mg twice daily")],
  ),

  dose("metformin", "Metformin 500 mg twice daily", "Metformin 1 g twice daily", "Metformin 0.5 g twice daily"),
  dose("metformin", "Metformin 1 g once daily", "Metformin 500 mg once daily", "Metformin 1000 mg once daily"),
  dose("metformin", "Metformin 1000 mg once daily", "Metformin 1000 mg twice daily", "Metformin 500 mg twice daily"),
  dose(
    "levothyroxine",
    "Levothyroxine 100 micrograms once daily",
    "Levothyroxine 125 mcg once daily",
    "Levothyroxine 0.1 mg once daily",
  ),
  dose("methotrexate", "Methotrexate 10 mg once weekly", "Methotrexate 10 mg once daily", "Methotrexate 10 mg weekly"),
  dose(
    "prednisolone",
    "Prednisolone 5 mg once daily",
    "Prednisolone 20 mg once daily",
    "Prednisolone 5 mg every morning",
  ),
  dose("amlodipine", "Amlodipine 5 mg once daily", "Amlodipine 10 mg once daily", "Amlodipine 5 mg tablets one daily"),
  dose(
    "gabapentin",
    "Gabapentin 300 mg three times daily",
    "Gabapentin 600 mg three times daily",
    "Gabapentin 300 mg TDS",
  ),
  {
    name: "dose said to be changed",
    kinds: ["dose-changed"],
    about: "lisinopril",
    should: [list("2026-02-03", "Lisinopril 10 mg once daily"), list("2026-04-07", "Lisinopril 20 mg once daily")],
    shouldNot: [
      list("2026-02-03", "Lisinopril 10 mg once daily"),
      note("2026-03-07", "Lisinopril was increased to 20 mg once daily."),
      list("2026-04-07", "Lisinopril 20 mg once daily"),
    ],
  },

  stopped(
    "naproxen",
    "Naproxen was stopped because of stomach pain.",
    "Naproxen 500 mg twice daily",
    note("2026-04-02", "Naproxen was restarted at 250 mg twice daily."),
  ),
  stopped(
    "methotrexate",
    "Stop methotrexate.",
    "Methotrexate 10 mg once weekly",
    list("2026-04-02", "Sulfasalazine 500 mg twice daily"),
  ),
  stopped(
    "amitriptyline",
    "Amitriptyline has been discontinued.",
    "Amitriptyline 10 mg at night",
    note("2026-04-02", "Amitriptyline was stopped in January."),
  ),
  stopped(
    "warfarin",
    "Warfarin was stopped.",
    "Warfarin 3 mg once daily",
    list("2026-04-02", "Apixaban 5 mg twice daily"),
  ),
  stopped(
    "lithium",
    "Lithium was stopped today because of kidney function.",
    "Lithium 400 mg at night",
    note("2026-04-02", "Plan", "Start lithium 200 mg at night."),
  ),
  stopped(
    "simvastatin",
    "Simvastatin was stopped because of muscle pain.",
    "Simvastatin 40 mg at night",
    note("2026-04-02", "She no longer takes simvastatin."),
  ),
  stopped(
    "bisoprolol",
    "Bisoprolol stopped due to slow pulse.",
    "Bisoprolol 2.5 mg once daily",
    note("2026-04-02", "Bisoprolol has been resumed at 1.25 mg once daily."),
  ),
  stopped(
    "citalopram",
    "Citalopram was stopped.",
    "Citalopram 20 mg once daily",
    note("2026-04-02", "Previously took citalopram."),
  ),

  course(
    "glomerular",
    ["eGFR: 92 mL/min", "eGFR: 81 mL/min", "eGFR: 70 mL/min", "eGFR: 59 mL/min", "eGFR: 48 mL/min"],
    ["eGFR: 92 mL/min", "eGFR: 88 mL/min", "eGFR: 93 mL/min", "eGFR: 90 mL/min", "eGFR: 91 mL/min"],
  ),
  course(
    "hemoglobin",
    [
      "Haemoglobin: 141 g/L",
      "Haemoglobin: 133 g/L",
      "Haemoglobin: 125 g/L",
      "Haemoglobin: 118 g/L",
      "Haemoglobin: 109 g/L",
    ],
    [
      "Haemoglobin: 141 g/L",
      "Haemoglobin: 138 g/L",
      "Haemoglobin: 142 g/L",
      "Haemoglobin: 139 g/L",
      "Haemoglobin: 140 g/L",
    ],
  ),
  course(
    "a1c",
    ["HbA1c: 41 mmol/mol", "HbA1c: 46 mmol/mol", "HbA1c: 52 mmol/mol", "HbA1c: 59 mmol/mol", "HbA1c: 67 mmol/mol"],
    ["HbA1c: 41 mmol/mol", "HbA1c: 43 mmol/mol", "HbA1c: 40 mmol/mol", "HbA1c: 42 mmol/mol", "HbA1c: 41 mmol/mol"],
  ),
  course(
    "creatinine",
    ["Creatinine: 72 umol/L", "Creatinine: 88 umol/L", "Creatinine: 104 umol/L", "Creatinine: 127 umol/L"],
    ["Creatinine: 72 umol/L", "Creatinine: 70 umol/L", "Creatinine: 75 umol/L", "Creatinine: 71 umol/L"],
  ),
  course(
    "platelet",
    ["Platelets: 260 x10^9/L", "Platelets: 221 x10^9/L", "Platelets: 180 x10^9/L", "Platelets: 142 x10^9/L"],
    ["Platelets: 260 x10^9/L", "Platelets: 221 x10^9/L", "Platelets: 270 x10^9/L", "Platelets: 255 x10^9/L"],
  ),
  course(
    "prostate",
    ["PSA: 1.1 ng/mL", "PSA: 1.9 ng/mL", "PSA: 3.2 ng/mL", "PSA: 5.4 ng/mL"],
    ["PSA: 1.1 ng/mL", "PSA: 1.3 ng/mL", "PSA: 1.0 ng/mL", "PSA: 1.2 ng/mL"],
  ),

  ...(
    [
      "TSH: 9.8 mIU/L (0.4-4.0) H|thyroid|TSH: 2.2 mIU/L (0.4-4.0)",
      "Creatinine: 168 umol/L (60-105) H|creatinine|Creatinine: 88 umol/L (60-105)",
      "ALT: 190 U/L (7-56) H|alanine|ALT: 30 U/L (7-56)",
      "Ferritin: 9 ng/mL (30-300) L|ferritin|Ferritin: 88 ng/mL (30-300)",
    ] as const
  ).map((line): RulePair => {
    const [high = "", about = "", fine = ""] = line.split("|");
    return {
      name: `no follow-up of ${about}`,
      kinds: ["no-follow-up"],
      about,
      should: [lab("2026-02-03", high), note("2026-03-01", "Feels well.")],
      shouldNot: [lab("2026-02-03", high), lab("2026-03-20", fine)],
    };
  }),

  {
    name: "date of birth",
    kinds: ["records-disagree"],
    about: "birth",
    should: [
      ["Date: 2026-01-05", "Patient: Robin Example", "Date of birth: 1961-03-04", "", "Clinic letter", "Feels well."],
      ["Date: 2026-02-05", "Patient: Robin Example", "Date of birth: 1961-04-03", "", "Clinic letter", "Feels well."],
    ],
    shouldNot: [
      ["Date: 2026-01-05", "Patient: Robin Example", "Date of birth: 1961-03-04", "", "Clinic letter", "Feels well."],
      [
        "Date: 2026-02-05",
        "Patient: Robin Example",
        "DOB: 04/03/1961",
        "",
        "Clinic letter",
        "Feels well. NHS number 000.",
      ],
    ],
  },
  {
    name: "blood group",
    kinds: ["records-disagree"],
    about: "blood group",
    should: [lab("2026-01-05", "Blood group: A positive"), lab("2026-02-05", "Blood group: O positive")],
    shouldNot: [lab("2026-01-05", "Blood group: A positive"), lab("2026-02-05", "Blood group: A Pos")],
  },
  {
    name: "allergy and none",
    kinds: ["records-disagree"],
    about: "allerg",
    should: [
      note("2026-01-05", "Allergies", "Penicillin (rash)"),
      note("2026-03-05", "Allergies", "No known drug allergies"),
    ],
    shouldNot: [
      note("2026-01-05", "Allergies", "No known drug allergies"),
      note("2026-03-05", "Allergies", "Penicillin (rash)"),
    ],
  },
  {
    name: "two values of one sample",
    kinds: ["records-disagree"],
    about: "potassium",
    should: [lab("2026-01-05", "Potassium: 4.2 mmol/L"), lab("2026-01-05", "Potassium: 4.9 mmol/L")],
    shouldNot: [lab("2026-01-05", "Potassium: 4.2 mmol/L"), lab("2026-01-05", "Potassium: 4.2 mmol/L")],
  },
  {
    name: "two values, other units",
    kinds: ["records-disagree"],
    about: "creatinine",
    should: [lab("2026-01-05", "Creatinine: 88 umol/L"), lab("2026-01-05", "Creatinine: 128 umol/L")],
    shouldNot: [lab("2026-01-05", "Creatinine: 88 umol/L"), lab("2026-01-05", "Creatinine: 1.0 mg/dL")],
  },
  {
    name: "asked for and never done",
    kinds: ["asked-for-never-done"],
    about: "ultrasound",
    should: [note("2025-11-05", "Plan", "Renal ultrasound requested."), note("2026-03-05", "Feels well.")],
    shouldNot: [
      note("2025-11-05", "Plan", "Renal ultrasound requested."),
      ["Date: 2025-12-05", "Ultrasound report", "", "Renal ultrasound: both kidneys normal.", "Impression: normal."],
    ],
  },
  {
    name: "blood test asked for",
    kinds: ["asked-for-never-done"],
    about: "parathyroid",
    should: [
      note("2025-11-05", "Plan", "Please check parathyroid hormone in 4 weeks."),
      note("2026-03-05", "Feels well."),
    ],
    shouldNot: [
      note("2025-11-05", "Plan", "Please check parathyroid hormone in 4 weeks."),
      lab("2025-12-05", "Parathyroid hormone: 5.1 pmol/L (1.6-6.9)"),
    ],
  },
];
