import type { RulePair } from "./rule-pair.ts";

/** Records of a household's kind: labels, portal messages, handwritten lists, insurers' and school's forms. */
export const householdPairs: readonly RulePair[] = [
  {
    name: "urgent sodium on a portal page",
    kinds: ["urgent-result"],
    about: "sodium",
    urgent: true,
    should: [
      [
        "May 27, 2026",
        "Your test results are ready",
        "Sodium  116 mEq/L  (136-145)  LOW",
        "Chloride  88 mEq/L  (98-107)  LOW",
      ],
    ],
    shouldNot: [
      ["May 27, 2026", "Your test results are ready", "Sodium  137 mEq/L  (136-145)", "Chloride  99 mEq/L  (98-107)"],
    ],
  },
  {
    name: "urgent platelets, in thousands",
    kinds: ["urgent-result"],
    about: "platelet",
    urgent: true,
    should: [["2026-05-30", "CBC", "WBC 4.1 K/uL (4.0-11.0)", "PLT 9 K/uL (150-400) L"]],
    shouldNot: [["2026-05-30", "CBC", "WBC 4.1 K/uL (4.0-11.0)", "PLT 149 K/uL (150-400) L"]],
  },
  {
    name: "Motrin and Aleve at home",
    kinds: ["same-medicine-twice"],
    about: "ibuprofen",
    should: [
      [
        "03/14/2026",
        "Orthopedics after visit summary",
        "Medications",
        "Naproxen sodium (Aleve) 220 mg, 2 tablets twice daily",
      ],
      ["04/01/2026", "Pharmacy receipt", "Motrin 600 mg. Take 1 tablet three times a day"],
    ],
    shouldNot: [
      [
        "03/14/2026",
        "Orthopedics after visit summary",
        "Medications",
        "Naproxen sodium (Aleve) 220 mg, 2 tablets twice daily",
      ],
      ["04/01/2026", "Pharmacy receipt", "Voltaren gel 1 %. Apply to the knee"],
    ],
  },
  {
    name: "lansoprazole and Nexium",
    kinds: ["same-medicine-twice"],
    about: "lansoprazole",
    should: [
      ["Date: 2026-02-18", "Repeat list", "Lansoprazole 15 mg once daily"],
      ["Date: 2026-04-02", "Hospital letter", "Discharged on: Nexium 40 mg once daily"],
    ],
    shouldNot: [
      ["Date: 2026-02-18", "Repeat list", "Lansoprazole 15 mg once daily"],
      ["Date: 2026-04-02", "Hospital letter", "Discharged on: Nexium 40 mg once daily in place of lansoprazole"],
    ],
  },
  {
    name: "allergy: school form and Septrin",
    kinds: ["allergy-conflict"],
    about: "sulfamethoxazole",
    should: [
      ["Date: 2025-09-02", "School health form", "Allergies: sulfa drugs - blistering rash"],
      ["Date: 2026-03-20", "Out-of-hours GP", "Rx: co-trimoxazole 480 mg twice daily, 5 days"],
    ],
    shouldNot: [
      ["Date: 2025-09-02", "School health form", "Allergies: none known"],
      ["Date: 2026-03-20", "Out-of-hours GP", "Rx: co-trimoxazole 480 mg twice daily, 5 days"],
    ],
  },
  {
    name: "allergy: aspirin and ibuprofen",
    kinds: ["allergy-conflict"],
    about: "ibuprofen",
    should: [
      ["Date: 2025-11-02", "Allergies: aspirin (asthma attack)"],
      ["Date: 2026-03-12", "Dentist", "Prescribed ibuprofen 400 mg three times daily."],
    ],
    shouldNot: [
      ["Date: 2025-11-02", "Allergies: aspirin (asthma attack)"],
      ["Date: 2026-03-12", "Dentist", "Prescribed paracetamol 1 g four times daily. No ibuprofen: aspirin asthma."],
    ],
  },
  {
    name: "dose of prednisolone between hospital and GP",
    kinds: ["dose-changed"],
    about: "prednisolone",
    should: [
      ["Date: 2026-03-02", "Rheumatology letter", "Current drugs: prednisolone 7.5 mg daily"],
      ["Date: 2026-03-30", "GP summary printout", "Prednisolone 15 mg daily"],
    ],
    shouldNot: [
      ["Date: 2026-03-02", "Rheumatology letter", "Current drugs: prednisolone 7.5 mg daily"],
      ["Date: 2026-03-30", "GP summary printout", "Prednisolone 2.5 mg tablets, three daily"],
    ],
  },
  {
    name: "HRT stopped, in the pill organiser's list",
    kinds: ["stopped-and-listed"],
    about: "estradiol",
    should: [
      ["Date: 2026-02-09", "Breast clinic", "She was advised to stop estradiol at once and has done so."],
      ["Date: 2026-04-30", "Medicines I take (handwritten)", "Estradiol 1 mg every day", "Amlodipine 5 mg every day"],
    ],
    shouldNot: [
      ["Date: 2026-02-09", "Breast clinic", "She was advised to stop estradiol at once and has done so."],
      ["Date: 2026-04-30", "Medicines I take (handwritten)", "Amlodipine 5 mg every day", "no more estradiol!"],
    ],
  },
  {
    name: "digoxin stopped on the ward",
    kinds: ["stopped-and-listed"],
    about: "digoxin",
    should: [
      ["Date: 2026-01-29", "Discharge letter", "STOPPED: digoxin (pulse 38)"],
      ["Date: 2026-03-14", "Care home chart", "Digoxin 125 micrograms once daily"],
    ],
    shouldNot: [
      ["Date: 2026-01-29", "Discharge letter", "STOPPED: digoxin (pulse 38)"],
      ["Date: 2026-03-14", "Cardiology", "Digoxin restarted at 62.5 micrograms once daily."],
    ],
  },
  {
    name: "PSA creeping up in letters",
    kinds: ["steady-course"],
    about: "prostate",
    should: [
      ["Date: 2022-01-15", "PSA 2.1 ng/mL"],
      ["Date: 2023-01-20", "PSA 2.9 ng/mL"],
      ["Date: 2024-02-01", "PSA 3.8 ng/mL"],
      ["Date: 2025-01-30", "PSA 5.0 ng/mL"],
    ],
    shouldNot: [
      ["Date: 2022-01-15", "PSA 2.1 ng/mL"],
      ["Date: 2023-01-20", "PSA 2.4 ng/mL"],
      ["Date: 2024-02-01", "PSA 2.0 ng/mL"],
      ["Date: 2025-01-30", "PSA 2.2 ng/mL"],
    ],
  },
  {
    name: "no follow-up of liver values at a health check",
    kinds: ["no-follow-up"],
    about: "alanine",
    should: [
      ["Date: 2026-01-19", "Health check at work", "ALT 148 U/L (0-45) H", "Cholesterol 4.9 mmol/L"],
      ["Date: 2026-04-22", "Optician", "New glasses."],
    ],
    shouldNot: [
      ["Date: 2026-01-19", "Health check at work", "ALT 38 U/L (0-45)", "Cholesterol 4.9 mmol/L"],
      ["Date: 2026-04-22", "Optician", "New glasses."],
    ],
  },
  {
    name: "CT asked for, then forgotten",
    kinds: ["asked-for-never-done"],
    about: "ct",
    should: [
      ["Date: 2025-11-18", "Chest clinic", "Plan: repeat CT chest in 3 months for the nodule."],
      ["Date: 2026-05-05", "Dermatology", "Eczema better."],
    ],
    shouldNot: [
      ["Date: 2025-11-18", "Chest clinic", "Plan: repeat CT chest in 3 months for the nodule."],
      ["Date: 2026-02-20", "CT chest report", "The nodule is unchanged at 5 mm."],
    ],
  },
  {
    name: "thyroid bloods asked of the GP",
    kinds: ["asked-for-never-done"],
    about: "thyroid",
    should: [
      ["Date: 2025-12-08", "Endocrinology", "GP: please recheck TSH in 6 weeks after the dose change."],
      ["Date: 2026-04-08", "GP", "Sore throat. Viral."],
    ],
    shouldNot: [
      ["Date: 2025-12-08", "Endocrinology", "GP: please recheck TSH in 6 weeks after the dose change."],
      ["Date: 2026-01-22", "Lab", "TSH 2.4 mIU/L (0.4-4.0)"],
    ],
  },
  {
    name: "mammogram past due",
    kinds: ["past-due", "asked-for-never-done"],
    about: "mammogram",
    should: [
      [
        "Date: 2023-02-11",
        "Breast screening",
        "Your mammogram was normal. Your next mammogram is due in February 2026.",
      ],
      ["Date: 2026-05-11", "Physiotherapy", "Shoulder exercises."],
    ],
    shouldNot: [
      [
        "Date: 2025-02-11",
        "Breast screening",
        "Your mammogram was normal. Your next mammogram is due in February 2028.",
      ],
      ["Date: 2026-05-11", "Physiotherapy", "Shoulder exercises."],
    ],
  },
  {
    name: "kidneys: metformin on a care plan",
    kinds: ["medicine-and-kidneys"],
    about: "metformin",
    should: [
      ["04/18/2026", "Care plan", "Medications: metformin ER 1000 mg daily, lisinopril 10 mg daily"],
      ["05/22/2026", "Metabolic panel", "eGFR 27 mL/min/1.73m2 (>60) L"],
    ],
    shouldNot: [
      [
        "04/18/2026",
        "Care plan",
        "Metformin stopped because of kidney function.",
        "Medications: lisinopril 10 mg daily",
      ],
      ["05/22/2026", "Metabolic panel", "eGFR 27 mL/min/1.73m2 (>60) L"],
    ],
  },
  {
    name: "pregnant and on losartan",
    kinds: ["medicine-and-pregnancy"],
    about: "losartan",
    should: [
      ["Date: 2026-03-21", "Current medication", "Losartan 50 mg once daily"],
      ["Date: 2026-05-19", "Early pregnancy unit", "Viable pregnancy, 7 weeks pregnant by scan."],
    ],
    shouldNot: [
      ["Date: 2026-03-21", "Current medication", "Losartan 50 mg once daily"],
      ["Date: 2026-05-19", "Pre-conception clinic", "Would like to become pregnant next year."],
    ],
  },
  {
    name: "apixaban and ibuprofen from the shop",
    kinds: ["medicines-together"],
    about: "apixaban",
    should: [
      ["Date: 2026-03-21", "Medicines", "Apixaban 5 mg twice daily", "Bisoprolol 2.5 mg once daily"],
      ["Date: 2026-05-02", "My own list", "Ibuprofen 400 mg three times a day for my back"],
    ],
    shouldNot: [
      ["Date: 2026-03-21", "Medicines", "Apixaban 5 mg twice daily", "Bisoprolol 2.5 mg once daily"],
      ["Date: 2026-05-02", "My own list", "Paracetamol 500 mg three times a day for my back"],
    ],
  },
  {
    name: "clopidogrel and omeprazole",
    kinds: ["medicines-together"],
    about: "clopidogrel",
    should: [
      ["Date: 2026-03-21", "Discharge medicines", "Clopidogrel 75 mg once daily", "Aspirin 75 mg once daily"],
      ["Date: 2026-04-12", "GP", "Heartburn. Started omeprazole 20 mg once daily."],
    ],
    shouldNot: [
      ["Date: 2026-03-21", "Discharge medicines", "Clopidogrel 75 mg once daily", "Aspirin 75 mg once daily"],
      ["Date: 2026-04-12", "GP", "Heartburn. Started lansoprazole 30 mg once daily."],
    ],
  },
  {
    name: "blood group on two forms",
    kinds: ["records-disagree"],
    about: "blood group",
    should: [
      ["Date: 2024-06-03", "Transfusion lab", "Blood Group: O Rh(D) Positive"],
      ["Date: 2026-01-09", "Maternity notes", "Blood group A Rh(D) Positive"],
    ],
    shouldNot: [
      ["Date: 2024-06-03", "Transfusion lab", "Blood Group: O Rh(D) Positive"],
      ["Date: 2026-01-09", "Maternity notes", "Blood group O+"],
    ],
  },
  {
    name: "Crohn's or colitis",
    kinds: ["records-disagree"],
    about: "crohn",
    should: [
      ["Date: 2026-01-09", "IBD clinic", "Diagnosis: ulcerative colitis, extensive"],
      ["Date: 2026-03-19", "Travel insurance form", "Diagnosis: Crohn's disease"],
    ],
    shouldNot: [
      ["Date: 2026-01-09", "IBD clinic", "Diagnosis: ulcerative colitis, extensive"],
      [
        "Date: 2026-03-19",
        "IBD clinic",
        "Diagnosis: changed from ulcerative colitis to Crohn's disease after biopsies",
      ],
    ],
  },
];
