import { autoregressive } from "./autoregressive.ts";
import { type Chance, createChance } from "./random.ts";
import type { Relation, SimulatedDay, SimulatedPatient } from "./truth.ts";

/** A patient in the making: noise, to which effects are added. */
export interface Making {
  chance: Chance;
  first: number;
  length: number;
  series: Map<string, Float64Array>;
  events: Map<string, Uint8Array>;
  /** What is counted, as it is: cups, steps, hours. */
  amounts: Map<string, Float64Array>;
  treatments: SimulatedPatient["treatments"];
  truths: Relation[];
  descriptive: Set<string>;
  /** Whether a day is written down at all, given what it holds. */
  isWritten: (index: number) => boolean;
}

export const symptoms = ["pain", "fatigue", "headache", "nausea"];
export const numbers = ["sleep duration", "stress"];
const foods = ["gluten", "dairy", "chocolate"];
const scales: { [name: string]: { mean: number; deviation: number } } = {
  "sleep duration": { mean: 7, deviation: 1.1 },
  stress: { mean: 4.5, deviation: 1.6 },
};

export function begin(seed: number, rho: number, length?: number): Making {
  const chance = createChance(seed);
  const days = length ?? (chance.uniform() < 0.7 ? chance.whole(200, 420) : chance.whole(80, 170));
  const series = new Map([...symptoms, ...numbers].map((name) => [name, autoregressive(days, rho, chance)]));
  const events = new Map(
    foods.map((name) => {
      const share = chance.between(0.15, 0.4);
      return [name, Uint8Array.from({ length: days }, () => Number(chance.uniform() < share))];
    }),
  );
  const first = 19400 + chance.whole(0, 500);
  const missing = chance.between(0.03, 0.25);
  const written = Array.from({ length: days }, () => chance.uniform() >= missing);
  return {
    chance,
    first,
    length: days,
    series,
    events,
    amounts: new Map(),
    treatments: [],
    truths: [],
    descriptive: new Set(),
    isWritten: (index) => written[index] === true,
  };
}

export function addTo(making: Making, name: string, effect: (index: number) => number): void {
  const values = making.series.get(name);
  if (values === undefined) throw new Error(`No series ${name}`);
  values.forEach((value, index) => {
    values[index] = value + effect(index);
  });
}

/** Two medicines that do nothing, started somewhere in the middle. */
export function startMedicines(making: Making): void {
  const { chance, first, length } = making;
  const names = chance.shuffled(["naproxen", "amitriptyline", "sertraline", "methotrexate"]).slice(0, 2);
  names.forEach((name, index) => {
    const from = Math.floor(length * (index === 0 ? 0.25 : 0.6));
    making.treatments.push({ name, start: first + from + chance.whole(0, Math.floor(length * 0.2)), stop: undefined });
  });
}

export function finish(making: Making, seed: number, isNull: boolean): SimulatedPatient {
  const { first, length, treatments, truths, descriptive } = making;
  const days: SimulatedDay[] = [];
  for (let index = 0; index < length; index += 1) {
    if (!making.isWritten(index)) continue;
    const held: SimulatedDay["numbers"] = {};
    for (const [name, values] of making.series) {
      const { mean, deviation } = scales[name] ?? { mean: 5, deviation: 1.5 };
      const step = name === "sleep duration" ? 0.5 : 1;
      held[name] = Math.min(
        name === "sleep duration" ? 14 : 10,
        Math.max(0, Math.round((mean + deviation * (values[index] ?? 0)) / step) * step),
      );
    }
    for (const [name, values] of making.amounts) held[name] = values[index] ?? 0;
    const events = [...making.events].filter(([, happened]) => happened[index] === 1).map(([name]) => name);
    days.push({ day: first + index, numbers: held, events });
  }
  return { seed, pureNoise: isNull, days, labs: [], treatments, truths, descriptive, confounders: [] };
}
