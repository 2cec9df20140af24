import { type OwnEntry, ownEntryMediaType } from "#core/domain/own-entry.ts";
import type { Page } from "#core/domain/page.ts";
import type { RestoredDocument } from "#core/domain/store.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { entryName, entryPage } from "#core/understanding/entries/entry-page.ts";
import { recordText, textPage } from "./understanding-records.ts";

const firstDay = Date.UTC(2012, 0, 1);
const dayMs = 86_400_000;

/** The day on which a record of that number is written: two records a day, a check-in and a letter or report. */
export function dayOfRecord(number: number): Date {
  return new Date(firstDay + Math.floor(number / 2) * dayMs);
}

/** From 0 to 1, the same for the same numbers (a sine hash is noise enough to fill a diary). */
function noise(number: number, salt: number): number {
  const value = Math.sin(number * 12.9898 + salt * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

/** A check-in in which pain follows short sleep, and is lower once naproxen was started. */
function checkIn(number: number): OwnEntry {
  const date = dayOfRecord(number).toISOString().slice(0, 10);
  const day = Math.floor(number / 2);
  const sleepHours = 5 + Math.round(noise(day, 1) * 16) / 4;
  const shortNight = Number(noise(day - 1, 1) < 0.4);
  const pain = Math.min(10, Math.round(2 + noise(day, 2) * 4 + 2 * shortNight - (day > 120 ? 1.5 : 0) + 1.5));
  const bad = noise(day, 3) < 0.3;
  return {
    kind: "check-in",
    date,
    pain,
    sleepHours,
    energy: Math.round(noise(day, 4) * 10),
    symptom: { name: "headache", severity: Math.round(noise(day, 5) * 8) },
    ...(bad ? { medicine: { name: "ibuprofen", dose: "200 mg" } } : {}),
    ...(noise(day, 6) < 0.3 ? { note: "Ate chocolate." } : {}),
  };
}

/** A record as the pipeline leaves it: read, understood, completed. */
export function completedRecord(number: number): RestoredDocument {
  const id = `record-${number}`;
  const now = dayOfRecord(number);
  const isEntry = number % 2 === 0;
  const entry: OwnEntry =
    number === 240
      ? { kind: "medicine", date: now.toISOString().slice(0, 10), name: "naproxen", change: "started" }
      : checkIn(number);
  const page: Page = isEntry ? entryPage(entry) : textPage(recordText((number - 1) / 2), 1);
  const originalFilename = isEntry ? entryName(entry) : `${id}.txt`;
  const { facts, engine, ...found } = understandDocument({ document: { id, originalFilename }, pages: [page], now });
  const content = new Blob([isEntry ? JSON.stringify(entry) : page.text], {
    type: isEntry ? ownEntryMediaType : "application/pdf",
  });
  return {
    document: {
      ...found,
      id,
      type: isEntry ? "entry" : "pdf",
      originalFilename,
      uploadedAt: new Date(now.getTime() + (number % 2) * 60_000).toISOString(),
      processingStatus: "completed",
      mediaType: content.type,
      byteSize: content.size,
      sha256: number.toString(16).padStart(64, "0"),
      pageCount: 1,
      lostPages: [],
    },
    content,
    reading: { documentId: id, pages: [page], facts, engine },
  };
}
