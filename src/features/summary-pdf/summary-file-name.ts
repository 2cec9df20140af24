import { summaryPdfTexts } from "#features/texts/summary-pdf.ts";

/** "red-thread-summary_Nora_Ellis_2025-06-01.pdf": prefix, the name with underscores for its spaces, and the person's own date. */
export function summaryFileName(patientName: string, today: Date): string {
  const name = patientName.trim().replace(/\s+/g, "_");
  const two = (part: number) => String(part).padStart(2, "0");
  const date = `${today.getFullYear()}-${two(today.getMonth() + 1)}-${two(today.getDate())}`;
  return `${summaryPdfTexts.filePrefix}_${name}_${date}.pdf`;
}
