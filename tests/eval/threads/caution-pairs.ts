import type { RulePair } from "./rule-pair.ts";

/** More of what the records disagree about, and of what does not go with a medicine. */
export const cautionPairs: readonly RulePair[] = [
  {
    name: "ibuprofen and failing kidneys",
    kinds: ["medicine-and-kidneys"],
    about: "ibuprofen",
    should: [
      ["Date: 2026-04-02", "Lab", "eGFR 22 mL/min/1.73m2"],
      ["Date: 2026-05-04", "Pharmacy list", "Ibuprofen 400 mg three times a day"],
    ],
    shouldNot: [
      ["Date: 2026-04-02", "Lab", "eGFR 22 mL/min/1.73m2"],
      ["Date: 2026-05-04", "Pharmacy list", "Ibuprofen gel 5 % to the knee", "Avoid ibuprofen tablets."],
    ],
  },
  {
    name: "nitrofurantoin and failing kidneys",
    kinds: ["medicine-and-kidneys"],
    about: "nitrofurantoin",
    should: [
      ["Date: 2026-04-02", "Renal function: eGFR 26 mL/min/1.73m2"],
      ["Date: 2026-05-04", "Treatment: nitrofurantoin 100 mg twice daily for 5 days"],
    ],
    shouldNot: [
      ["Date: 2026-04-02", "Renal function: eGFR 26 mL/min/1.73m2"],
      ["Date: 2026-05-04", "Treatment: pivmecillinam 400 mg three times daily for 3 days"],
    ],
  },
  {
    name: "alendronate and failing kidneys",
    kinds: ["medicine-and-kidneys"],
    about: "alendron",
    should: [
      ["Date: 2026-04-02", "Chemistry", "eGFR (CKD-EPI) 19 mL/min/1.73m2"],
      ["Date: 2026-05-04", "Current medicines", "Alendronic acid 70 mg once weekly"],
    ],
    shouldNot: [
      ["Date: 2023-04-02", "Chemistry", "eGFR (CKD-EPI) 34 mL/min/1.73m2"],
      ["Date: 2026-04-02", "Chemistry", "eGFR (CKD-EPI) 61 mL/min/1.73m2"],
      ["Date: 2026-05-04", "Current medicines", "Alendronic acid 70 mg once weekly"],
    ],
  },
  {
    name: "valproate in pregnancy",
    kinds: ["medicine-and-pregnancy"],
    about: "valpro",
    should: [
      ["Date: 2026-02-02", "Medication: sodium valproate 500 mg twice daily"],
      ["Date: 2026-05-14", "Midwife booking", "She is 9 weeks pregnant."],
    ],
    shouldNot: [
      ["Date: 2026-02-02", "Medication: sodium valproate 500 mg twice daily"],
      ["Date: 2026-05-14", "Pregnancy test negative. Contraception in place."],
    ],
  },
  {
    name: "isotretinoin in pregnancy",
    kinds: ["medicine-and-pregnancy"],
    about: "isotretinoin",
    should: [
      ["04/14/2026", "Medications: isotretinoin 40 mg daily"],
      ["05/20/2026", "Urine hCG positive. Pregnant, about 5 weeks."],
    ],
    shouldNot: [
      ["04/14/2026", "Medications: isotretinoin 40 mg daily"],
      ["05/20/2026", "Her sister is pregnant."],
    ],
  },
  {
    name: "ramipril in pregnancy",
    kinds: ["medicine-and-pregnancy"],
    about: "ramipril",
    should: [
      ["Date: 2026-03-14", "Medications: ramipril 5 mg daily"],
      ["Date: 2026-05-22", "Antenatal clinic", "18 weeks pregnant, blood pressure 128/80."],
    ],
    shouldNot: [
      ["Date: 2026-03-14", "Ramipril stopped, labetalol 100 mg twice daily started as she is pregnant."],
      ["Date: 2026-05-22", "Antenatal clinic", "18 weeks pregnant, blood pressure 128/80."],
    ],
  },
  {
    name: "simvastatin and clarithromycin",
    kinds: ["medicines-together"],
    about: "clarithromycin",
    should: [
      ["Date: 2026-04-14", "Medications: simvastatin 40 mg at night"],
      ["Date: 2026-05-20", "Plan: start clarithromycin 500 mg twice daily for 7 days."],
    ],
    shouldNot: [
      ["Date: 2026-04-14", "Medications: simvastatin 40 mg at night"],
      ["Date: 2026-05-20", "Plan: start amoxicillin 500 mg three times daily for 7 days."],
    ],
  },
  {
    name: "warfarin and an anti-inflammatory",
    kinds: ["medicines-together"],
    about: "warfarin",
    should: [
      ["Date: 2026-04-14", "Medications: warfarin 3 mg daily"],
      ["Date: 2026-05-20", "Medications: warfarin 3 mg daily, naproxen 500 mg twice daily"],
    ],
    shouldNot: [
      ["Date: 2026-04-14", "Medications: warfarin 3 mg daily"],
      ["Date: 2026-05-20", "Medications: warfarin 3 mg daily, paracetamol 1 g four times daily"],
    ],
  },
  {
    name: "methotrexate and trimethoprim",
    kinds: ["medicines-together"],
    about: "trimethoprim",
    should: [
      ["Date: 2026-04-14", "Medicines: methotrexate 15 mg once weekly"],
      ["Date: 2026-05-20", "Walk-in centre. UTI: trimethoprim 200 mg twice daily, 3 days."],
    ],
    shouldNot: [
      ["Date: 2026-04-14", "Medicines: methotrexate 15 mg once weekly"],
      [
        "Date: 2026-05-20",
        "Walk-in centre. UTI: trimethoprim not to be taken with methotrexate, so nitrofurantoin 100 mg twice daily.",
      ],
    ],
  },
  {
    name: "sildenafil and a nitrate",
    kinds: ["medicines-together"],
    about: "sildenafil",
    should: [
      ["04/02/2026", "Medications", "Isosorbide mononitrate 60 mg daily", "Aspirin 81 mg daily"],
      ["05/15/2026", "Medications", "Isosorbide mononitrate 60 mg daily", "Sildenafil 50 mg as needed"],
    ],
    shouldNot: [
      ["04/02/2026", "Medications", "Isosorbide mononitrate 60 mg daily", "Aspirin 81 mg daily"],
      ["05/15/2026", "Isosorbide stopped in April.", "Medications", "Sildenafil 50 mg as needed"],
    ],
  },
  {
    name: "cough after ramipril",
    kinds: ["new-after-medicine"],
    about: "cough",
    should: [
      ["Date: 2026-03-02", "Plan: start ramipril 2.5 mg daily. No cough, chest clear."],
      ["Date: 2026-04-06", "Dry cough for three weeks."],
    ],
    shouldNot: [
      ["Date: 2026-02-02", "Dry cough for three weeks."],
      ["Date: 2026-03-02", "Plan: start ramipril 2.5 mg daily."],
    ],
  },
  {
    name: "ankle swelling after amlodipine",
    kinds: ["new-after-medicine"],
    about: "swelling",
    should: [
      ["Date: 2026-03-02", "Started amlodipine 10 mg daily. No ankle swelling."],
      ["Date: 2026-03-28", "New ankle swelling, both sides."],
    ],
    shouldNot: [
      ["Date: 2026-03-02", "Started amlodipine 10 mg daily. Ankle swelling for years, varicose veins."],
      ["Date: 2026-03-28", "Ankle swelling unchanged."],
    ],
  },
  {
    name: "muscle pain after rosuvastatin",
    kinds: ["new-after-medicine"],
    about: "muscle",
    should: [
      ["03/02/2026", "Start rosuvastatin 20 mg daily."],
      [
        "04/01/2026",
        "Portal message",
        "Since about two weeks I have muscle pain in both thighs that I never had before.",
      ],
    ],
    shouldNot: [
      ["03/02/2026", "Start rosuvastatin 20 mg daily."],
      ["04/01/2026", "Portal message", "All good with the new pills, no muscle pain."],
    ],
  },
  {
    name: "smear past due",
    kinds: ["past-due", "asked-for-never-done"],
    about: "smear",
    should: [
      ["Date: 2022-03-02", "Cervical smear: normal. Next smear due March 2025."],
      ["Date: 2026-03-28", "Travel vaccines given."],
    ],
    shouldNot: [
      ["Date: 2025-03-02", "Cervical smear: normal. Next smear due March 2028."],
      ["Date: 2026-03-28", "Travel vaccines given."],
    ],
  },
  {
    name: "review past due",
    kinds: ["past-due", "asked-for-never-done"],
    about: "review",
    should: [
      ["Date: 2025-06-02", "Thyroid clinic", "Review in clinic in 6 months."],
      ["Date: 2026-04-28", "Verruca treated."],
    ],
    shouldNot: [
      ["Date: 2025-06-02", "Thyroid clinic", "Review in clinic in 6 months."],
      ["Date: 2025-12-04", "Thyroid clinic", "Reviewed today, well. Levothyroxine unchanged."],
    ],
  },
  {
    name: "tetanus booster past due",
    kinds: ["past-due", "asked-for-never-done"],
    about: "tetanus",
    should: [
      ["Date: 2015-05-02", "Vaccination record", "Tetanus booster given. Next due: 05/2025"],
      ["Date: 2026-04-28", "Hand cut while gardening, cleaned."],
    ],
    shouldNot: [
      ["Date: 2015-05-02", "Vaccination record", "Tetanus booster given. Next due: 05/2025"],
      ["Date: 2025-07-28", "Vaccination record", "Tetanus booster given. Next due: 07/2035"],
    ],
  },
];
