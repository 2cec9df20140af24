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
      `Your records disagree about ${subjectOf(about, told)}: ${parts.join("; ")}.`,
      ...told.map(({ citations }) => citations),
    ),
  ];
}

/** What they disagree about, as far as the two places name it: other records may call it by more names. */
function subjectOf(about: string, told: ChartDisagreement["says"]): string {
  const names = about.replace(/^allergy: /i, "").split(", ");
  const words = told.map(({ text }) => text.toLowerCase()).join(" ");
  const named = names.filter((name) => words.includes(name));
  return named.length > 0
    ? named.join(", ")
    : /^allergy/i.test(about) && names.length > 1
      ? "your allergies"
      : about.replace(/^allergy: /i, "");
}
