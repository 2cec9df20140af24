import type { Operation } from "#core/replication/operation.ts";
import type { SyncTransport, Unreachable } from "#sync/contract.ts";
import { Killed } from "./simulated-device.ts";
import type { SimulatedServer } from "./simulated-server.ts";

/** How often each fault happens, between 0 and 1. */
export interface Faults {
  requestLost: number;
  answerLost: number;
  doubled: number;
  delayed: number;
  killed: number;
  revoked: number;
  cutShort: number;
}

export const noFaults: Faults = {
  requestLost: 0,
  answerLost: 0,
  doubled: 0,
  delayed: 0,
  killed: 0,
  revoked: 0,
  cutShort: 0,
};

const offline: Unreachable = { kind: "offline" };

/** What stands between a device and the server: it loses, doubles, delays and cuts, as a seed decides. */
export class SimulatedNetwork {
  /** Requests that were sent long ago and have not arrived yet. */
  private readonly underway: (() => Promise<unknown>)[] = [];

  private readonly server: SimulatedServer;
  private readonly random: () => number;
  private readonly now: () => number;
  readonly count: (fault: string) => void;

  constructor(server: SimulatedServer, random: () => number, now: () => number, count: (fault: string) => void) {
    this.server = server;
    this.random = random;
    this.now = now;
    this.count = count;
  }

  /** Something that was sent long ago arrives now, after all that was sent later. */
  async deliverLate(): Promise<void> {
    const index = Math.floor(this.random() * this.underway.length);
    const [late] = this.underway.splice(index, 1);
    if (late === undefined) return;
    this.count("reordered");
    await late();
  }

  transport(faults: Faults): SyncTransport {
    return {
      pull: (since, limit) => this.ask(faults, async () => this.server.pull(since, limit)),
      headAt: (seq) => this.ask(faults, async () => ({ kind: "head" as const, head: this.server.headAt(seq) })),
      push: (operations) => this.push(faults, operations),
    };
  }

  private push(faults: Faults, operations: readonly Operation[]): ReturnType<SyncTransport["push"]> {
    if (this.server.full) {
      this.count("server full");
      return Promise.resolve({ kind: "server-full" });
    }
    // The connection breaks off in the middle: the server has taken the first of them only, and nobody is told.
    if (this.happens(faults.cutShort, "cut short")) {
      const some = operations.slice(0, Math.floor(this.random() * operations.length));
      return this.server.push(some, this.now()).then(() => offline);
    }
    const send = () => this.server.push(operations, this.now());
    if (this.happens(faults.delayed, "delayed")) {
      this.underway.push(send);
      return Promise.resolve(offline);
    }
    if (this.happens(faults.doubled, "doubled")) return this.ask(faults, () => send().then(send));
    return this.ask(faults, send);
  }

  private async ask<Answer>(faults: Faults, send: () => Promise<Answer>): Promise<Answer | Unreachable> {
    if (this.happens(faults.killed, "killed while sending")) throw new Killed();
    if (this.happens(faults.revoked, "token revoked")) return { kind: "signed-out" };
    if (this.happens(faults.requestLost, "request lost")) return offline;
    const answer = await send();
    if (this.happens(faults.killed, "killed while waiting")) throw new Killed();
    if (this.happens(faults.answerLost, "answer lost")) return offline;
    return answer;
  }

  private happens(chance: number, fault: string): boolean {
    const does = chance > 0 && this.random() < chance;
    if (does) this.count(fault);
    return does;
  }
}
