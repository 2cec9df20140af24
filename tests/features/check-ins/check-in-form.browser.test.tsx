import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { CheckIn } from "#core/domain/own-entry.ts";
import { CheckInCard } from "#features/check-ins/check-in-card.tsx";
import { CheckInForm } from "#features/check-ins/check-in-form.tsx";
import { useToasts } from "#ui/toast-store.ts";
import { render } from "../../ui/render.tsx";

const date = "2026-11-20";

async function show(changes: Partial<Parameters<typeof CheckInForm>[0]> = {}) {
  const save = vi.fn(async (_checkIn: CheckIn) => {});
  const props = { date, known: undefined, symptoms: ["headache", "nausea"], medicines: ["ibuprofen 400 mg"], save };
  await render(<CheckInForm {...props} {...changes} />);
  return save;
}

test("a few presses make a check-in", async () => {
  const save = await show();
  await page.getByRole("group", { name: "Pain" }).getByText("6", { exact: true }).click();
  await page.getByRole("group", { name: "Hours of sleep" }).getByText("5", { exact: true }).click();
  await page.getByRole("button", { name: "headache" }).click();
  await page.getByRole("group", { name: "How strong was headache?" }).getByText("4", { exact: true }).click();
  await page.getByRole("button", { name: "nausea" }).click();
  await page.getByRole("button", { name: "ibuprofen 400 mg" }).click();
  await page.getByLabelText("Medicine", { exact: true }).fill("folic acid 5 mg");
  await userEvent.keyboard("[Enter]");
  expect(save).not.toHaveBeenCalled();
  await expect.element(page.getByRole("button", { name: "folic acid 5 mg" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Save" }).click();
  expect(save).toHaveBeenCalledExactlyOnceWith({
    kind: "check-in",
    date,
    pain: 6,
    sleepHours: 5,
    symptom: { name: "headache", severity: 4 },
    medicine: { name: "ibuprofen", dose: "400 mg" },
    moreSymptoms: [{ name: "nausea" }],
    moreMedicines: [{ name: "folic acid", dose: "5 mg" }],
  });
});

test("the keyboard alone is enough, and what was pressed can be taken back", async () => {
  const save = await show();
  const pain = page.getByRole("group", { name: "Pain" });
  const none = pain.getByRole("radio", { name: "0", exact: true });
  await expect.element(none).toBeInTheDocument();
  (none.element() as HTMLElement).focus();
  await userEvent.keyboard("[ArrowRight][ArrowRight]");
  await expect.element(pain.getByRole("radio", { name: "2", exact: true })).toBeChecked();
  await page.getByRole("button", { name: "Clear: Pain" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  expect(save).not.toHaveBeenCalled();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Fill in one thing at least.");
  await page.getByLabelText("Note").fill("A quiet day.");
  await userEvent.keyboard("[Tab][Enter]");
  expect(save).toHaveBeenCalledExactlyOnceWith({ kind: "check-in", date, note: "A quiet day." });
});

test("what is there already is shown, to be changed; a failure keeps what was filled in", async () => {
  const known: CheckIn = { kind: "check-in", date, pain: 3, sleepQuality: 4, medicine: { name: "Advil" } };
  const save = await show({
    known,
    save: async () => {
      throw new Error("full");
    },
  });
  expect(save).not.toHaveBeenCalled();
  await expect.element(page.getByRole("radio", { name: "3", exact: true }).first()).toBeChecked();
  await expect.element(page.getByRole("button", { name: "Advil" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Save the change" }).click();
  await vi.waitFor(() => expect(useToasts.getState().toasts[0]?.title).toBe("Your check-in could not be saved"));
  await expect.element(page.getByRole("button", { name: "Save the change" })).toBeEnabled();
});

test("the card says how far the days have come", async () => {
  const progress = { days: 10, needed: 60, firstLook: 20 };
  await render(<CheckInCard progress={progress} doneToday href="/check-in" />);
  await expect.element(page.getByText("10 of about 60 days")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Checked in today · Change" })).toBeVisible();
  expect(page.getByRole("progressbar").element().getAttribute("value")).toBe("10");
});

test("yesterday is said again in one press; once today is said, it is not offered", async () => {
  const repeat = vi.fn(async () => {});
  const yesterday = { checkIn: { kind: "check-in", date, pain: 3, symptom: { name: "tired" } } as const, repeat };
  const progress = { days: 1, needed: 60, firstLook: 20 };
  const { redraw } = render(
    <CheckInCard progress={progress} doneToday={false} href="/check-in" yesterday={yesterday} />,
  );
  await expect.element(page.getByText("Yesterday: Pain 3, tired")).toBeVisible();
  await page.getByRole("button", { name: "Same as yesterday" }).click();
  expect(repeat).toHaveBeenCalledOnce();
  redraw(<CheckInCard progress={progress} doneToday href="/check-in" yesterday={yesterday} />);
  await expect.element(page.getByRole("button", { name: "Same as yesterday" })).not.toBeInTheDocument();
});
