import type { Chart, ChartDisagreement, ChartMedicine } from "#core/domain/chart.ts";

/** One medicine of the chart, and what records say differently of it. */
export interface ListedMedicine {
  medicine: ChartMedicine;
  differ: ChartDisagreement | undefined;
}

export interface MedicineList {
  /** Taken regularly, or when needed. */
  current: ListedMedicine[];
  /** On hold, planned, or not clear from the records: to be asked about. */
  open: ListedMedicine[];
  /** Stopped, or come to their end. */
  past: ListedMedicine[];
}

/** The chart's medicines as a person looks for them; what was only considered is left out. */
export function medicineList({ medicines, disagreements }: Pick<Chart, "medicines" | "disagreements">): MedicineList {
  const list: MedicineList = { current: [], open: [], past: [] };
  for (const medicine of medicines) {
    const group = groupOf(medicine);
    if (group !== undefined) list[group].push({ medicine, differ: disagreements.find(isAbout(medicine)) });
  }
  for (const group of Object.values(list) as ListedMedicine[][]) group.sort(byName);
  return list;
}

function groupOf({ status }: ChartMedicine): keyof MedicineList | undefined {
  switch (status) {
    case "taking":
    case "as-needed":
      return "current";
    case "held":
    case "planned":
    case "unclear":
      return "open";
    case "stopped":
    case "finished":
      return "past";
    case "never":
      return undefined;
  }
}

function isAbout({ name, printedName }: ChartMedicine): (disagreement: ChartDisagreement) => boolean {
  const names = [name, printedName ?? name].map((one) => one.toLowerCase());
  return ({ about }) => names.some((one) => about.toLowerCase().includes(one));
}

function byName({ medicine: one }: ListedMedicine, { medicine: other }: ListedMedicine): number {
  return one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
}
