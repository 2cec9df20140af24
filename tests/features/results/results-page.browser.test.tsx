import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { resultHistories } from "#features/results/result-history.ts";
import { ResultsPage } from "#features/results/results-page.tsx";
import { render } from "../../ui/render.tsx";

const measured = (name: string, quoted: string, values: [value: string, date: string][]) => ({
  name,
  values: values.map(([value, date]) => ({
    value,
    date,
    unit: "mg/L",
    low: 0,
    high: 5,
    flag: Number(value) > 5 ? ("high" as const) : ("normal" as const),
    citations: [
      { documentId: date, originalFilename: "lab.pdf", page: 2, start: 4, end: 9, quote: `${quoted} ${value} mg/L` },
    ],
  })),
});
const histories = resultHistories([
  measured("hemoglobin", "Haemoglobin", [["11", "2025-05-14"]]),
  measured("c-reactive protein (CRP)", "CRP", [
    ["32.6", "2024-12-05"],
    ["9.6", "2025-03-12"],
    ["4.1", "2025-05-14"],
  ]),
]);

function Shown() {
  const [pinned, setPinned] = useState<string[]>([]);
  return (
    <ResultsPage
      histories={histories}
      pinned={pinned}
      onPin={(name) => setPinned(pinned.includes(name) ? pinned.filter((one) => one !== name) : [...pinned, name])}
      citationHref={({ documentId, page: number, start, end }) => `#${documentId}-${number}-${start}-${end}`}
      titleOf={({ documentId }) => `Blood results ${documentId}`}
    />
  );
}

test("a row opens its line; every value opens the words that it stands in, by arrow keys too", async () => {
  render(<Shown />);
  await page.getByRole("button", { name: /^c-reactive protein/i }).click();
  await expect.element(page.getByText("“CRP 4.1 mg/L”")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Blood results 2025-05-14, page 2" }))
    .toHaveAttribute("href", "#2025-05-14-2-4-9");
  const line = page.getByRole("slider");
  await expect.element(line).toHaveAttribute("aria-valuetext", "4.1 on 14 May 2025");
  (line.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(page.getByText("“CRP 9.6 mg/L”")).toBeVisible();
  await expect.element(line).toHaveAttribute("aria-valuetext", "9.6 on 12 March 2025");
  await userEvent.click(page.getByText("As a table"));
  const rows = page.getByRole("table").getByRole("row");
  expect(rows.elements().map((row) => row.textContent)).toEqual([
    "DayUsual rangeValue",
    "14 May 20250–54.1 mg/L",
    "12 March 20250–5, High9.6 mg/L",
    "5 December 20240–5, High32.6 mg/L",
  ]);
});

test("what is pinned stands on top until it is let go", async () => {
  render(<Shown />);
  await expect.element(page.getByText("Pin a test, and it stands on top with its line.")).toBeVisible();
  await page.getByRole("button", { name: /^haemoglobin/i }).click();
  await page.getByRole("button", { name: "Pin Haemoglobin" }).click();
  await expect.element(page.getByRole("heading", { name: "Pinned" })).toBeVisible();
  const pins = page.getByRole("button", { name: "Pin Haemoglobin" });
  await expect.element(pins.first()).toHaveAttribute("aria-pressed", "true");
  await pins.first().click();
  await expect.element(page.getByRole("heading", { name: "Pinned" })).not.toBeInTheDocument();
});

test("a test is found as the records print it; what is not there has its nearest names", async () => {
  render(<Shown />);
  const field = page.getByRole("searchbox", { name: "Find a test" });
  await field.fill("haemo");
  await expect.element(page.getByRole("button", { name: /^haemoglobin/i })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^c-reactive/i })).not.toBeInTheDocument();
  await field.fill("reactiv proteine");
  await expect.element(page.getByText("No test with that name in your records.")).toBeVisible();
  await page.getByRole("button", { name: "C-reactive protein (CRP)" }).click();
  await expect.element(page.getByRole("heading", { name: /^All tests/ })).toBeVisible();
});

test("without a result it says so", async () => {
  render(
    <ResultsPage histories={[]} pinned={[]} onPin={() => undefined} citationHref={String} titleOf={() => "a record"} />,
  );
  await expect.element(page.getByText("No test results yet")).toBeVisible();
});
