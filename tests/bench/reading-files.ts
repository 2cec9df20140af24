import { jsPDF } from "jspdf";
import { seededNumbers } from "../fixtures/drawn-page.ts";
import { cleanLetterPage } from "../fixtures/image-documents.ts";
import { clinicLetterLeft, clinicLetterRight, dischargeSummary, longLetter } from "../fixtures/records.ts";

/** A letter of so many pages with words only, each as full as a real one (about 45 lines), the same in every run. */
export function textPdf(pages: number): Uint8Array<ArrayBuffer> {
  const sentences = [
    ...clinicLetterLeft,
    ...clinicLetterRight,
    ...dischargeSummary.flatMap(([, lines]) => lines),
    ...longLetter.flatMap(([, lines]) => lines),
  ];
  const pdf = new jsPDF({ unit: "pt", format: "a4", compress: true });
  const next = seededNumbers(pages);
  for (let page = 1; page <= pages; page++) {
    if (page > 1) pdf.addPage();
    pdf.setFont("helvetica", "bold").setFontSize(13).text(`Visit ${page}`, 56, 60);
    pdf.setFont("helvetica", "normal").setFontSize(11);
    let y = 84;
    while (y < 780) {
      const sentence = sentences[Math.floor(next() * sentences.length)] ?? "";
      const lines: string[] = pdf.splitTextToSize(sentence, 480);
      for (const line of lines) {
        pdf.text(line, 56, y);
        y += 15;
      }
    }
  }
  return new Uint8Array(pdf.output("arraybuffer"));
}

/** A clean A4 page at 300 dpi, as a good scanner stores it. */
export function cleanScan(): Uint8Array {
  return new Uint8Array(cleanLetterPage(2).toBuffer("image/jpeg", 90));
}
