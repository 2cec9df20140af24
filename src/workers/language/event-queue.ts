/** Turns what is pushed into what is iterated, in order. Nothing is heard after its end. */
export class EventQueue<Event> implements AsyncIterable<Event> {
  private readonly waiting: Event[] = [];
  private ended = false;
  private error: unknown;
  private wake: (() => void) | undefined;

  push(event: Event): void {
    if (this.ended) return;
    this.waiting.push(event);
    this.wake?.();
  }

  /** @param error - Thrown to whoever iterates, after what was pushed before. */
  end(error?: unknown): void {
    if (this.ended) return;
    this.ended = true;
    this.error = error;
    this.wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Event, void> {
    for (;;) {
      const next = this.waiting.shift();
      if (next !== undefined) {
        yield next;
        continue;
      }
      if (this.ended) {
        if (this.error !== undefined) throw this.error;
        return;
      }
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
}
