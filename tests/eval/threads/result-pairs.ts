import { course, lab, note, type RulePair } from "./rule-pair.ts";

/** Courses over years, results without a second one, and records that disagree. */
export const resultPairs: readonly RulePair[] = [
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
