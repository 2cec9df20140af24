import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** Whether the line that begins at `start` of a page goes on with the line above it. */
export interface LineJoinLabel {
  /** "FOLDER/RECORD". */
  record: string;
  page: number;
  start: number;
  joined: boolean;
}

export const lineJoinsAt = new URL("./annotations/line-joins.json.gz", import.meta.url).pathname;

export function readLineJoinLabels(): LineJoinLabel[] {
  return JSON.parse(gunzipSync(readFileSync(lineJoinsAt)).toString("utf8")) as LineJoinLabel[];
}
