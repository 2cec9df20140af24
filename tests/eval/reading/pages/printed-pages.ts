import type { Canvas } from "@napi-rs/canvas";
import { blankPage, drawParagraphs, wrapWords } from "../../../fixtures/drawn-page.ts";
import {
  aprilResults,
  clinicLetterLeft,
  clinicLetterRight,
  diary,
  februaryResults,
  imagingReport,
  prescription,
  scannedLetter,
} from "../../../fixtures/records.ts";

/** A page as it leaves the printer, with the words on it in reading order. */
export interface PrintedPage {
  name: string;
  canvas: Canvas;
  text: string;
}

function prose(
  name: string,
  paragraphs: string[],
  size: { width: number; height: number; fontPixels: number },
): PrintedPage {
  const { canvas, context } = blankPage(size);
  const margin = size.width * 0.09;
  const place = { x: margin, y: margin, width: size.width - 2 * margin };
  drawParagraphs(context, paragraphs, place, { fontPixels: size.fontPixels, leading: 1.45 });
  return { name, canvas, text: paragraphs.join("\n") };
}

function tablePage(name: string, rows: typeof aprilResults): PrintedPage {
  const { canvas, context } = blankPage({ width: 1240, height: 480 + rows.length * 56 });
  const head = ["Ashby General Hospital Laboratory", "Patient: Ruth Calder", "Sample collected: 16 April 2025"];
  let y = drawParagraphs(context, head, { x: 90, y: 60, width: 1060 }, { fontPixels: 28, leading: 1.4 });
  const columns = [90, 470, 640, 840, 1080];
  const cells = [
    ["Test", "Result", "Unit", "Range", "Flag"],
    ...rows.map((row) => [row.test, row.result, row.unit, row.range, row.flag]),
  ];
  for (const row of cells) {
    y += 52;
    row.forEach((cell, index) => {
      context.fillText(cell, columns[index] ?? 0, y);
    });
  }
  return {
    name,
    canvas,
    text: [...head, ...cells.map((row) => row.filter((cell) => cell !== "").join(" "))].join("\n"),
  };
}

/** A till receipt: narrow, small leading, prices at the right edge. */
function receiptPage(): PrintedPage {
  const items: [string, string][] = [
    ["Paracetamol 500 mg x 32", "1.85"],
    ["Folic acid 5 mg x 28", "9.90"],
    ["Methotrexate 2.5 mg x 24", "9.90"],
    ["Blood pressure monitor", "24.99"],
    ["Elastic wrist support M", "12.50"],
  ];
  const { canvas, context } = blankPage({ width: 620, height: 900 });
  const head = ["FERNHILL PHARMACY", "3 Station Road, Ashby Mere", "13 February 2025 16:42", "Receipt 004917"];
  let y = drawParagraphs(context, head, { x: 50, y: 40, width: 520 }, { fontPixels: 25, leading: 1.3 });
  const rows: [string, string][] = [...items, ["TOTAL", "59.14"], ["Card payment", "59.14"]];
  for (const [item, price] of rows) {
    y += 44;
    context.fillText(item, 50, y);
    context.textAlign = "right";
    context.fillText(price, 570, y);
    context.textAlign = "left";
  }
  const foot = "Thank you. Keep medicines away from children.";
  for (const line of wrapWords(context, foot, 520)) {
    y += 40;
    context.fillText(line, 50, y);
  }
  return { name: "receipt", canvas, text: [...head, ...rows.map((row) => row.join(" ")), foot].join("\n") };
}

/** A form with boxes around its answers. */
function formPage(): PrintedPage {
  const fields = [
    ["Full name", "Ruth Calder", "Date of birth", "14/03/1974"],
    ["Hospital number", "AG-402817", "Telephone", "01632 960144"],
    ["Main problem", "Painful hands", "Since", "July 2024"],
    ["Allergies", "Co-trimoxazole", "Reaction", "Rash"],
    ["Medicine", "Methotrexate", "Dose", "15 mg weekly"],
    ["Family doctor", "Dr Tomas Pell", "Surgery", "Fernhill"],
  ];
  const { canvas, context } = blankPage({ width: 1240, height: 860 });
  const title = "Rheumatology questionnaire for new patients";
  let y = drawParagraphs(
    context,
    [title],
    { x: 80, y: 50, width: 1080 },
    { fontPixels: 34, leading: 1.3 },
    "Fixture Bold",
  );
  context.strokeStyle = "#333333";
  context.lineWidth = 2;
  context.font = '25px "Fixture"';
  for (const row of fields) {
    y += 100;
    row.forEach((cell, index) => {
      const x = [80, 330, 680, 880][index] ?? 0;
      if (index % 2 === 1) context.strokeRect(x - 14, y - 42, index === 1 ? 310 : 290, 62);
      context.fillText(cell, x, y);
    });
  }
  return { name: "form", canvas, text: [title, ...fields.map((row) => row.join(" "))].join("\n") };
}

/** The project's own pages, drawn as a printer would put them on paper. */
export function printedPages(): PrintedPage[] {
  return [
    prose("letter", scannedLetter, { width: 1240, height: 1500, fontPixels: 27 }),
    prose("prescription", prescription, { width: 1100, height: 1000, fontPixels: 32 }),
    prose("imaging report", imagingReport, { width: 1100, height: 900, fontPixels: 30 }),
    prose("diary", diary, { width: 1100, height: 800, fontPixels: 31 }),
    prose("clinic letter", [...clinicLetterLeft, ...clinicLetterRight], { width: 1240, height: 1650, fontPixels: 24 }),
    tablePage("lab slip", aprilResults),
    tablePage("lab report", februaryResults),
    receiptPage(),
    formPage(),
  ];
}
