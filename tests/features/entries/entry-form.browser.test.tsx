import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { emptyEntry, type HandEntry } from "#features/entries/entry-draft.ts";
import { EntryForm } from "#features/entries/entry-form.tsx";
import { render } from "../../ui/render.tsx";

const today = "2025-06-01";

function show(known = false) {
  const save = vi.fn(async (_entry: HandEntry) => {});
  const onKind = vi.fn();
  render(<EntryForm draft={emptyEntry("medicine", today)} known={known} today={today} onKind={onKind} save={save} />);
  return { save, onKind };
}

it("saves a medicine as it was written", async () => {
  const { save } = show();
  await page.getByLabelText("Medicine", { exact: true }).last().fill("methotrexate");
  await page.getByLabelText("Dose").fill("15 mg");
  await page.getByLabelText("How often").fill("once a week");
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => save.mock.calls)
    .toEqual([
      [
        {
          kind: "medicine",
          date: today,
          name: "methotrexate",
          change: "started",
          dose: "15 mg",
          frequency: "once a week",
        },
      ],
    ]);
});

it("says what is missing where it is missing, and takes the focus there", async () => {
  const { save, onKind } = show();
  await page.getByText("Result", { exact: true }).click();
  expect(onKind).toHaveBeenCalledWith("result");
  await page.getByLabelText("Value").fill("5");
  await page.getByRole("button", { name: "Save" }).click();
  const name = page.getByLabelText("What was measured");
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription("Please fill this in.");
  expect(save).not.toHaveBeenCalled();
});

it("what is there already stays what it is", async () => {
  show(true);
  await expect.element(page.getByRole("button", { name: "Save the change" })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "Note" })).not.toBeInTheDocument();
});
