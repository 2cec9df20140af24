import type { Correction } from "#core/domain/correction.ts";
import { inOrder } from "./in-order.ts";

/**
 * A short text that differs as soon as the corrections do, by which what was understood with some is told from what was understood with
 * others; undefined where there are none. 53 bits (cyrb53, public domain, by bryc): it tells versions apart and protects nothing.
 */
export function correctionsPrint(corrections: readonly Correction[]): string | undefined {
  if (corrections.length === 0) return undefined;
  const text = JSON.stringify(inOrder(corrections).map(({ id, correctedAt, change }) => [id, correctedAt, change]));
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
