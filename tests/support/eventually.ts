import { vi } from "vitest";

/** What goes over a network or to a disk is done when it is done: a machine that has much to do takes longer. */
export const eventually = <Value>(look: () => Value | Promise<Value>) => vi.waitFor(look, { timeout: 15_000 });
