import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { jsPDF } from "jspdf";
// Registers the font that both renderings are drawn with.
import "../../../fixtures/drawn-page.ts";

/** A4 in points. */
const page = { width: 595, height: 842 };
/** Pixels a point in the photo: a telephone's camera sees a sheet at about 180 dots per inch. */
const pixelsPerPoint = 2.6;

interface TextStyle {
  size?: number;
  bold?: boolean;
  align?: "left" | "right";
}

/** What is on a printed sheet, drawn the same way as a PDF with a text layer and as the pixels of a photo. Lengths are points. */
export interface LabSheet {
  text(words: string, x: number, y: number, style?: TextStyle): void;
  line(x1: number, y1: number, x2: number, y2: number): void;
  /** A shaded rectangle; 0 is black, 255 white. */
  shade(x: number, y: number, width: number, height: number, tone: number): void;
}

export function drawnAsPdf(draw: (sheet: LabSheet) => void): Uint8Array<ArrayBuffer> {
  const pdf = new jsPDF({ unit: "pt", format: [page.width, page.height] });
  pdf.setLineWidth(0.7);
  draw({
    text(words, x, y, { size = 10, bold = false, align = "left" } = {}) {
      pdf
        .setFont("helvetica", bold ? "bold" : "normal")
        .setFontSize(size)
        .setTextColor(20);
      pdf.text(words, x, y, { align });
    },
    line: (x1, y1, x2, y2) => void pdf.setDrawColor(70).line(x1, y1, x2, y2),
    shade: (x, y, width, height, tone) => void pdf.setFillColor(tone, tone, tone).rect(x, y, width, height, "F"),
  });
  return new Uint8Array(pdf.output("arraybuffer"));
}

export function drawnAsCanvas(draw: (sheet: LabSheet) => void): Canvas {
  const canvas = createCanvas(Math.round(page.width * pixelsPerPoint), Math.round(page.height * pixelsPerPoint));
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(pixelsPerPoint, pixelsPerPoint);
  context.lineWidth = 0.7;
  draw({
    text(words, x, y, { size = 10, bold = false, align = "left" } = {}) {
      context.font = `${size}px "${bold ? "Fixture Bold" : "Fixture"}"`;
      context.fillStyle = "#141414";
      context.textAlign = align;
      context.fillText(words, x, y);
    },
    line(x1, y1, x2, y2) {
      context.strokeStyle = "#464646";
      context.beginPath();
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
      context.stroke();
    },
    shade(x, y, width, height, tone) {
      context.fillStyle = `rgb(${tone},${tone},${tone})`;
      context.fillRect(x, y, width, height);
    },
  });
  return canvas;
}
