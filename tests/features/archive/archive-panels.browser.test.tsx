import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fail, succeed } from "#core/domain/outcome.ts";
import type { RestoreReport } from "#core/replication/archive/restore-archive.ts";
import type { ExportRecords, ImportRecords } from "#features/archive/archive-commands.ts";
import { DeleteEverything } from "#features/archive/delete-everything.tsx";
import { ExportPanel } from "#features/archive/export-panel.tsx";
import { ImportPanel } from "#features/archive/import-panel.tsx";
import { useToasts } from "#ui/toast-store.ts";
import { deferred, render } from "../../ui/render.tsx";

beforeEach(() => useToasts.setState({ toasts: [] }));

const shownToast = () => useToasts.getState().toasts[0];
const button = (name: string | RegExp) => page.getByRole("button", { name });

test("exporting shows how far it is and saves the file under its name", async () => {
  const result = deferred<Awaited<ReturnType<ExportRecords>>>();
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href.split(":")[0]}`);
  });
  const exportRecords = vi.fn<ExportRecords>((onProgress) => {
    onProgress({ done: 3, total: 12 });
    return result.promise;
  });
  render(<ExportPanel exportRecords={exportRecords} />);
  await userEvent.click(button("Export everything"));
  await expect.element(button("Collecting 3 of 12...")).toBeDisabled();
  result.resolve({ archive: new Blob(["zip"]), filename: "records.zip" });
  await expect.element(button("Export everything")).toBeEnabled();
  expect(saved).toEqual(["records.zip blob"]);
  expect(shownToast()).toMatchObject({ title: "Your archive is ready", variant: "default" });
  click.mockRestore();
});

test("an export that fails is told", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  render(<ExportPanel exportRecords={() => Promise.reject(new Error("full"))} />);
  await userEvent.click(button("Export everything"));
  await expect.poll(shownToast).toMatchObject({ title: "Export failed", variant: "destructive" });
});

const zip = new File(["zip"], "records.zip", { type: "application/zip" });
const nothing: RestoreReport = {
  documents: { restored: 0, alreadyThere: 0, toRead: 0, refused: [] },
  conversations: { restored: 0, alreadyThere: 0, refused: 0 },
  questions: { restored: 0 },
};

test.each<[string, RestoreReport, string[]]>([
  [
    "some of everything",
    {
      documents: { restored: 1, alreadyThere: 2, toRead: 1, refused: ["originals/0003 broken.pdf"] },
      conversations: { restored: 2, alreadyThere: 0, refused: 0 },
      questions: { restored: 0 },
    },
    [
      "1 record brought back",
      "2 conversations brought back",
      "1 record is being read again",
      "2 records were here already",
      "broken.pdf",
    ],
  ],
  ["nothing new", nothing, ["Everything in this archive was here already."]],
])("an import tells what became of it: %s", async (_name, report, lines) => {
  render(<ImportPanel importRecords={async () => succeed(report)} />);
  await userEvent.upload(page.getByLabelText("Archive to import"), zip);
  const status = page.getByRole("status");
  for (const line of lines) await expect.element(status.getByText(line, { exact: true })).toBeVisible();
});

test("an archive that cannot be read is told in a sentence, and another can be chosen", async () => {
  const importRecords = vi.fn<ImportRecords>(async () => fail("not-an-archive"));
  render(<ImportPanel importRecords={importRecords} />);
  await userEvent.upload(page.getByLabelText("Archive to import"), zip);
  await expect.poll(shownToast).toMatchObject({
    title: "Import failed",
    description: "This is not an archive of Red Thread. Please choose the zip file that you exported.",
  });
  await userEvent.upload(page.getByLabelText("Archive to import"), zip);
  await expect.poll(() => importRecords.mock.calls.length).toBe(2);
});

test("everything is deleted only after the words were typed", async () => {
  const remove = vi.fn(async () => undefined);
  render(<DeleteEverything email="ruth@example.org" documentCount={1} remove={remove} />);
  await userEvent.click(button("Delete everything..."));
  const dialog = page.getByRole("dialog", { name: "Delete everything?" });
  await expect.element(dialog).toHaveAccessibleDescription(/ruth@example\.org and 1 record will be removed/);
  const confirm = dialog.getByRole("button", { name: "Delete everything now" });
  await expect.element(confirm).toBeDisabled();
  const field = dialog.getByRole("textbox", { name: "To go on, type: delete everything" });
  await field.fill("delete");
  await userEvent.keyboard("{Enter}");
  await expect.element(confirm).toBeDisabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await userEvent.click(button("Delete everything..."));
  await expect.element(field).toHaveValue("");
  expect(remove).not.toHaveBeenCalled();
  await field.fill("Delete everything ");
  await confirm.click();
  await expect.poll(() => remove.mock.calls.length).toBe(1);
  await expect.poll(shownToast).toMatchObject({ title: "Everything was deleted" });
});
