import type { Page } from "#core/domain/page.ts";

export function textPage(text: string, number: number): Page {
  return { number, text, lines: [], source: "text-layer" };
}

const letterSentences = [
  "She was seen in the clinic on 14 March 2024 because of joint pain and morning stiffness in both hands.",
  "Her hemoglobin was 11.2 g/dL (12.0-15.5), and her C-reactive protein was 34 mg/L.",
  "She takes methotrexate 15 mg once a week and folic acid 5 mg daily.",
  "There is no fever, weight loss or rash, and she denies chest pain.",
  "Blood pressure was 128/82 mmHg, pulse 76 bpm, weight 71.5 kg.",
  "Her mother had rheumatoid arthritis; her brother has type 2 diabetes.",
  "We discussed starting adalimumab 40 mg every two weeks if the swelling goes on.",
  "An X-ray of the hands showed mild erosion of the second metacarpal head.",
];

/** A letter of five full pages in clinical English. */
export function letterPages(): Page[] {
  return Array.from({ length: 5 }, (_, page) => {
    const lines = Array.from({ length: 42 }, (_line, line) => letterSentences[(line + page) % letterSentences.length]);
    return textPage(`HISTORY OF PRESENT ILLNESS\n\n${lines.join("\n")}\n\nPLAN\n\nFollow up in 3 months.`, page + 1);
  });
}

const medicines = [
  "Ibuprofen 200 MG",
  "Metformin 500 MG",
  "Lisinopril 10 MG",
  "Atorvastatin 20 MG",
  "Omeprazole 20 MG",
];
const conditions = ["Gout", "Hypertension", "Type 2 diabetes", "Osteoarthritis", "Asthma", "Migraine"];
const complaints = ["joint pain", "a cough", "headache", "back pain", "dizziness", "heartburn", "a rash"];

function of<Item>(items: readonly Item[], number: number): Item {
  return items[number % items.length] as Item;
}

function labReport(day: string, number: number): string {
  return [
    `LABORATORY REPORT\nCollected: ${day}\n`,
    "Test  Result  Units  Range",
    `Potassium  ${(3 + (number % 25) / 10).toFixed(1)}  mmol/L  3.5-5.1`,
    `Sodium  ${130 + (number % 15)}  mmol/L  136-145`,
    `Creatinine  ${(0.5 + (number % 9) / 10).toFixed(2)}  mg/dL  0.60-1.10`,
    `Hemoglobin  ${(10 + (number % 60) / 10).toFixed(1)}  g/dL  12.0-15.5`,
  ].join("\n");
}

function clinicNote(day: string, number: number): string {
  const complaint = of(complaints, number);
  const vitals = `blood pressure ${110 + (number % 60)}/${60 + (number % 40)} mmHg, weight ${60 + (number % 30)} kg`;
  return [
    `CLINIC NOTE\nDate of visit: ${day}\n`,
    `Reason for visit: ${complaint}\n`,
    `Vital signs: ${vitals}.\n`,
    `She reports ${complaint} and swelling of both hands in the morning. The doctor advised her to rest and to keep a diary of her pain. Started ${of(medicines, number)} Oral Tablet.\n`,
    `Assessment: ${of(conditions, number)}.`,
  ].join("\n");
}

/** The text of one of a long row of small records: laboratory reports and clinic notes in turns, one a day. */
export function recordText(number: number): string {
  const day = new Date(Date.UTC(1998, 0, 1 + number)).toISOString().slice(0, 10);
  return number % 2 === 0 ? labReport(day, number) : clinicNote(day, number);
}

/** Questions of every kind that is answered from facts, from passages, safely, or not at all. */
export const questions = [
  "What was my last potassium?",
  "What was my last sodium?",
  "What is my highest creatinine?",
  "What is my lowest hemoglobin?",
  "What was the highest blood pressure I ever had?",
  "What was my lowest weight?",
  "When was I diagnosed with gout?",
  "When was I told that I have hypertension?",
  "When was my last visit?",
  "When did I start ibuprofen?",
  "When did I first take metformin?",
  "How much lisinopril do I take?",
  "What dose of atorvastatin am I on?",
  "Have I ever been prescribed warfarin?",
  "Have I ever been prescribed omeprazole?",
  "Did I ever have asthma?",
  "Did I ever have a stroke?",
  "How many times was my weight measured?",
  "How many potassium tests have I had?",
  "How often was I seen for a headache?",
  "Which medicines do I take?",
  "Which conditions do I have?",
  "Which lab results were too high?",
  "Which visits were about back pain?",
  "Is my potassium going up or down?",
  "How has my weight changed?",
  "How has my hemoglobin changed over time?",
  "What was my potassium on 3 January 1998?",
  "What was my weight on 6 January 1998?",
  "Compare my sodium on 1 January 1998 and 7 January 1998.",
  "Compare my blood pressure on 2 January 1998 and 8 January 1998.",
  "What does creatinine mean?",
  "What does osteoarthritis mean?",
  "What should I ask my doctor?",
  "What should I do about my diet?",
  "Why did I go to the clinic because of joint pain?",
  "What did the doctor say about swelling in my hands?",
  "What was I advised to do about my pain?",
  "Who told me to keep a diary?",
  "Was there anything about dizziness in the morning?",
  "What happened at the visit about heartburn?",
  "What did they write about my rash?",
  "Should I stop taking metformin?",
  "Can I take more ibuprofen?",
  "I have crushing chest pain, what should I do?",
  "Do I have cancer?",
  "What is the name of my surgeon?",
  "When was my knee replaced?",
];
