import type { ChartDisagreement } from "#core/domain/chart.ts";
import type { CitedSentence } from "#core/domain/citation.ts";
import { nameOfRecord, type PlanSource, say, shortened } from "./plan-source.ts";

/** What the records say differently about one of these names: one sentence a disagreement. */
export function disagreementsAbout(
  names: readonly string[],
  source: PlanSource,
  part: "medicine" | "allergy" = "medicine",
): CitedSentence[][] {
  const wanted = names.map((name) => name.toLowerCase()).filter((name) => name.length > 2);
  return source.chart.disagreements
    .filter(({ about }) =>
      wanted.some((name) => about.toLowerCase().includes(name) || name.includes(about.toLowerCase())),
    )
    .filter(({ about }) => /^allerg/i.test(about) === (part === "allergy"))
    .map((one) => disagreementSentences(one, source));
}

export function disagreementSentences({ about, says }: ChartDisagreement, source: PlanSource): CitedSentence[] {
  const told = [...says].sort((one, other) => ((one.date ?? "") < (other.date ?? "") ? 1 : -1)).slice(0, 2);
  const parts = told.map(
    ({ text, citations }) => `${nameOfRecord(source, citations[0])} says “${shortened(text, 12)}”`,
  );
  return [
    say(
      `Your records disagree about ${about.replace(/^allergy: /i, "")}: ${parts.join("; ")}.`,
      ...told.map(({ citations }) => citations),
    ),
  ];
}
