import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Citation } from "#core/domain/citation.ts";
import { type MedicineList, medicineList } from "#core/findings/medicines/medicine-list.ts";
import { MedicinePage } from "#features/medicines/medicine-page.tsx";
import { medicineName } from "#features/texts/medicine-names.ts";
import type { Loadable } from "#ui/loaded.tsx";
import { chartMedicine, chartOf, citationOf } from "../../support/sample-chart.ts";
import { render } from "../../ui/render.tsx";

const hrefOf = ({ documentId, page: number }: Citation) => `#${documentId}-${number}`;
const ready = (value: MedicineList): Loadable<MedicineList> => ({ state: "ready", value });

const differ = {
  about: "folic acid",
  says: [
    { text: "5 mg", citations: [citationOf("folic acid 5 mg", "one")] },
    { text: "10 mg", citations: [citationOf("folic acid 10 mg", "two")] },
  ],
};
const none: MedicineList = { current: [], open: [], past: [] };
const list = medicineList(
  chartOf({
    medicines: [
      chartMedicine({ dose: "15 mg", frequency: "once a week", since: "2025-05-21", reason: "rheumatoid arthritis" }),
      chartMedicine({ name: "folic acid", dose: "5 mg" }),
      chartMedicine({ name: "ramipril", status: "held", until: "2025-06-10" }),
      chartMedicine({ name: "naproxen", status: "stopped", until: "2025-01-15", reason: "blood pressure" }),
    ],
    disagreements: [differ],
  }),
);

describe("all medicines", () => {
  test("stand as taken now or before, with dose, date and source", async () => {
    render(<MedicinePage medicines={ready(list)} citationHref={hrefOf} />);
    const now = page.getByRole("region", { name: "Taken now" });
    const methotrexate = now.getByRole("listitem").filter({ hasText: "Methotrexate" });
    await expect.poll(() => methotrexate.element().textContent).toMatch("15 mg, once a week");
    await expect.poll(() => methotrexate.element().textContent).toMatch("since 21 May 2025");
    await expect.poll(() => methotrexate.element().textContent).toMatch("For: rheumatoid arthritis");
    await expect.element(methotrexate.getByRole("link")).toHaveAttribute("href", "#letter-1");
    const held = page.getByRole("region", { name: "On hold, planned or not clear" });
    await expect.poll(() => held.element().textContent).toMatch("on hold until 10 June 2025");
    const before = page.getByRole("region", { name: "Taken before" });
    await expect.poll(() => before.element().textContent).toMatch("stopped 15 January 2025Why: blood pressure");
    expect(before.element().textContent).not.toContain("dose not stated");
  });

  test("that two records tell differently show both, each with its source", async () => {
    render(<MedicinePage medicines={ready(list)} citationHref={hrefOf} />);
    const folic = page.getByRole("listitem").filter({ hasText: "Folic acid" });
    await expect.element(folic.getByText("Two records differ")).toBeVisible();
    expect(
      folic
        .getByRole("link")
        .elements()
        .map((link) => link.getAttribute("href")),
    ).toEqual(["#one-1", "#two-1"]);
  });

  test("say calmly that there is none, that they are looked for, and that it failed", async () => {
    const { redraw } = render(<MedicinePage medicines={ready(none)} citationHref={hrefOf} />);
    await expect.element(page.getByText("No medicines found yet")).toBeVisible();
    redraw(<MedicinePage medicines={{ state: "loading" }} citationHref={hrefOf} />);
    await expect.poll(() => page.getByRole("status").element().textContent).toMatch("Looking through your records");
    redraw(<MedicinePage medicines={{ state: "failed", error: new Error("no") }} citationHref={hrefOf} />);
    await expect.poll(() => page.getByRole("alert").element().textContent).toMatch("could not be shown");
  });
});

test.each([
  ["methotrexate", "methotrexate", "Methotrexate"],
  ["acetaminophen", "Paracetamol", "Paracetamol (acetaminophen)"],
  ["adalimumab", "HUMIRA", "Humira (adalimumab)"],
  ["cholecalciferol", "vitamin D", "Vitamin D (cholecalciferol)"],
  ["lisinopril", undefined, "Lisinopril"],
])("%s, printed as “%s”, is called %s", (name, printedName, shown) => {
  expect(medicineName({ name, ...(printedName === undefined ? {} : { printedName }) })).toBe(shown);
});
