import { bounded, longestQuestion } from "#core/domain/bounded-text.ts";
import type { ChartAppointment } from "#core/domain/chart.ts";
import { stopWords } from "#core/findings/answers/stop-words.ts";
import { namesIt } from "./near-name.ts";
import { specialties } from "./specialties.ts";

/** Words of asking for an appointment that say nothing about which. */
export const asking: ReadonlySet<string> = new Set(
  "when what whats which where who how is are was the a an my his her our their next appointment appointments date time day see seeing do does did i he she we they have having go going back want wants me him her please pls and to with at for of in on due coming up all any upcoming there be booked it that this again people doctor dr clinic visit letter two different from now get getting number three still come will am carry bring take tests test dates meet".split(
    " ",
  ),
);

/** The appointments that a question names by person, clinic, place or what is done there; all where it names nothing. */
export function namedAppointments(
  typedPlain: string,
  appointments: readonly ChartAppointment[],
): { appointments: ChartAppointment[]; words: string[] } {
  const plain = bounded(typedPlain, longestQuestion);
  const words = (plain.match(/[\p{L}\p{N}-]+/gu) ?? []).filter(
    (word) => !asking.has(word) && !stopWords.has(word) && word.length > 1 && !/^\d+$/.test(word),
  );
  if (words.length === 0) return { appointments: [...appointments], words };
  const scored = appointments
    .map((appointment) => ({ appointment, score: fitOf(appointment, words, plain) }))
    .filter(({ score }) => score > 0);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return { appointments: scored.filter(({ score }) => score === best).map(({ appointment }) => appointment), words };
}

function fitOf({ what, with: person, place }: ChartAppointment, words: readonly string[], plain: string): number {
  const printed = ` ${what} ${person ?? ""} ${place ?? ""}`.toLowerCase();
  let score = 0;
  for (const word of words) if (namesIt(word, printed) || (word.length > 3 && printed.includes(` ${word}`))) score += 2;
  for (const line of specialties) {
    const asked = line.some((way) => new RegExp(`\\b${way}`).test(plain));
    if (asked && line.some((way) => new RegExp(`\\b${way}`).test(printed))) score += 1;
  }
  return score;
}
