import type { TrendDataPoint } from "#demo/trend-data.ts";

/** What a summary is made of (specification, section 3). */
export interface SummaryInput {
  patientName: string;
  journeyLength: string;
  specialistsSeen: number;
  medicationsTried: number;
  redThreadsFound: number;
  trendData: readonly TrendDataPoint[];
  /** Confidence in percent. */
  insights: readonly { insight: string; confidence: number }[];
  keyDiscovery: string;
}
