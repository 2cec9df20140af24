import { findPatterns } from "#core/findings/threads/find-patterns.ts";
import { collectSeries } from "#core/findings/threads/series-collection.ts";
import { leastConfidence, statisticalThreads } from "#core/findings/threads/statistical-threads.ts";
import { documentsOf } from "../simulate/documents.ts";
import { simulatePatient } from "../simulate/patient.ts";
import type { SimulatedPatient } from "../simulate/truth.ts";
import { stateOf } from "./judged-patterns.ts";

export interface SettlingScore {
  /** Threads that name a number of entries which the patient then wrote. */
  told: number;
  /** After these entries it was sure, or it was gone. */
  confirmed: number;
  gone: number;
}

const settled = 90;

/** The patient as the records knew them after so many entries. */
function upTo(patient: SimulatedPatient, entries: number): SimulatedPatient {
  const days = patient.days.slice(0, entries);
  const last = days.at(-1)?.day ?? 0;
  return {
    ...patient,
    days,
    labs: patient.labs.filter(({ day }) => day <= last),
    treatments: patient.treatments
      .filter(({ start }) => start <= last)
      .map(({ stop, ...rest }) => ({ ...rest, stop: stop === undefined || stop > last ? undefined : stop })),
  };
}

function threadsOf(patient: SimulatedPatient) {
  return statisticalThreads(findPatterns(collectSeries(stateOf(documentsOf(patient)))));
}

/** Whether "about so many more entries would settle it" is true to what then happens: each is told at a third and at a half of the diary. */
export function scoreSettling(firstSeed: number, patients: number): SettlingScore {
  const score: SettlingScore = { told: 0, confirmed: 0, gone: 0 };
  for (let seed = firstSeed; seed < firstSeed + patients; seed += 1) {
    const patient = simulatePatient(seed);
    for (const share of [1 / 3, 1 / 2]) {
      const entries = Math.round(patient.days.length * share);
      for (const { id, moreEntriesNeeded: more = 0 } of threadsOf(upTo(patient, entries))) {
        // A value of the laboratory comes when it comes, and not with an entry.
        const isOfLab = id.includes("|lab:");
        if (isOfLab || more === 0 || entries + more > patient.days.length) continue;
        const later = threadsOf(upTo(patient, entries + more)).find((thread) => thread.id === id);
        score.told += 1;
        if (later === undefined || later.confidence < leastConfidence * 100) score.gone += 1;
        else if (later.confidence >= settled) score.confirmed += 1;
      }
    }
  }
  return score;
}
