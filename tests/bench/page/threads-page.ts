import { refreshThreads, stopUnderstanding } from "#workers/understanding/client.ts";
import { makeSealedStore } from "../../support/sealed-store.ts";
import { addRecords, timed } from "./completed-records.ts";
import { completedRecord, dayOfRecord } from "./threads-records.ts";

/** Milliseconds at one number of records. */
export interface ThreadTimes {
  count: number;
  /** One more check-in, which changes every daily series; and one more letter or report. */
  checkIns: number[];
  reports: number[];
  /** After a restart: with one more record, and with nothing new. */
  restarted: number;
  unchanged: number;
  /** All records at once, into an empty state. */
  first: number;
  threads: number;
}

/** Brings threads up to one store that grows to each of the counts, a record at a time around it. */
async function measure(counts: readonly number[], runs: number): Promise<ThreadTimes[]> {
  const home = await makeSealedStore();
  const { store } = home;
  const measured: ThreadTimes[] = [];
  let held = 0;
  for (const count of counts) {
    await addRecords(store, held, count, completedRecord);
    held = count;
    const first = await timed(() => refreshThreads(store, dayOfRecord(held)));
    const checkIns: number[] = [];
    const reports: number[] = [];
    for (let run = 0; run < 2 * runs; run++) {
      await addRecords(store, held, held + 1, completedRecord);
      const time = await timed(() => refreshThreads(store, dayOfRecord(count)));
      (held % 2 === 0 ? checkIns : reports).push(time);
      held += 1;
    }
    stopUnderstanding();
    const again = await home.openAnother();
    const unchanged = await timed(() => refreshThreads(again, dayOfRecord(count)));
    await addRecords(again, held, held + 1, completedRecord);
    held += 1;
    const restarted = await timed(() => refreshThreads(again, dayOfRecord(count)));
    const threads = (await again.listInsights()).length;
    again.close();
    stopUnderstanding();
    await refreshThreads(store, dayOfRecord(count));
    measured.push({ count, checkIns, reports, restarted, unchanged, first, threads });
  }
  await home.close();
  return measured;
}

export interface ThreadsBench {
  measure(counts: readonly number[], runs: number): Promise<ThreadTimes[]>;
}

declare global {
  interface Window {
    threadsBench?: ThreadsBench;
  }
}

window.threadsBench = { measure };
