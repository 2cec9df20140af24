import { demoPatient } from "#demo/journey.ts";
import { resultOf } from "./lab-results.ts";
import { finishSheet, heading, longDate, paragraph, type Sheet, signature, startSheet, words } from "./paper.ts";

const born = longDate(demoPatient.born);
const crp = (day: string) => `${resultOf("CRP", day)} mg/L`;

function hospitalHead(sheet: Sheet, department: string): void {
  const { pdf } = sheet;
  pdf.setFillColor("#7a2f52").triangle(sheet.left, 66, sheet.left + 15, 34, sheet.left + 30, 66, "F");
  words(sheet, "Thistlemoor Infirmary", sheet.left + 40, 52, { weight: "bold", size: 16, colour: "#7a2f52" });
  words(sheet, department, sheet.left + 40, 67, { size: 10, colour: "#555555" });
  words(sheet, "Moor Road, Thistlemoor", sheet.right, 52, { size: 9, align: "right", colour: "#555555" });
  words(sheet, "Helpline 01632 960147, weekdays 9 to 12", sheet.right, 66, {
    size: 9,
    align: "right",
    colour: "#555555",
  });
}

/** The first letter: two columns under one head. */
export function rheumatologyJanuary(): Buffer {
  const sheet = startSheet(105, { left: 50, right: 545 });
  hospitalHead(sheet, "Rheumatology Department");
  sheet.y = 98;
  words(sheet, "Clinic letter: new patient", 50, sheet.y, { weight: "bold", size: 14 });
  sheet.y += 20;
  paragraph(sheet, `${demoPatient.name}, born ${born}, hospital number TI-774215. Clinic date: 15 January 2025.`, {
    gap: 14,
  });
  const top = sheet.y;
  const columns: [number, number, string[]][] = [
    [
      50,
      288,
      [
        "Dear Dr Penhallow,",
        "Thank you for referring this 38 year old pottery teacher, whom I saw in clinic on 15 January 2025. She has had four months of painful, swollen hands, wrists and feet.",
        "Her hands are stiff for two hours every morning. She scores her pain at 8 out of 10. She is tired and sleeps about four hours. She denies fever, rash, dry eyes and mouth ulcers.",
        "Naproxen gave her stomach pain and was stopped in the emergency department on 28 December 2024. She now takes paracetamol 1 g when needed and omeprazole 20 mg once daily.",
        "Allergies: sulfa antibiotics (rash in 2009).",
        "On examination there were fourteen tender and eleven swollen joints. Her disease activity score (DAS28) is 6.2.",
      ],
    ],
    [
      312,
      545,
      [
        `Blood tests of 5 December 2024 showed a CRP of ${crp("2024-12-05")} with positive rheumatoid factor and anti-CCP antibodies. Vitamin D was low.`,
        "Diagnosis: seropositive rheumatoid arthritis.",
        "Plan:",
        "1. Start methotrexate 10 mg once a week, on Wednesdays. First dose today.",
        "2. Start prednisolone 10 mg once daily for eight weeks, then reduce.",
        "3. Start colecalciferol 1000 units once daily for low vitamin D.",
        "4. Sulfasalazine is avoided because of her sulfa allergy.",
        "5. X-ray and ultrasound of both hands on 22 January 2025.",
        "6. Blood tests every four weeks. She knows that pregnancy must be avoided on methotrexate.",
        "I will see her again on 12 March 2025.",
        "Yours sincerely,",
      ],
    ],
  ];
  for (const [left, right, texts] of columns) {
    sheet.left = left;
    sheet.right = right;
    sheet.y = top;
    for (const text of texts) paragraph(sheet, text);
  }
  signature(sheet, 11, 312, sheet.y + 22);
  sheet.y += 46;
  paragraph(sheet, "Dr Osric Thornbury, Consultant Rheumatologist");
  return finishSheet(sheet);
}

/** The nurse's letter: headings and short lists. */
export function nurseClinic(): Buffer {
  const sheet = startSheet(110, { size: 11 });
  hospitalHead(sheet, "Rheumatology nurse-led clinic");
  sheet.y = 104;
  paragraph(sheet, "Clinic letter: nurse review", { weight: "bold", size: 14, gap: 6 });
  paragraph(sheet, "Date of clinic: 5 February 2025", { gap: 2 });
  paragraph(sheet, `Patient: ${demoPatient.name}     Born: ${born}     Number: TI-774215`, { gap: 14 });
  paragraph(sheet, "Dear Nora,");
  paragraph(sheet, "It was good to see you today. This is what we talked about.", { gap: 12 });
  const sections: [string, string[]][] = [
    [
      "How you are",
      [
        "Your pain is 6 out of 10. Your hands are less swollen than in January.",
        "You feel sick on Thursdays, the day after methotrexate. You have not vomited.",
        "You sleep only three to four hours. You take prednisolone at bedtime, and this can keep people awake.",
      ],
    ],
    ["Results", [`CRP on 29 January 2025 was ${crp("2025-01-29")}. Liver and kidney tests were normal.`]],
    [
      "What changes",
      [
        "Take prednisolone 10 mg in the morning with breakfast, no longer at bedtime. Begin tomorrow.",
        "Start folic acid 5 mg once a week on Fridays, for the sickness. First dose on 7 February 2025.",
        "Continue methotrexate 10 mg once a week on Wednesdays.",
      ],
    ],
    [
      "Please call the helpline if",
      [
        "you have a fever, a sore throat or a cough that does not go away. We may ask you to skip a dose of methotrexate.",
      ],
    ],
  ];
  for (const [title, texts] of sections) {
    heading(sheet, title, "#7a2f52");
    for (const text of texts) paragraph(sheet, text, { gap: 4, indent: 12 });
    sheet.y += 10;
  }
  signature(sheet, 6, sheet.left, sheet.y + 20);
  sheet.y += 42;
  paragraph(sheet, "Bryony Aldwick, Rheumatology Specialist Nurse");
  return finishSheet(sheet);
}

function plainLetter(
  seed: number,
  day: string,
  lines: (string | { list: string[] })[],
  salutation = "Dear Dr Penhallow,",
): Buffer {
  const sheet = startSheet(seed, { typeface: "times", size: 12, left: 72, right: 523 });
  hospitalHead(sheet, "Rheumatology Department");
  sheet.y = 106;
  words(sheet, "Clinic letter: follow-up", 72, sheet.y, { weight: "bold", size: 13 });
  sheet.y += 24;
  words(sheet, longDate(day), 523, sheet.y, { align: "right" });
  paragraph(sheet, "Dr Marigold Penhallow", { gap: 0 });
  paragraph(sheet, "Larkwater Surgery, 3 Weir Lane, Larkwater", { gap: 14 });
  paragraph(sheet, salutation);
  paragraph(sheet, `Re: ${demoPatient.name}, born ${born}, hospital number TI-774215`, { weight: "bold" });
  for (const line of lines) {
    if (typeof line === "string") {
      paragraph(sheet, line);
      continue;
    }
    line.list.forEach((item, index) => {
      paragraph(sheet, `${index + 1}. ${item}`, { gap: 2, indent: 16 });
    });
    sheet.y += 8;
  }
  paragraph(sheet, "Yours sincerely,");
  signature(sheet, 11, 72, sheet.y + 22);
  sheet.y += 46;
  paragraph(sheet, "Dr Osric Thornbury", { gap: 0 });
  paragraph(sheet, "Consultant Rheumatologist");
  return finishSheet(sheet);
}

export function rheumatologyMarch(): Buffer {
  return plainLetter(114, "2025-03-12", [
    "Diagnosis: seropositive rheumatoid arthritis since January 2025.",
    "I reviewed Ms Ellis in clinic today. She is better, but not yet well. Her pain is 5 out of 10 and morning stiffness now lasts 40 minutes. She sleeps much better since she takes prednisolone in the morning.",
    "The sickness after methotrexate is milder since folic acid was added. She skipped the dose of 26 February because of a cold, on our advice, and had no flare.",
    `Her CRP on 5 March 2025 was ${crp("2025-03-05")}, down from ${crp("2025-01-29")} in January. ALT was ${resultOf("ALT", "2025-03-05")} U/L. X-rays on 22 January showed no erosions. There were six tender and four swollen joints. DAS28 is 4.3, down from 6.2.`,
    "Plan:",
    {
      list: [
        "Increase methotrexate from 10 mg to 15 mg once a week on Wednesdays, from today.",
        "Reduce prednisolone to 5 mg once daily for two weeks, then stop.",
        "Continue folic acid 5 mg once a week, omeprazole and colecalciferol.",
        "I have asked the sleep clinic to see her about her tiredness.",
        "Blood tests every four weeks. Review on 21 May 2025.",
      ],
    },
  ]);
}

export function rheumatologyMay(): Buffer {
  return plainLetter(122, "2025-05-21", [
    "Diagnosis: seropositive rheumatoid arthritis, close to remission.",
    "I am pleased to report that Ms Ellis is much better. Her pain is 3 out of 10, and morning stiffness lasts 10 minutes. She is back at the potter's wheel and sleeps well. She still feels tired on most afternoons.",
    "She had a flare over Easter, a few days after she forgot the dose of 16 April. It settled within ten days after the next dose, without steroids.",
    `Her CRP on 14 May 2025 was ${crp("2025-05-14")} and is normal for the first time. It was ${crp("2025-04-23")} during the flare. ALT was ${resultOf("ALT", "2025-05-14")} U/L. Vitamin D has risen to ${resultOf("Vitamin D", "2025-05-14")} nmol/L. There was one tender joint and none was swollen. DAS28 is 2.5.`,
    "Plan:",
    {
      list: [
        "Continue methotrexate 15 mg once a week on Wednesdays and folic acid 5 mg on Fridays.",
        "Continue colecalciferol 1000 units once daily, and paracetamol 1 g when needed.",
        "Stop omeprazole, as she no longer takes naproxen.",
        "If a dose is forgotten, she may take it within two days; otherwise she should wait for the next Wednesday.",
        "Blood tests every twelve weeks. Please repeat the liver tests in 12 weeks.",
        "Review in the rheumatology clinic on 19 November 2025 at 10:20. For a flare she rings our specialist nurse Bryony Aldwick, 01632 960147.",
      ],
    },
  ]);
}
