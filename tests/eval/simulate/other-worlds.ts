import { autoregressive } from "./autoregressive.ts";
import type { SimulatedDocument } from "./documents.ts";
import { addTo, begin, finish, type Making, numbers, startMedicines, symptoms } from "./making.ts";
import { pairKey, type SimulatedPatient } from "./truth.ts";

/** A world that is another than the one the confidence was fitted on. */
export interface OtherWorld {
  name: string;
  /** Nothing in it is true but what `descriptive` holds. */
  isNull: boolean;
  make(seed: number): SimulatedPatient;
  /** How it is written, where the words and whose they are matter: then the product reads them. */
  write?(patient: SimulatedPatient): SimulatedDocument[];
}

export function nullWorld(name: string, rho: number, change: (making: Making) => void): OtherWorld {
  return {
    name,
    isNull: true,
    make(seed) {
      const making = begin(seed, rho);
      startMedicines(making);
      change(making);
      return finish(making, seed, true);
    },
  };
}

/** Worlds in which nothing goes together with anything, whatever the days look like. */
export const nullWorlds: readonly OtherWorld[] = [
  nullWorld("days alike (AR 0.3)", 0.3, () => {}),
  nullWorld("days alike (AR 0.6)", 0.6, () => {}),
  nullWorld("days alike (AR 0.8)", 0.8, () => {}),
  nullWorld("days alike (AR 0.9)", 0.9, () => {}),
  nullWorld("drift", 0.3, (making) => {
    for (const name of symptoms) {
      const walk = autoregressive(making.length, 0.985, making.chance);
      addTo(making, name, (index) => 0.9 * (walk[index] ?? 0));
      // That it is higher or lower at the end is so.
      making.descriptive.add(pairKey("trend", name));
    }
  }),
  nullWorld("season", 0.3, (making) => {
    for (const name of symptoms) {
      const height = making.chance.between(0.5, 1);
      const phase = making.chance.between(0, 365);
      addTo(making, name, (index) => height * Math.sin((2 * Math.PI * (index + phase)) / 365.25));
      making.descriptive.add(pairKey("trend", name));
    }
  }),
  nullWorld("weekdays", 0.3, (making) => {
    const isWeekend = (index: number) => [5, 6].includes((making.first + index + 3) % 7);
    for (const name of [...symptoms, ...numbers]) {
      const height = making.chance.between(-1, 1);
      addTo(making, name, (index) => (isWeekend(index) ? height : 0));
      making.descriptive.add(pairKey("weekly", name));
    }
    // What is eaten at weekends, and goes together with whatever else is so at weekends.
    for (const [, happened] of making.events)
      happened.forEach((_value, index) => {
        if (isWeekend(index) && making.chance.uniform() < 0.5) happened[index] = 1;
      });
  }),
  nullWorld("written on bad days only", 0.5, (making) => {
    const pain = making.series.get("pain");
    const written = making.isWritten;
    making.isWritten = (index) => written(index) && (pain?.[index] ?? 0) > 0.2;
  }),
];

interface Course {
  /** From and to, as shares of the whole. */
  spans: [from: number, to: number][];
  length: number;
  rho?: number;
  /** The share of the effect on that day of the span. */
  onset?: (days: number) => number;
}

function treatmentWorld(name: string, { spans, length, rho = 0.3, onset = () => 1 }: Course, size = 1.2): OtherWorld {
  return {
    name,
    isNull: false,
    make(seed) {
      const making = begin(seed, rho, length);
      const { chance, first } = making;
      const effect = chance.pick([-1, 1]) * size;
      const medicine = chance.pick(["naproxen", "amitriptyline", "sertraline"]);
      const shift = chance.whole(-4, 4);
      const days = spans.map(
        ([from, to]) =>
          [Math.round(from * length) + shift, to === 1 ? length : Math.round(to * length) + shift] as const,
      );
      addTo(making, "pain", (index) => {
        const span = days.find(([from, to]) => index >= from && index < to);
        return span === undefined ? 0 : effect * onset(index - span[0]);
      });
      making.treatments.push(
        ...days.map(([from, to]) => ({
          name: medicine,
          start: first + from,
          stop: to === length ? undefined : first + to,
        })),
      );
      making.truths.push({ kind: "treatment", outcome: "pain", other: medicine, effect: size, wellObserved: true });
      // Who begins without and ends with it is otherwise at the end: that is so, whatever it is told beside.
      if ((days[0]?.[0] ?? 0) > 7) making.descriptive.add(pairKey("trend", "pain"));
      return finish(making, seed, false);
    },
  };
}

/** Worlds in which one regular medicine changes pain by 1.2 standard deviations, taken in the ways in which people take medicines. */
export const treatmentWorlds: readonly OtherWorld[] = [
  treatmentWorld("on and off twice (ABAB)", {
    spans: [
      [0.25, 0.5],
      [0.75, 1],
    ],
    length: 168,
  }),
  treatmentWorld("stopped and restarted", {
    spans: [
      [0.2, 0.55],
      [0.75, 1],
    ],
    length: 280,
  }),
  treatmentWorld("off for some weeks", {
    spans: [
      [0, 0.4],
      [0.55, 1],
    ],
    length: 240,
  }),
  treatmentWorld("ramp over six weeks", { spans: [[0.45, 1]], length: 260, onset: (days) => Math.min(1, days / 42) }),
  treatmentWorld("baseline of 14 days, effect 2", { spans: [[14 / 120, 1]], length: 120 }, 2),
  treatmentWorld("AR 0.6", { spans: [[0.5, 1]], length: 300, rho: 0.6 }),
];

/** What a bad day leads to: the medicine against it is taken, the gym is left out. */
export const consequenceWorlds: readonly OtherWorld[] = [
  {
    name: "painkiller on bad days",
    isNull: true,
    make(seed) {
      const making = begin(seed, 0.3);
      const pain = making.series.get("pain");
      const happened = Uint8Array.from({ length: making.length }, (_none, index) =>
        Number((pain?.[index] ?? 0) > 0.5 && making.chance.uniform() < 0.75),
      );
      making.events.set("ibuprofen", happened);
      return finish(making, seed, true);
    },
  },
  {
    name: "no gym on bad days",
    isNull: true,
    make(seed) {
      const making = begin(seed, 0.3);
      const pain = making.series.get("pain");
      const happened = Uint8Array.from({ length: making.length }, (_none, index) =>
        Number((pain?.[index] ?? 0) < 0.3 && making.chance.uniform() < 0.5),
      );
      making.events.set("gym", happened);
      return finish(making, seed, true);
    },
  },
];
