import { isEpochDue, rosterOf } from "#core/replication/epochs.ts";
import { serverDevicePrefix } from "#core/replication/messages.ts";
import type { LogEntry, LogHead, Operation } from "#core/replication/operation.ts";
import type { SyncOutcome, SyncProblem, SyncTransport, Unreachable } from "./contract.ts";
import type { EpochKeeping } from "./epoch-keeping.ts";
import { PullAhead } from "./pull-ahead.ts";
import type { Replica } from "./replica.ts";

/** Entries that are checked and kept together: what is kept is not pulled again where the tab is killed. */
const takenAtOnce = 1_000;
/** Operations in one push; of long ones as many as come to so many UTF-16 units. */
const pushLimit = 200;
const pushUnits = 4 * 1024 * 1024;
/** Rounds after which a server that always has something new is left until the next time. */
const mostRounds = 200;

type Step = { kind: "done" } | { kind: "again" } | { kind: "problem"; problem: SyncProblem };

/**
 * Brings a replica and a server to the same log: pulls and checks, sends what waits, and pulls again until everything sent has come back.
 * A server that went back in time is given again what it lost. `told` is called after each step that came through.
 */
export async function synchronise(
  replica: Replica,
  transport: SyncTransport,
  told: () => void = () => undefined,
  epochs?: EpochKeeping,
): Promise<SyncOutcome> {
  const counts = { pulled: 0, pushed: 0, restored: 0 };
  const turnedAway = { blocked: new Set<string>(), disowned: new Set<string>() };
  for (let round = 0; round < mostRounds; round++) {
    const pulled = await pullAll(replica, transport, counts, epochs);
    told();
    if (pulled.kind === "problem") return pulled;
    const problem = epochs?.problemOf(replica);
    if (problem !== undefined) return { kind: "problem", problem };
    if (round === 0 || isEpochDue(replica.epochs)) await epochs?.beginWhereDue(replica);
    await replica.rechain(turnedAway.disowned);
    const waiting = replica.outbox.filter((operation) => !turnedAway.blocked.has(operation.device));
    if (waiting.length === 0) return { kind: "up-to-date", ...counts };
    const pushed = await pushSome(waiting, transport, counts, { ...turnedAway, own: replica.device });
    if (pushed.kind === "problem") return pushed;
  }
  return { kind: "up-to-date", ...counts };
}

type Counts = { pulled: number; pushed: number; restored: number };

async function pullAll(
  replica: Replica,
  transport: SyncTransport,
  counts: Counts,
  epochs: EpochKeeping | undefined,
): Promise<Step> {
  let hasRetreated = false;
  const pull = new PullAhead(transport);
  // What was taken by a tab that was killed before it opened the keys.
  await epochs?.take(replica);
  for (;;) {
    const answer = await pull.after(replica.head);
    switch (answer.kind) {
      case "diverged": {
        // What both had in common a moment ago, an honest server has now: one that says otherwise again would keep us here for ever.
        if (hasRetreated) return untrustedHead(answer.head);
        hasRetreated = true;
        const common = await commonHead(replica, transport, answer.head);
        if (typeof common !== "number") return { kind: "problem", problem: common };
        counts.restored += await replica.retreat(common);
        continue;
      }
      case "entries": {
        for (const entries of partsOf(answer.entries)) {
          const fault = await replica.take(entries);
          if (fault !== undefined) return { kind: "problem", problem: { kind: "untrusted", fault } };
          await epochs?.take(replica);
        }
        counts.pulled += answer.entries.length;
        if (replica.head.seq < answer.head.seq) {
          // A server that says there is more and sends nothing would keep us here for ever.
          if (answer.entries.length === 0) return untrustedHead(answer.head);
          continue;
        }
        if (replica.head.seq === answer.head.seq && replica.head.hash !== answer.head.hash)
          return untrustedHead(answer.head);
        return { kind: "done" };
      }
      default:
        return { kind: "problem", problem: answer };
    }
  }
}

/** What comes after an epoch began can be checked with its key only. */
function partsOf(entries: readonly LogEntry[]): LogEntry[][] {
  const parts: LogEntry[][] = [[]];
  for (const entry of entries) {
    if (parts.at(-1)?.length === takenAtOnce) parts.push([]);
    parts.at(-1)?.push(entry);
    if (rosterOf(entry.operation) !== undefined) parts.push([]);
  }
  return parts;
}

function untrustedHead(head: LogHead): Step {
  return { kind: "problem", problem: { kind: "untrusted", fault: { kind: "wrong-head", seq: head.seq } } };
}

/** The last number at which both logs are the same, by halving. */
async function commonHead(replica: Replica, transport: SyncTransport, theirs: LogHead): Promise<number | Unreachable> {
  let same = 0;
  let different = Math.min(replica.head.seq, theirs.seq) + 1;
  while (different - same > 1) {
    const middle = Math.floor((same + different) / 2);
    const answer = await transport.headAt(middle);
    if (answer.kind !== "head") return answer;
    if (answer.head !== undefined && answer.head.hash === replica.headAt(middle)?.hash) same = middle;
    else different = middle;
  }
  return same;
}

async function pushSome(
  waiting: readonly Operation[],
  transport: SyncTransport,
  counts: Counts,
  { blocked, disowned, own }: { blocked: Set<string>; disowned: Set<string>; own: string },
): Promise<Step> {
  const answer = await transport.push(firstOf(waiting));
  switch (answer.kind) {
    case "taken":
      counts.pushed += answer.taken;
      return { kind: "again" };
    // The log that is pulled next tells what is missing, or that the server went back.
    // What another device wrote, and cannot be put after its chain, that device itself will send, written anew.
    // The server's own part went back in time with its log and will send nothing of it again: whoever saw it writes it anew.
    case "gap":
    case "fork":
      if (answer.device !== own && answer.device.startsWith(serverDevicePrefix)) disowned.add(answer.device);
      else blocked.add(answer.device);
      return { kind: "again" };
    // What it wrote and the log lost is written anew by this device; of this device itself nothing is taken, it has to sign in again.
    case "revoked":
      if (answer.device === own) return { kind: "problem", problem: { kind: "signed-out" } };
      disowned.add(answer.device);
      return { kind: "again" };
    case "forged":
      return { kind: "problem", problem: { kind: "untrusted", fault: { kind: "forged", seq: 0, opId: answer.opId } } };
    default:
      return { kind: "problem", problem: answer };
  }
}

/** As many of the first as go into one push. */
function firstOf(waiting: readonly Operation[]): readonly Operation[] {
  let units = 0;
  const past = waiting.findIndex((operation, index) => {
    units += operation.payload.length;
    return index >= pushLimit || (index > 0 && units > pushUnits);
  });
  return past === -1 ? waiting : waiting.slice(0, past);
}
