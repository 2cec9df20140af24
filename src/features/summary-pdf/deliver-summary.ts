import type { PaperFonts } from "./paper.ts";
import { summaryFileName } from "./summary-file-name.ts";
import type { SummaryInput } from "./summary-input.ts";

/** Embedded from the PDF engine's own folder, which the device has anyway: names in any Latin, Greek or Cyrillic spelling print. */
const fontFolder = "/engines/pdf/standard_fonts";

async function loadFont(name: string): Promise<Uint8Array> {
  const response = await fetch(`${fontFolder}/${name}.ttf`);
  if (!response.ok) throw new Error(`${name} was answered with ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The fonts of every paper. */
export async function loadFonts(): Promise<PaperFonts> {
  const [regular, bold] = await Promise.all([loadFont("LiberationSans-Regular"), loadFont("LiberationSans-Bold")]);
  return { regular, bold };
}

/** Makes the summary's file. The layout and its library come with the first one. */
async function makeFile(input: SummaryInput, note: string | undefined): Promise<File> {
  const today = new Date();
  const [{ createSummaryPdf }, fonts] = await Promise.all([import("./create-summary-pdf.ts"), loadFonts()]);
  const pdf = createSummaryPdf(input, { today, fonts, note });
  return new File([pdf], summaryFileName(input.patientName, today), { type: "application/pdf" });
}

/** Hands a file to the person, with their downloads. */
export function save(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser has taken the file over when the task ends; some need a moment more.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves the summary as a PDF. A failure is logged, and nothing else (specification, section 8). */
export async function downloadSummary(input: SummaryInput, note?: string): Promise<void> {
  try {
    save(await makeFile(input, note));
  } catch (error) {
    console.warn(error);
  }
}

/** Hands the summary to the device's share sheet; saves it where there is none. Closing the sheet is no failure. */
export async function shareSummary(input: SummaryInput, note?: string): Promise<void> {
  try {
    const file = await makeFile(input, note);
    const shared = { files: [file], title: file.name };
    if (!navigator.canShare?.(shared)) return save(file);
    await navigator.share(shared).catch((error: unknown) => {
      // Making the file took longer than the browser lets a press of a button count.
      if (error instanceof DOMException && error.name === "NotAllowedError") save(file);
      else throw error;
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    console.warn(error);
  }
}
