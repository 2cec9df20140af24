import type { LabSheet } from "./lab-sheet.ts";

/** One result as it is printed, with the name that the product knows the test by. */
export interface PrintedResult {
  test: string;
  name: string;
  value: string;
  unit: string;
  low: number;
  high: number;
  flag: "" | "H" | "L";
}

export interface LabLayout {
  name: string;
  results: readonly PrintedResult[];
  draw(sheet: LabSheet): void;
}

const all: [test: string, name: string, value: string, unit: string, low: number, high: number][] = [
  ["Haemoglobin", "hemoglobin", "11.2", "g/dL", 12, 15.5],
  ["White cell count", "white blood cell count", "7.8", "10^9/L", 4, 11],
  ["Platelets", "platelet count", "412", "10^9/L", 150, 400],
  ["CRP", "c-reactive protein", "23.4", "mg/L", 0, 5],
  ["ESR", "erythrocyte sedimentation rate", "41", "mm/h", 0, 20],
  ["Sodium", "sodium", "139", "mmol/L", 133, 146],
  ["Potassium", "potassium", "4.4", "mmol/L", 3.5, 5.3],
  ["Creatinine", "creatinine", "68", "umol/L", 45, 84],
  ["Urea", "blood urea nitrogen", "5.1", "mmol/L", 2.5, 7.8],
  ["ALT", "alanine aminotransferase", "24", "U/L", 7, 40],
  ["Albumin", "albumin", "38", "g/L", 35, 50],
  ["Ferritin", "ferritin", "18", "ug/L", 13, 150],
  ["Vitamin D", "25-hydroxyvitamin d", "38", "nmol/L", 50, 175],
  ["TSH", "thyroid stimulating hormone", "2.1", "mU/L", 0.4, 4.5],
];

const results: PrintedResult[] = all.map(([test, name, value, unit, low, high]) => {
  const number = Number(value);
  return { test, name, value, unit, low, high, flag: number > high ? "H" : number < low ? "L" : "" };
});

const left = 50;
const top = 150;
const step = 24;
const range = ({ low, high }: PrintedResult) => `${low} - ${high}`;

function head(sheet: LabSheet): void {
  sheet.text("Ashby General Hospital Laboratory", left, 60, { size: 15, bold: true });
  sheet.text("Patient: Ruth Calder", left, 84);
  sheet.text("Date of birth: 14 March 1974", 300, 84);
  sheet.text("Sample collected: 6 February 2025", left, 102);
  sheet.text("Laboratory report", 300, 102);
}

/** A head row and rows of cells at these places. */
function rows(sheet: LabSheet, columns: number[], header: string[], cells: (result: PrintedResult) => string[]): void {
  header.forEach((cell, index) => {
    sheet.text(cell, columns[index] ?? 0, top, { bold: true });
  });
  results.forEach((result, row) => {
    cells(result).forEach((cell, index) => {
      sheet.text(cell, columns[index] ?? 0, top + (row + 1) * step);
    });
  });
}

function layout(name: string, draw: (sheet: LabSheet) => void, shown: readonly PrintedResult[] = results): LabLayout {
  return {
    name,
    results: shown,
    draw(sheet) {
      head(sheet);
      draw(sheet);
    },
  };
}

const fiveColumns = [left + 8, 200, 270, 350, 470];
const fiveHeads = ["Test", "Result", "Unit", "Reference range", "Flag"];
const fiveCells = (result: PrintedResult) => [result.test, result.value, result.unit, range(result), result.flag];

/** Twelve ways in which laboratories print the same results. */
export const labLayouts: readonly LabLayout[] = [
  layout("grid", (sheet) => {
    rows(sheet, fiveColumns, fiveHeads, fiveCells);
    for (let row = 0; row <= results.length + 1; row++) {
      sheet.line(left, top - 16 + row * step, 545, top - 16 + row * step);
    }
    for (const x of [left, 192, 262, 342, 462, 545]) {
      sheet.line(x, top - 16, x, top - 16 + (results.length + 1) * step);
    }
  }),
  layout("no lines", (sheet) => rows(sheet, fiveColumns, fiveHeads, fiveCells)),
  layout("two columns", (sheet) => {
    const half = results.length / 2;
    const blocks = [left, 310];
    for (const x of blocks) {
      ["Test", "Result", "Unit", "Range"].forEach((cell, index) => {
        sheet.text(cell, x + ([0, 90, 130, 180][index] ?? 0), top, { bold: true, size: 9 });
      });
    }
    results.forEach((result, index) => {
      const x = blocks[Math.floor(index / half)] ?? 0;
      [result.test, result.value, result.unit, range(result)].forEach((cell, column) => {
        sheet.text(cell, x + ([0, 90, 130, 180][column] ?? 0), top + ((index % half) + 1) * step, { size: 9 });
      });
    });
  }),
  layout("flags before", (sheet) =>
    rows(sheet, [left, 80, 230, 310, 400], ["Flag", "Test", "Result", "Unit", "Reference range"], (result) => [
      result.flag,
      result.test,
      result.value,
      result.unit,
      range(result),
    ]),
  ),
  layout("flags after the value", (sheet) =>
    rows(sheet, [left, 220, 310, 400], ["Test", "Result", "Unit", "Reference range"], (result) => [
      result.test,
      `${result.value} ${result.flag}`.trim(),
      result.unit,
      range(result),
    ]),
  ),
  layout(
    "units in the header",
    (sheet) => {
      const units = [...new Set(results.map(({ unit }) => unit))].slice(0, 5);
      let y = top;
      for (const unit of units) {
        sheet.text("Test", left, y, { bold: true });
        sheet.text(`Result (${unit})`, 220, y, { bold: true });
        sheet.text("Reference range", 360, y, { bold: true });
        for (const result of results.filter((each) => each.unit === unit)) {
          y += 20;
          sheet.text(result.test, left, y);
          sheet.text(result.value, 220, y);
          sheet.text(range(result), 360, y);
        }
        y += 40;
      }
    },
    results.filter(({ unit }) => [...new Set(results.map((each) => each.unit))].indexOf(unit) < 5),
  ),
  layout("ranges on the next line", (sheet) => {
    results.forEach((result, index) => {
      const y = top + index * 38;
      sheet.text(result.test, left, y);
      sheet.text(`${result.value} ${result.unit} ${result.flag}`.trim(), 240, y);
      sheet.text(`Reference range: ${range(result)}`, left + 14, y + 14, { size: 9 });
    });
  }),
  layout("shaded rows", (sheet) => {
    results.forEach((_, row) => {
      if (row % 2 === 0) sheet.shade(left - 4, top - 16 + (row + 1) * step, 500, step, 226);
    });
    rows(sheet, fiveColumns, fiveHeads, fiveCells);
  }),
  layout("value and unit in one cell, range in brackets", (sheet) =>
    rows(sheet, [left, 240, 380, 480], ["Test", "Result", "Range", "Flag"], (result) => [
      result.test,
      `${result.value} ${result.unit}`,
      `(${range(result)})`,
      result.flag,
    ]),
  ),
  layout("numbers to the right", (sheet) => {
    sheet.text("Test", left, top, { bold: true });
    sheet.text("Result", 280, top, { bold: true, align: "right" });
    sheet.text("Unit", 300, top, { bold: true });
    sheet.text("Reference range", 480, top, { bold: true, align: "right" });
    results.forEach((result, row) => {
      const y = top + (row + 1) * step;
      sheet.text(result.test, left, y);
      sheet.text(result.value, 280, y, { align: "right" });
      sheet.text(result.unit, 300, y);
      sheet.text(range(result), 480, y, { align: "right" });
    });
  }),
  layout("range before the result", (sheet) =>
    rows(sheet, [left, 200, 330, 410, 500], ["Test", "Normal range", "Result", "Units", "Flag"], (result) => [
      result.test,
      range(result),
      result.value,
      result.unit,
      result.flag,
    ]),
  ),
  layout("sections between rules", (sheet) => {
    const sections: [string, number, number][] = [
      ["HAEMATOLOGY", 0, 3],
      ["BIOCHEMISTRY", 3, results.length],
    ];
    let y = top;
    fiveHeads.forEach((cell, index) => {
      sheet.text(cell, fiveColumns[index] ?? 0, y, { bold: true });
    });
    for (const [title, from, to] of sections) {
      y += 30;
      sheet.text(title, left, y, { bold: true, size: 11 });
      sheet.line(left, y + 5, 545, y + 5);
      for (const result of results.slice(from, to)) {
        y += 22;
        fiveCells(result).forEach((cell, index) => {
          sheet.text(cell, fiveColumns[index] ?? 0, y);
        });
      }
      y += 8;
      sheet.line(left, y, 545, y);
    }
  }),
];
