import { describe, expect, it, vi } from "vitest";
import type { Job } from "#core/domain/job.ts";
import type { Store } from "#core/domain/store.ts";
import { keepLease } from "#pipeline/lease.ts";

const job: Job = { documentId: "a", state: "running", attempts: 1, leaseUntil: 0, owner: "me", queuedAt: 0 };
const limits = { leaseMs: 400, tickMs: 10, silenceMs: 50, pageMs: 300, retryAfterMs: 1, concurrency: 1 };

/** Time goes by ticks: nothing here waits for a clock. */
function leaseOver(renewJob: Store["renewJob"] = async () => true, changed: Partial<typeof limits> = {}) {
  const renewals: Parameters<Store["renewJob"]>[0][] = [];
  const errors: unknown[] = [];
  const stopping = new AbortController();
  let tick: (() => void) | undefined;
  const lease = keepLease(
    {
      store: {
        renewJob: (renewal: Parameters<Store["renewJob"]>[0]) => {
          renewals.push(renewal);
          return renewJob(renewal);
        },
      } as Store,
      now: () => new Date(7_000),
      delay: (_milliseconds, signal) =>
        new Promise((resolve) => {
          tick = resolve;
          signal.addEventListener("abort", () => resolve());
        }),
      onError: (error) => errors.push(error),
      limits: { ...limits, ...changed },
    },
    job,
    stopping.signal,
  );
  async function ticks(count: number) {
    for (let left = count; left > 0; left -= 1) {
      tick?.();
      // What the tick sets off is done when all that waits has had its turn.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return { lease, renewals, errors, stopping, ticks };
}

describe("the silence of a reader", () => {
  it("ends the work at its limit, and not one tick before", async () => {
    const { lease, ticks } = leaseOver();
    await ticks(4);
    expect(lease.interruption()).toBeUndefined();
    await ticks(1);
    expect(lease.interruption()).toBe("timed-out");
    expect(lease.signal.aborted).toBe(true);
  });

  it("begins anew with every progress", async () => {
    const { lease, ticks } = leaseOver();
    for (let page = 1; page <= 5; page += 1) {
      await ticks(4);
      lease.onProgress({ step: "reading", page });
    }
    await ticks(4);
    expect(lease.interruption()).toBeUndefined();
    await ticks(1);
    expect(lease.interruption()).toBe("timed-out");
  });

  it("is not all: however many signs of life it gives, one page has a time of its own, and the next one a new one", async () => {
    const { lease, ticks } = leaseOver();
    for (let page = 1; page <= 2; page += 1)
      for (let sign = 1; sign <= 29; sign += 1) {
        lease.onProgress({ step: "reading", page });
        await ticks(1);
      }
    expect(lease.interruption()).toBeUndefined();
    lease.onProgress({ step: "reading", page: 2 });
    await ticks(1);
    expect(lease.interruption()).toBe("timed-out");
  });
});

describe("the lease", () => {
  it("is renewed with the last progress at a tick, once, and without any after a quarter of its time", async () => {
    const { lease, renewals, ticks } = leaseOver(undefined, { silenceMs: 10_000, pageMs: 10_000 });
    lease.onProgress({ step: "opening" });
    lease.onProgress({ step: "reading", page: 1 });
    await ticks(2);
    const renewal = { documentId: "a", owner: "me", now: 7_000, leaseMs: 400 };
    expect(renewals).toEqual([{ ...renewal, progress: { step: "reading", page: 1 } }]);
    await ticks(8);
    expect(renewals).toHaveLength(1);
    await ticks(1);
    expect(renewals).toEqual([{ ...renewal, progress: { step: "reading", page: 1 } }, renewal]);
  });

  it("that is no longer ours ends the work", async () => {
    const { lease, ticks } = leaseOver(async () => false);
    lease.onProgress({ step: "opening" });
    await ticks(1);
    expect(lease.interruption()).toBe("lost");
    expect(lease.signal.aborted).toBe(true);
  });

  it("stays where the storage fails once, and is tried again", async () => {
    let failures = 1;
    const { lease, errors, renewals, ticks } = leaseOver(async () => {
      if (failures-- > 0) throw new Error("disk");
      return true;
    });
    lease.onProgress({ step: "opening" });
    await ticks(1);
    lease.onProgress({ step: "reading" });
    await ticks(1);
    expect(errors).toHaveLength(1);
    expect(renewals).toHaveLength(2);
    expect(lease.interruption()).toBeUndefined();
  });
});

describe("a stop", () => {
  it("interrupts the work, also one that had stopped before it began", async () => {
    const { lease, stopping, ticks } = leaseOver();
    stopping.abort();
    expect(lease.interruption()).toBe("stopped");
    await ticks(9);
    expect(lease.interruption()).toBe("stopped");
    const early = new AbortController();
    early.abort();
    const parts = {
      store: {} as Store,
      now: () => new Date(0),
      delay: async () => undefined,
      onError: vi.fn(),
      limits,
    };
    expect(keepLease(parts, job, early.signal).interruption()).toBe("stopped");
  });

  it("after the end changes nothing, and the end waits for what is being written", async () => {
    let written = () => {};
    const writing = new Promise<boolean>((resolve) => {
      written = () => resolve(true);
    });
    const { lease, stopping, ticks } = leaseOver(() => writing);
    lease.onProgress({ step: "opening" });
    await ticks(1);
    let hasEnded = false;
    const ending = lease.end().then(() => {
      hasEnded = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(hasEnded).toBe(false);
    written();
    await ending;
    stopping.abort();
    expect(lease.interruption()).toBeUndefined();
    expect(lease.signal.aborted).toBe(false);
  });
});
