import { allergy, dose, list, note, type RulePair, twice, urgentPair } from "./rule-pair.ts";

/** Urgent values, one ingredient twice, and allergies against what is taken. */
export const allergyPairs: readonly RulePair[] = [
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
  urgentPair("INR", "international normalized", "INR: 8.4 (2.0-3.0) H", "INR: 3.2 (2.0-3.0) H"),
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
];
