import { describe, expect, it } from "vitest";
import { ruleCases } from "../../eval/simulate/rule-cases.ts";
import { ruleThreadsOf } from "../../eval/threads/rule-score.ts";

const cases = ruleCases(17, 29);

describe("rule threads", () => {
  it("have a case of each name", () => {
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });

  it.each(cases.map((each) => [each.name, each] as const))("%s", (_name, each) => {
    const threads = ruleThreadsOf(each);
    expect(threads.map(({ kind }) => kind)).toEqual(each.planted === undefined ? [] : [each.planted.kind]);
    for (const { insight, evidence } of threads) {
      expect(insight.toLowerCase()).toContain(each.planted?.about);
      expect(evidence.supporting.length).toBeGreaterThan(0);
      for (const { documentId, start, end, quote } of evidence.supporting) {
        expect(each.documents.find(({ id }) => id === documentId)?.text.slice(start, end)).toBe(quote);
      }
    }
  });
});
