import { useCallback } from "react";
import type { Fact, FactKind } from "#core/domain/fact.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Store } from "#core/domain/store.ts";
import type { Loadable } from "#ui/loaded.tsx";
import { factsOfStore } from "#workers/understanding/client.ts";
import { useAskedOfStore } from "./use-asked-of-store.ts";

/**
 * The facts of these kinds, of all completed records.
 *
 * @param kinds - The same array each time.
 */
export function useFacts(documents: readonly MedicalDocument[], kinds: readonly FactKind[]): Loadable<Fact[]> {
  return useAskedOfStore(
    documents,
    useCallback((store: Store) => factsOfStore(store, kinds), [kinds]),
  );
}
