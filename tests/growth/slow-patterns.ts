import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "rolldown/utils";
import { timed } from "./measure-growth.ts";
import { type Poison, poisons, repeated } from "./poisons.ts";

const core = "src/core";

/** A pattern as it is written in core. */
export interface WrittenPattern {
  /** "reading/passages.ts /\\s+$/": without its line, which every change moves. */
  name: string;
  pattern: RegExp;
}

/**
 * Patterns that would be slow over a long text and are never given one, each with what bounds it; what makes them linear elsewhere would change
 * what they find.
 */
const boundedElsewhere: Record<string, string> = {
  "findings/entailment/built-sentence.ts /“[^”]*”/g": "ends at the last mark that closes",
  "understanding/statements/result/result-row.ts /[([].*?[)\\]]/gs": "ends at the last bracket that closes",
  "understanding/structure/split-passages.ts /(?:^|\\n)\\s*(?:\\(?(?:\\d{1,2}|[a-z])[.)]|[•*·-])\\s*$/":
    "is given the 120 units before a label",
};

/** All patterns of core that are written as such, but for those that are bounded elsewhere. */
export function patternsOfCore(): WrittenPattern[] {
  const found: WrittenPattern[] = [];
  for (const file of readdirSync(core, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"))) {
    const { program } = parseSync(file, readFileSync(join(core, file), "utf8"));
    for (const { pattern, flags } of literalsIn(program)) {
      const name = `${file} /${pattern}/${flags}`;
      if (name in boundedElsewhere) continue;
      found.push({ name, pattern: new RegExp(pattern, `${flags.replace(/[gy]/g, "")}g`) });
    }
  }
  return found;
}

function* literalsIn(node: unknown): Iterable<{ pattern: string; flags: string }> {
  if (typeof node !== "object" || node === null) return;
  if ("regex" in node) yield node.regex as { pattern: string; flags: string };
  for (const part of Object.values(node)) yield* literalsIn(part);
}

/** Milliseconds that tell something: a pattern that goes through a text once takes a hundredth of this. */
const worthwhile = 15;
const mostGrowth = 2.5;

/** Whether the pattern takes more than twice as long over twice the text; once more where it seems to. */
export async function isSlow(pattern: RegExp, text: string): Promise<boolean> {
  // The matches are not kept: tens of thousands of them make a heap grow, and that is not the pattern's time.
  const over = (some: string) =>
    timed(() => {
      let found = 0;
      for (const _ of some.matchAll(pattern)) found++;
      return found;
    }, 1_000);
  for (let tried = 0; tried < 3; tried++) {
    const whole = await over(text);
    if (whole < worthwhile) return false;
    const half = await over(text.slice(0, text.length / 2));
    if (Number.isFinite(whole) && whole <= mostGrowth * Math.max(half, worthwhile / 4)) return false;
  }
  return true;
}

/** The patterns that are slow over texts of so many units, each with its poison. */
export async function slowPatterns(
  patterns: readonly WrittenPattern[],
  names: readonly Poison[],
  size: number,
): Promise<string[]> {
  const slow: string[] = [];
  for (const poison of names) {
    const text = repeated(poisons[poison], size);
    for (const { name, pattern } of patterns) if (await isSlow(pattern, text)) slow.push(`${name}, ${poison}`);
  }
  return slow;
}
