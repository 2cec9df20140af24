import type { SummaryInput } from "#features/summary-pdf/summary-input.ts";

export function sampleSummary(changes: Partial<SummaryInput> = {}): SummaryInput {
  return {
    patientName: "Nora Ellis",
    journeyLength: "6 months",
    specialistsSeen: 5,
    medicationsTried: 7,
    redThreadsFound: 2,
    trendData: [
      point("2024-12-02", 8, "Naproxen 500 mg, omeprazole 20 mg"),
      point("2024-12-20", 9, "Naproxen 500 mg"),
      point("2025-01-15", 7, "A medicine with a very long name 100 mg"),
      point("2025-02-10", 3, ""),
    ],
    insights: [
      { insight: "Better sleep went together with taking prednisolone in the morning", confidence: 93.4 },
      { insight: "More pain on the day after a double class", confidence: 91 },
    ],
    keyDiscovery: "Sleep was 2.9 on average before and 6.5 after.",
    ...changes,
  };
}

export function point(date: string, painLevel: number, medication: string) {
  return { date, painLevel, mobilityScore: 11 - painLevel, sleepQuality: 5, medication, notes: "" };
}
