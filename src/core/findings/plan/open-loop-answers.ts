import type { ChartOpenLoop } from "#core/domain/chart.ts";
import type { CitedSentence } from "#core/domain/citation.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { bookedAppointments, nameOfAppointment } from "./appointment-answers.ts";
import { onDay, weekdayAndDate } from "./day-words.ts";
import { namesIt } from "./near-name.ts";
import { type Composed, onOneLine, type PlanSource, quoted, say, shortened } from "./plan-source.ts";
import { specialties } from "./specialties.ts";

const mostShown = 8;
/** So long a list is still read; what is older is counted, not told. */
const mostWords = 78;
const longestThing = 16;

/** All that was asked for and is not reported as done, past due marked; where asked, what is booked besides. */
export function answerOutstanding(plain: string, source: PlanSource): Composed {
  const { openLoops, asOf } = source.chart;
  const sorted = [...openLoops].sort((one, other) => ((one.asked ?? "") < (other.asked ?? "") ? 1 : -1));
  const comes = /\b(?:appointments?|visits?|to come|waiting|follow-?ups?|due)\b/.test(plain)
    ? bookedAppointments(source).slice(0, 5)
    : [];
  if (sorted.length + comes.length === 0) return undefined;
  const sentences: CitedSentence[] = [];
  if (sorted.length > 0) {
    const shown = briefly(sorted.slice(0, mostShown).map((loop) => ({ loop, said: loopSentence(loop, asOf) })));
    sentences.push(
      say(
        `Your records do not show ${sorted.length === 1 ? "this" : "these things"} as done:`,
        ...shown.map(({ loop }) => loop.citations.slice(0, 1)),
      ),
    );
    for (const { said } of shown) sentences.push(said);
    const left = sorted.length - shown.length;
    const [next] = sorted.slice(shown.length);
    if (next !== undefined)
      sentences.push(say(`${left === 1 ? "An older one is" : "Older ones are"} left out here.`, next.citations));
  }
  if (comes.length > 0)
    sentences.push(
      say(
        `Booked: ${comes.map((one) => `${nameOfAppointment(one)}, ${dateInWords(one.date)}`).join("; ")}.`,
        ...comes.map(({ citations }) => citations),
      ),
    );
  return sentences;
}

/** As many of the newest as a reader follows. */
function briefly<Told extends { said: CitedSentence }>(told: readonly Told[]): Told[] {
  let words = 0;
  return told.filter(({ said }, at) => {
    words += said.text.split(" ").length;
    return at === 0 || words <= mostWords;
  });
}

function loopSentence({ what, asked, dueBy, citations }: ChartOpenLoop, today: string): CitedSentence {
  const when = asked === undefined ? "" : ` (asked for ${onDay(asked)})`;
  const due =
    dueBy === undefined
      ? ""
      : dueBy < today.slice(0, dueBy.length)
        ? `, past due since ${dateInWords(dueBy)}`
        : `, due by ${dateInWords(dueBy)}`;
  return say(`${capital(inRecordsWords(what))}${when}${due}.`, citations);
}

/** "Genetic test: “discussed, not ordered”": what is asked for, and the record's words for it. */
function inRecordsWords(what: string, most = longestThing): string {
  const [, name, words] = /^([^:]{2,40}): (.+)$/.exec(onOneLine(what)) ?? [];
  return name === undefined || words === undefined ? shortened(what, most) : `${name}: “${shortened(words, most)}”`;
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

/** Open things of one clinic or kind, for questions that name it. */
export function loopsAbout(plain: string, loops: readonly ChartOpenLoop[]): ChartOpenLoop[] {
  const lines = specialties.filter((line) => line.some((way) => new RegExp(`\\b${way}`).test(plain)));
  return loops.filter(({ what }) => lines.some((line) => line.some((way) => new RegExp(`\\b${way}`, "i").test(what))));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
