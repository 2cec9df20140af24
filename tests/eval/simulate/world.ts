import { autoregressive } from "./autoregressive.ts";
import type { Chance } from "./random.ts";
import {
  type Confounder,
  pairKey,
  type Relation,
  type RelationKind,
  type SimulatedDay,
  type SimulatedPatient,
} from "./truth.ts";

export const symptoms = ["pain", "fatigue", "headache", "nausea"];
export const numberExposures = ["sleep duration", "stress"];
export const foods = ["gluten", "dairy", "chocolate", "coffee"];
export const medicines = ["naproxen", "amitriptyline", "sertraline", "methotrexate", "omeprazole", "gabapentin"];
export const labNames = ["ferritin", "c-reactive protein"];

const rho = 0.3;
const scales: { [name: string]: { mean: number; deviation: number } } = {
  "sleep duration": { mean: 7, deviation: 1.1 },
  stress: { mean: 4.5, deviation: 1.6 },
  ferritin: { mean: 80, deviation: 12 },
  "c-reactive protein": { mean: 20, deviation: 4 },
};

/** A patient's world before it is written down: for each series noise of variance 1, to which effects are added. */
export interface World {
  first: number;
  length: number;
  series: Map<string, Float64Array>;
  events: Map<string, Uint8Array>;
  treatments: SimulatedPatient["treatments"];
  truths: Relation[];
  descriptive: Set<string>;
  confounders: Confounder[];
  /** Outcomes whose slow changes belong to something already. */
  slow: Set<string>;
  write(chance: Chance): { days: SimulatedDay[]; labs: SimulatedPatient["labs"] };
}

/** Nothing goes together with anything. Three in four are observed long enough for 90 days on each side of a change. */
export function noiseWorld(chance: Chance): World {
  const isLong = chance.uniform() < 0.75;
  const length = isLong ? chance.whole(250, 420) : chance.whole(80, 170);
  const first = 19400 + chance.whole(0, 500);
  const series = new Map<string, Float64Array>();
  for (const name of [...symptoms, ...numberExposures]) series.set(name, autoregressive(length, rho, chance));
  for (const name of labNames) series.set(name, autoregressive(length, 0.5, chance));
  const events = new Map<string, Uint8Array>();
  for (const food of foods.slice(0, 3)) {
    const share = chance.between(0.15, 0.4);
    events.set(
      food,
      Uint8Array.from({ length }, () => Number(chance.uniform() < share)),
    );
  }
  const names = chance.shuffled(medicines).slice(0, chance.whole(2, 3));
  const margin = isLong ? 100 : Math.floor(length * 0.3);
  const treatments: World["treatments"] = [];
  for (const name of names) {
    for (let tries = 0; tries < 20; tries += 1) {
      const start = first + chance.whole(margin, length - margin);
      // Started together is a confounder of its own.
      if (treatments.some((other) => Math.abs(other.start - start) < 30)) continue;
      treatments.push({ name, start, stop: undefined });
      break;
    }
  }
  const world: World = {
    first,
    length,
    series,
    events,
    treatments,
    truths: [],
    descriptive: new Set(),
    confounders: [],
    slow: new Set(),
    write: (source) => writeDown(world, source),
  };
  return world;
}

function add(world: World, name: string, effectOn: (day: number) => number): void {
  const values = world.series.get(name);
  if (values === undefined) throw new Error(`No series ${name}`);
  for (let day = 0; day < values.length; day += 1) values[day] = (values[day] ?? 0) + effectOn(day);
}

/** One treatment without effect, in a way that looks like one; or two that were started together, of which one works. */
export function plantConfounder(world: World, chance: Chance): void {
  const kind = chance.pick(["peak", "season", "started-together"] as const);
  const outcome = chance.pick(symptoms);
  const treatment = world.treatments[0];
  if (treatment === undefined) return;
  const start = treatment.start - world.first;
  world.slow.add(outcome);
  if (kind === "peak") {
    const height = chance.between(1.8, 3);
    const rise = chance.whole(10, 24);
    const decay = chance.between(8, 18);
    add(world, outcome, (day) =>
      day < start ? height * Math.max(0, 1 - (start - day) / rise) : height * Math.exp(-(day - start) / decay),
    );
  } else if (kind === "season") {
    const height = chance.between(0.8, 1.4);
    // Falls fastest when the treatment starts.
    add(world, outcome, (day) => -height * Math.sin((2 * Math.PI * (day - start)) / 365.25));
    world.descriptive.add(pairKey("trend", outcome));
  } else {
    const working = world.treatments[1];
    if (working === undefined) return;
    treatment.start = working.start + chance.whole(-6, 6);
    plantTreatment(world, working, outcome, -chance.pick([0.8, 1.2]));
  }
  if (kind === "peak") world.descriptive.add(pairKey("trend", outcome));
  world.confounders.push({ kind, treatment: treatment.name, outcome });
}

function plantTreatment(world: World, treatment: World["treatments"][number], outcome: string, effect: number): void {
  const start = treatment.start - world.first;
  add(world, outcome, (day) => (day >= start ? effect : 0));
  const wellObserved = start >= 90 && world.length - start >= 90 && !labNames.includes(outcome);
  world.truths.push({
    kind: "treatment",
    outcome,
    other: treatment.name,
    effect: Math.abs(effect),
    wellObserved,
  });
}

/** Three to seven relations of any kind, so that about one tested pair in twenty is true. */
export function plantRelations(world: World, chance: Chance): void {
  const count = chance.whole(3, 7);
  for (let planted = 0, tries = 0; planted < count && tries < 60; tries += 1) {
    const kind = chance.pick<RelationKind>([
      "treatment",
      "treatment",
      "trigger",
      "trigger",
      "together",
      "trend",
      "weekly",
      "monthly",
    ]);
    const effect = chance.pick([0.3, 0.5, 0.8, 0.8, 1.2, 1.2]);
    if (plant(world, kind, effect, chance)) planted += 1;
  }
  // Two symptoms of one cause go up and down together.
  for (const one of world.truths) {
    for (const other of world.truths) {
      if (one.outcome < other.outcome && one.kind === other.kind && one.other === other.other) {
        world.descriptive.add(pairKey("together", one.outcome, other.outcome));
      }
    }
  }
}

function plant(world: World, kind: RelationKind, size: number, chance: Chance): boolean {
  const outcome = chance.pick(symptoms);
  const sign = chance.pick([-1, 1]);
  const effect = sign * size;
  const wellObserved = world.length >= 180;
  const isTaken = (other?: string) =>
    world.truths.some((truth) => pairKey(truth.kind, truth.outcome, truth.other) === pairKey(kind, outcome, other));
  if (kind === "treatment") {
    const treatment = chance.pick(world.treatments);
    const onLab = chance.uniform() < 0.2;
    const changed = onLab ? chance.pick(labNames) : outcome;
    if (world.slow.has(changed)) return false;
    world.slow.add(changed);
    plantTreatment(world, treatment, changed, onLab ? 2.5 * effect : effect);
    return true;
  }
  if (kind === "trend") {
    const onLab = chance.uniform() < 0.2;
    const changed = onLab ? chance.pick(labNames) : outcome;
    if (world.slow.has(changed)) return false;
    world.slow.add(changed);
    // The mean of the second half is d above the mean of the first.
    const height = onLab ? 2.5 * effect : effect;
    add(world, changed, (day) => 2 * height * (day / world.length - 0.5));
    world.truths.push({ kind, outcome: changed, effect: size, wellObserved: wellObserved && !onLab });
    return true;
  }
  if (kind === "trigger") {
    const other = chance.pick([...world.events.keys(), ...numberExposures]);
    if (isTaken(other)) return false;
    const lagDays = chance.whole(0, 14);
    const events = world.events.get(other);
    const numbers = world.series.get(other);
    // Numbers: days above the mean lie d above days below it, 1.6 standard deviations apart.
    add(world, outcome, (day) =>
      day < lagDays
        ? 0
        : events !== undefined
          ? effect * (events[day - lagDays] ?? 0)
          : (effect / 1.6) * (numbers?.[day - lagDays] ?? 0),
    );
    world.truths.push({ kind, outcome, other, lagDays, effect: size, wellObserved });
    return true;
  }
  if (kind === "together") {
    const other = chance.pick(symptoms.filter((name) => name !== outcome));
    if (isTaken(other)) return false;
    const correlation = size / Math.sqrt(size ** 2 + 4);
    const shared = autoregressive(world.length, rho, chance);
    // Beside what else makes each of them vary, this much is shared: the correlation of the noise is as planted.
    const weight = Math.sqrt(correlation / (1 - correlation));
    add(world, outcome, (day) => weight * (shared[day] ?? 0));
    add(world, other, (day) => sign * weight * (shared[day] ?? 0));
    world.truths.push({ kind, outcome, other, effect: size, wellObserved });
    return true;
  }
  if (isTaken()) return false;
  if (kind === "weekly") {
    const weekdays = chance.uniform() < 0.4 ? [5, 6] : [chance.whole(0, 6)];
    add(world, outcome, (day) => (weekdays.includes((world.first + day + 3) % 7) ? effect : 0));
  } else {
    // High and low halves lie d apart.
    const period = chance.pick([27, 28, 29, 30.44]);
    const phase = chance.between(0, period);
    add(world, outcome, (day) => (effect / 1.27) * Math.sin((2 * Math.PI * (day + phase)) / period));
  }
  world.truths.push({ kind, outcome, effect: size, wellObserved });
  return true;
}

/** What the patient writes: numbers as a diary has them, with days left out, alone and in rows. */
function writeDown(world: World, chance: Chance): { days: SimulatedDay[]; labs: SimulatedPatient["labs"] } {
  const missing = chance.between(0.03, 0.25);
  const away = chance.uniform() < 0.5 ? chance.whole(0, world.length) : -99;
  const days: SimulatedDay[] = [];
  const labs: SimulatedPatient["labs"] = [];
  for (let index = 0; index < world.length; index += 1) {
    if (chance.uniform() < missing || (index >= away && index < away + 8)) continue;
    const numbers: SimulatedDay["numbers"] = {};
    for (const name of [...symptoms, ...numberExposures]) {
      if (chance.uniform() < 0.03) continue;
      const { mean, deviation } = scales[name] ?? { mean: 5, deviation: 1.5 };
      const value = mean + deviation * (world.series.get(name)?.[index] ?? 0);
      const step = name === "sleep duration" ? 0.5 : 1;
      numbers[name] = Math.min(name === "sleep duration" ? 14 : 10, Math.max(0, Math.round(value / step) * step));
    }
    const events = [...world.events].filter(([, happened]) => happened[index] === 1).map(([name]) => name);
    days.push({ day: world.first + index, numbers, events });
  }
  for (const name of labNames) {
    const { mean, deviation } = scales[name] ?? { mean: 0, deviation: 1 };
    for (let index = chance.whole(0, 12); index < world.length; index += chance.whole(9, 24)) {
      const value = Math.max(1, mean + deviation * (world.series.get(name)?.[index] ?? 0));
      labs.push({ day: world.first + index, name, value: Math.round(value * 10) / 10 });
    }
  }
  return { days, labs };
}
