import { describe, expect, it } from "vitest";
import { findDemoThreads } from "#demo/find-demo-threads.ts";
import { keyDiscovery, keyDiscoveryText, measuredThreads } from "#demo/key-discovery.ts";
import { demoStats } from "#demo/stats.ts";
import { trendData } from "#demo/trend-data.ts";
import { monthlyMeans } from "#demo/trend-figures.ts";
import { readProcessedCase } from "../../demo/demo-folder.ts";

const { files } = readProcessedCase();
const { found, notFound } = findDemoThreads(files);
const insights = found.map(({ insight }) => insight);

describe("Nora's threads", () => {
  it("are the engine's over her files: at least four measured ones, and rules", () => {
    expect(measuredThreads(found).length).toBeGreaterThanOrEqual(4);
    expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["no-follow-up", "records-disagree"]));
    expect(demoStats(found).redThreadsFound).toBe(found.length);
  });

  it("tell that sickness comes the day after methotrexate, with the days on which it did not", () => {
    const thread = found.find(({ insight }) =>
      insight.startsWith("More days with nausea went together with methotrexate"),
    );
    expect(thread?.statistics?.lagDays).toBe(1);
    expect(thread?.evidence.contradicting.length).toBeGreaterThan(0);
    expect(keyDiscovery(found)).toEqual(thread);
    expect(keyDiscoveryText(found)).toContain(thread?.insight);
  });

  it("tell that pain was higher the day after a double class, in her own words", () => {
    const thread = found.find(({ insight }) => insight.startsWith("More pain went together with “double class”"));
    expect(thread?.insight).toContain("on the next day");
    expect(thread?.evidence.supporting.map(({ quote }) => quote)).toContain("Double class");
    expect(thread?.evidence.contradicting.length).toBeGreaterThan(0);
  });

  it("say the same numbers as the charts", () => {
    const months = monthlyMeans(trendData);
    const [first, last] = [months[0], months.at(-1)];
    const said = (before = 0, after = 0) =>
      `${before.toFixed(1)} on average at the beginning, ${after.toFixed(1)} at the end`;
    expect(insights.find((insight) => insight.startsWith("Pain fell"))).toContain(
      said(first?.painLevel, last?.painLevel),
    );
    expect(insights.find((insight) => insight.startsWith("Mobility rose"))).toContain(
      said(first?.mobilityScore, last?.mobilityScore),
    );
  });

  it("never take folic acid for what the hour of prednisolone may have done: they changed together, and it is said", () => {
    const sleep = found.filter(({ kind, insight }) => kind === "treatment" && insight.includes("folic acid"));
    // Beside the slow course of her sleep the step is not sure enough to be told; where it is, both are named.
    for (const { insight, warnings } of sleep) {
      expect(insight).toContain("folic acid and prednisolone in the morning");
      expect(warnings?.join()).toContain("cannot tell them apart");
    }
    expect(sleep.length).toBeLessThanOrEqual(1);
  });

  it("say what went together, never what caused it", () => {
    const words = found.flatMap(({ insight, clinicalRelevance, recommendedAction, why = [] }) => [
      insight,
      clinicalRelevance,
      recommendedAction,
      ...why,
    ]);
    expect(words.join(" ")).not.toMatch(/\bcaus|\bbecause of\b|\bdue to\b|\bled to\b|\bthanks to\b|\byou should\b/i);
  });

  it("quote the files to the letter, on both sides", () => {
    const texts = new Map(
      files.flatMap(({ document, reading }) =>
        (reading?.pages ?? []).map(({ number, text }): [string, string] => [`${document.id} ${number}`, text]),
      ),
    );
    for (const { evidence, relatedDocuments } of found) {
      expect(evidence.supporting.length).toBeGreaterThan(0);
      for (const citation of [...evidence.supporting, ...evidence.contradicting]) {
        const { documentId, page, start, end, quote, originalFilename } = citation;
        expect(texts.get(`${documentId} ${page}`)?.slice(start, end)).toBe(quote);
        expect(relatedDocuments).toContain(originalFilename);
      }
    }
  });

  it("say what was looked for and came to nothing, and never of what is shown", () => {
    expect(notFound.some((sentence) => sentence.startsWith("Pain: no pattern with"))).toBe(true);
    expect(notFound.find((sentence) => sentence.startsWith("Sleep quality"))).not.toContain("folic acid");
  });

  it("vanish with the days that they rest on", () => {
    const withoutDiaries = files.filter(({ document }) => document.kind !== "diary");
    expect(measuredThreads(findDemoThreads(withoutDiaries).found).length).toBeLessThan(2);
  });
});
