import { jsPDF } from "jspdf";
import { addFonts, family, type PaperFonts } from "#features/summary-pdf/paper.ts";
import { locale } from "#features/texts/chosen-language.ts";
import { texts } from "#features/texts/texts.ts";
import type { CardInput } from "./card-input.ts";
import { type CardTone, layOutCard } from "./card-layout.ts";

/** A6, upright: fits a wallet when it is folded once. Millimetres. */
const width = 105;
const height = 148;
const margin = 7;
const pointsToMillimetres = 25.4 / 72;
const colours: Record<CardTone, string> = { ink: "#221d1a", soft: "#5b524b", warning: "#a01a25" };

/** The card on small pages: one, wherever all of it fits in letters that can be read. */
export function createCardPdf(input: CardInput, options: { today: Date; fonts: PaperFonts }): Blob {
  const pdf = new jsPDF({ unit: "mm", format: [width, height], compress: true });
  pdf.setProperties({ title: input.title, creator: texts.product });
  pdf.setCreationDate(options.today);
  pdf.setLanguage(locale);
  addFonts(pdf, options.fonts);
  const style = (size: number, bold: boolean) => {
    pdf.setFont(family, bold ? "bold" : "normal");
    pdf.setFontSize(size / pointsToMillimetres);
  };
  const pages = layOutCard(input, {
    left: margin,
    top: margin,
    width: width - 2 * margin,
    height: height - 2 * margin,
    best: 4.2,
    least: 2.5,
    measure(text, size, bold) {
      style(size, bold);
      return pdf.getTextWidth(text);
    },
  });
  pages.forEach(({ texts: lines, frames }, index) => {
    if (index > 0) pdf.addPage([width, height]);
    pdf.setDrawColor(colours.warning);
    pdf.setLineWidth(0.6);
    for (const frame of frames) pdf.roundedRect(frame.x, frame.y, frame.width, frame.height, 1.5, 1.5);
    for (const { text, x, y, size, bold, tone } of lines) {
      style(size, bold);
      pdf.setTextColor(colours[tone]);
      pdf.text(text, x, y);
    }
  });
  return pdf.output("blob");
}
