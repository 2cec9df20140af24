import type { PullAnswer } from "#core/replication/messages.ts";
import type { LogHead } from "#core/replication/operation.ts";
import type { SyncTransport, Unreachable } from "./contract.ts";

/** Entries in one answer: few answers for a device that is new, and none of them fills a phone's memory. */
const entriesInAnswer = 2_500;

/**
 * Pulls a log piece by piece. What a server says comes next is already on its way while the piece before it is checked; where the check comes to
 * another head than the server said, what was asked for is let go.
 */
export class PullAhead {
  private ahead: { since: LogHead; answer: Promise<PullAnswer | Unreachable> } | undefined;
  private readonly transport: SyncTransport;

  constructor(transport: SyncTransport) {
    this.transport = transport;
  }

  /** What comes after this head, which was checked. */
  async after(head: LogHead): Promise<PullAnswer | Unreachable> {
    const { ahead } = this;
    this.ahead = undefined;
    const isAsked = ahead?.since.seq === head.seq && ahead.since.hash === head.hash;
    const answer = await (isAsked ? ahead.answer : this.transport.pull(head, entriesInAnswer));
    if (answer.kind === "entries" && answer.entries.length > 0 && answer.next !== undefined) this.ask(answer.next);
    return answer;
  }

  private ask(since: LogHead): void {
    const answer = this.transport.pull(since, entriesInAnswer);
    // Nobody may ever wait for it.
    answer.catch(() => undefined);
    this.ahead = { since, answer };
  }
}
