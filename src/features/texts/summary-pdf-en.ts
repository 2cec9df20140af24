/** The words on the printed summary. */
export const summaryPdfEn = {
  title: "Health summary",
  made: (day: string) => `Made on ${day}`,
  fictional: "Fictional patient, made up for the Red Thread demo",
  stats: {
    journeyLength: "Journey length",
    specialistsSeen: "Specialists seen",
    medicationsTried: "Medications tried",
    redThreadsFound: "Red threads found",
  },
  trends: "Trends",
  trendsNote: "Monthly means of the patient's own diary scores from 1 to 10. For pain, lower is better.",
  scores: { painLevel: "Pain", mobilityScore: "Mobility", sleepQuality: "Sleep" },
  medications: "Medications",
  medicationsNote: "As the diary names them, with the first and the last day on which it does.",
  medicationColumns: { name: "Medication", first: "First", last: "Last" },
  insights: "Insights",
  confidence: (percent: number) => `${Math.round(percent)}% confidence`,
  keyDiscovery: "Key discovery",
  disclaimer:
    "This summary is AI-generated for demonstration and is not medical advice. What went together need not have caused one another.",
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  filePrefix: "red-thread-summary",
};
