import { runInThisContext } from "node:vm";
import type { CoreCall } from "./core-calls.ts";
import { PoisonedRecord } from "./poisoned-record.ts";
import { type Poison, poisons, repeated } from "./poisons.ts";

/** What was found of one function with one poison. */
export interface Growth {
  call: string;
  poison: string;
  /** Milliseconds by size, the best of several. */
  times: [size: number, milliseconds: number][];
  /** The worst ratio for a doubling of the text; times below the floor count as the floor. */
  ratio: number;
}

export const mostGrowth = 2.5;
/** Milliseconds below which a machine that does other things too tells nothing. */
const floor = 6;
/** Milliseconds below which a step may be the heap's: it is looked at again at four times the text. */
const smallTime = 150;
/** A call that takes longer grows too fast, whatever came before: 96 kB at a microsecond a character take a tenth of this. */
const longestCall = 20_000;

interface Host {
  growthCall?: () => unknown;
}

/** Milliseconds of one call; Infinity where it was ended because it takes too long. What it throws is an answer too. */
export async function timed(call: () => unknown, most = longestCall): Promise<number> {
  (globalThis as Host).growthCall = call;
  const began = process.cpuUsage();
  try {
    const answer = runInThisContext("globalThis.growthCall()", { timeout: most });
    // What it does after it waited cannot be ended from here.
    if (answer instanceof Promise) await answer.catch(() => {});
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return Number.POSITIVE_INFINITY;
  }
  // What the process itself worked: a machine that others use too is slower than it is.
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

async function bestOf(count: number, call: () => unknown, most: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < count; tried++) {
    best = Math.min(best, await timed(call, most));
    if (best === Number.POSITIVE_INFINITY || best < floor) break;
  }
  return best;
}

/** Records by poison and size, so that all functions share what is made of them. */
export class Records {
  private readonly made = new Map<string, PoisonedRecord>();

  of(piece: string, size: number): PoisonedRecord {
    const key = `${size} ${piece}`;
    const known = this.made.get(key) ?? new PoisonedRecord(repeated(piece, size));
    this.made.set(key, known);
    return known;
  }

  forget(): void {
    this.made.clear();
  }
}

export interface GrowthOptions {
  sizes: readonly number[];
  records: Records;
  poison: string;
  /** Milliseconds after which a call is ended. */
  longest?: number;
}

/** How the time of a call grows from size to size; sizes that are too slow to be reached count as far over the limit. */
export async function growthOf(
  { name, prepare }: CoreCall,
  piece: string,
  { sizes, records, poison, longest = longestCall }: GrowthOptions,
): Promise<Growth> {
  const times: [number, number][] = [];
  const ratios: number[] = [];
  let before: { size: number; time: number } | undefined;
  const steps = [...sizes];
  for (let at = 0; at < steps.length; at++) {
    const size = steps[at] ?? 0;
    let call: (() => unknown) | undefined;
    const preparing = await timed(() => {
      call = prepare(records.of(piece, size));
    }, longest);
    if (call === undefined) {
      if (preparing === Number.POSITIVE_INFINITY) ratios.push(preparing);
      break;
    }
    const work = call;
    // Only what a step is measured against has to be the best of two: a time that is too long itself is looked at again below.
    const isLast = at === steps.length - 1;
    let time = await bestOf(isLast ? 1 : 2, work, longest);
    const worth = () => (before === undefined ? 0 : perDoubling(before.time, time, size / before.size));
    // Something else may have taken the machine: what looks like growth is looked at again, and what came before it is not.
    for (let again = 0; again < 4 && worth() > mostGrowth && Number.isFinite(time); again++)
      time = Math.min(time, await bestOf(2, work, longest));
    times.push([size, time]);
    if (before !== undefined) ratios.push(worth());
    // The first time that the heap has to grow looks like growth: it is none if the next four times of the text do not show it.
    if (isLast && worth() > mostGrowth && time < smallTime && steps.length === sizes.length) steps.push(size * 4);
    before = { size, time };
    if (time > longest / 4) break;
  }
  if (times.at(-1)?.[1] === Number.POSITIVE_INFINITY) ratios.push(Number.POSITIVE_INFINITY);
  return { call: name, poison, times, ratio: worstOf(ratios, times) };
}

/** The worst step; one between small times counts as the step after it, if that is less. */
function worstOf(ratios: readonly number[], times: readonly [number, number][]): number {
  const steps = ratios.map((ratio, at) => {
    const small = (times[at + 1]?.[1] ?? Number.POSITIVE_INFINITY) < smallTime;
    return small ? Math.min(ratio, ratios[at + 1] ?? ratio) : ratio;
  });
  return Math.max(0, ...steps);
}

function perDoubling(before: number, after: number, growth: number): number {
  return (Math.max(after, floor) / Math.max(before, floor)) ** (1 / Math.log2(growth));
}

/** All functions with one poison: those that grow too fast, and how many were measured at their largest size. */
export async function growthWith(
  poison: Poison,
  calls: readonly CoreCall[],
  sizes: readonly number[],
  records = new Records(),
): Promise<{ tooFast: Growth[]; measured: number }> {
  const tooFast: Growth[] = [];
  let measured = 0;
  for (const call of calls) {
    const growth = await growthOf(call, poisons[poison], { sizes, records, poison });
    if (growth.times.length >= sizes.length) measured++;
    if (growth.ratio > mostGrowth) tooFast.push(growth);
  }
  return { tooFast, measured };
}

/** "understanding/facts/context.ts contextReader, denials: 6 kB 12 ms, 24 kB 190 ms (4.0 a doubling)". */
export function inWords({ call, poison, times, ratio }: Growth): string {
  const steps = times.map(([size, time]) => `${size / 1000} kB ${Math.round(time)} ms`).join(", ");
  return `${call}, ${poison}: ${steps} (${ratio.toFixed(1)} a doubling)`;
}
