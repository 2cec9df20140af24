import { readFileSync } from "node:fs";

/** By "folder/record": "m1:120-129=taking p1:140-146=active", the kind, page, place and status of each mention. */
export type MentionLabels = Record<string, string>;

export const mentionLabelsAt = new URL("./annotations/mention-labels.json", import.meta.url).pathname;

/** The status of each labelled mention of a record, by kind, page and start: "m1:120". */
export function labelsOf(labels: MentionLabels, record: string): Map<string, string> {
  return new Map(
    [...(labels[record] ?? "").matchAll(/([mp]\d+:\d+)-\d+=([a-z-]+)/g)].map(([, place = "", status = ""]) => [
      place,
      status,
    ]),
  );
}

export function readMentionLabels(): MentionLabels {
  return JSON.parse(readFileSync(mentionLabelsAt, "utf8")) as MentionLabels;
}
