/** `npx tsx tests/eval/threads/pairs.ts`: which pairs of rule cases are right, and each that is not. */
import { scorePairs } from "./pair-score.ts";

const { mistakes, ...counts } = scorePairs();
console.log(JSON.stringify(counts));
console.log(mistakes.join("\n"));
