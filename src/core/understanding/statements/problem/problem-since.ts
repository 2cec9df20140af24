import type { ClinicalDate } from "#core/domain/fact.ts";
import { resultDatesIn } from "#core/understanding/statements/result/result-dates.ts";
import type { StatementSource } from "#core/understanding/statements/statement-source.ts";
import type { Surroundings } from "./problem-assertion.ts";

/** "Since 2011", "(dx 06/2023)", "(2016)": when a condition was found or began. */
export function sinceIn(source: StatementSource, { after }: Surroundings): ClinicalDate | undefined {
  const near = after.slice(0, 48);
  const led = /^[^.;]{0,20}?(?:\b(?:since|dx'?d?|diagnosed|from|in|first|new)\b:?\s*|\()/i.exec(near);
  if (led === null) return undefined;
  const [date] = resultDatesIn(source, near, 0);
  if (date !== undefined && date.start <= led[0].length + 10) return { date: date.date, precision: date.precision };
  const year = /(?:since|dx|diagnosed|in|\()\s?((?:19|20)\d\d)\b/i.exec(near)?.[1];
  return year === undefined ? undefined : { date: year, precision: "year" };
}
