import type { RulePair } from "./rule-pair.ts";

/** What was asked for, what the records disagree about, and what does not go with a medicine. */
export const matterPairs: readonly RulePair[] = [
  {
    name: "no follow-up of calcium",
    kinds: ["no-follow-up"],
    about: "calcium",
    should: [
      ["Date: 2025-12-02", "Pathology", "Adjusted calcium 2.79 mmol/L (2.20 - 2.60) H"],
      ["Date: 2026-03-30", "Physio", "Knee exercises going well."],
    ],
    shouldNot: [
      ["Date: 2025-12-02", "Pathology", "Adjusted calcium 2.79 mmol/L (2.20 - 2.60) H"],
      ["Date: 2025-12-19", "Pathology", "Adjusted calcium 2.41 mmol/L (2.20 - 2.60)"],
    ],
  },
  {
    name: "no follow-up of PSA, one digit over the range",
    kinds: ["no-follow-up"],
    about: "prostate",
    should: [
      ["Date: 2026-01-09", "Bloods: PSA 11.8 ug/L (0 - 4.5) H"],
      ["Date: 2026-04-09", "Telephone call. Hay fever, cetirizine advised."],
    ],
    shouldNot: [
      ["Date: 2026-01-09", "Bloods: PSA 11.8 ug/L (0 - 4.5) H", "Referred to urology, two-week wait."],
      [
        "Date: 2026-01-20",
        "Urology clinic",
        "Seen about his raised PSA. MRI prostate booked, PSA repeated: 11.2 ug/L.",
      ],
    ],
  },
  {
    name: "no follow-up of urine albumin",
    kinds: ["no-follow-up"],
    about: "albumin",
    should: [
      ["02/03/2026", "Lab results", "Urine albumin/creatinine ratio 212 mg/g (<30) H"],
      ["05/03/2026", "Dental cleaning done."],
    ],
    shouldNot: [
      ["02/03/2026", "Lab results", "Urine albumin/creatinine ratio 12 mg/g (<30)"],
      ["05/03/2026", "Dental cleaning done."],
    ],
  },
  {
    name: "follow-up of a result that was fine",
    kinds: ["no-follow-up"],
    about: "hemoglobin",
    should: [
      ["Date: 2026-02-17", "FBC", "Haemoglobin 94 g/L (120 - 150) L", "White cells 6.1 (4 - 11)"],
      ["Date: 2026-05-12", "Podiatry. Nails trimmed."],
    ],
    shouldNot: [
      ["Date: 2026-02-17", "FBC", "Haemoglobin 131 g/L (120 - 150)", "White cells 6.1 (4 - 11)"],
      ["Date: 2026-05-12", "Podiatry. Nails trimmed."],
    ],
  },

  {
    name: "colonoscopy requested",
    kinds: ["asked-for-never-done"],
    about: "colonoscopy",
    should: [
      ["Date: 2025-10-06", "Gastroenterology", "I have requested a colonoscopy within six weeks."],
      ["Date: 2026-03-11", "GP", "Bowels still loose."],
    ],
    shouldNot: [
      ["Date: 2025-10-06", "Gastroenterology", "I have requested a colonoscopy within six weeks."],
      ["Date: 2025-11-12", "Endoscopy unit", "Colonoscopy to the caecum. Two small polyps removed."],
    ],
  },
  {
    name: "referral to dermatology",
    kinds: ["asked-for-never-done"],
    about: "dermatology",
    should: [
      ["Date: 2025-09-22", "Surgery", "Changing mole on back. Plan: refer to dermatology."],
      ["Date: 2026-02-04", "Surgery", "Flu-like illness, rest."],
    ],
    shouldNot: [
      ["Date: 2025-09-22", "Surgery", "Changing mole on back. Plan: refer to dermatology."],
      ["Date: 2025-10-14", "Dermatology clinic", "Seborrhoeic keratosis, no action needed. Discharged."],
    ],
  },
  {
    name: "echo wanted by the cardiologist",
    kinds: ["asked-for-never-done"],
    about: "echo",
    should: [
      ["12/05/2025", "Cardiology", "Murmur, grade 3. Order echocardiogram."],
      ["04/05/2026", "Annual wellness visit", "No complaints."],
    ],
    shouldNot: [
      ["12/05/2025", "Cardiology", "Murmur, grade 3. Order echocardiogram."],
      ["01/09/2026", "Echocardiogram report", "Mild mitral regurgitation, EF 60 %."],
    ],
  },
  {
    name: "repeat chest X-ray",
    kinds: ["asked-for-never-done"],
    about: "x-ray",
    should: [
      ["Date: 2025-12-15", "Discharge", "Pneumonia, right base. Repeat chest X-ray in 6 weeks."],
      ["Date: 2026-04-20", "Asthma review", "Inhaler technique good."],
    ],
    shouldNot: [
      ["Date: 2025-12-15", "Discharge", "Pneumonia, right base. Repeat chest X-ray in 6 weeks."],
      ["Date: 2026-01-30", "Radiology", "Chest X-ray: the consolidation has cleared."],
    ],
  },
  {
    name: "bone density scan, declined",
    kinds: ["asked-for-never-done"],
    about: "bone density",
    should: [
      ["Date: 2025-11-03", "Rheumatology", "On long-term steroids: DEXA scan requested."],
      ["Date: 2026-04-03", "Rheumatology", "Joints quiet."],
    ],
    shouldNot: [
      ["Date: 2025-11-03", "Rheumatology", "On long-term steroids: DEXA scan requested."],
      ["Date: 2025-12-03", "Telephone", "She has decided against the DEXA scan, request cancelled."],
    ],
  },
  {
    name: "lipids to be repeated, not yet due",
    kinds: ["asked-for-never-done"],
    about: "lipid",
    should: [
      ["Date: 2025-10-20", "Plan: repeat lipids in 3 months."],
      ["Date: 2026-05-02", "Ear wax removed."],
    ],
    shouldNot: [
      ["Date: 2026-05-10", "Plan: repeat lipids in 3 months."],
      ["Date: 2026-05-22", "Ear wax removed."],
    ],
  },

  {
    name: "side of the operated knee",
    kinds: ["records-disagree"],
    about: "knee",
    should: [
      ["Date: 2026-01-13", "Orthopaedics", "Torn meniscus of the LEFT knee. Listed for arthroscopy of the left knee."],
      ["Date: 2026-03-02", "Pre-operative clinic", "Planned operation: arthroscopy, right knee."],
    ],
    shouldNot: [
      ["Date: 2026-01-13", "Orthopaedics", "Torn meniscus of the LEFT knee. Listed for arthroscopy of the left knee."],
      ["Date: 2026-03-02", "Pre-operative clinic", "Planned operation: arthroscopy, left knee. Right knee normal."],
    ],
  },
  {
    name: "type of diabetes",
    kinds: ["records-disagree"],
    about: "diabetes",
    should: [
      ["Date: 2026-01-08", "Diabetes clinic", "Diagnosis: type 1 diabetes"],
      ["Date: 2026-03-19", "Eye screening", "Diagnosis: type 2 diabetes"],
    ],
    shouldNot: [
      ["Date: 2026-01-08", "Diabetes clinic", "Diagnosis: type 1 diabetes"],
      ["Date: 2026-03-19", "Eye screening", "Diagnosis: diabetes (T1DM)"],
    ],
  },
  {
    name: "blood group on a donor's card",
    kinds: ["records-disagree"],
    about: "blood group",
    should: [
      ["Date: 2025-08-03", "Antenatal booking", "Blood group: B RhD negative"],
      ["Date: 2026-02-01", "Donor card", "Blood group B RhD positive"],
    ],
    shouldNot: [
      ["Date: 2025-08-03", "Antenatal booking", "Blood group: B RhD negative", "Partner's blood group: O RhD positive"],
      ["Date: 2026-02-01", "Donor card", "Blood group B RhD negative"],
    ],
  },
  {
    name: "date of birth in another order",
    kinds: ["records-disagree"],
    about: "birth",
    should: [
      ["Date: 2026-01-08", "Name: Noor Example", "DOB 17/05/1984", "Clinic letter"],
      ["Date: 2026-02-20", "Name: Noor Example", "DOB 17/05/1948", "Ward letter"],
    ],
    shouldNot: [
      ["Date: 2026-01-08", "Name: Noor Example", "DOB 17/05/1984", "Clinic letter"],
      ["Date: 2026-02-20", "Name: Noor Example", "Date of birth: 17 May 1984", "Ward letter"],
    ],
  },
  {
    name: "allergies, and none known",
    kinds: ["records-disagree"],
    about: "allerg",
    should: [
      ["Date: 2026-01-08", "Allergies: erythromycin (vomiting), nuts"],
      ["Date: 2026-02-20", "Emergency department", "NKDA"],
    ],
    shouldNot: [
      ["Date: 2026-01-08", "Allergies: erythromycin (vomiting), nuts"],
      ["Date: 2026-02-20", "Emergency department", "Allergies as in GP record"],
    ],
  },
  {
    name: "smoker and never smoked",
    kinds: ["records-disagree"],
    about: "smok",
    should: [
      ["Date: 2026-01-08", "Respiratory clinic", "Current smoker, 20 cigarettes a day."],
      ["Date: 2026-02-20", "Anaesthetic assessment", "Never smoked."],
    ],
    shouldNot: [
      ["Date: 2026-01-08", "Respiratory clinic", "Current smoker, 20 cigarettes a day."],
      ["Date: 2026-02-20", "Anaesthetic assessment", "Stopped smoking three weeks ago."],
    ],
  },

  {
    name: "metformin and failing kidneys",
    kinds: ["medicine-and-kidneys"],
    about: "metformin",
    should: [
      ["Date: 2026-03-02", "Medication", "Metformin 1 g twice daily"],
      ["Date: 2026-05-04", "Lab", "eGFR: 24 mL/min/1.73m2"],
    ],
    shouldNot: [
      ["Date: 2026-03-02", "Medication", "Metformin 1 g twice daily"],
      ["Date: 2026-05-04", "Lab", "eGFR: 78 mL/min/1.73m2"],
    ],
  },
];
