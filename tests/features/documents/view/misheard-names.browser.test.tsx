import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { CorrectionChange } from "#core/domain/correction.ts";
import type { Page } from "#core/domain/page.ts";
import { MisheardNames } from "#features/documents/view/misheard-names.tsx";
import { render } from "../../../ui/render.tsx";

const heard: Page = {
  number: 1,
  source: "speech",
  text: "My knee is better.\nI took pregnizone in the morning.",
  lines: [
    { start: 0, end: 18, startMs: 0, endMs: 1800 },
    { start: 19, end: 52, startMs: 1800, endMs: 4000 },
  ],
};

function show(said: Page) {
  const correct = vi.fn(async (_id: string, _change: CorrectionChange) => ({ placed: true }));
  const commands = { correct, takeBack: async () => {}, takeBackAll: async () => {} };
  render(<MisheardNames page={said} read={said} correcting={{ corrections: [], commands }} />);
  return correct;
}

test("a medicine's name that was misheard is proposed, and corrected on a press only", async () => {
  const correct = show(heard);
  await expect.poll(() => page.getByRole("listitem").query()?.textContent).toContain("“pregnizone” Is it prednisone?");
  expect(correct).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole("button", { name: "Yes, it is prednisone" }));
  await vi.waitFor(() => expect(correct).toHaveBeenCalledOnce());
  const change = correct.mock.calls[0]?.[1];
  expect(change).toMatchObject({ type: "text", page: 1 });
  const { start, end, newText } = change?.type === "text" ? change : { start: 0, end: 0, newText: "" };
  expect(heard.text.slice(0, start) + newText + heard.text.slice(end)).toBe(
    "My knee is better.\nI took prednisone in the morning.",
  );
});

test("what is left is proposed no more, and print is left alone", async () => {
  show(heard);
  await userEvent.click(page.getByRole("button", { name: "No, leave “pregnizone”" }));
  await expect.element(page.getByRole("listitem")).not.toBeInTheDocument();
  show({ ...heard, source: "text-layer" });
  await expect.element(page.getByRole("listitem")).not.toBeInTheDocument();
});
