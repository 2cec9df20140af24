import { keyOf, type LogEntry, type Operation } from "./operation.ts";
import { countedTime, decide, type Standing } from "./verdict.ts";

/** What a field holds. All operations on it are kept: who saw what follows from their bases. */
export interface FieldState {
  current: Operation;
  standing: Standing;
  known: Map<string, Operation>;
}

/** What all entries of a log come to, by field. */
export type Fold = ReadonlyMap<string, FieldState>;

/** Adds an entry to a fold, in place. Answers the verdict that follows from the entries before: a server's own is compared with it. */
export function foldEntry(
  fold: Map<string, FieldState>,
  { operation, receivedAt }: Pick<LogEntry, "operation" | "receivedAt">,
): LogEntry["verdict"] {
  const key = keyOf(operation);
  const state = fold.get(key);
  const verdict = decide(operation, receivedAt, state?.standing);
  const standing = { opId: operation.opId, time: countedTime(operation, receivedAt) };
  if (state === undefined) {
    fold.set(key, { current: operation, standing, known: new Map().set(operation.opId, operation) });
    return verdict;
  }
  state.known.set(operation.opId, operation);
  if (verdict === "wins") {
    state.current = operation;
    state.standing = standing;
  }
  return verdict;
}

/**
 * Operations that the one in force did not build on: each of them somebody wrote, and nobody has put aside in sight of it. One on which
 * another of them builds is not shown twice.
 */
export function otherVersions({ current, known }: Pick<FieldState, "current" | "known">): Operation[] {
  const seen = new Set<string>();
  const follow = (opId: string | null) => {
    let next = opId;
    while (next !== null && !seen.has(next)) {
      seen.add(next);
      const operation = known.get(next);
      for (const settled of operation?.settles ?? []) follow(settled);
      next = operation?.baseOpId ?? null;
    }
  };
  follow(current.opId);
  const open = [...known.values()].filter((operation) => !seen.has(operation.opId));
  const builtOn = new Set(open.map((operation) => operation.baseOpId));
  return open.filter((operation) => !builtOn.has(operation.opId));
}

/** What a device shows: the log, and on top of it the operations that are still on their way. */
export function withPending(fold: Fold, pending: readonly Operation[], now: number): Fold {
  if (pending.length === 0) return fold;
  const view = new Map(fold);
  const own = new Set<string>();
  for (const operation of pending) {
    const key = keyOf(operation);
    const state = fold.get(key);
    if (state !== undefined && !own.has(key)) view.set(key, { ...state, known: new Map(state.known) });
    own.add(key);
    foldEntry(view, { operation, receivedAt: Math.max(now, operation.ts) });
  }
  return view;
}
