import { createRequire } from "node:module";
import path from "node:path";
import { GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";
import { demoPatient } from "#demo/journey.ts";
import { addScannerNoise, blankPage, drawParagraphs, wrapWords } from "../fixtures/drawn-page.ts";
import { takePhoto } from "./camera.ts";
import { entriesBetween, notebookDays } from "./diaries.ts";
import { rowsOf } from "./lab-results.ts";
import { a4, footer, longDate, shortDate, startSheet } from "./paper.ts";

const serifFolder = path.dirname(
  createRequire(import.meta.url).resolve("@fontsource-variable/newsreader/package.json"),
);
GlobalFonts.registerFromPath(path.join(serifFolder, "files/newsreader-latin-wght-italic.woff2"), "Handwriting");

const born = longDate(demoPatient.born);

function drawFooter(context: SKRSContext2D, width: number, y: number, pixels: number): void {
  context.font = `${pixels}px "Fixture"`;
  context.fillStyle = "#777777";
  context.textAlign = "center";
  context.fillText(footer, width / 2, y);
  context.textAlign = "left";
  context.fillStyle = "#161616";
}

const emergencySections: [string, string[]][] = [
  ["Attended", ["28 December 2024, 19:40. Discharged home the same evening."]],
  [
    "Presenting complaint",
    [
      "Burning pain in the upper abdomen for six days, worse after naproxen. No vomiting, no black stools. Joint pain 9 out of 10.",
    ],
  ],
  ["Allergies", ["No known drug allergies."]],
  [
    "Examination",
    [
      "Temperature 36.9 C, pulse 84/min, blood pressure 122/76 mmHg. Abdomen soft, mild tenderness. Wrists and knuckles swollen.",
    ],
  ],
  ["Investigations", ["Haemoglobin 11.1 g/dL (12.0-15.5), stable. ECG normal."]],
  ["Diagnosis", ["Gastritis caused by naproxen."]],
  [
    "Treatment and plan",
    [
      "STOP naproxen and other anti-inflammatory tablets.",
      "Paracetamol 1 g up to four times daily if needed.",
      "Continue omeprazole 20 mg once daily.",
      "Return if there are black stools or vomiting of blood.",
      "Rheumatology appointment on 15 January 2025 to be kept.",
    ],
  ],
];

/** The emergency department's sheet as a flatbed scanner left it: a picture in a PDF, a little crooked. */
export function emergencyScan(): Buffer {
  const size = { width: 1240, height: 1754 };
  const { canvas: page, context } = blankPage(size);
  context.lineWidth = 3;
  context.strokeRect(70, 70, 1100, 130);
  drawParagraphs(
    context,
    ["Thistlemoor Infirmary"],
    { x: 95, y: 78, width: 1000 },
    { fontPixels: 36, leading: 1.2 },
    "Fixture Bold",
  );
  drawParagraphs(
    context,
    ["Emergency Department - discharge summary"],
    { x: 95, y: 134, width: 1000 },
    { fontPixels: 27, leading: 1.2 },
  );
  const text = { fontPixels: 25, leading: 1.38 };
  let y = drawParagraphs(
    context,
    [`Patient: ${demoPatient.name}    Born: ${born}    Number: TI-774215`],
    { x: 95, y: 222, width: 1060 },
    text,
  );
  for (const [title, paragraphs] of emergencySections) {
    y = drawParagraphs(context, [title], { x: 95, y: y + 8, width: 1040 }, { ...text, fontPixels: 26 }, "Fixture Bold");
    y = drawParagraphs(context, paragraphs, { x: 95, y: y - 6, width: 1040 }, text);
  }
  context.strokeStyle = "#22336b";
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(110, y + 70);
  context.bezierCurveTo(150, y - 10, 190, y + 20, 170, y + 72);
  context.bezierCurveTo(220, y - 20, 240, y + 90, 290, y + 40);
  context.bezierCurveTo(320, y + 20, 330, y + 80, 420, y + 46);
  context.stroke();
  drawParagraphs(context, ["Dr Peregrine Vane, Emergency Physician"], { x: 95, y: y + 76, width: 1040 }, text);
  drawFooter(context, size.width, size.height - 42, 17);
  const { canvas: scan, context: glass } = blankPage(size);
  glass.translate(size.width / 2, size.height / 2);
  glass.rotate(0.007);
  glass.translate(-size.width / 2, -size.height / 2);
  glass.drawImage(page, 0, 0);
  addScannerNoise(scan, 28_122_024, 22);
  const sheet = startSheet(104);
  sheet.pdf.addImage(new Uint8Array(scan.toBuffer("image/jpeg", 50)), "JPEG", 0, 0, a4.width, a4.height);
  return Buffer.from(sheet.pdf.output("arraybuffer"));
}

/** The first prescription, photographed on the kitchen table. */
export function prescriptionPhoto(): Buffer {
  const size = { width: 1240, height: 1330 };
  const { canvas: page, context } = blankPage(size);
  context.fillStyle = "#f3f7f1";
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = "#7a2f52";
  context.fillRect(0, 0, size.width, 16);
  context.fillStyle = "#161616";
  drawParagraphs(
    context,
    ["Thistlemoor Infirmary"],
    { x: 80, y: 40, width: 1080 },
    { fontPixels: 44, leading: 1.2 },
    "Fixture Bold",
  );
  let y = drawParagraphs(
    context,
    ["Outpatient prescription"],
    { x: 80, y: 104, width: 1080 },
    { fontPixels: 34, leading: 1.2 },
  );
  const text = { fontPixels: 32, leading: 1.32 };
  y = drawParagraphs(
    context,
    ["Date: 15 January 2025", `Patient: ${demoPatient.name}`, `Date of birth: ${born}`, "Allergies: sulfa antibiotics"],
    { x: 80, y: y + 8, width: 1080 },
    text,
  );
  context.fillRect(80, y + 8, 1080, 3);
  const items: [string, string[]][] = [
    ["1. Methotrexate 2.5 mg tablets", ["Take FOUR tablets (10 mg) ONCE A WEEK on Wednesday", "Supply: 32 tablets"]],
    ["2. Prednisolone 5 mg tablets", ["Take TWO tablets (10 mg) once daily at bedtime", "Supply: 112 tablets"]],
    ["3. Colecalciferol 1000 unit capsules", ["Take ONE capsule once daily", "Supply: 56 capsules"]],
  ];
  y += 26;
  for (const [medicine, lines] of items) {
    y = drawParagraphs(context, [medicine], { x: 80, y, width: 1080 }, text, "Fixture Bold");
    y = drawParagraphs(context, lines, { x: 120, y: y - 10, width: 1040 }, text) + 10;
  }
  drawParagraphs(context, ["Dr Osric Thornbury"], { x: 80, y: y + 6, width: 1080 }, text);
  drawFooter(context, size.width, size.height - 26, 21);
  const photo = takePhoto(page, {
    width: 1300,
    height: 1440,
    corners: [
      [92, 70],
      [1214, 48],
      [1262, 1382],
      [40, 1372],
    ],
    table: [128, 96, 66],
    shadow: { x: 0.98, y: 1.0, radius: 0.62, strength: 0.42 },
    seed: 15_012_025,
  });
  return photo.toBuffer("image/jpeg", 66);
}

/** A slip from the laboratory, saved from the patient portal as a picture. */
export function bloodSlip(): Buffer {
  const size = { width: 1640, height: 1010 };
  const { canvas, context } = blankPage(size);
  context.fillStyle = "#17495a";
  context.fillRect(0, 0, size.width, 96);
  context.fillStyle = "#ffffff";
  context.font = '46px "Fixture Bold"';
  context.fillText("Pinecross Pathology", 56, 65);
  context.fillStyle = "#161616";
  const text = { fontPixels: 36, leading: 1.34 };
  let y = drawParagraphs(
    context,
    [
      `Patient: ${demoPatient.name}    Date of birth: ${born}`,
      "Sample collected: 23 April 2025    Requested by: Thistlemoor rheumatology",
    ],
    { x: 56, y: 108, width: 1540 },
    text,
  );
  const columns = [56, 530, 750, 1010, 1340];
  y += 44;
  context.font = '36px "Fixture Bold"';
  ["Test", "Result", "Unit", "Range", "Flag"].forEach((cell, index) => {
    context.fillText(cell, columns[index] ?? 0, y);
  });
  for (const { test, result, unit, range, flag } of rowsOf("2025-04-23")) {
    y += 58;
    [test, result, unit, range, flag].forEach((cell, index) => {
      context.font = `36px "${flag === "" || index === 2 || index === 3 ? "Fixture" : "Fixture Bold"}"`;
      context.fillText(cell, columns[index] ?? 0, y);
    });
  }
  drawParagraphs(context, ["Comment: CRP is higher than in March."], { x: 56, y: y + 30, width: 1540 }, text);
  drawFooter(context, size.width, size.height - 26, 24);
  return canvas.toBuffer("image/png");
}

/** Eleven days in a ruled notebook, photographed at her sister's. */
export function notebookPhoto(): Buffer {
  const size = { width: 1300, height: 1560 };
  const { canvas: page, context } = blankPage(size);
  context.fillStyle = "#fbf7ea";
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = "#cfdbe8";
  for (let y = 176; y < size.height - 60; y += 60) context.fillRect(0, y, size.width, 1.5);
  context.fillStyle = "#1d2a57";
  context.font = '500 50px "Handwriting"';
  context.fillText("My diary - Easter at my sister's", 70, 106);
  let y = 160;
  for (const entry of entriesBetween(notebookDays.from, notebookDays.to)) {
    context.font = '500 43px "Handwriting"';
    context.fillText(
      `${shortDate(entry.date)}: pain ${entry.painLevel}, mobility ${entry.mobilityScore}, sleep ${entry.sleepQuality}`,
      70,
      y,
    );
    y += 60;
    for (const line of wrapWords(context, entry.notes, 1100)) {
      context.fillText(line, 110, y);
      y += 60;
    }
  }
  drawFooter(context, size.width, size.height - 40, 28);
  const photo = takePhoto(page, {
    width: 1400,
    height: 1660,
    corners: [
      [58, 92],
      [1330, 60],
      [1356, 1606],
      [84, 1622],
    ],
    table: [86, 104, 112],
    shadow: { x: 0.04, y: 0.02, radius: 0.6, strength: 0.36 },
    seed: 24_042_025,
  });
  return photo.toBuffer("image/jpeg", 62);
}
