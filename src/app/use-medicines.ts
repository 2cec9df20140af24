import { useMemo } from "react";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { type MedicineList, medicineList } from "#core/findings/medicines/medicine-list.ts";
import type { Loadable } from "#ui/loaded.tsx";
import { useChart } from "./use-chart.ts";

/** The medicines of all completed records, as of today. */
export function useMedicines(documents: readonly MedicalDocument[]): Loadable<MedicineList> {
  const chart = useChart(documents);
  return useMemo(
    () => (chart.state === "ready" ? { state: "ready", value: medicineList(chart.value) } : chart),
    [chart],
  );
}
