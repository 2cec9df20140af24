import { dose, list, note, type RulePair, stopped } from "./rule-pair.ts";

/** Doses that differ, and medicines that are stopped and listed again. */
export const medicinePairs: readonly RulePair[] = [
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
];
