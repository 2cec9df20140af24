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
];
