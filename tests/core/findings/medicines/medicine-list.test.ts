import { describe, expect, it } from "vitest";
import type { ChartMedicine } from "#core/domain/chart.ts";
import { medicineList } from "#core/findings/medicines/medicine-list.ts";
import { chartMedicine, chartOf, citationOf } from "../../../support/sample-chart.ts";

const statuses: ChartMedicine["status"][] = [
  ...(["taking", "as-needed", "held", "planned", "unclear"] as const),
  ...(["stopped", "finished", "never"] as const),
];

describe("the list of medicines", () => {
  it("puts each status where a person looks for it; what was only considered is left out", () => {
    const medicines = statuses.map((status) => chartMedicine({ name: status, status }));
    const { current, open, past } = medicineList(chartOf({ medicines }));
    const names = (group: typeof current) => group.map(({ medicine }) => medicine.name);
    expect(names(current)).toEqual(["as-needed", "taking"]);
    expect(names(open)).toEqual(["held", "planned", "unclear"]);
    expect(names(past)).toEqual(["finished", "stopped"]);
  });

  it("shows where records differ about one", () => {
    const disagreement = {
      about: "methotrexate",
      says: [
        { text: "15 mg", citations: [citationOf("methotrexate 15 mg")] },
        { text: "10 mg", citations: [citationOf("methotrexate 10 mg", "pharmacy")] },
      ],
    };
    const { current } = medicineList(
      chartOf({ medicines: [chartMedicine(), chartMedicine({ name: "folic acid" })], disagreements: [disagreement] }),
    );
    expect(current.map(({ medicine, differ }) => [medicine.name, differ])).toEqual([
      ["folic acid", undefined],
      ["methotrexate", disagreement],
    ]);
  });

  it("is the same for the same medicines in any order", () => {
    const medicines = ["c", "a", "b"].map((name) => chartMedicine({ name }));
    const one = medicineList(chartOf({ medicines }));
    expect(medicineList(chartOf({ medicines: [...medicines].reverse() }))).toEqual(one);
  });
});
