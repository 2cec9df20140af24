import { bounded, longestQuestion } from "#core/domain/bounded-text.ts";
import type { Chart, ChartAppointment, ChartPerson } from "#core/domain/chart.ts";
import { stopWords } from "#core/findings/answers/stop-words.ts";
import { careLinesIn } from "#core/understanding/vocabulary/care-words.ts";
import { relations } from "./asked-person.ts";
import { namesIt } from "./near-name.ts";

/** Words of asking for an appointment that say nothing about which. */
export const asking: ReadonlySet<string> = new Set(
  "when what whats which where who how is are was the a an my his her our their next appointment appointments date time times day see seeing do does did i he she we they have having go going back want wants me him her please pls and to with at for of in on due coming up all any upcoming there be booked it that this again people doctor dr clinic visit letter two different from now get getting number three still come will am carry bring take tests test dates meet".split(
    " ",
  ),
);
/** Words of a day, of its being moved and of how people talk: none of them says what an appointment is for. */
const ofChange =
  /^(?:mon|tues?|weds?|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?$|^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:[a-z]*)$|^\d+(?:st|nd|rd|th|am|pm)?$|^(?:moved?|moving|chang(?:e|ed|ing)|cancell?ed|rescheduled|resched|bumped|pushed|put|shifted|postponed|delayed|off|late|new|right|yeah|yes|no|na|ah|innit|then|earlier|before|after|old|originally|calend[ae]r|thought|think|supposed|meant|called|phoned|rang|said|says|wrote|written|start|starts|happening|happen|ahead|instead|already|actually|exactly|sure|okay|ok|madam|sir|man|lady|guy|people|folks?|mob|thing|hospital)$/;
const family = new RegExp(`^(?:${relations})$`);

export interface NamedAppointments {
  /** Those that fit best; all where nothing is named. */
  appointments: ChartAppointment[];
  /** What names them in the question. */
  words: string[];
  /** How much of that the best ones say, 0 to 1. */
  cover: number;
}

type People = readonly Pick<ChartPerson, "name" | "role" | "organisation">[];

/** The appointments that a question names by person, clinic, place or what is done there; all where it names nothing. */
export function namedAppointments(
  typedPlain: string,
  appointments: readonly ChartAppointment[],
  people: People = [],
): NamedAppointments {
  const plain = bounded(typedPlain, longestQuestion);
  const words = (plain.match(/[\p{L}\p{N}-]+/gu) ?? []).filter(
    (word) =>
      !asking.has(word) && !stopWords.has(word) && word.length > 1 && !ofChange.test(word) && !family.test(word),
  );
  if (words.length === 0) return { appointments: [...appointments], words, cover: 1 };
  const asked = careLinesIn(plain).map((line) => ({ line, seen: seenIn(line, people) }));
  const scored = appointments
    .map((appointment) => ({ appointment, ...fitOf(appointment, words, asked, plain) }))
    .filter(({ score }) => score > 0);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const chosen = scored.filter(({ score }) => score === best);
  return {
    appointments: chosen.map(({ appointment }) => appointment),
    words,
    cover: Math.max(0, ...chosen.map(({ cover }) => cover)),
  };
}

/** How much of what names an appointment it has to say. */
export const leastCover = 0.5;

/** The appointments to come that a question names beyond doubt; none where it might be about something else. */
export function surelyNamed(plain: string, { appointments, asOf, people }: Chart): ChartAppointment[] {
  const ahead = appointments.filter(({ status, date }) => status === "booked" && date >= asOf.slice(0, date.length));
  const { appointments: named, words, cover } = namedAppointments(plain, ahead, people);
  return words.length > 0 && cover >= leastCover ? named : [];
}

/** A line of `careWords` that is asked for, and the family names of those who do that. */
interface AskedLine {
  line: number;
  seen: string[];
}

function seenIn(line: number, people: People): string[] {
  return people
    .filter(({ role, organisation }) => careLinesIn(role ?? organisation ?? "").includes(line))
    .flatMap(
      ({ name }) =>
        name
          .toLowerCase()
          .match(/\p{L}{3,}/gu)
          ?.at(-1) ?? [],
    );
}

/** Kinds of meeting, which tell one of a clinic from another: its scan from its visit. */
const kinds = ["clinic", "scan", "call", "phone", "video", "review", "check"];

/** What an appointment's own name says counts for more than the words beside it. */
function fitOf(
  { what, with: person, place, citations }: ChartAppointment,
  words: readonly string[],
  asked: readonly AskedLine[],
  plain: string,
): { score: number; cover: number } {
  const name = flat(`${what} ${person ?? ""} ${place ?? ""}`);
  const beside = flat(citations.map(({ quote }) => quote).join(" "));
  const [inName, inBeside] = [careLinesIn(name), careLinesIn(beside)];
  const byLine = new Map(
    asked.map(({ line, seen }) => {
      const near = inBeside.includes(line) || seen.some((one) => `${name} ${beside}`.includes(` ${one}`));
      return [line, inName.includes(line) ? 1.5 : near ? 0.75 : 0];
    }),
  );
  const perWord = words.map((word) => {
    const own = says(word, name) ? 2 : says(word, beside) ? 1 : 0;
    return Math.max(own, ...careLinesIn(word).map((line) => byLine.get(line) ?? 0));
  });
  const sum = perWord.reduce((total, one) => total + one, 0);
  const sameKind = kinds.filter((kind) => plain.includes(kind) && name.includes(kind)).length;
  return { score: sum === 0 ? 0 : sum + sameKind, cover: perWord.filter((one) => one > 0).length / words.length };
}

/** "PulmRehab" is two words. */
function flat(text: string): string {
  return ` ${text
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/\s+/g, " ")
    .toLowerCase()}`;
}

/** "Pre-op" is no "op". */
function says(word: string, text: string): boolean {
  if (word.length > 3) return namesIt(word, text) || text.includes(` ${word}`);
  return new Set(text.match(/[\p{L}\p{N}-]+/gu)).has(word) || (word.length === 3 && namesIt(word, text));
}
