import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { BinnedDocument } from "#core/domain/bin.ts";
import { BinList } from "#features/bin/bin-list.tsx";
import { Toaster } from "#ui/toaster.tsx";
import { render } from "../../ui/render.tsx";
import { sampleDocument } from "../documents/document-samples.ts";

const now = Date.parse("2026-03-31T12:00:00.000Z");
const binned = (id: string, deletedAt: string): BinnedDocument => ({
  document: sampleDocument(id, "completed"),
  deletedAt,
});
const two = [binned("letter", "2026-03-28T12:00:00.000Z"), binned("scan", "2026-03-02T06:00:00.000Z")];

function show(list: BinnedDocument[]) {
  const commands = { restore: vi.fn(async () => undefined), deleteForGood: vi.fn(async () => undefined) };
  render(
    <>
      <BinList binned={list} now={now} commands={commands} />
      <Toaster regionLabel="Messages" closeLabel="Close" />
    </>,
  );
  return commands;
}

it("says until when each can be brought back, and brings back without asking", async () => {
  const { restore } = show(two);
  await expect.element(page.getByText("27 days left")).toBeVisible();
  await expect.element(page.getByText("Deleted for good today")).toBeVisible();
  await page.getByRole("button", { name: "Bring back “letter.pdf”" }).click();
  await expect.poll(() => restore.mock.calls).toEqual([["letter"]]);
  await expect.element(page.getByText("Record brought back", { exact: true })).toBeVisible();
});

it("deletes for good only what was confirmed, one or all", async () => {
  const { deleteForGood } = show(two);
  await page.getByRole("button", { name: "Delete “scan.pdf” for good" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(deleteForGood).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Delete “scan.pdf” for good" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
  await expect.poll(() => deleteForGood.mock.calls).toEqual([["scan"]]);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Empty the bin" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Empty the bin" }).click();
  await expect.poll(() => deleteForGood.mock.calls).toEqual([["scan"], ["letter"], ["scan"]]);
});

it("says that it is empty, and what it is for", async () => {
  show([]);
  await expect.element(page.getByText("The bin is empty")).toBeVisible();
});
