import { expect, test } from "vitest";
import type { Citation } from "#core/domain/citation.ts";
import { dayDigest, readDayDigest } from "#core/findings/now/day-digest.ts";
import { nowBrief } from "#core/findings/now/now-brief.ts";
import { shortBrief } from "#core/findings/now/short-brief.ts";
import { nowWords } from "#features/now/now-words.ts";
import { SourceNumbers } from "#features/now/sources.ts";
import { chartMedicine, chartOf, citationOf } from "../../../support/sample-chart.ts";

const asOf = "2025-06-01";
const dayOf = (number: number) => new Date(Date.UTC(2025, 4, 30) - number * 86_400_000).toISOString().slice(0, 10);

/** A chart in which each thing was written down on so many days. */
function longChart(days: number) {
  const each = <Item>(make: (number: number) => Item) => Array.from({ length: days }, (_, number) => make(number));
  const said = (words: string) => each((number) => citationOf(words, `record-${number}`));
  // The same place twice, as two statements may cite it.
  const twice = (words: string): Citation[] => said(words).flatMap((citation) => [citation, { ...citation }]);
  return chartOf({
    asOf,
    medicines: [
      chartMedicine({
        name: "ibuprofen",
        steps: each((number) => ({ date: dayOf(number), change: "listed", citations: [citationOf("ibuprofen")] })),
        citations: twice("ibuprofen"),
      }),
      chartMedicine({
        name: "naproxen",
        status: "stopped",
        until: "2025-05-20",
        steps: [{ date: "2025-05-20", change: "stopped", reason: "stomach", citations: twice("stop naproxen") }],
        citations: said("stop naproxen"),
      }),
    ],
    allergies: [{ name: "penicillin", status: "confirmed", citations: twice("penicillin") }],
    problems: [{ name: "anaemia", status: "active", since: "2025-05-20", citations: said("anaemia") }],
    results: [
      {
        name: "pain",
        values: each((number) => ({
          value: String(number % 9),
          date: dayOf(days - number),
          citations: [citationOf("pain", `record-${number}`)],
        })),
      },
    ],
    appointments: [{ date: "2025-06-20", what: "eye clinic", status: "booked", citations: twice("eye clinic") }],
    openLoops: [{ what: "blood test", dueBy: "2025-05-01", citations: twice("blood test") }],
    people: [
      { name: "Advice line", phone: "01234", citations: [...said("advice line"), ...said("advice line 01234")] },
    ],
    disagreements: [
      {
        about: "ibuprofen",
        says: [
          { text: "200 mg", citations: said("200 mg") },
          { text: "400 mg", citations: said("400 mg") },
        ],
      },
    ],
  });
}

test("a short brief says the same with the same places as the whole one, but for old points of a line", () => {
  const whole = nowBrief([], longChart(50));
  const [short, long] = [nowWords(shortBrief(whole), asOf), nowWords(whole, asOf)];
  const [placesShort, placesLong] = [new SourceNumbers(short), new SourceNumbers(long)];
  for (const part of Object.keys(long) as (keyof typeof long)[]) {
    const [lines, all] = [short[part], long[part]];
    if (typeof lines === "string" || typeof all === "string") {
      expect(lines).toBe(all);
      continue;
    }
    const shown = (line: (typeof all)[number]) => [line.key, line.text, line.detail, line.tag];
    expect(lines.map(shown)).toEqual(all.map(shown));
    expect(lines.length, part).toBeGreaterThan(0);
    expect(lines.map((line) => placesShort.of(line))).toEqual(all.map((line) => placesLong.of(line)));
  }
});

test("how long it is does not grow with how often a thing was written down", () => {
  const length = (days: number) => JSON.stringify(shortBrief(nowBrief([], longChart(days)))).length;
  expect(length(2_000)).toBeLessThan(1.1 * length(200));
});

test("a digest names the records that its rows cite and those of the latest check-ins, and is read by its own version only", async () => {
  const indexed = (id: string, originalFilename: string, occurredOn: string) => ({
    ...{ id, originalFilename, occurredOn, title: undefined, kind: "diary" },
    ...{ uploadedAt: `${occurredOn}T20:00:00.000Z`, fingerprint: id, version: id },
  });
  const digest = await dayDigest({
    engine: "build-1",
    chart: longChart(100),
    documents: [
      indexed("old", "Check-in, 1 January 2025", "2025-01-01"),
      indexed("again", "Check-in, 1 January 2025", "2025-01-01"),
      indexed("yesterday", "Check-in, 31 May 2025", "2025-05-31"),
      indexed("file", "Check-in, 30 May 2025.pdf", "2025-05-30"),
    ],
    recordOf: async (id) => ({
      ...{ id, originalFilename: `${id}.pdf`, type: "pdf", uploadedAt: "2025-05-31T20:00:00.000Z", title: undefined },
    }),
  });
  expect(digest.checkInDays).toBe(2);
  expect(digest.latestCheckIns.map(({ id }) => id)).toEqual(["yesterday"]);
  const named = new Set(digest.cited.map(({ id }) => id));
  const words = nowWords(digest.brief, asOf);
  const places = new SourceNumbers(words);
  for (const line of Object.values(words).flatMap((lines) => (typeof lines === "string" ? [] : lines)))
    for (const { citation } of places.of(line)) expect(named).toContain(citation.documentId);
  expect(digest.cited.length).toBeLessThan(30);
  expect(digest.cited[0]).not.toHaveProperty("title");
  const stored: unknown = JSON.parse(JSON.stringify(digest));
  expect(readDayDigest(stored, "build-1")).toEqual(digest);
  expect(readDayDigest(stored, "build-2")).toBeUndefined();
  expect(readDayDigest(undefined, "build-1")).toBeUndefined();
});
