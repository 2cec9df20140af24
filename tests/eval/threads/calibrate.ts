/**
 * `npx tsx tests/eval/threads/calibrate.ts [PATIENTS]`: fits the lines from strength to confidence on training seeds and writes
 * src/core/findings/threads/calibration-map.json. The evaluation uses other seeds.
 */
import { writeFileSync } from "node:fs";
import { calibrationGroup, strengthOf } from "#core/findings/threads/calibration.ts";
import { nullWorlds, treatmentWorlds } from "../simulate/other-worlds.ts";
import { simulatePatient } from "../simulate/patient.ts";
import type { SimulatedPatient } from "../simulate/truth.ts";
import { judgePatient } from "./judged-patterns.ts";

const firstSeed = 1_000_001;
const patients = Number(process.argv[2] ?? 3000);

interface Block {
  weight: number;
  x: number;
  y: number;
}

const found = new Map<string, { x: number; isTrue: boolean }[]>();
/** Of each other world so many patients for each hundred: people whose days drift, and who stop and start, write diaries too. */
const othersInHundred = 4;

function learnFrom(patient: SimulatedPatient): void {
  for (const { pattern, truth, descriptive } of judgePatient(patient)) {
    if (descriptive || pattern.adjusted > 0.5) continue;
    const group = calibrationGroup(pattern);
    const list = found.get(group) ?? [];
    list.push({ x: strengthOf(pattern.adjusted), isTrue: truth !== undefined });
    found.set(group, list);
  }
}

for (let seed = firstSeed; seed < firstSeed + patients; seed += 1) learnFrom(simulatePatient(seed));
for (const world of [...nullWorlds, ...treatmentWorlds]) {
  for (let seed = firstSeed; seed < firstSeed + (patients * othersInHundred) / 100; seed += 1)
    learnFrom(world.make(seed));
}

/** Pools neighbours until the line rises (the pool-adjacent-violators algorithm), from blocks of equal size. */
function risingLine(points: { x: number; isTrue: boolean }[]): number[][] {
  const sorted = [...points].sort((one, other) => one.x - other.x);
  const size = Math.max(30, Math.ceil(sorted.length / 40));
  const blocks: Block[] = [];
  for (let from = 0; from < sorted.length; from += size) {
    const part = sorted.slice(from, from + size);
    const x = part.reduce((sum, point) => sum + point.x, 0) / part.length;
    // One true and one false are added, so that a block without a false find is not certainty.
    const y = (part.filter(({ isTrue }) => isTrue).length + 0.5) / (part.length + 1);
    blocks.push({ weight: part.length, x, y });
    for (;;) {
      const [before, last] = blocks.slice(-2);
      if (before === undefined || last === undefined || blocks.length < 2 || before.y <= last.y) break;
      const weight = before.weight + last.weight;
      const pooled = (one: number, other: number) => (one * before.weight + other * last.weight) / weight;
      blocks.splice(-2, 2, { weight, x: pooled(before.x, last.x), y: pooled(before.y, last.y) });
    }
  }
  return blocks.map(({ x, y }) => [Number(x.toFixed(3)), Number(Math.min(0.99, y).toFixed(3))]);
}

const lines = Object.fromEntries([...found].sort().map(([group, points]) => [group, risingLine(points)]));
const command = `npx tsx tests/eval/threads/calibrate.ts ${patients}`;
const path = new URL("../../../src/core/findings/threads/calibration-map.json", import.meta.url);
writeFileSync(path, `${JSON.stringify({ command, firstSeed, patients, lines }, null, 2)}\n`);
