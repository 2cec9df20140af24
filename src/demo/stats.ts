import { journeyLength } from "./journey.ts";
import { clinicians } from "./persona.ts";
import { medicationsTried } from "./treatments.ts";

/** The four numbers above the demo; the names of the fields are the specification's. */
export interface DemoStats {
  journeyLength: string;
  specialistsSeen: number;
  medicationsTried: number;
  redThreadsFound: number;
}

/** Counted from the case itself; the threads are those that the engine found in her files. */
export function demoStats(insights: readonly unknown[]): DemoStats {
  return {
    journeyLength: journeyLength(),
    specialistsSeen: clinicians.filter(({ specialist }) => specialist).length,
    medicationsTried: medicationsTried().length,
    redThreadsFound: insights.length,
  };
}
