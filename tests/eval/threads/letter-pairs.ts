import type { RulePair } from "./rule-pair.ts";

/** Urgent values, medicines, doses and courses as letters, printouts, messages and notes at home put them. */
export const letterPairs: readonly RulePair[] = [
  {
    name: "urgent potassium in a printout's row",
    kinds: ["urgent-result"],
    about: "potassium",
    urgent: true,
    should: [
      [
        "28/05/2026",
        "BLOOD SCIENCES - FINAL REPORT",
        "Sodium 139 mmol/L (133 - 146)",
        "Potassium 7.0 mmol/L (3.5 - 5.3) *",
        "Urea 9.1 mmol/L (2.5 - 7.8) *",
      ],
    ],
    shouldNot: [
      [
        "28/05/2026",
        "BLOOD SCIENCES - FINAL REPORT",
        "Sodium 139 mmol/L (133 - 146)",
        "Potassium 5.4 mmol/L (3.5 - 5.3) *",
        "Urea 9.1 mmol/L (2.5 - 7.8) *",
      ],
    ],
  },
  {
    name: "urgent troponin",
    kinds: ["urgent-result"],
    about: "troponin",
    urgent: true,
    should: [
      [
        "Date: 30 May 2026",
        "Emergency laboratory",
        "High sensitivity troponin T: 412 ng/L (0-14) H",
        "CRP: 12 mg/L (0-5) H",
      ],
    ],
    shouldNot: [
      [
        "Date: 30 May 2026",
        "Emergency laboratory",
        "High sensitivity troponin T: 6 ng/L (0-14)",
        "CRP: 12 mg/L (0-5) H",
      ],
    ],
  },
  {
    name: "urgent lithium",
    kinds: ["urgent-result"],
    about: "lithium",
    urgent: true,
    should: [["Date: 2026-05-27", "Lab report", "Lithium level: 2.4 mmol/L (0.4-1.0) H"]],
    shouldNot: [["Date: 2026-05-27", "Lab report", "Lithium level: 0.7 mmol/L (0.4-1.0)"]],
  },
  {
    name: "urgent glucose in mg/dL",
    kinds: ["urgent-result"],
    about: "glucose",
    urgent: true,
    should: [["05/29/2026", "Quick Labs", "Glucose 38 mg/dL 70-99 LOW", "BUN 14 mg/dL 7-20"]],
    shouldNot: [["05/29/2026", "Quick Labs", "Glucose 104 mg/dL 70-99 HIGH", "BUN 14 mg/dL 7-20"]],
  },
  {
    name: "urgent magnesium",
    kinds: ["urgent-result"],
    about: "magnesium",
    urgent: true,
    should: [
      ["Date: 2026-05-29", "Biochemistry", "Magnesium: 0.32 mmol/L (0.70-1.00) L", "Vitamin D: 38 nmol/L (50-120) L"],
    ],
    shouldNot: [
      ["Date: 2026-05-29", "Biochemistry", "Magnesium: 0.68 mmol/L (0.70-1.00) L", "Vitamin D: 38 nmol/L (50-120) L"],
    ],
  },
  {
    name: "urgent, told in a sentence",
    kinds: ["urgent-result"],
    about: "sodium",
    urgent: true,
    should: [
      ["Date: 2026-05-30", "Dear colleague,", "Her sodium today was 114 mmol/L. She is confused. Ferritin was 18."],
    ],
    shouldNot: [
      ["Date: 2026-05-30", "Dear colleague,", "Her sodium today was 136 mmol/L. She is well. Ferritin was 18."],
    ],
  },

  {
    name: "diclofenac as gel and as Voltarol tablets",
    kinds: ["same-medicine-twice"],
    about: "diclofenac",
    should: [
      [
        "Date: 3 March 2026",
        "Current medication",
        "Diclofenac 50 mg tablets, one three times a day",
        "Lansoprazole 30 mg capsules, one a day",
      ],
      ["Date: 9 April 2026", "My tablets (own list)", "Voltarol 75 mg twice a day", "Lansoprazole 30 mg"],
    ],
    shouldNot: [
      [
        "Date: 3 March 2026",
        "Current medication",
        "Diclofenac 50 mg tablets, one three times a day",
        "Lansoprazole 30 mg capsules, one a day",
      ],
      ["Date: 9 April 2026", "My tablets (own list)", "Diclofenac 50 mg three times a day", "Lansoprazole 30 mg"],
    ],
  },
  {
    name: "two statins",
    kinds: ["same-medicine-twice"],
    about: "statin",
    should: [
      [
        "Date: 2026-02-11",
        "GP record",
        "Repeat medication",
        "Simvastatin 40 mg one at night",
        "Amlodipine 5 mg one daily",
      ],
      [
        "Date: 2026-03-19",
        "Cardiology discharge",
        "Medicines on discharge",
        "Atorvastatin 80 mg once daily",
        "Amlodipine 5 mg once daily",
      ],
    ],
    shouldNot: [
      [
        "Date: 2026-02-11",
        "GP record",
        "Repeat medication",
        "Simvastatin 40 mg one at night",
        "Amlodipine 5 mg one daily",
      ],
      [
        "Date: 2026-03-19",
        "Cardiology discharge",
        "Medicines on discharge",
        "Atorvastatin 80 mg once daily (replaces simvastatin)",
        "Amlodipine 5 mg once daily",
      ],
    ],
  },
  {
    name: "two antidepressants of one class",
    kinds: ["same-medicine-twice"],
    about: "sertraline",
    should: [
      ["Date: 2026-01-20", "Medications", "Sertraline 100 mg once daily"],
      ["Date: 2026-02-24", "Medications", "Citalopram 20 mg once daily", "Sertraline 100 mg once daily"],
    ],
    shouldNot: [
      ["Date: 2026-01-20", "Medications", "Sertraline 100 mg once daily"],
      ["Date: 2026-02-24", "Medications", "Mirtazapine 15 mg at night", "Sertraline 100 mg once daily"],
    ],
  },
  {
    name: "Tylenol beside Percocet",
    kinds: ["same-medicine-twice"],
    about: "acetaminophen",
    should: [
      [
        "04/02/2026",
        "After visit summary",
        "Take these medications",
        "oxyCODONE-acetaminophen (Percocet) 5-325 mg, 1 tablet every 6 hours as needed",
      ],
      ["04/10/2026", "Home medication list", "Tylenol Extra Strength 500 mg, 2 tablets three times a day"],
    ],
    shouldNot: [
      [
        "04/02/2026",
        "After visit summary",
        "Take these medications",
        "oxyCODONE (Roxicodone) 5 mg, 1 tablet every 6 hours as needed",
      ],
      ["04/10/2026", "Home medication list", "Tylenol Extra Strength 500 mg, 2 tablets three times a day"],
    ],
  },
  {
    name: "two blood thinners",
    kinds: ["same-medicine-twice"],
    about: "warfarin",
    should: [
      ["Date: 2026-03-01", "Anticoagulant clinic", "Medication: warfarin 4 mg daily."],
      [
        "Date: 2026-04-15",
        "Discharge summary",
        "Discharge medications",
        "Apixaban 5 mg twice daily",
        "Bisoprolol 2.5 mg daily",
      ],
    ],
    shouldNot: [
      ["Date: 2026-03-01", "Anticoagulant clinic", "Medication: warfarin 4 mg daily."],
      [
        "Date: 2026-04-15",
        "Discharge summary",
        "Warfarin stopped and changed to apixaban.",
        "Discharge medications",
        "Apixaban 5 mg twice daily",
        "Bisoprolol 2.5 mg daily",
      ],
    ],
  },

  {
    name: "allergy: NSAID reaction and naproxen",
    kinds: ["allergy-conflict"],
    about: "naproxen",
    should: [
      ["Date: 2025-09-14", "Allergies and adverse reactions", "Ibuprofen - wheeze and facial swelling"],
      ["Date: 2026-03-03", "MSK clinic", "Plan: naproxen 500 mg twice a day for two weeks."],
    ],
    shouldNot: [
      ["Date: 2025-09-14", "Allergies and adverse reactions", "Ibuprofen - wheeze and facial swelling"],
      ["Date: 2026-03-03", "MSK clinic", "Plan: paracetamol 1 g four times a day. Naproxen is not suitable for her."],
    ],
  },
  {
    name: "allergy: cefalexin stays, doxycycline given",
    kinds: ["allergy-conflict"],
    about: "cephalexin",
    should: [
      ["Date: 10 Jan 2026", "ALLERGIES: cefalexin (hives)"],
      ["Date: 2 Apr 2026", "Walk-in centre", "Treatment: cefalexin 500 mg four times daily for 7 days"],
    ],
    shouldNot: [
      ["Date: 10 Jan 2026", "ALLERGIES: cefalexin (hives)"],
      [
        "Date: 2 Apr 2026",
        "Walk-in centre",
        "Treatment: doxycycline 100 mg once daily for 7 days",
        "Allergies checked: cefalexin",
      ],
    ],
  },
  {
    name: "allergy: the patient's own message",
    kinds: ["allergy-conflict"],
    about: "clarithromycin",
    should: [
      [
        "Date: 2026-02-02",
        "Message from patient",
        "Just so you know I'm allergic to clarithromycin, came out in a rash all over.",
      ],
      ["Date: 2026-04-11", "Prescription", "Clarithromycin 500 mg twice daily, 14 tablets"],
    ],
    shouldNot: [
      [
        "Date: 2026-02-02",
        "Message from patient",
        "Just so you know my daughter is allergic to clarithromycin, came out in a rash all over.",
      ],
      ["Date: 2026-04-11", "Prescription", "Clarithromycin 500 mg twice daily, 14 tablets"],
    ],
  },
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
