import { describe, expect, it } from "vitest";
import { diaryPlaces } from "#core/demo/diary-places.ts";
import { confidenceOf, highestConfidence, observePatterns } from "#core/demo/observed-patterns.ts";
import { demoStats } from "#core/demo/stats.ts";
import { trendData } from "#core/demo/trend-data.ts";
import { readProcessed } from "../../demo/demo-folder.ts";

const files = readProcessed();
const { found, notFound } = observePatterns(trendData, files);

describe("the patterns in Nora's diary", () => {
  it("are at least four, the most certain first, none above the cap and none below one half", () => {
    expect(found.length).toBeGreaterThanOrEqual(4);
    const confidences = found.map(({ confidence }) => confidence);
    expect(confidences).toEqual(confidences.toSorted((one, other) => other - one));
    for (const confidence of confidences) {
      expect(confidence).toBeGreaterThanOrEqual(50);
      expect(confidence).toBeLessThanOrEqual(highestConfidence);
    }
    expect(demoStats(found).redThreadsFound).toBe(found.length);
  });

  it("each has its confidence from its own p and the number of questions asked", () => {
    for (const { confidence, statistics } of found) {
      expect(statistics?.tested).toBe(found.length + notFound.length);
      expect(confidence).toBe(confidenceOf(statistics?.p ?? 1, statistics?.tested ?? 0));
    }
  });

  it("say what went together, never what caused it", () => {
    const said = found.flatMap(({ insight, clinicalRelevance }) => [insight, clinicalRelevance]).join(" ");
    expect(said).not.toMatch(/caus|because|due to|led to|thanks to|work(s|ed)\b/i);
  });

  it("quote the files to the letter, on both sides", () => {
    const texts = new Map(
      files.flatMap(({ document, reading }) =>
        (reading?.pages ?? []).map(({ number, text }): [string, string] => [`${document.id} ${number}`, text]),
      ),
    );
    for (const { evidence, relatedDocuments } of found) {
      const citations = [...evidence.supporting, ...evidence.contradicting];
      expect(evidence.supporting.length).toBeGreaterThan(1);
      for (const { documentId, page, start, end, quote, originalFilename } of citations) {
        expect(texts.get(`${documentId} ${page}`)?.slice(start, end)).toBe(quote);
        expect(relatedDocuments).toContain(originalFilename);
      }
    }
    expect(found.some(({ evidence }) => evidence.contradicting.length > 0)).toBe(true);
  });

  it("cite the letters that date a change", () => {
    const quotes = found.flatMap(({ evidence }) => evidence.supporting.map(({ quote }) => quote));
    for (const words of [/Start methotrexate 10 mg/, /prednisolone 10 mg in the morning/, /Start folic acid 5 mg/])
      expect(quotes.some((quote) => words.test(quote))).toBe(true);
  });

  it("two missed doses are too few, and that is said", () => {
    expect(notFound.some((sentence) => /1 of 2 missed doses/.test(sentence))).toBe(true);
  });

  it("vanish from a diary in which nothing changes", () => {
    const flat = trendData.map((point) => ({ ...point, painLevel: 5, sleepQuality: 5, mobilityScore: 5 }));
    const kinds = observePatterns(flat, files).found.map(({ kind }) => kind);
    // The sickness stands in her notes, not in the scores.
    expect(kinds).toEqual(["added-treatment"]);
  });

  it("turn round with the data", () => {
    const worse = trendData.map((point) =>
      point.date >= "2025-01-15" ? { ...point, painLevel: 10 } : { ...point, painLevel: 2 },
    );
    const start = observePatterns(worse, files).found.find(({ kind }) => kind === "treatment-start");
    expect(start?.insight).toMatch(/^More pain/);
    expect(start?.clinicalRelevance).toContain("2.0 on average");
  });

  it("find a place for every day of the diary, each beginning with its day", () => {
    const places = diaryPlaces(files);
    expect(trendData.filter(({ date }) => !places.has(date)).map(({ date }) => date)).toEqual([]);
    expect(places.get("2025-04-16")?.quote).toMatch(/^Wed 16 Apr 2025: pain 4.*\nTravelled\. Forgot methotrexate\.$/);
  });
});
