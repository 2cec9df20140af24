import { readFileSync } from "node:fs";

/** Where a record tells a medicine's dose and how often; undefined where it does not. */
export interface RegimenLabel {
  dose: { start: number; end: number } | undefined;
  frequency: { start: number; end: number } | undefined;
}

/** By "folder/record": "1:120=140-146,147-149", the page and place of each medicine that has one, and the places of its dose and of how often. */
export type RegimenLabels = Record<string, string>;

export const regimenLabelsAt = new URL("./annotations/regimen-labels.json", import.meta.url).pathname;

/** The regimens of a labelled record, by page and start of the medicine: "1:120". */
export function regimensOf(labels: RegimenLabels, record: string): Map<string, RegimenLabel> {
  return new Map(
    (labels[record] ?? "").split(" ").flatMap((label): [string, RegimenLabel][] => {
      const [place = "", parts = ""] = label.split("=");
      const [dose = "", frequency = ""] = parts.split(",");
      // "?": told elsewhere in the record.
      return place === "" || dose === "?" || frequency === "?"
        ? []
        : [[place, { dose: placeOf(dose), frequency: placeOf(frequency) }]];
    }),
  );
}

export function readRegimenLabels(): RegimenLabels {
  return JSON.parse(readFileSync(regimenLabelsAt, "utf8")) as RegimenLabels;
}

function placeOf(text: string): { start: number; end: number } | undefined {
  const [start, end] = text.split("-");
  return start === undefined || end === undefined || start === ""
    ? undefined
    : { start: Number(start), end: Number(end) };
}
