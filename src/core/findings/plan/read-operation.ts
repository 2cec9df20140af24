import { type Operation, operationCues } from "./operation-cues.ts";

export interface AskedOperation {
  operation: Operation;
  weight: number;
}

/** What a question (in its plain form) asks for, the surest first; empty where no word tells. */
export function askedOperations(plain: string): AskedOperation[] {
  const weights = new Map<Operation, number>();
  for (const [operation, weight, cue] of operationCues)
    if (cue.test(plain)) weights.set(operation, Math.max(weights.get(operation) ?? 0, 0) + weight);
  return [...weights]
    .map(([operation, weight]) => ({ operation, weight }))
    .sort((one, other) => other.weight - one.weight);
}
