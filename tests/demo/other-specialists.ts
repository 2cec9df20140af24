import { demoPatient } from "#demo/journey.ts";
import { finishSheet, heading, longDate, paragraph, row, rule, signature, startSheet, words } from "./paper.ts";

const born = longDate(demoPatient.born);

export function handImaging(): Buffer {
  const sheet = startSheet(107, { size: 10.5, left: 58, right: 537 });
  const { pdf } = sheet;
  pdf.setDrawColor("#222222").setLineWidth(1.2).rect(40, 36, 515, 766);
  words(sheet, "THISTLEMOOR INFIRMARY", 297, 62, { weight: "bold", size: 14, align: "center" });
  words(sheet, "Department of Radiology - imaging report", 297, 79, { size: 10.5, align: "center" });
  rule(sheet, 90, "#222222", 1.2);
  sheet.y = 110;
  row(sheet, [`Patient: ${demoPatient.name}`, `Date of birth: ${born}`], [58, 320]);
  sheet.y += 16;
  row(sheet, ["Hospital number: TI-774215", "Date of examination: 22 January 2025"], [58, 320]);
  sheet.y += 16;
  row(sheet, ["Requested by: Dr Osric Thornbury", "Reported: 23 January 2025"], [58, 320]);
  sheet.y += 14;
  rule(sheet, sheet.y);
  sheet.y += 24;
  const sections: [string, string[]][] = [
    ["Examination", ["X-ray of both hands and wrists. Ultrasound of both hands and wrists."]],
    ["Clinical details", ["Seropositive rheumatoid arthritis, newly diagnosed. Erosions? Active synovitis?"]],
    [
      "Findings: X-ray",
      [
        "Soft tissue swelling over the second and third knuckles of both hands. Mild thinning of bone around the joints. Joint spaces are preserved. No erosions are seen. No fracture.",
      ],
    ],
    [
      "Findings: ultrasound",
      [
        "Thickened synovium in both wrists and in the second and third knuckles of both hands, with increased power Doppler signal, grade 2. Small effusion in the right wrist. No tendon tear.",
      ],
    ],
    [
      "Impression",
      [
        "Active synovitis of both wrists and knuckles.",
        "No erosive disease.",
        "A repeat X-ray in twelve months is suggested.",
      ],
    ],
  ];
  for (const [title, texts] of sections) {
    heading(sheet, title.toUpperCase());
    for (const text of texts) paragraph(sheet, text, { gap: 4 });
    sheet.y += 10;
  }
  signature(sheet, 8, 58, sheet.y + 20);
  sheet.y += 42;
  paragraph(sheet, "Dr Ione Castlebrook, Radiologist");
  return finishSheet(sheet);
}

export function physiotherapy(): Buffer {
  const sheet = startSheet(112, { size: 10.5, left: 64, right: 531 });
  const { pdf } = sheet;
  pdf.setFillColor("#f6b042").rect(0, 0, 18, 841.89, "F");
  words(sheet, "Saltmarsh Physiotherapy", 64, 62, { weight: "bold", size: 19, colour: "#b46a00" });
  words(sheet, "Hands, backs and everything between", 64, 79, { weight: "italic", size: 10, colour: "#777777" });
  sheet.y = 112;
  paragraph(sheet, `Assessment report for ${demoPatient.name}, born ${born}`, { weight: "bold", gap: 3 });
  paragraph(sheet, "Date of assessment: 19 February 2025");
  paragraph(
    sheet,
    "Nora was referred by Dr Penhallow with rheumatoid arthritis of both hands. She teaches pottery and wants to work at the wheel again. Today her pain is 6 out of 10 and her mobility 5 out of 10.",
    { gap: 12 },
  );
  heading(sheet, "Measurements", "#b46a00");
  const columns = [64, 250, 350, 450];
  row(sheet, ["Measurement", "Right", "Left", "Expected"], columns, { weight: "bold" });
  for (const cells of [
    ["Grip strength", "11 kg", "9 kg", "over 24 kg"],
    ["Wrist bending", "45 degrees", "40 degrees", "70 degrees"],
    ["Full fist", "no", "no", "yes"],
  ]) {
    sheet.y += 18;
    row(sheet, cells, columns);
  }
  sheet.y += 32;
  heading(sheet, "Programme", "#b46a00");
  for (const text of [
    "Hand exercises for ten minutes, twice a day, in warm water when stiff.",
    "Wear wrist splints at night and while carrying.",
    "At most one double class in three days. Rest the hands for ten minutes in every hour.",
    "Stop an exercise that causes more pain for over two hours.",
  ]) {
    pdf.setFillColor("#f6b042").circle(68, sheet.y - 3.5, 2, "F");
    paragraph(sheet, text, { gap: 4, indent: 14 });
  }
  sheet.y += 10;
  heading(sheet, "Goals", "#b46a00");
  paragraph(sheet, "Open a jar by herself by May 2025. Teach a double class without a break by July 2025.", {
    gap: 12,
  });
  paragraph(sheet, "Next visit: by telephone, when needed.");
  signature(sheet, 14, 64, sheet.y + 22);
  sheet.y += 46;
  paragraph(sheet, "Felix Marlowe-Tansy, Hand Physiotherapist");
  return finishSheet(sheet);
}

export function sleepClinic(): Buffer {
  const sheet = startSheet(116, { typeface: "times", size: 12.5, left: 80, right: 515 });
  words(sheet, "Owlcote Sleep Clinic", 297, 66, { weight: "italic", size: 24, align: "center", colour: "#2d3561" });
  words(sheet, "2 Nightjar Court, Owlcote", 297, 84, { size: 10, align: "center", colour: "#2d3561" });
  rule(sheet, 96, "#2d3561", 0.8);
  sheet.y = 126;
  paragraph(sheet, "26 March 2025");
  paragraph(sheet, `${demoPatient.name}, born ${born}`, { weight: "bold" });
  for (const text of [
    "Dear Dr Thornbury,",
    "Thank you for asking me to see Ms Ellis about her sleep and tiredness.",
    "From January until early February she slept three to four hours a night and lay awake until about 3 am. At that time she took prednisolone at bedtime. Since she takes it in the morning she sleeps about seven hours. The last dose was yesterday.",
    "She does not snore, and her partner has seen no pauses in breathing. There is no sign of sleep apnoea. She denies restless legs. She drinks two cups of coffee, both before noon. Her Epworth sleepiness score is 12 out of 24.",
    "Impression: insomnia caused by evening prednisolone, now resolved. Tiredness in the afternoon persists and is not explained by her sleep.",
    "I do not recommend sleeping tablets. I suggest a fixed time to get up, daylight before work, and no long naps. If the tiredness goes on although her arthritis is quiet, other causes should be looked for.",
    "I have not arranged another appointment.",
    "Yours sincerely,",
  ]) {
    paragraph(sheet, text);
  }
  signature(sheet, 9, 80, sheet.y + 22);
  sheet.y += 46;
  paragraph(sheet, "Dr Wilhelmina Sorrel, Consultant in Sleep Medicine");
  return finishSheet(sheet);
}

/** A form in three parts, with a perforated edge. */
export function prescriptionMarch(): Buffer {
  const sheet = startSheet(115, { size: 11, left: 74, right: 521 });
  const { pdf } = sheet;
  pdf.setFillColor("#e8f4ec").rect(56, 46, 483, 470, "F");
  pdf.setDrawColor("#3c7a55").setLineWidth(1).rect(56, 46, 483, 470);
  words(sheet, "PRESCRIPTION", 74, 78, { weight: "bold", size: 18, colour: "#3c7a55" });
  words(sheet, "Larkwater Surgery, 3 Weir Lane, Larkwater", 521, 78, { size: 10, align: "right", colour: "#3c7a55" });
  sheet.y = 104;
  row(sheet, [`Patient: ${demoPatient.name}`, `Date of birth: ${born}`], [74, 310]);
  sheet.y += 18;
  row(sheet, ["Date: 13 March 2025", "Allergies: sulfa antibiotics"], [74, 310]);
  sheet.y += 12;
  rule(sheet, sheet.y, "#3c7a55");
  sheet.y += 26;
  const items: [string, string, string][] = [
    [
      "1. Methotrexate 2.5 mg tablets",
      "Take SIX tablets (15 mg) ONCE A WEEK on Wednesday. Dose increased from 10 mg.",
      "Supply: 24 tablets",
    ],
    ["2. Folic acid 5 mg tablets", "Take ONE tablet once a week on Friday.", "Supply: 4 tablets"],
    [
      "3. Prednisolone 5 mg tablets",
      "Take ONE tablet once daily in the morning until 25 March 2025, then STOP.",
      "Supply: 12 tablets",
    ],
    ["4. Omeprazole 20 mg capsules", "Take ONE capsule once daily.", "Supply: 28 capsules"],
    ["5. Colecalciferol 1000 unit capsules", "Take ONE capsule once daily.", "Supply: 28 capsules"],
  ];
  for (const [medicine, directions, supply] of items) {
    paragraph(sheet, medicine, { weight: "bold", gap: 1 });
    paragraph(sheet, directions, { gap: 1, indent: 14 });
    paragraph(sheet, supply, { gap: 11, indent: 14, size: 10 });
  }
  signature(sheet, 3, 330, 486);
  words(sheet, "Dr Marigold Penhallow", 330, 507, { size: 10 });
  pdf.setLineDashPattern([4, 4], 0);
  rule(sheet, 540, "#999999");
  pdf.setLineDashPattern([], 0);
  words(sheet, "Methotrexate is taken once a week only. Never take it every day.", 297, 566, {
    size: 10,
    align: "center",
  });
  return finishSheet(sheet);
}
