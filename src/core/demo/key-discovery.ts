import type { ObservedPattern } from "./observed-patterns.ts";

/** The pattern with the largest effect, in Cohen's units; undefined where there is none. */
export function keyDiscovery(patterns: readonly ObservedPattern[]): ObservedPattern | undefined {
  const size = ({ statistics }: ObservedPattern) => Math.abs(statistics?.effect ?? 0);
  return patterns.toSorted((one, other) => size(other) - size(one))[0];
}

/** What is said of it, in one paragraph. */
export function keyDiscoveryText(patterns: readonly ObservedPattern[]): string {
  const key = keyDiscovery(patterns);
  return key === undefined ? "" : [`${key.insight}.`, key.clinicalRelevance].filter(Boolean).join(" ");
}
