import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "#ui/dialog.tsx";
import { render } from "./render.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });

/** Opened by a button that is no trigger of the dialog library's. With `kept`, the dialog is always there and only shown when open. */
function Sample({ kept }: { kept: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button">before</button>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <main tabIndex={-1}>content</main>
      {(kept || open) && (
        <Dialog open={open} onOpenChange={setOpen} title="Sample" closeLabel="Close">
          <button type="button">inside</button>
          <button
            type="button"
            onClick={() => {
              flushSync(() => setOpen(false));
              document.querySelector("main")?.focus();
            }}
          >
            leave
          </button>
        </Dialog>
      )}
    </>
  );
}

it.each([true, false])("Escape and the close button give the focus back to what had it (kept: %s)", async (kept) => {
  render(<Sample kept={kept} />);
  for (const close of [() => userEvent.keyboard("{Escape}"), () => button("Close").click()]) {
    await button("open").click();
    await expect.element(page.getByRole("dialog", { name: "Sample" })).toBeVisible();
    expect(page.getByRole("dialog").element().contains(document.activeElement)).toBe(true);
    await close();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(button("open")).toHaveFocus();
  }
});

it("keeps the focus inside, in both directions", async () => {
  render(<Sample kept />);
  await button("open").click();
  for (const key of ["{Tab}", "{Shift>}{Tab}{/Shift}"])
    for (let press = 0; press < 5; press += 1) {
      await userEvent.keyboard(key);
      expect(page.getByRole("dialog").element().contains(document.activeElement)).toBe(true);
    }
});

it.each([true, false])("leaves the focus where a choice inside has put it (kept: %s)", async (kept) => {
  render(<Sample kept={kept} />);
  await button("open").click();
  await button("leave").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(page.getByRole("main")).toHaveFocus();
});
