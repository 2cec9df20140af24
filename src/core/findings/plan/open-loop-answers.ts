import type { ChartOpenLoop } from "#core/domain/chart.ts";
import type { CitedSentence } from "#core/domain/citation.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { bookedAppointments, nameOfAppointment } from "./appointment-answers.ts";
import { onDay, weekdayAndDate } from "./day-words.ts";
import { namesIt } from "./near-name.ts";
import { type Composed, inWords, onOneLine, type PlanSource, quoted, say, shortened } from "./plan-source.ts";

const longestThing = 16;

/** All that was asked for and is not reported as done, past due marked; where asked, what is booked besides. */
export function answerOutstanding(plain: string, source: PlanSource): Composed {
  const { openLoops, asOf } = source.chart;
  const sorted = [...openLoops].sort((one, other) => ((one.asked ?? "") < (other.asked ?? "") ? 1 : -1));
  const comes = /\b(?:appointments?|visits?|to come|waiting|follow-?ups?|due)\b/.test(plain)
    ? bookedAppointments(source).slice(0, 5)
    : [];
  if (sorted.length + comes.length === 0) return undefined;
  const items = asOneWhereOneQuote(sorted).map((loops) => loopSentence(loops, asOf));
  const booked =
    comes.length === 0
      ? []
      : [
          say(
            `Booked: ${comes.map((one) => `${nameOfAppointment(one)}, ${dateInWords(one.date)}`).join("; ")}.`,
            ...comes.map(({ citations }) => citations),
          ),
        ];
  return items.length === 0 ? booked : [openList(items), ...items, ...booked];
}

/** What opens the list of what is open. */
export function openList(items: readonly CitedSentence[]): CitedSentence {
  return say(
    `Your records do not show ${items.length === 1 ? "this" : "these things"} as done:`,
    ...items.map(({ citations }) => citations.slice(0, 1)),
  );
}

/** Several tests that one line asks for are told together. */
function asOneWhereOneQuote(loops: readonly ChartOpenLoop[]): ChartOpenLoop[][] {
  const byPlace = new Map<string, ChartOpenLoop[]>();
  for (const loop of loops) {
    const [place] = loop.citations;
    const key = `${place?.documentId}/${place?.page}/${place?.start}`;
    byPlace.set(key, [...(byPlace.get(key) ?? []), loop]);
  }
  return [...byPlace.values()];
}

function loopSentence(loops: readonly ChartOpenLoop[], today: string): CitedSentence {
  const asked = loops[0]?.asked;
  const dueBy = loops.find((loop) => loop.dueBy !== undefined)?.dueBy;
  const [, words] = namedThing(loops[0]?.what ?? "");
  const names = loops.map(({ what }) => namedThing(what)[0]);
  const what = words === undefined ? inWords(names) : `${inWords(names)}: ${words}`;
  const citations = loops.flatMap((loop) => loop.citations);
  const when = asked === undefined ? "" : ` (asked for ${onDay(asked)})`;
  const due =
    dueBy === undefined
      ? ""
      : dueBy < today.slice(0, dueBy.length)
        ? `, past due since ${dateInWords(dueBy)}`
        : `, due by ${dateInWords(dueBy)}`;
  return say(`${capital(what)}${when}${due}.`, citations);
}

/** "Genetic test: “discussed, not ordered”": what is asked for, and the record's words for it. */
function inRecordsWords(what: string, most = longestThing): string {
  const [name, words] = namedThing(what, most);
  return words === undefined ? name : `${name}: ${words}`;
}

function namedThing(what: string, most = longestThing): [name: string, words: string | undefined] {
  const [, name, words] = /^([^:]{2,40}): (.+)$/.exec(onOneLine(what)) ?? [];
  return name === undefined || words === undefined
    ? [shortened(what, most), undefined]
    : [name, `“${shortened(words, most)}”`];
}

/** Whether one thing was done: only where it stands open, which is a plain "no". */
export function answerDoneYet(plain: string, source: PlanSource): Composed {
  const words = (plain.match(/[\p{L}\p{N}-]+/gu) ?? []).filter((word) => word.length > 2 && !idle.has(word));
  const scored = source.chart.openLoops
    .map((loop) => ({ loop, score: words.filter((word) => namesIt(word, loop.what)).length }))
    .filter(({ score }) => score > 0 && score >= Math.ceil(words.length / 2))
    .sort((one, other) => other.score - one.score);
  const [best] = scored;
  if (best === undefined) return undefined;
  const booked = source.chart.appointments.find(
    ({ what, status, date }) =>
      status === "booked" && date >= source.chart.asOf && words.some((word) => namesIt(word, what)),
  );
  const { what, asked, citations } = best.loop;
  const quote = quoted(source, citations);
  return [
    say(
      `No, your records do not show it as done: ${inRecordsWords(what, 40)}${asked === undefined ? "" : `, asked for ${onDay(asked)}`}.`,
      citations,
    ),
    ...(booked === undefined ? [] : [say(`It is booked for ${weekdayAndDate(booked.date)}.`, booked.citations)]),
    ...(quote === undefined ? [] : [quote]),
  ];
}

const idle = new Set(
  "has have was were been did does the test tests that this done ever yet come back get got they anyone anybody repeat repeated again scan check checked blood bloods result results for and are with from after since all".split(
    " ",
  ),
);

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
