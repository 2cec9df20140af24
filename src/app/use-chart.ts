import type { Chart } from "#core/domain/chart.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Store } from "#core/domain/store.ts";
import type { Loadable } from "#ui/loaded.tsx";
import { charting } from "#workers/understanding/client.ts";
import { useAskedOfStore } from "./use-asked-of-store.ts";

const askChart = (store: Store) => charting(store, { now: new Date() });

/** What all completed records mean together, today; asked anew whenever one of them comes, goes or is read anew. */
export function useChart(documents: readonly MedicalDocument[]): Loadable<Chart> {
  return useAskedOfStore(documents, askChart);
}
