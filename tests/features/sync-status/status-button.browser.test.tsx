import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { StatusButton } from "#features/sync-status/status-button.tsx";
import type { SyncProblemKind, SyncStatus } from "#sync/status.ts";
import { deferred, render } from "../../ui/render.tsx";

function show(status: SyncStatus) {
  const actions = {
    syncNow: vi.fn(async () => undefined as unknown),
    reload: vi.fn(),
    settingsHref: "#settings",
    storageHref: "#storage",
  };
  render(<StatusButton status={status} actions={actions} />);
  return actions;
}

const today = new Date();
today.setHours(14, 32, 0, 0);

it.each([
  [{ kind: "saved-here" }, "Saved here"],
  [{ kind: "syncing", done: 3, of: 12 }, "Syncing 3 of 12"],
  [{ kind: "up-to-date", at: today.getTime() }, "Up to date"],
  [{ kind: "offline", since: today.getTime(), waiting: 0 }, "Offline since 14:32"],
] as const)("says %j in a few words", async (status, words) => {
  show(status);
  await expect.element(page.getByRole("button", { name: words })).toBeVisible();
});

it("is read aloud without the numbers that change all the time", async () => {
  show({ kind: "syncing", done: 3, of: 12 });
  await expect.element(page.getByRole("status").filter({ hasNotText: "3" })).toHaveTextContent("Syncing");
});

it("says what waits while there is no connection, and tries again when it is asked to", async () => {
  const { syncNow } = show({ kind: "offline", since: today.getTime(), waiting: 2 });
  const trying = deferred<unknown>();
  syncNow.mockImplementation(() => trying.promise);
  await page.getByRole("button", { name: /Offline since/ }).click();
  await expect.element(page.getByText("2 changes wait to be sent.")).toBeVisible();
  await page.getByRole("button", { name: "Sync now" }).click();
  await expect.element(page.getByRole("button", { name: "Sync now" })).toBeDisabled();
  trying.resolve(undefined);
  await expect.element(page.getByRole("button", { name: "Sync now" })).toBeEnabled();
});

it.each<[SyncProblemKind, string, string, "link" | "button"]>([
  ["signed-out", "Not connected", "Connect again", "link"],
  ["server-full", "Server is full", "Try again", "button"],
  ["device-full", "Device is full", "See what takes space", "link"],
  ["too-old", "Update needed", "Load the new version", "button"],
  ["untrusted", "Check failed", "Try again", "button"],
  ["unexpected", "Interrupted", "Try again", "button"],
])("a problem (%s) is named, says that the records are safe, and has a way out", async (problem, short, way, role) => {
  show({ kind: "problem", problem, waiting: 1 });
  await page.getByRole("button", { name: short }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText(/safe/)).toBeVisible();
  await expect.element(dialog.getByText("1 change waits to be sent.")).toBeVisible();
  await expect.element(dialog.getByRole(role, { name: way })).toBeVisible();
});
