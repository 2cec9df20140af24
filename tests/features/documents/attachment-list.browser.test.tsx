import { useMemo } from "react";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { fail } from "#core/domain/outcome.ts";
import { AttachmentList } from "#features/documents/attachment-list.tsx";
import { pdfEnclosures } from "#features/documents/enclosures.ts";
import { useUnlockedPdf } from "#features/documents/use-unlocked-pdf.ts";
import { useToasts } from "#ui/toast-store.ts";
import { createPdfClient } from "#workers/pdf/client.ts";
import { pdfWithAttachments } from "../../support/pdf-with-attachments.ts";
import { render } from "../../ui/render.tsx";

const client = createPdfClient();
afterAll(() => client.stop());
beforeEach(() => useToasts.setState({ toasts: [] }));

async function labReport(): Promise<Uint8Array> {
  const response = await fetch(new URL("../../fixtures/files/lab-report.pdf", import.meta.url));
  return new Uint8Array(await response.arrayBuffer());
}

const open = pdfEnclosures(client.open);

const asBlob = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: "application/pdf" });

it("lists the files inside a PDF with their sizes, and keeps one as a record to the byte", async () => {
  const report = await labReport();
  const content = asBlob(
    pdfWithAttachments([
      { name: "results.pdf", bytes: report },
      { name: "table.wq2", bytes: new Uint8Array(2048).fill(7) },
      { name: "pinned.pdf", bytes: report, pinned: true },
    ]),
  );
  const upload = vi.fn(async (_files: File[]) => undefined);
  render(<AttachmentList content={content} open={open} upload={upload} />);
  const list = page.getByRole("region", { name: "Files inside this PDF" });
  await expect.element(list).toBeVisible();
  expect(
    list
      .getByRole("listitem")
      .elements()
      .map((row) => row.textContent),
  ).toEqual([
    `results.pdf${Math.round(report.length / 1024)} KBAdd as a record`,
    "table.wq22 KBThis kind of file cannot be read here.",
    `pinned.pdf${Math.round(report.length / 1024)} KBAdd as a record`,
  ]);
  await page.getByRole("button", { name: "Add pinned.pdf as a record" }).click();
  await expect.poll(() => useToasts.getState().toasts[0]).toMatchObject({ title: "Record added" });
  const [file] = upload.mock.calls[0]?.[0] ?? [];
  expect(file?.name).toBe("pinned.pdf");
  expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(report);
});

it("is not there for a PDF without files, one that does not open, and no PDF", async () => {
  const upload = async () => undefined;
  const { redraw } = render(<AttachmentList content={asBlob(pdfWithAttachments([]))} open={open} upload={upload} />);
  const nothing = () => expect.element(page.getByRole("region")).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await nothing();
  redraw(<AttachmentList content={new Blob(["no PDF"])} open={open} upload={upload} />);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await nothing();
  redraw(<AttachmentList content={undefined} open={open} upload={upload} />);
  await nothing();
});

const locked: typeof client.open = async (bytes, { password, ...options }) => {
  if (password === undefined) return fail("password-protected");
  return password === "heron-lane-14" ? client.open(bytes, options) : fail("wrong-password");
};

/** What asks for the password, beside the list. */
function LockedScreen({ content }: { content: Blob }) {
  const { open, openUnlocked } = useUnlockedPdf(locked, content);
  const enclosed = useMemo(() => pdfEnclosures(openUnlocked), [openUnlocked]);
  const type = async (password: string) => {
    await open(new Uint8Array(await content.arrayBuffer()), { password, signal: new AbortController().signal });
  };
  return (
    <>
      <button type="button" onClick={() => type("heron")}>
        A wrong password
      </button>
      <button type="button" onClick={() => type("heron-lane-14")}>
        The password
      </button>
      <AttachmentList content={content} open={enclosed} upload={async () => undefined} />
    </>
  );
}

it("lists the files inside a locked PDF once it was opened with its password", async () => {
  const enclosed = { name: "enclosed.txt", bytes: new TextEncoder().encode("Enclosed") };
  render(<LockedScreen content={asBlob(pdfWithAttachments([enclosed]))} />);
  await page.getByRole("button", { name: "A wrong password" }).click();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(page.getByRole("region")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "The password" }).click();
  await expect.element(page.getByText("enclosed.txt")).toBeVisible();
});
