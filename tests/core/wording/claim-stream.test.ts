import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ClaimStream } from "#core/wording/claim-stream.ts";
import { claimsJson } from "../../support/scripted-model.ts";

function claimsIn(output: string) {
  return new ClaimStream().push(output);
}

describe("claims in a stream", () => {
  test("come out the moment that each is complete", () => {
    const stream = new ClaimStream();
    expect(stream.push('{"claims":[{"text":"Your CRP was 18 mg/L.","evid')).toEqual([]);
    expect(stream.push('ence":[1,2]},{"text":"Then')).toEqual([{ text: "Your CRP was 18 mg/L.", evidence: [1, 2] }]);
    expect(stream.unfinished).toBe("Then");
    expect(stream.push(' it fell.","evidence":[3]}]}')).toEqual([{ text: "Then it fell.", evidence: [3] }]);
    expect(stream.unfinished).toBe("");
  });

  test.each([
    ["words and a fence around it", 'Sure! Here:\n```json\n{"claims":[{"text":"A b.","evidence":[1]}]}\n```'],
    ["no object around the claims", '[{"text":"A b.","evidence":[1]}]'],
    ["a comma too many", '{"claims":[{"text":"A b.","evidence":[1,],},],}'],
    ["a number without a list", '{"claims":[{"text":"A b.","evidence":1}]}'],
    ["numbers as words", '{"claims":[{"text":"A b.","evidence":"[1]"}]}'],
    ["other names of the fields", '{"claims":[{"sentence":"A b.","sources":["1"]}]}'],
    ["a line break inside a text", '{"claims":[{"text":"A\nb.","evidence":[1]}]}'],
    ["an end that never comes", '{"claims":[{"text":"A b.","evidence":[1]},{"text":"C'],
    ["an apostrophe before it", 'It\'s "this": {"claims":[{"text":"A b.","evidence":[1]}]}'],
  ])("are read with %s", (_, output) => {
    expect(claimsIn(output)).toEqual([{ text: "A b.", evidence: [1] }]);
  });

  test("with braces and quotation marks in their words are read whole", () => {
    const text = 'The note says {"x": "y"} and \\ ends.';
    expect(claimsIn(JSON.stringify({ claims: [{ text, evidence: [1] }] }))).toEqual([{ text, evidence: [1] }]);
  });

  test.each([
    "",
    "I cannot help with that.",
    "{}",
    '{"claims":[]}',
    '{"text":""}',
    '{"text":5,"evidence":[1]}',
    "}{][",
  ])("are none in %j", (output) => {
    expect(claimsIn(output)).toEqual([]);
  });

  test("that name no evidence have none", () => {
    expect(claimsIn('{"claims":[{"text":"A b."}]}')).toEqual([{ text: "A b.", evidence: [] }]);
  });

  test("are the same wherever the pieces are cut", () => {
    const claim = fc.tuple(
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== ""),
      fc.integer({ min: 1, max: 9 }),
    );
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 4 }), fc.array(fc.nat(400)), (claims, cuts) => {
        const output = claimsJson(...claims);
        const stream = new ClaimStream();
        const places = [...new Set([0, ...cuts.filter((cut) => cut < output.length), output.length])].sort(
          (one, other) => one - other,
        );
        const read = places.flatMap((place, index) => stream.push(output.slice(place, places[index + 1])));
        expect(read).toEqual(
          claims.map(([text, number]) => ({ text: text.replace(/\s+/g, " ").trim(), evidence: [number] })),
        );
      }),
    );
  });

  test("never throw, whatever a model writes", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'{}[]",:\\abc1 text\n'.split("")) })), (pieces) => {
        const stream = new ClaimStream();
        for (const piece of pieces) {
          stream.push(piece);
          expect(typeof stream.unfinished).toBe("string");
        }
      }),
    );
  });
});
