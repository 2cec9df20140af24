import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Citation } from "#core/domain/citation.ts";
import { type MedicineList, medicineList } from "#core/findings/medicines/medicine-list.ts";
import { MedicinePage } from "#features/medicines/medicine-page.tsx";
import { MedicineSummary } from "#features/medicines/medicine-summary.tsx";
import { medicineName } from "#features/texts/medicine-names.ts";
import type { Loadable } from "#ui/loaded.tsx";
import { medicineFact } from "../../support/medicine-facts.ts";
import { render } from "../../ui/render.tsx";

const on = (date: string) => ({ date: { date, precision: "day" as const } });
const hrefOf = ({ documentId, page: number }: Citation) => `#${documentId}-${number}`;
const ready = (value: MedicineList): Loadable<MedicineList> => ({ state: "ready", value });

const list = medicineList(
  [
    medicineFact({ dose: "15 mg", frequency: "once a week", ...on("2025-05-21") }),
    medicineFact({ name: "folic acid", dose: "5 mg", documentId: "one" }),
    medicineFact({ name: "folic acid", dose: "10 mg", documentId: "two" }),
    medicineFact({ name: "naproxen", status: "stopped", dose: undefined, ...on("2025-01-15") }),
  ],
  "2025-06-01",
);

describe("all medicines", () => {
  test("stand as taken now or before, with dose, date and source", async () => {
    render(<MedicinePage medicines={ready(list)} citationHref={hrefOf} />);
    const now = page.getByRole("region", { name: "Taken now" });
    const methotrexate = now.getByRole("listitem").filter({ hasText: "Methotrexate" });
    await expect.poll(() => methotrexate.element().textContent).toMatch("15 mg, once a week");
    await expect.poll(() => methotrexate.element().textContent).toMatch("as of 21 May 2025");
    await expect.element(methotrexate.getByRole("link")).toHaveAttribute("href", "#letter-1");
    const before = page.getByRole("region", { name: "Taken before" });
    await expect.poll(() => before.element().textContent).toMatch("stopped, as of 15 January 2025");
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
    const { redraw } = render(<MedicinePage medicines={ready({ current: [], past: [] })} citationHref={hrefOf} />);
    await expect.element(page.getByText("No medicines found yet")).toBeVisible();
    redraw(<MedicinePage medicines={{ state: "loading" }} citationHref={hrefOf} />);
    await expect.poll(() => page.getByRole("status").element().textContent).toMatch("Looking through your records");
    redraw(<MedicinePage medicines={{ state: "failed", error: new Error("no") }} citationHref={hrefOf} />);
    await expect.poll(() => page.getByRole("alert").element().textContent).toMatch("could not be shown");
  });
});

describe("the medicines of the overview", () => {
  const show = (medicines: Loadable<MedicineList>) =>
    render(<MedicineSummary medicines={medicines} citationHref={hrefOf} allHref="#all" />);

  test("are what is taken now, with a number that opens the source, and the way to all", async () => {
    show(ready(list));
    const region = page.getByRole("region", { name: "Medicines" });
    await expect.poll(() => region.getByRole("listitem").elements().length).toBe(2);
    await expect.element(region.getByText("Two records differ", { exact: false })).toBeVisible();
    await expect.element(region.getByRole("link", { name: "Source 2: letter.pdf, page 1" })).toBeVisible();
    await expect.element(region.getByRole("link", { name: "All medicines" })).toHaveAttribute("href", "#all");
  });

  test("say how many more there are, or that none is taken now; and are silent where no record names one", async () => {
    const facts = ["a", "b", "c", "d", "e", "f"].map((name) => medicineFact({ name }));
    const { redraw } = show(ready(medicineList(facts, "2025-06-01")));
    await expect.element(page.getByText("and 1 more", { exact: true })).toBeVisible();
    redraw(
      <MedicineSummary medicines={ready({ current: [], past: list.past })} citationHref={hrefOf} allHref="#all" />,
    );
    await expect.element(page.getByText(/None of your records says/)).toBeVisible();
    redraw(<MedicineSummary medicines={ready({ current: [], past: [] })} citationHref={hrefOf} allHref="#all" />);
    await expect.element(page.getByRole("region")).not.toBeInTheDocument();
  });
});

test.each([
  ["methotrexate", "methotrexate 15 mg", "Methotrexate"],
  ["acetaminophen", "Paracetamol at night", "Paracetamol (acetaminophen)"],
  ["adalimumab", "Humira, 40 mg", "Humira (adalimumab)"],
  ["cholecalciferol", "vitamin D 1000 units", "Vitamin D (cholecalciferol)"],
  ["lisinopril", "20 mg of zestril", "Lisinopril"],
])("%s, printed as “%s”, is called %s", (name, quote, shown) => {
  expect(medicineName({ name, citation: { ...medicineFact().citation, quote } })).toBe(shown);
});
