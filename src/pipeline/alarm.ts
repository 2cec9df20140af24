export interface Alarm {
  /** How often it has rung: what was true before may not be true after. */
  count(): number;
  ring(): void;
  /** Until it has rung more often than `rung`, or the signal is aborted. A ring between the count and the wait is not missed. */
  wait(rung: number, signal: AbortSignal): Promise<void>;
}

export function createAlarm(): Alarm {
  const waiting = new Set<() => void>();
  let rings = 0;

  function ring(): void {
    rings += 1;
    for (const wakeUp of waiting) wakeUp();
  }

  return {
    count: () => rings,
    ring,
    wait: (rung, signal) =>
      new Promise((resolve) => {
        const wakeUp = () => {
          waiting.delete(wakeUp);
          signal.removeEventListener("abort", wakeUp);
          resolve();
        };
        if (rings !== rung || signal.aborted) return resolve();
        waiting.add(wakeUp);
        signal.addEventListener("abort", wakeUp);
      }),
  };
}
