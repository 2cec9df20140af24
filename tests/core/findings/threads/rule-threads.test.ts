import { describe, expect, it } from "vitest";
import { ruleCases } from "../../../eval/simulate/rule-cases.ts";
import { ruleThreadsOf } from "../../../eval/threads/rule-score.ts";

/** One of each name. Allergies on the line of their label are not read yet: the evaluation counts those, here the rules are judged. */
const cases = [
  ...new Map(
    ruleCases(17, 29 * 8)
      .filter(({ documents }) => documents.every(({ text }) => !/^Allergies: /m.test(text)))
      .map((each) => [each.name, each]),
  ).values(),
];

describe("rule threads", () => {
  it("have a case of each name", () => {
    expect(cases).toHaveLength(29);
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
