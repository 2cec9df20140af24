import { expect, it } from "vitest";
import { isEntailed } from "#core/findings/entailment/entailed-sentences.ts";
import { sourceOfDemo } from "../../../eval/chart/mutation-rows.ts";
import { alterationKinds, alteredSentences, builtSentences } from "./altered-sentences.ts";

const count = 120;

it("catches one thing that is altered in a sentence about the demo's records, of every kind", () => {
  const source = sourceOfDemo();
  const sentences = builtSentences(source);
  expect(sentences.length).toBeGreaterThan(60);
  const altered = alteredSentences([{ source, sentences }], count, 15);
  const missed = altered.filter(({ sentence, text }) => isEntailed({ ...sentence, text }, source, source.chart.asOf));
  expect(missed.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([]);
  expect(altered).toHaveLength(count);
  for (const kind of alterationKinds)
    expect(
      altered.some((one) => one.kind === kind),
      kind,
    ).toBe(true);
}, 120_000);
