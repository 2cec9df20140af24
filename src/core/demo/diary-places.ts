import type { Citation } from "#core/records/citation.ts";
import { demoFiles } from "./files.ts";
import type { ProcessedFile } from "./processed-files.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const dated = /^[A-Z][a-z]{2} (\d{1,2}) ([A-Z][a-z]{2}) (\d{4})\b/;

/** The day that a line of the diary begins with, as ISO day. */
function dayOf(line: string): string | undefined {
  const [, day = "", name = "", year = ""] = dated.exec(line) ?? [];
  const month = months.indexOf(name) + 1;
  return month === 0 ? undefined : `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/**
 * Where each day stands in Nora's diary files, by ISO day. In the notebook a day has two lines, its scores and its note; elsewhere one.
 * A day whose line could not be read has no place.
 */
export function diaryPlaces(files: readonly ProcessedFile[]): Map<string, Citation> {
  const diaries = new Set(demoFiles.filter(({ kind }) => kind === "diary").map(({ id }) => id));
  const places = new Map<string, Citation>();
  for (const { document, reading } of files) {
    if (!diaries.has(document.id)) continue;
    for (const page of reading?.pages ?? []) {
      const { text } = page;
      let start = 0;
      for (const line of text.split("\n")) {
        const day = dayOf(line);
        const end = start + line.length;
        if (day !== undefined) {
          const note = line.includes("pain") ? (text.slice(end + 1).split("\n")[0] ?? "") : "";
          const until = note === "" || dated.test(note) ? end : end + 1 + note.length;
          places.set(day, {
            documentId: document.id,
            originalFilename: document.originalFilename,
            page: page.number,
            start,
            end: until,
            quote: text.slice(start, until),
          });
        }
        start = end + 1;
      }
    }
  }
  return places;
}

/** The first place in one of her files whose words match; undefined where the file was not read or does not say so. */
export function findPlace(files: readonly ProcessedFile[], fileId: string, words: RegExp): Citation | undefined {
  const file = files.find(({ document }) => document.id === fileId);
  for (const page of file?.reading?.pages ?? []) {
    const found = words.exec(page.text);
    if (found === null || file === undefined) continue;
    return {
      documentId: fileId,
      originalFilename: file.document.originalFilename,
      page: page.number,
      start: found.index,
      end: found.index + found[0].length,
      quote: found[0],
    };
  }
  return undefined;
}
