import { answering, stopUnderstanding, understand } from "#workers/understanding/client.ts";
import { makeSealedStore } from "../../support/sealed-store.ts";
import { addRecords, completedRecord, now, timed } from "./completed-records.ts";
import { letterPages, questions } from "./understanding-records.ts";

/** Milliseconds at one number of records. */
export interface AnswerTimes {
  count: number;
  /** One time a question, each question in `rounds` rounds. */
  answers: number[];
  /** Questions asked right after a record came and another went, when the index has to follow. */
  followed: number[];
  /** The first question of a new connection and a new worker: all is read from what is stored. */
  restarted: number;
  /** How many of the answers were found in the records: a bench of refusals would say nothing. */
  found: number;
  /** Sealing the records that came since the count before, and bringing the index up to them. */
  adding: number;
  indexing: number;
}

/** The number of the first of the records that come and go again. */
const passing = 20_000;

/** Milliseconds of each reading of a letter of five pages, from the page to the worker and back. */
async function measureLetter(runs: number): Promise<number[]> {
  const times: number[] = [];
  const pages = letterPages();
  for (let run = 0; run < runs + 5; run++) {
    const document = { id: `letter-${run}`, originalFilename: "letter.pdf" };
    const time = await timed(async () => {
      const understood = await understand({ document, pages, now });
      if (understood.facts.length < 100) throw new Error("The letter was not understood");
    });
    // The first runs start the worker and warm its code.
    if (run >= 5) times.push(time);
  }
  return times;
}

/** Asks all questions of one store that grows to each of the counts, with an index that is warm. */
async function measureAnswers(counts: readonly number[], rounds: number): Promise<AnswerTimes[]> {
  const home = await makeSealedStore();
  const { store } = home;
  const measured: AnswerTimes[] = [];
  let held = 0;
  for (const count of counts) {
    const adding = await timed(() => addRecords(store, held, count));
    held = count;
    const indexing = await timed(() => answering(store, { question: "What was my last visit?", history: [], now }));
    const answers: number[] = [];
    const followed: number[] = [];
    let found = 0;
    // The first round warms the code.
    for (let round = 0; round <= rounds; round++) {
      for (const question of questions) {
        const time = await timed(async () => {
          const answer = await answering(store, { question, history: [], now });
          if (round === 1 && answer.found) found += 1;
        });
        if (round > 0) answers.push(time);
      }
    }
    for (const [index, question] of questions.entries()) {
      await store.restoreDocument(completedRecord(passing + index));
      followed.push(await timed(() => answering(store, { question, history: [], now })));
      await store.deleteDocument(`record-${passing + index}`);
    }
    stopUnderstanding();
    const again = await home.openAnother();
    const restarted = await timed(() =>
      answering(again, { question: "What was my last potassium?", history: [], now }),
    );
    again.close();
    stopUnderstanding();
    measured.push({ count, answers, followed, restarted, found, adding, indexing });
  }
  await home.close();
  return measured;
}

export interface UnderstandingBench {
  measureLetter(runs: number): Promise<number[]>;
  measureAnswers(counts: readonly number[], rounds: number): Promise<AnswerTimes[]>;
  questionCount: number;
}

declare global {
  interface Window {
    understandingBench?: UnderstandingBench;
  }
}

window.understandingBench = { measureLetter, measureAnswers, questionCount: questions.length };
