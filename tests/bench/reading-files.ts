import { jsPDF } from "jspdf";
import { blankPage, drawParagraphs, seededNumbers } from "../fixtures/drawn-page.ts";
import {
  clinicLetterLeft,
  clinicLetterRight,
  dischargeSummary,
  longLetter,
  scannedLetter,
} from "../fixtures/records.ts";

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

/** A full, clean A4 page at 300 dpi, as a good scanner stores it. */
export function cleanScan(): Uint8Array {
  const { canvas, context } = blankPage({ width: 2480, height: 3508 });
  const paragraphs = [...scannedLetter.slice(0, 8), ...clinicLetterLeft.slice(1), ...clinicLetterRight];
  drawParagraphs(context, paragraphs, { x: 240, y: 220, width: 2000 }, { fontPixels: 46, leading: 1.4 });
  return new Uint8Array(canvas.toBuffer("image/jpeg", 90));
}
