import calibrationMap from "./calibration-map.json" with { type: "json" };
import type { PatternKind } from "./candidates.ts";
import type { Pattern } from "./find-patterns.ts";

/** Patterns that are calibrated together: a treatment is believed less with another explanation, or another treatment beside it. */
export type CalibrationGroup = PatternKind | "treatment-in-doubt" | "treatment-or-season" | "one-of-two-treatments";

/** Points of a rising line: −log10 of the adjusted p, and the share of such patterns that were true. */
export type CalibrationLine = readonly (readonly number[])[];

const lines: { readonly [group: string]: CalibrationLine } = calibrationMap.lines;

export function calibrationGroup({ kind, warnings }: Pick<Pattern, "kind" | "warnings">): CalibrationGroup {
  if (kind !== "treatment" || warnings.length === 0) return kind;
  if (warnings.every((warning) => warning.kind === "started-together")) return "one-of-two-treatments";
  return warnings.every((warning) => warning.kind === "season-possible") ? "treatment-or-season" : "treatment-in-doubt";
}

/** How telling a pattern is: −log10 of its adjusted p, 0 to 30. */
export function strengthOf(adjusted: number): number {
  return Math.min(30, Math.max(0, -Math.log10(Math.max(1e-30, adjusted))));
}

/**
 * The share of patterns like this one that were true on simulated patients, 0 to 1: isotonic regression (Barlow et al. 1972; for
 * calibration Zadrozny and Elkan, KDD 2002) of truth on the strength, fitted by `npx tsx tests/eval/threads/calibrate.ts` on seeds that
 * no evaluation uses, and kept with them in calibration-map.json.
 */
export function confidenceOf(pattern: Pick<Pattern, "kind" | "warnings" | "adjusted">): number {
  return valueOn(lines[calibrationGroup(pattern)] ?? [], strengthOf(pattern.adjusted));
}

/** The strength from which on such a pattern reaches a confidence (0 to 1); undefined where none does. */
export function strengthFor(group: CalibrationGroup, confidence: number): number | undefined {
  const line = lines[group] ?? [];
  for (let index = 0; index < line.length; index += 1) {
    const [x = 0, y = 0] = line[index] ?? [];
    if (y < confidence) continue;
    const [earlierX = 0, earlierY = 0] = line[index - 1] ?? [];
    return index === 0 || y === earlierY ? x : earlierX + ((x - earlierX) * (confidence - earlierY)) / (y - earlierY);
  }
  return undefined;
}

function valueOn(line: CalibrationLine, x: number): number {
  let [earlierX = 0, earlierY = 0] = line[0] ?? [];
  if (x <= earlierX) return earlierX > 0 ? (earlierY * x) / earlierX : earlierY;
  for (const [nextX = 0, nextY = 0] of line) {
    if (x <= nextX) {
      return nextX === earlierX ? nextY : earlierY + ((nextY - earlierY) * (x - earlierX)) / (nextX - earlierX);
    }
    earlierX = nextX;
    earlierY = nextY;
  }
  return earlierY;
}
