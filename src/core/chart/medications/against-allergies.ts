import type { ChartAllergy, ChartMedicine } from "#core/domain/chart.ts";
import { medicineKey } from "#core/understanding/statements/medications/medicine-names.ts";

/** What the patient is known to react to is never told as taken: that it is named as taken too is left open, and both words are shown. */
export function againstAllergies(
  medicines: readonly ChartMedicine[],
  allergies: readonly ChartAllergy[],
): ChartMedicine[] {
  const known = new Map(
    allergies.filter(({ status }) => status === "confirmed").map((allergy) => [medicineKey(allergy.name), allergy]),
  );
  return medicines.map((medicine) => {
    const allergy = known.get(medicineKey(medicine.name));
    if (allergy === undefined || (medicine.status !== "taking" && medicine.status !== "as-needed")) return medicine;
    return { ...medicine, status: "unclear", citations: [...allergy.citations, ...medicine.citations] };
  });
}
