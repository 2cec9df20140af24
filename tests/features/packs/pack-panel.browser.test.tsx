import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PackPanel } from "#features/packs/pack-panel.tsx";
import { packsEn } from "#features/texts/packs-en.ts";
import type { Pack, PackState } from "#workers/packs/client.ts";
import { render } from "../../ui/render.tsx";

function packIn(first: PackState) {
  let state = first;
  const listeners = new Set<() => void>();
  const set = (next: PackState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const pack: Pack = {
    bytes: 28 * 1024 ** 2,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look: async () => {
      if (state.phase === "unknown") set({ phase: "absent" });
    },
    download: vi.fn(async () => set({ phase: "downloading", bytes: 7 * 1024 ** 2 })),
    remove: vi.fn(async () => set({ phase: "absent" })),
  };
  return { pack, set };
}

const button = (name: string) => page.getByRole("button", { name });

test("says what it is and weighs, and downloads nothing before the press", async () => {
  const { pack } = packIn({ phase: "unknown" });
  render(<PackPanel pack={pack} words={packsEn.search} />);
  await expect.element(page.getByText(/Search pack \(28\.0 MB\): finds passages by meaning/)).toBeVisible();
  await expect.element(page.getByText(/Not on this device/)).toBeVisible();
  expect(pack.download).not.toHaveBeenCalled();
  await userEvent.click(button("Download the search pack"));
  expect(pack.download).toHaveBeenCalledOnce();
});

test("shows how much has arrived, and can be stopped", async () => {
  const { pack, set } = packIn({ phase: "absent" });
  render(<PackPanel pack={pack} words={packsEn.search} />);
  await userEvent.click(button("Download the search pack"));
  await expect.element(page.getByText("7.0 MB of 28.0 MB")).toBeVisible();
  const bar = page.getByRole("progressbar", { name: "Search pack download" });
  await expect.element(bar).toHaveAttribute("value", String(7 * 1024 ** 2));
  set({ phase: "downloading", bytes: 14 * 1024 ** 2 });
  await expect.element(page.getByText("14.0 MB of 28.0 MB")).toBeVisible();
  await userEvent.click(button("Stop the download"));
  expect(pack.remove).toHaveBeenCalledOnce();
  await expect.element(button("Download the search pack")).toBeVisible();
});

test("says that a download did not arrive, and takes up where it was", async () => {
  const { pack } = packIn({ phase: "failed" });
  render(<PackPanel pack={pack} words={packsEn.search} />);
  await expect.element(page.getByText(/The download did not arrive/)).toBeVisible();
  await userEvent.click(button("Try the download again"));
  expect(pack.download).toHaveBeenCalledOnce();
});

test("is taken off the device again", async () => {
  const { pack } = packIn({ phase: "here" });
  render(<PackPanel pack={pack} words={packsEn.search} />);
  await userEvent.click(button("Remove the search pack"));
  expect(pack.remove).toHaveBeenCalledOnce();
  await expect.element(page.getByText(/Not on this device/)).toBeVisible();
});

test("says of the voice pack what it does", async () => {
  const { pack } = packIn({ phase: "absent" });
  render(<PackPanel pack={pack} words={packsEn.voice} />);
  await expect.element(page.getByText(/Voice pack \(28\.0 MB\): writes down what is said/)).toBeVisible();
  await userEvent.click(button("Download the voice pack"));
  expect(pack.download).toHaveBeenCalledOnce();
});
