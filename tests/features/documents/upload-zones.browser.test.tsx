import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { type UploadResult, UploadZones } from "#features/documents/upload-zones.tsx";
import { useToasts } from "#ui/toast-store.ts";
import { deferred, render } from "../../ui/render.tsx";
import { sampleDocument } from "./document-samples.ts";

beforeEach(() => useToasts.setState({ toasts: [] }));

const pdf = (name: string, bytes = 4) => new File([new Uint8Array(bytes)], name, { type: "application/pdf" });
const zone = (name: string) => page.getByLabelText(name, { exact: true });
const stored = (count: number): UploadResult => ({
  documents: Array.from({ length: count }, (_, index) => sampleDocument(String(index), "pending")),
  refused: [],
});

it("has three named zones that say their limit and take several files", async () => {
  render(<UploadZones upload={async () => stored(1)} onUploaded={() => undefined} />);
  for (const name of ["PDFs", "Images", "Voice Notes"]) {
    await expect.element(zone(name)).toHaveAccessibleDescription("Max 10MB per file");
    await expect.element(zone(name)).toHaveAttribute("multiple");
  }
  await expect
    .element(zone("PDFs"))
    .toHaveAttribute("accept", expect.stringMatching(/^application\/pdf,.*\.csv,.*\.eml,.*\.docx/));
});

it("is disabled and says so while it uploads; the other zones are not", async () => {
  const answer = deferred<UploadResult>();
  const onUploaded = vi.fn();
  render(<UploadZones upload={() => answer.promise} onUploaded={onUploaded} />);
  await zone("PDFs").upload([pdf("one.pdf"), pdf("two.pdf")]);
  await expect.element(page.getByText("Uploading...")).toBeVisible();
  await expect.element(zone("PDFs")).toBeDisabled();
  await expect.element(zone("Images")).toBeEnabled();
  answer.resolve(stored(2));
  await expect.poll(() => onUploaded.mock.calls).toEqual([[2]]);
  await expect.element(zone("PDFs")).toBeEnabled();
});

it("uploads what fits, and says by name what is over 10 MB", async () => {
  const upload = vi.fn(async () => stored(1));
  render(<UploadZones upload={upload} onUploaded={() => undefined} />);
  const limit = 10 * 1024 * 1024;
  await zone("PDFs").upload([pdf("fits.pdf", limit), pdf("large.pdf", limit + 1)]);
  await expect
    .element(page.getByRole("alert").getByRole("listitem"))
    .toHaveTextContent("large.pdf: This file is larger than 10 MB. Please upload a smaller copy.");
  expect(upload.mock.calls.map((call) => (call as unknown as [File[]])[0].map(({ name }) => name))).toEqual([
    ["fits.pdf"],
  ]);
});

it("names a file that was refused, as text", async () => {
  const name = "<img src=x onerror=alert(1)>.pdf";
  const refused = [{ originalFilename: name, message: "This file is empty. Please choose the file again." }];
  render(<UploadZones upload={async () => ({ documents: [], refused })} onUploaded={() => undefined} />);
  await zone("PDFs").upload(pdf("any.pdf"));
  await expect
    .element(page.getByRole("alert").getByRole("listitem"))
    .toHaveTextContent(`${name}: This file is empty. Please choose the file again.`);
  expect(document.querySelector("img")).toBeNull();
});

it("tells a failure in the words of the specification", async () => {
  render(<UploadZones upload={() => Promise.reject(new Error("500: no"))} onUploaded={() => undefined} />);
  await zone("Images").upload(pdf("one.pdf"));
  await expect
    .poll(() => useToasts.getState().toasts[0])
    .toMatchObject({
      title: "Upload failed",
      description: "Please try again or check your file format.",
      variant: "destructive",
    });
});

it("is highlighted while files are dragged over it, and takes what is dropped", async () => {
  const upload = vi.fn(async () => stored(1));
  render(<UploadZones upload={upload} onUploaded={() => undefined} />);
  await expect.element(zone("PDFs")).toBeInTheDocument();
  const label = zone("PDFs").element().closest("label");
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(pdf("dropped.pdf"));
  label?.dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer }));
  await expect.poll(() => label?.dataset.state).toBe("drag-over");
  label?.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
  await expect.poll(() => upload.mock.calls.length).toBe(1);
});
