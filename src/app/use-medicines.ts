import { useMemo } from "react";
import type { FactKind } from "#core/domain/fact.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { type MedicineList, medicineList } from "#core/findings/medicines/medicine-list.ts";
import type { Loadable } from "#ui/loaded.tsx";
import { today } from "./today.ts";
import { useFacts } from "./use-facts.ts";

const kinds: readonly FactKind[] = ["medication"];

/** The medicines of all completed records, as of today. */
export function useMedicines(documents: readonly MedicalDocument[]): Loadable<MedicineList> {
  const facts = useFacts(documents, kinds);
  return useMemo(
    () => (facts.state === "ready" ? { state: "ready", value: medicineList(facts.value, today()) } : facts),
    [facts],
  );
}
