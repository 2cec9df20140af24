import type { Page } from "#core/domain/page.ts";
import { answerQuestion } from "#core/findings/answers/answer-question.ts";
import { indexedDocument } from "#core/findings/answers/indexed-document.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { atMost, type MeasuredPart } from "./measured-part.ts";
import { textPage, understoodDocument } from "./qa-run.ts";

const now = new Date("2026-01-15T12:00:00Z");

/** A letter of five pages in clinical English, of a generator's making. */
function letterPages(): Page[] {
  const sentences = [
    "She was seen in the clinic on 14 March 2024 because of joint pain and morning stiffness in both hands.",
    "Her hemoglobin was 11.2 g/dL (12.0-15.5), and her C-reactive protein was 34 mg/L.",
    "She takes methotrexate 15 mg once a week and folic acid 5 mg daily.",
    "There is no fever, weight loss or rash, and she denies chest pain.",
    "Blood pressure was 128/82 mmHg, pulse 76 bpm, weight 71.5 kg.",
    "Her mother had rheumatoid arthritis; her brother has type 2 diabetes.",
    "We discussed starting adalimumab 40 mg every two weeks if the swelling goes on.",
    "An X-ray of the hands showed mild erosion of the second metacarpal head.",
  ];
  return Array.from({ length: 5 }, (_, page) => {
    const lines = Array.from({ length: 42 }, (_line, line) => sentences[(line + page) % sentences.length] ?? "");
    return textPage(`HISTORY OF PRESENT ILLNESS\n\n${lines.join("\n")}\n\nPLAN\n\nFollow up in 3 months.`);
  }).map((page, index) => ({ ...page, number: index + 1 }));
}

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
}

/** Times on this machine, in Node: a letter understood, and questions asked of 2,000 records. */
export async function speedPart(): Promise<MeasuredPart> {
  const pages = letterPages();
  const document = { id: "letter", originalFilename: "letter.pdf" };
  const letter: number[] = [];
  for (let run = 0; run < 25; run++) {
    const start = performance.now();
    understandDocument({ document, pages, now });
    if (run >= 5) letter.push(performance.now() - start);
  }
  const answers = await answerTimes(2000);
  const thousand = percentile(await answerTimes(1000), 0.5);
  const tenThousand = percentile(await answerTimes(10_000), 0.5);
  return {
    rows: [
      atMost({
        name: "facts and summary of a letter of 5 pages, median",
        value: percentile(letter, 0.5),
        unit: "ms",
        bound: 50,
      }),
      atMost({
        name: "answer, growth of the median from 1,000 to 10,000 records",
        value: Math.round((tenThousand / Math.max(0.1, thousand)) * 10) / 10,
        unit: "times",
        // n log n: 10 × log 10,000 / log 1,000.
        bound: 13.3,
        note: `${thousand} ms and ${tenThousand} ms`,
      }),
      atMost({ name: "answer at 2,000 records, p95", value: percentile(answers, 0.95), unit: "ms", bound: 100 }),
    ],
    skips: [],
  };
}

const questions = [
  "What was my last potassium?",
  "When was I diagnosed with gout?",
  "What is the highest blood pressure I ever had?",
  "Why did I go to the clinic because of joint pain?",
  "What did the doctor say about swelling in my hands?",
  "Have I ever been prescribed warfarin?",
  "How many times was my weight measured?",
  "What should I do about my diet?",
];

/** How long answers take in milliseconds over `count` records of two kinds. */
export async function answerTimes(count: number): Promise<number[]> {
  const index = new SearchIndex();
  const pages = new Map<string, Page[]>();
  for (let number = 0; number < count; number++) {
    const day = new Date(Date.UTC(2005, 0, 1 + number * 3)).toISOString().slice(0, 10);
    const id = `record-${number}`;
    const text =
      number % 2 === 0
        ? `LABORATORY REPORT\nCollected: ${day}\n\nTest  Result  Units\nPotassium  ${(3 + (number % 25) / 10).toFixed(1)}  mmol/L\nSodium  ${130 + (number % 15)}  mmol/L\nCreatinine  ${(0.5 + (number % 9) / 10).toFixed(2)}  mg/dL`
        : `CLINIC NOTE\nDate of visit: ${day}\n\nReason for visit: Joint pain\n\nVital signs: blood pressure ${110 + (number % 60)}/${60 + (number % 40)} mmHg, weight ${60 + (number % 30)} kg.\n\nShe reports swelling of both hands in the morning. The doctor advised her to rest and to keep a diary of her pain. Started Ibuprofen 200 MG Oral Tablet.\n\nAssessment: Gout.`;
    const read = [textPage(text)];
    const { document, understood } = understoodDocument(id, `${id}.pdf`, read, now);
    pages.set(id, read);
    index.add(indexedDocument(document), { pages: read, facts: understood.facts });
  }
  const records = { index, pagesOf: async (id: string) => pages.get(id) };
  const times: number[] = [];
  for (let round = 0; round < 6; round++) {
    for (const question of questions) {
      const start = performance.now();
      await answerQuestion({ question, history: [], now, records });
      if (round > 0) times.push(performance.now() - start);
    }
  }
  return times;
}
