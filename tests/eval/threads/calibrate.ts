/**
 * Fits the lines from strength to confidence on training seeds and writes src/core/findings/threads/calibration-map.json. The evaluation uses
 * other seeds. In two steps, so that several processes can share the first:
 * `npx tsx tests/eval/threads/calibrate.ts collect FIRST_SEED PATIENTS FILE`, then `… calibrate.ts fit FILE…`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { type CalibrationGroup, calibrationGroup, strengthOf } from "#core/findings/threads/calibration.ts";
import { nullWorlds, treatmentWorlds } from "../simulate/other-worlds.ts";
import { simulatePatient } from "../simulate/patient.ts";
import type { SimulatedPatient } from "../simulate/truth.ts";
import { judgePatient } from "./judged-patterns.ts";

/** Of each other world so many patients for each hundred: people whose days drift, and who stop and start, write diaries too. */
const othersInHundred = 6;

/** So often a pattern of such a world counts: each of them is to be about as well kept as the world of most patients. */
const weightOfOthers = 5;

/** A found pattern: how strong it was, and whether it was planted. */
interface Point {
  world: string;
  group: CalibrationGroup;
  x: number;
  isTrue: boolean;
}

interface Collected {
  firstSeed: number;
  patients: number;
  points: Point[];
}

interface Block {
  weight: number;
  x: number;
  y: number;
}

const [step = "", ...rest] = process.argv.slice(2);
if (step === "collect") collect(Number(rest[0]), Number(rest[1]), rest[2] ?? "");
else if (step === "fit") fitLines(rest);
else throw new Error("collect FIRST_SEED PATIENTS FILE, or fit FILE…");

function collect(firstSeed: number, patients: number, file: string): void {
  const points: Point[] = [];
  const learnFrom = (world: string, patient: SimulatedPatient) => {
    for (const { pattern, truth, descriptive } of judgePatient(patient)) {
      if (descriptive || pattern.adjusted > 0.5) continue;
      const x = Number(strengthOf(pattern.adjusted).toFixed(4));
      points.push({ world, group: calibrationGroup(pattern), x, isTrue: truth !== undefined });
    }
  };
  const others = firstSeed + (patients * othersInHundred) / 100;
  for (let seed = firstSeed; seed < firstSeed + patients; seed += 1) learnFrom("", simulatePatient(seed));
  for (const world of [...nullWorlds, ...treatmentWorlds])
    for (let seed = firstSeed; seed < others; seed += 1) learnFrom(world.name, world.make(seed));
  writeFileSync(file, JSON.stringify({ firstSeed, patients, points } satisfies Collected));
}

function fitLines(files: readonly string[]): void {
  const all = files
    .map((file) => JSON.parse(readFileSync(file, "utf8")) as Collected)
    .sort((one, other) => one.firstSeed - other.firstSeed);
  const found = new Map<string, Point[]>();
  for (const point of all.flatMap(({ points }) => points))
    found.set(point.group, [...(found.get(point.group) ?? []), point]);
  const lines = Object.fromEntries([...found].sort().map(([group, points]) => [group, risingLine(points)]));
  const seeds = all.map(({ firstSeed, patients }) => [firstSeed, patients]);
  const command = "npx tsx tests/eval/threads/calibrate.ts collect, for each [first seed, patients] of seeds, then fit";
  const path = new URL("../../../src/core/findings/threads/calibration-map.json", import.meta.url);
  writeFileSync(path, `${JSON.stringify({ command, seeds, lines }, null, 2)}\n`);
}

function weightOf({ world }: Point): number {
  return world === "" ? 1 : weightOfOthers;
}

/** Pools neighbours until the line rises (the pool-adjacent-violators algorithm), from blocks of equal size. */
function risingLine(points: readonly Point[]): number[][] {
  const sorted = [...points].sort((one, other) => one.x - other.x);
  const size = Math.max(30, Math.ceil(sorted.length / 40));
  const blocks: Block[] = [];
  for (let from = 0; from < sorted.length; from += size) {
    const part = sorted.slice(from, from + size);
    const sum = (of: (point: Point) => number) => part.reduce((all, point) => all + weightOf(point) * of(point), 0);
    const weight = sum(() => 1);
    // Half a true and half a false one are added, so that a block without a false find is not certainty.
    blocks.push({
      weight,
      x: sum(({ x }) => x) / weight,
      y: (sum(({ isTrue }) => Number(isTrue)) + 0.5) / (weight + 1),
    });
    for (;;) {
      const [before, last] = blocks.slice(-2);
      if (before === undefined || last === undefined || blocks.length < 2 || before.y <= last.y) break;
      const both = before.weight + last.weight;
      const pooled = (one: number, other: number) => (one * before.weight + other * last.weight) / both;
      blocks.splice(-2, 2, { weight: both, x: pooled(before.x, last.x), y: pooled(before.y, last.y) });
    }
  }
  return blocks.map(({ x, y }) => [Number(x.toFixed(3)), Number(Math.min(0.99, y).toFixed(3))]);
}
