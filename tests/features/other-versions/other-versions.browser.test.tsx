import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { Correction } from "#core/domain/correction.ts";
import { OtherVersions } from "#features/other-versions/other-versions.tsx";
import { type ShownDisagreement, versionWords } from "#features/other-versions/version-words.ts";
import { Toaster } from "#ui/toaster.tsx";
import { render } from "../../ui/render.tsx";

const at = Date.parse("2026-03-31T12:00:00.000Z");
const titled = (title: string): Correction => ({
  id: "title",
  documentId: "letter",
  correctedAt: "2026-03-31T12:00:00.000Z",
  change: { type: "title", title },
});
const titles: ShownDisagreement = {
  entity: "correction:letter:hidden",
  field: "statement",
  current: { opId: "one", ts: at, value: titled("Letter of Dr Pell") },
  others: [{ opId: "two", ts: at - 60_000, value: titled("My clinic letter") }],
};

it("shows both versions, says which one holds, and puts the other in force", async () => {
  const choose = vi.fn(async () => undefined);
  render(
    <>
      <OtherVersions disagreements={[titles]} choose={choose} />
      <Toaster regionLabel="Messages" closeLabel="Close" />
    </>,
  );
  await expect.element(page.getByRole("heading", { name: "This record has two titles" })).toBeVisible();
  const current = page.getByRole("listitem").filter({ hasText: "Letter of Dr Pell" });
  await expect.element(current.getByText(/^In use now · written 31 March 2026/)).toBeVisible();
  await expect.element(page.getByText("My clinic letter")).toBeVisible();
  await page.getByRole("button", { name: "Use “My clinic letter”" }).click();
  await expect.poll(() => choose.mock.calls).toEqual([["correction:letter:hidden", "statement", "two"]]);
  await expect.element(page.getByText("Your choice was saved")).toBeVisible();
});

it("keeping the one in use is a choice too", async () => {
  const choose = vi.fn(async () => undefined);
  render(<OtherVersions disagreements={[titles]} choose={choose} />);
  await page.getByRole("button", { name: "Keep “Letter of Dr Pell”" }).click();
  await expect.poll(() => choose.mock.calls).toEqual([["correction:letter:hidden", "statement", "one"]]);
});

it("has words for whatever may have been written", () => {
  expect(versionWords(titled("A title"))).toBe("A title");
  expect(
    versionWords({ ...titled(""), change: { type: "date", occurredOn: { date: "2025-05-21", precision: "day" } } }),
  ).toBe("21 May 2025");
  expect(versionWords({ title: "About my knee" })).toBe("About my knee");
  expect(versionWords({ text: "What is CRP?", createdAt: "" })).toBe("What is CRP?");
  expect(versionWords({ place: "binned" })).toBe("Deleted");
  expect(versionWords(null)).toBe("As it was read, without a correction");
  expect(versionWords(undefined)).toBe("A version that cannot be shown here");
});
