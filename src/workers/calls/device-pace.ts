/** What the piece of work takes on the machine that all limits were set on, in milliseconds. */
const referenceMs = 8;
const measuredSteps = 1_600_000;
/** So that the engine has translated the loop before it is measured. */
const warmingSteps = 200_000;
/** A measure that comes out higher was taken while the device did something else. */
const slowest = 40;

/** Whole numbers in a table, as imaging and recognition work with them; the sum is used, so that no compiler leaves the work out. */
function pieceOfWork(steps: number): number {
  const table = new Uint16Array(4096);
  let sum = 1;
  for (let step = 0; step < steps; step++) {
    const place = (step * 31) & 4095;
    sum = ((table[place] ?? 0) + sum * 5 + step) & 0xffff;
    table[place] = sum;
  }
  return sum;
}

/** A worker that has not said how slow the device is may still be on its way: its own start takes longest on a slow one. */
export const slownessBeforeMeasured = 4;
let known = slownessBeforeMeasured;

/** The slowness that a worker has told last: what this page knows of its device. */
export function knownSlowness(): number {
  return known;
}

export function noteSlowness(slowness: number): void {
  known = slowness;
}

/** How many times as long this device needs for the same work, at this moment, as the one that the limits were set on; never under 1. */
export function measureSlowness(now: () => number): number {
  pieceOfWork(warmingSteps);
  const began = now();
  pieceOfWork(measuredSteps);
  return slownessOf(now() - began);
}

export function slownessOf(elapsedMs: number): number {
  return Math.min(slowest, Math.max(1, elapsedMs / referenceMs));
}
