import { demoPatient } from "#demo/journey.ts";
import { finishSheet, heading, longDate, paragraph, rule, signature, startSheet, words } from "./paper.ts";

const born = longDate(demoPatient.born);

/** The family doctor's own note, printed from the surgery's computer for the patient. */
export function gpVisit(): Buffer {
  const sheet = startSheet(101, { left: 70, right: 525, y: 64 });
  const { pdf } = sheet;
  pdf.setFillColor("#e9f0e4").rect(50, 34, 495, 58, "F");
  pdf.setFillColor("#5b7f4a").circle(80, 63, 15, "F");
  words(sheet, "LS", 80, 67.5, { weight: "bold", size: 13, align: "center", colour: "#ffffff" });
  words(sheet, "Larkwater Surgery", 106, 60, { weight: "bold", size: 17, colour: "#3d5a30" });
  words(sheet, "3 Weir Lane, Larkwater", 106, 77, { size: 9.5, colour: "#3d5a30" });
  words(sheet, "Consultation record", 533, 60, { size: 11, align: "right", colour: "#3d5a30" });
  sheet.y = 116;
  paragraph(sheet, `Patient: ${demoPatient.name}     Date of birth: ${born}`, { gap: 2 });
  paragraph(sheet, "Date of visit: 2 December 2024     Seen by: Dr Marigold Penhallow", { gap: 14 });
  const sections: [string, string[]][] = [
    ["Problem", ["Painful swollen hands, wrists and feet for three months."]],
    [
      "History",
      [
        "Pottery teacher. Pain is 8 out of 10 and worst in the morning. Her hands are stiff until about 10 am, for two hours.",
        "Very tired. Sleeps four to five hours and wakes with pain. No fever, no rash, no mouth ulcers. No weight loss.",
        "Her aunt had rheumatoid arthritis. She has never smoked.",
      ],
    ],
    ["Allergies", ["Sulfa antibiotics (co-trimoxazole): rash in 2009."]],
    [
      "Examination",
      [
        "Swelling of both wrists and of the second and third knuckles of both hands. Grip is weak. Temperature 36.7 C. Blood pressure 118/74 mmHg. Weight 61 kg.",
      ],
    ],
    ["Impression", ["Possible inflammatory arthritis."]],
    [
      "Plan",
      [
        "Start naproxen 500 mg twice daily with food.",
        "Start omeprazole 20 mg once daily to protect the stomach.",
        "Blood tests this week at Pinecross Pathology.",
        "Refer to rheumatology when the results are back.",
        "Keep a diary of pain, mobility and sleep, each from 1 to 10.",
      ],
    ],
  ];
  for (const [title, texts] of sections) {
    heading(sheet, title, "#3d5a30");
    for (const text of texts) paragraph(sheet, title === "Plan" ? `- ${text}` : text, { gap: 3 });
    sheet.y += 8;
  }
  signature(sheet, 3, 70, sheet.y + 22);
  sheet.y += 40;
  paragraph(sheet, "Dr Marigold Penhallow, family doctor");
  return finishSheet(sheet);
}

/** A form with boxes, as referrals are. */
export function referral(): Buffer {
  const sheet = startSheet(103, { typeface: "times", size: 11.5, left: 64, right: 531 });
  const { pdf } = sheet;
  words(sheet, "REFERRAL LETTER", 64, 62, { weight: "bold", size: 20 });
  words(sheet, "Routine [  ]    Urgent [ X ]", 531, 62, { align: "right", size: 12 });
  pdf.setDrawColor("#333333").setLineWidth(1);
  pdf.rect(58, 76, 237, 92).rect(299, 76, 238, 92);
  const boxes: [number, string[]][] = [
    [66, ["To:", "Rheumatology Department", "Thistlemoor Infirmary", "Early Arthritis Clinic"]],
    [307, ["From:", "Dr Marigold Penhallow", "Larkwater Surgery, 3 Weir Lane", "Date: 10 December 2024"]],
  ];
  for (const [x, lines] of boxes) {
    lines.forEach((line, index) => {
      words(sheet, line, x, 95 + index * 19, { weight: index === 0 ? "bold" : "normal" });
    });
  }
  sheet.y = 194;
  paragraph(sheet, `Re: ${demoPatient.name}, born ${born}, 8 Candlewick Row, Larkwater`, { weight: "bold" });
  const texts = [
    "Dear colleague,",
    "Thank you for seeing this 38 year old pottery teacher, who has had painful and swollen hands, wrists and feet since September 2024. Morning stiffness lasts two hours. She is very tired and sleeps badly.",
    "Blood tests on 5 December 2024 showed a CRP of 32.6 mg/L, an ESR of 58 mm/h, a rheumatoid factor of 86 IU/mL and anti-CCP antibodies of 214 U/mL. Vitamin D was low at 27 nmol/L. Kidney, liver and thyroid tests were normal.",
    "Current medicines: naproxen 500 mg twice daily, omeprazole 20 mg once daily.",
    "Allergies: sulfa antibiotics (rash).",
    "I suspect rheumatoid arthritis and would be grateful for your opinion and early treatment. She does not plan a pregnancy and uses reliable contraception.",
    "Yours sincerely,",
  ];
  for (const text of texts) paragraph(sheet, text);
  signature(sheet, 3, 64, sheet.y + 22);
  sheet.y += 46;
  paragraph(sheet, "Dr Marigold Penhallow");
  rule(sheet, sheet.y + 6);
  words(
    sheet,
    "For hospital use: received 11 December 2024. Appointment: 15 January 2025 with Dr Thornbury.",
    64,
    sheet.y + 22,
    {
      size: 10,
    },
  );
  return finishSheet(sheet);
}
