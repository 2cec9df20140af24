import type { RulePair } from "./rule-pair.ts";

/** More of medicines, doses and courses as letters, printouts, messages and notes at home put them. */
export const printoutPairs: readonly RulePair[] = [
  {
    name: "allergy: morphine and MST",
    kinds: ["allergy-conflict"],
    about: "morphine",
    should: [
      ["Date: 2026-01-15", "Allergies: Morphine (severe itching, swelling of lips)"],
      ["Date: 2026-03-15", "Ward discharge", "Medicines to take home", "MST Continus 10 mg twice daily"],
    ],
    shouldNot: [
      ["Date: 2026-01-15", "Allergies: Morphine (severe itching, swelling of lips)"],
      ["Date: 2026-03-15", "Ward discharge", "Medicines to take home", "Paracetamol 1 g four times daily"],
    ],
  },
  {
    name: "allergy: latex is no medicine",
    kinds: ["allergy-conflict"],
    about: "gentamicin",
    should: [
      ["Date: 2026-01-15", "Known allergies: gentamicin"],
      ["Date: 2026-05-15", "Ear clinic", "Started gentamicin ear drops three times a day."],
    ],
    shouldNot: [
      ["Date: 2026-01-15", "Known allergies: latex, strawberries"],
      ["Date: 2026-05-15", "Ear clinic", "Started gentamicin ear drops three times a day."],
    ],
  },
  {
    name: "allergy: Augmentin",
    kinds: ["allergy-conflict"],
    about: "amoxicillin",
    should: [
      ["01/12/2026", "Allergies", "Amoxicillin: throat swelling"],
      ["03/22/2026", "Urgent care", "Prescribed Augmentin 875-125 mg, 1 tablet twice a day for 10 days."],
    ],
    shouldNot: [
      ["01/12/2026", "Allergies", "Amoxicillin: throat swelling"],
      [
        "03/22/2026",
        "Urgent care",
        "Augmentin considered, but not given in view of her allergy. Prescribed azithromycin 250 mg.",
      ],
    ],
  },

  {
    name: "dose of furosemide told by two clinics",
    kinds: ["dose-changed"],
    about: "furosemide",
    should: [
      ["Date: 2026-03-05", "Heart failure clinic", "Medication: furosemide 40 mg in the morning, ramipril 5 mg daily."],
      [
        "Date: 2026-04-22",
        "GP summary",
        "Current medication",
        "Furosemide 80 mg in the morning",
        "Ramipril 5 mg daily",
      ],
    ],
    shouldNot: [
      ["Date: 2026-03-05", "Heart failure clinic", "Medication: furosemide 40 mg in the morning, ramipril 5 mg daily."],
      [
        "Date: 2026-04-22",
        "GP summary",
        "Current medication",
        "Furosemide 40 mg tablets - 1 om",
        "Ramipril 2.5 mg twice daily",
      ],
    ],
  },
  {
    name: "dose of methotrexate, weekly and daily",
    kinds: ["dose-changed"],
    about: "methotrexate",
    should: [
      ["Date: 2026-02-05", "Rheumatology", "Methotrexate 15 mg once a week, folic acid 5 mg once a week"],
      ["Date: 2026-04-05", "Hospital drug chart copy", "Methotrexate 15 mg daily"],
    ],
    shouldNot: [
      ["Date: 2026-02-05", "Rheumatology", "Methotrexate 15 mg once a week, folic acid 5 mg once a week"],
      ["Date: 2026-04-05", "Hospital drug chart copy", "Methotrexate 15 mg every Monday"],
    ],
  },
  {
    name: "dose of levetiracetam in tablets",
    kinds: ["dose-changed"],
    about: "levetiracetam",
    should: [
      ["Date: 2026-01-08", "Epilepsy clinic", "Current treatment: levetiracetam 500 mg twice daily"],
      ["Date: 2026-05-02", "Pharmacy label", "Levetiracetam 750 mg tablets. Take ONE tablet TWICE a day"],
    ],
    shouldNot: [
      ["Date: 2026-01-08", "Epilepsy clinic", "Current treatment: levetiracetam 500 mg twice daily"],
      ["Date: 2026-05-02", "Pharmacy label", "Levetiracetam 250 mg tablets. Take TWO tablets TWICE a day"],
    ],
  },
  {
    name: "dose of insulin glargine",
    kinds: ["dose-changed"],
    about: "glargine",
    should: [
      ["03/01/2026", "Medications", "Insulin glargine (Lantus) 18 units at bedtime"],
      ["05/01/2026", "Medications", "Insulin glargine (Lantus) 28 units at bedtime"],
    ],
    shouldNot: [
      ["03/01/2026", "Medications", "Insulin glargine (Lantus) 18 units at bedtime"],
      [
        "05/01/2026",
        "Plan: increase Lantus to 28 units at bedtime.",
        "Medications",
        "Insulin glargine (Lantus) 28 units at bedtime",
      ],
    ],
  },
  {
    name: "dose of carbimazole, a taper that is told",
    kinds: ["dose-changed"],
    about: "carbimazole",
    should: [
      ["Date: 2026-02-14", "Medicines: carbimazole 20 mg once daily"],
      ["Date: 2026-04-01", "Medicines: carbimazole 5 mg once daily"],
    ],
    shouldNot: [
      [
        "Date: 2026-02-14",
        "Medicines: carbimazole 20 mg once daily",
        "Plan: reduce carbimazole to 5 mg once daily from 1 March.",
      ],
      ["Date: 2026-04-01", "Medicines: carbimazole 5 mg once daily"],
    ],
  },

  {
    name: "allopurinol stopped in hospital, on the repeat list",
    kinds: ["stopped-and-listed"],
    about: "allopurinol",
    should: [
      ["Date: 2026-01-17", "Discharge summary", "Medicines stopped: allopurinol (rash)"],
      [
        "Date: 2026-03-02",
        "Repeat prescription slip",
        "Allopurinol 300 mg tablets. One daily",
        "Omeprazole 20 mg capsules. One daily",
      ],
    ],
    shouldNot: [
      ["Date: 2026-01-17", "Discharge summary", "Medicines stopped: allopurinol (rash)"],
      [
        "Date: 2026-03-02",
        "Repeat prescription slip",
        "Febuxostat 80 mg tablets. One daily",
        "Omeprazole 20 mg capsules. One daily",
      ],
    ],
  },
  {
    name: "tamoxifen said to have ended",
    kinds: ["stopped-and-listed"],
    about: "tamoxifen",
    should: [
      ["Date: 2026-02-03", "Breast clinic", "She has completed five years and can stop tamoxifen today."],
      ["Date: 2026-04-20", "GP list", "Tamoxifen 20 mg daily", "Vitamin D 800 units daily"],
    ],
    shouldNot: [
      ["Date: 2026-02-03", "Breast clinic", "She has completed five years and can stop tamoxifen today."],
      ["Date: 2026-04-20", "GP list", "Vitamin D 800 units daily", "Past: tamoxifen 20 mg (2021 - February 2026)"],
    ],
  },
  {
    name: "spironolactone stopped by message",
    kinds: ["stopped-and-listed"],
    about: "spironolactone",
    should: [
      ["03/04/2026", "Portal message", "Please STOP taking spironolactone, your potassium is too high. Dr. Lin"],
      [
        "04/18/2026",
        "Visit summary",
        "Current medications: spironolactone 25 mg daily, carvedilol 6.25 mg twice daily",
      ],
    ],
    shouldNot: [
      ["03/04/2026", "Portal message", "Please STOP taking spironolactone, your potassium is too high. Dr. Lin"],
      [
        "04/18/2026",
        "Visit summary",
        "Current medications: carvedilol 6.25 mg twice daily",
        "Discontinued: spironolactone 25 mg daily",
      ],
    ],
  },
  {
    name: "a pause that ended as planned",
    kinds: ["stopped-and-listed"],
    about: "clopidogrel",
    should: [
      ["Date: 2026-02-10", "Clopidogrel was discontinued after bleeding. It should not be restarted."],
      ["Date: 2026-05-10", "Medication: clopidogrel 75 mg daily"],
    ],
    shouldNot: [
      ["Date: 2026-02-10", "Clopidogrel to be held for 7 days before the operation and restarted after it."],
      ["Date: 2026-05-10", "Medication: clopidogrel 75 mg daily"],
    ],
  },
  {
    name: "risperidone, another person's",
    kinds: ["stopped-and-listed"],
    about: "risperidone",
    should: [
      ["Date: 2026-01-30", "Risperidone stopped because of stiffness."],
      ["Date: 2026-03-30", "On examination stiff.", "Drugs: risperidone 2 mg nocte"],
    ],
    shouldNot: [
      ["Date: 2026-01-30", "Risperidone stopped because of stiffness."],
      ["Date: 2026-03-30", "Her brother takes risperidone 2 mg.", "Drugs: none"],
    ],
  },

  {
    name: "eGFR falling in letters",
    kinds: ["steady-course"],
    about: "glomerular",
    should: [
      ["Date: 2021-05-10", "Diabetic review", "eGFR 84 mL/min/1.73m2, BP 138/82."],
      ["Date: 2022-05-16", "Diabetic review", "eGFR 73 mL/min/1.73m2, BP 141/80."],
      ["Date: 2023-06-02", "Diabetic review", "eGFR 65 mL/min/1.73m2, BP 139/84."],
      ["Date: 2024-05-29", "Diabetic review", "eGFR 54 mL/min/1.73m2, BP 144/86."],
      ["Date: 2025-06-11", "Diabetic review", "eGFR 45 mL/min/1.73m2, BP 142/83."],
    ],
    shouldNot: [
      ["Date: 2021-05-10", "Diabetic review", "eGFR 84 mL/min/1.73m2, BP 138/82."],
      ["Date: 2022-05-16", "Diabetic review", "eGFR 80 mL/min/1.73m2, BP 141/80."],
      ["Date: 2023-06-02", "Diabetic review", "eGFR 85 mL/min/1.73m2, BP 139/84."],
      ["Date: 2024-05-29", "Diabetic review", "eGFR 82 mL/min/1.73m2, BP 144/86."],
      ["Date: 2025-06-11", "Diabetic review", "eGFR 83 mL/min/1.73m2, BP 142/83."],
    ],
  },
  {
    name: "weight falling",
    kinds: ["steady-course"],
    about: "weight",
    should: [
      ["Date: 2024-01-10", "Weight: 74 kg"],
      ["Date: 2024-07-12", "Weight: 70 kg"],
      ["Date: 2025-01-15", "Weight: 66 kg"],
      ["Date: 2025-07-20", "Weight: 61 kg"],
      ["Date: 2026-01-20", "Weight: 57 kg"],
    ],
    shouldNot: [
      ["Date: 2024-01-10", "Weight: 74 kg"],
      ["Date: 2024-07-12", "Weight: 75 kg"],
      ["Date: 2025-01-15", "Weight: 73 kg"],
      ["Date: 2025-07-20", "Weight: 74 kg"],
      ["Date: 2026-01-20", "Weight: 74 kg"],
    ],
  },
  {
    name: "MCV rising with a change of unit for haemoglobin",
    kinds: ["steady-course"],
    about: "hemoglobin",
    should: [
      ["Date: 2022-02-10", "Hb 14.0 g/dL (12-16)"],
      ["Date: 2023-02-12", "Hb 131 g/L (120-160)"],
      ["Date: 2024-02-20", "Hb 12.1 g/dL (12-16)"],
      ["Date: 2025-02-18", "Hb 112 g/L (120-160) L"],
      ["Date: 2026-02-11", "Hb 10.2 g/dL (12-16) L"],
    ],
    shouldNot: [
      ["Date: 2022-02-10", "Hb 14.0 g/dL (12-16)"],
      ["Date: 2023-02-12", "Hb 139 g/L (120-160)"],
      ["Date: 2024-02-20", "Hb 14.1 g/dL (12-16)"],
      ["Date: 2025-02-18", "Hb 140 g/L (120-160)"],
      ["Date: 2026-02-11", "Hb 13.8 g/dL (12-16)"],
    ],
  },
];
