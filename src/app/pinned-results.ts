import { currentAccount } from "#db/current-account.ts";
import { useLiveQueryOfAccount } from "#db/live/use-live-query-of-account.ts";

/** Lies with what this device keeps for itself, sealed by name and body: which tests somebody watches tells of an illness. */
const pieceName = "pinned-results";

/** The names of the pinned tests, in the order in which they were pinned; undefined until they are known. */
export function usePinnedResults(): readonly string[] | undefined {
  const kept = useLiveQueryOfAccount(pieceName, async (store) => namesIn(await store.readSearchState(pieceName)));
  return kept.state === "ready" ? kept.value : kept.state === "failed" ? [] : undefined;
}

/** Pins a test, or lets it go where it is pinned. */
export async function pinResult(name: string): Promise<void> {
  const store = currentAccount();
  if (store === undefined) return;
  const names = namesIn(await store.readSearchState(pieceName));
  const next = names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
  await store.writeSearchState(pieceName, new TextEncoder().encode(JSON.stringify(next)));
}

function namesIn(state: Uint8Array | undefined): string[] {
  if (state === undefined) return [];
  const names: unknown = JSON.parse(new TextDecoder().decode(state));
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}
