import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SearchScreen } from "#app/screens/search-screen.tsx";
import type { SearchResults as Results } from "#core/findings/answers/search-records.ts";
import { SearchField } from "#features/search/search-field.tsx";
import { SearchResults } from "#features/search/search-results.tsx";
import type { Loadable } from "#ui/loaded.tsx";
import { openDevice, showScreen } from "../../spec/support/device-screen.tsx";
import { addRecord, labReport, visitNote } from "../../support/record-fixtures.ts";
import { render } from "../../ui/render.tsx";

const marks = () => [...document.querySelectorAll("mark")].map((mark) => mark.textContent);
const field = page.getByRole("searchbox", { name: "Search your records" });

test("what is typed is looked for in all records, its words are marked, and each place opens", async () => {
  const { store } = await openDevice();
  await addRecord(store, "lab", labReport("05/20/2025", "5.6"));
  await addRecord(store, "visit", visitNote("05/21/2025", "Her knees are stiff in the morning."));
  showScreen(<SearchScreen />, "/search");
  await expect.element(page.getByText(/Try a medicine/)).toBeVisible();
  await field.fill("stiff knees");
  await expect.element(page.getByRole("status").getByText("1 record found")).toBeVisible();
  expect(marks()).toEqual(["knees", "stiff"]);
  const place = page.getByRole("link", { name: "Open visit.pdf, page 1" });
  const text = (await store.getReading("visit"))?.pages[0]?.text ?? "";
  const start = text.indexOf("knees");
  await expect.element(place).toHaveAttribute("href", `/documents/visit?page=1&start=${start}&end=${start + 5}`);
  await field.fill("May 2025");
  await expect.element(page.getByRole("status").getByText("2 records found")).toBeVisible();
  await field.fill("zebra");
  await expect.element(page.getByText("Nothing found for “zebra”")).toBeVisible();
  await expect.element(page.getByText(/2 records looked through/)).toBeVisible();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
});

test("the query of the address is looked for at once", async () => {
  const { store } = await openDevice();
  await addRecord(store, "lab", labReport("05/20/2025", "5.6"));
  showScreen(<SearchScreen />, "/search?q=potassium");
  await expect.element(field).toHaveValue("potassium");
  await expect.element(page.getByText("1 record found")).toBeVisible();
});

test("where there are no records yet, it says so", async () => {
  await openDevice();
  showScreen(<SearchScreen />, "/search?q=potassium");
  await expect.element(page.getByText("There are no records to look through yet.")).toBeVisible();
});

const found = (changes: Partial<Results>): Loadable<Results> => ({
  state: "ready",
  value: {
    records: [
      {
        document: { id: "a", originalFilename: "a.pdf", title: undefined, kind: undefined, occurredOn: undefined },
        places: [],
      },
    ],
    total: 1,
    searched: 9,
    complete: true,
    ...changes,
  },
});

test.each<[string, Loadable<Results>, RegExp]>([
  ["some of the words", found({ complete: false }), /No record holds all of these words.*1 record found/],
  ["more than are shown", found({ total: 40 }), /40 records found\. These 1 fit best/],
  ["on its way", { state: "loading" }, /Looking through your records/],
])("tells of %s", async (_name, results, words) => {
  render(<SearchResults query="x" results={results} documentHref={String} placeHref={String} />);
  await expect.poll(() => page.getByRole("status").element().textContent).toMatch(words);
});

test("a search that fails says so", async () => {
  const failed: Loadable<Results> = { state: "failed", error: new Error("no") };
  render(<SearchResults query="x" results={failed} documentHref={String} placeHref={String} />);
  await expect
    .poll(() => page.getByRole("alert").element().textContent)
    .toMatch("The search did not work. Please try again.");
});

test("the field is sent with Enter, and never blank", async () => {
  const onSearch = vi.fn();
  const { redraw } = render(<SearchField value="  " onChange={vi.fn()} onSearch={onSearch} />);
  await userEvent.click(field);
  await userEvent.keyboard("{Enter}");
  redraw(<SearchField value=" knee " onChange={vi.fn()} onSearch={onSearch} />);
  await expect.element(field).toHaveValue(" knee ");
  await userEvent.keyboard("{Enter}");
  expect(onSearch.mock.calls).toEqual([["knee"]]);
});
