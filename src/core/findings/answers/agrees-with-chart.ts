import type { Chart, ChartResult } from "#core/domain/chart.ts";
import type { Fact } from "#core/domain/fact.ts";
import { byDate, dayOf, isPatients } from "./draft.ts";
import type { Intent } from "./question.ts";

/** One value and its day, ISO 8601, cut to what is known. */
interface Told {
  number: number;
  day: string;
}

/**
 * Whether the chart, which is read apart from the facts, has the same first, last, highest or lowest value of a measurement. What two readers
 * of the same records see differently is told by none of them: the records' own words stand there.
 */
export function agreesWithChart(
  intent: Intent,
  name: string,
  facts: readonly Fact[],
  { results }: Pick<Chart, "results">,
): boolean {
  const wanted = picks[intent];
  const series = results.find((result) => result.name === name || result.name.startsWith(`${name} (`));
  if (wanted === undefined || series === undefined) return wanted === undefined;
  const own = facts
    .filter((fact) => isPatients(fact) && fact.number !== undefined)
    .sort(byDate)
    .map((fact) => ({ number: fact.number ?? 0, day: dayOf(fact) }));
  const charted = toldOf(series);
  return wanted.every((pick) => isSame(pick(own), pick(charted)));
}

function toldOf({ values }: ChartResult): Told[] {
  return values.flatMap(({ value, date }) => {
    // "5,9" is a decimal, "1,840" none.
    const number = Number(
      value
        .replace(/[<>\s]/g, "")
        .replace(/^(\d+),(\d{1,2})$/, "$1.$2")
        .replaceAll(",", ""),
    );
    return Number.isNaN(number) ? [] : [{ number, day: date }];
  });
}

const first = (list: readonly Told[]) => list[0];
const last = (list: readonly Told[]) => list.at(-1);
const highest = (list: readonly Told[]) => extreme(list, 1);
const lowest = (list: readonly Told[]) => extreme(list, -1);
const picks: Partial<Record<Intent, readonly ((list: readonly Told[]) => Told | undefined)[]>> = {
  latest: [last],
  trend: [first, last],
  onset: [first],
  highest: [highest],
  lowest: [lowest],
};

function extreme(list: readonly Told[], sign: 1 | -1): Told | undefined {
  return [...list].sort((one, other) => sign * (other.number - one.number))[0];
}

function isSame(one: Told | undefined, other: Told | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  if (one.day === "" || other.day === "") return false;
  return one.number === other.number && (one.day.startsWith(other.day) || other.day.startsWith(one.day));
}
