import { demoPatient } from "#demo/journey.ts";
import { flagOf, labTests, rowsOf, sampleDays } from "./lab-results.ts";
import { finishSheet, longDate, paragraph, row, rule, startSheet, words } from "./paper.ts";

const born = longDate(demoPatient.born);

/** A ruled grid with a shaded head: the surgery's laboratory. */
export function gridReport(): Buffer {
  const sheet = startSheet(102, { left: 48, right: 547 });
  const { pdf } = sheet;
  pdf.setFillColor("#17495a").rect(0, 0, 595.28, 62, "F");
  words(sheet, "PINECROSS PATHOLOGY", 48, 32, { weight: "bold", size: 18, colour: "#ffffff" });
  words(sheet, "Community laboratory service, 2 Resin Yard, Pinecross", 48, 49, { size: 9, colour: "#d5e6ea" });
  words(sheet, "LABORATORY REPORT", 547, 36, { weight: "bold", size: 11, align: "right", colour: "#ffffff" });
  const details: [string, string, string, string][] = [
    ["Patient", demoPatient.name, "Laboratory number", "PX-24-118302"],
    ["Date of birth", born, "Sample collected", longDate("2024-12-05")],
    ["Requested by", "Dr Marigold Penhallow", "Reported", longDate("2024-12-06")],
  ];
  sheet.y = 88;
  for (const [label, value, otherLabel, otherValue] of details) {
    words(sheet, `${label}:`, 48, sheet.y, { size: 9.5, colour: "#555555" });
    words(sheet, value, 130, sheet.y, { weight: "bold", size: 9.5 });
    words(sheet, `${otherLabel}:`, 310, sheet.y, { size: 9.5, colour: "#555555" });
    words(sheet, otherValue, 410, sheet.y, { weight: "bold", size: 9.5 });
    sheet.y += 17;
  }
  const edges = [48, 208, 278, 358, 468, 547];
  const rows = rowsOf("2024-12-05");
  const top = sheet.y + 8;
  const height = 21;
  pdf.setFillColor("#e3edf0").rect(48, top, 499, height, "F");
  rows.forEach((result, index) => {
    if (result.flag !== "") pdf.setFillColor("#fdf1dc").rect(48, top + height * (index + 1), 499, height, "F");
  });
  pdf.setDrawColor("#8fa7ae").setLineWidth(0.6);
  for (let line = 0; line <= rows.length + 1; line++) pdf.line(48, top + line * height, 547, top + line * height);
  for (const x of edges) pdf.line(x, top, x, top + height * (rows.length + 1));
  const columns = edges.map((x) => x + 7);
  sheet.y = top + 14;
  row(sheet, ["Test", "Result", "Unit", "Reference range", "Flag"], columns, { weight: "bold", size: 9.5 });
  for (const { test, result, unit, range, flag } of rows) {
    sheet.y += height;
    row(sheet, [test, result, unit, range, flag], columns, { weight: flag === "" ? "normal" : "bold", size: 9.5 });
  }
  sheet.y += 36;
  paragraph(sheet, "Comment: Raised inflammatory markers with positive rheumatoid factor and anti-CCP antibodies.");
  paragraph(
    sheet,
    "Low ferritin with mild anaemia suggests iron deficiency. Low vitamin D. Clinical review is advised.",
  );
  words(sheet, "H = above the reference range    L = below the reference range", 48, sheet.y + 8, {
    size: 8.5,
    colour: "#555555",
  });
  words(sheet, "Authorised by: automatic release", 547, sheet.y + 8, { size: 8.5, align: "right", colour: "#555555" });
  return finishSheet(sheet);
}

/** No lines at all, typewriter letters: the hospital's computer. */
export function plainReport(): Buffer {
  const sheet = startSheet(108, { typeface: "courier", left: 54, right: 541, size: 10, y: 60 });
  const line = (text: string, weight: "normal" | "bold" = "normal") => {
    words(sheet, text, 54, sheet.y, { weight });
    sheet.y += 15.5;
  };
  line("THISTLEMOOR INFIRMARY          BLOOD SCIENCES", "bold");
  line("Results print for patient copy");
  sheet.y += 12;
  line(`NAME    ${demoPatient.name.toUpperCase()}`);
  line(`BORN    ${born}        HOSPITAL NO  TI-774215`);
  line("WARD    Rheumatology outpatients");
  line(`TAKEN   ${longDate("2025-01-29")}        REPORTED  ${longDate("2025-01-29")}`);
  sheet.y += 14;
  const columns = [54, 200, 272, 350, 470];
  row(sheet, ["Test", "Result", "Units", "Ref range", "Flag"], columns, { weight: "bold" });
  sheet.y += 19;
  for (const { test, result, unit, range, flag } of rowsOf("2025-01-29")) {
    row(sheet, [test, result, unit, `(${range})`, flag === "" ? "" : flag === "H" ? "HIGH" : "LOW"], columns);
    sheet.y += 17;
  }
  sheet.y += 14;
  line("Comment: Methotrexate monitoring. CRP is falling.");
  line("Next monitoring sample due in four weeks.");
  sheet.y += 14;
  line("*** End of report ***");
  return finishSheet(sheet);
}

/** Two blocks side by side, flags before the test: blood count on the left, chemistry on the right. */
export function twoColumnReport(): Buffer {
  const sheet = startSheet(113, { left: 44, right: 551, size: 9.5 });
  const { pdf } = sheet;
  words(sheet, "Thistlemoor Infirmary", 44, 58, { weight: "bold", size: 17, colour: "#7a2f52" });
  words(sheet, "Blood Sciences - cumulative monitoring clinic", 44, 75, { size: 10, colour: "#555555" });
  pdf.setFillColor("#7a2f52").rect(44, 86, 507, 2.5, "F");
  sheet.y = 108;
  row(sheet, [`Patient: ${demoPatient.name}`, `Date of birth: ${born}`, "Number: TI-774215"], [44, 220, 420]);
  sheet.y += 16;
  row(
    sheet,
    [`Collected: ${longDate("2025-03-05")}`, `Reported: ${longDate("2025-03-06")}`, "Clinic: Rheumatology"],
    [44, 220, 420],
  );
  const rows = rowsOf("2025-03-05");
  const blood = new Set(["ESR", "Haemoglobin", "White cell count", "Neutrophils", "Platelets"]);
  const blocks = [
    { title: "BLOOD COUNT", x: 44, rows: rows.filter(({ test }) => blood.has(test)) },
    { title: "CHEMISTRY", x: 312, rows: rows.filter(({ test }) => !blood.has(test)) },
  ];
  for (const block of blocks) {
    sheet.y = 160;
    words(sheet, block.title, block.x, sheet.y, { weight: "bold", size: 10.5, colour: "#7a2f52" });
    const columns = [0, 16, 112, 146, 194].map((offset) => block.x + offset);
    sheet.y += 18;
    row(sheet, ["", "Test", "Result", "Unit", "Range"], columns, { size: 8.5, colour: "#555555" });
    for (const { test, result, unit, range, flag } of block.rows) {
      sheet.y += 19;
      row(sheet, [flag, test, result, unit, range], columns, { weight: flag === "" ? "normal" : "bold" });
      pdf
        .setDrawColor("#dcc9d2")
        .setLineWidth(0.5)
        .line(block.x, sheet.y + 5, block.x + 239, sheet.y + 5);
    }
  }
  sheet.y = 318;
  paragraph(sheet, "Comment: Inflammatory markers are lower than in January. Liver and kidney tests are within range.");
  paragraph(sheet, "Result released to Dr Osric Thornbury for the clinic on 12 March 2025.");
  return finishSheet(sheet);
}

/** One row a test, one column a day: the last report prints the earlier results beside the new ones. */
export function cumulativeReport(): Buffer {
  const sheet = startSheet(121, { left: 44, right: 551, size: 9.5 });
  const { pdf } = sheet;
  words(sheet, "PINECROSS PATHOLOGY", 44, 52, { weight: "bold", size: 15, colour: "#17495a" });
  words(sheet, "Cumulative laboratory report", 551, 52, { size: 12, align: "right", colour: "#17495a" });
  rule(sheet, 60, "#17495a", 1.4);
  sheet.y = 80;
  row(
    sheet,
    [`Patient: ${demoPatient.name}`, `Date of birth: ${born}`, "Laboratory number: PX-25-047719"],
    [44, 210, 384],
  );
  sheet.y += 16;
  row(
    sheet,
    ["Requested by: Dr Marigold Penhallow", "Sample collected: 14 May 2025", "Reported: 15 May 2025"],
    [44, 210, 384],
  );
  sheet.y += 30;
  const columns = [44, 128, 170, 227, 284, 341, 398, 458];
  const days = sampleDays.map((day) => longDate(day).split(" "));
  row(
    sheet,
    [
      "Test",
      "Units",
      ...days.map(([day, month = "", year = ""]) => `${day} ${month.slice(0, 3)} ${year}`),
      "Reference range",
    ],
    columns,
    { weight: "bold", size: 8 },
  );
  sheet.y += 6;
  rule(sheet, sheet.y);
  for (const { test, unit, range, results } of labTests) {
    if (results["2025-05-14"] === undefined) continue;
    sheet.y += 18;
    const cells = sampleDays.map((day) => {
      const result = results[day];
      return result === undefined ? "-" : `${result} ${flagOf(result, range)}`.trim();
    });
    row(sheet, [test, unit, ...cells, range], columns);
    pdf
      .setDrawColor("#c9d6da")
      .setLineWidth(0.4)
      .line(44, sheet.y + 5, 551, sheet.y + 5);
  }
  sheet.y += 34;
  paragraph(
    sheet,
    "Comment: CRP and ESR are now within the reference range. Vitamin D is replete. Haemoglobin is still just below range.",
  );
  paragraph(sheet, "H = above range, L = below range, - = not measured.", { size: 8.5 });
  return finishSheet(sheet);
}
