import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { isoDay, weekdayNames } from "./day-number.ts";
import type { Pattern } from "./find-patterns.ts";
import { lagWords } from "./lags.ts";
import { type PlainLevels, plainLevels } from "./plain-levels.ts";
import type { TreatmentWarning } from "./treatment-warnings.ts";
import { isInterrupted } from "./treatments.ts";

const one = (value: number) => (Math.abs(value) >= 9.95 ? String(Math.round(value)) : value.toFixed(1));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

const share = (value: number) => Math.round(value * 100);

/** "8.4 on average before, 5.1 since", "in 12 of 100 days before, in 40 since". */
function between({ before, after }: PlainLevels, { outcome }: Pattern, names: readonly [string, string]): string {
  const [then, now] = names;
  if (outcome.scale === "event") {
    return `on ${share(before)} of 100 days ${then}, on ${share(after)} of 100 ${now}`;
  }
  const unit = outcome.unit === undefined || outcome.unit === "/10" ? "" : ` ${outcome.unit}`;
  const mean = (value: number) => value.toFixed(Math.abs(value) >= 100 ? 0 : 1);
  return `${mean(before)}${unit} on average ${then}, ${mean(after)}${unit} ${now}`;
}

function difference({ outcome, coefficient }: Pattern): string {
  const size = Math.abs(coefficient);
  const direction = coefficient > 0 ? "higher" : "lower";
  if (outcome.scale === "event") {
    return `${Math.round(Math.min(1, size) * 100)} in 100 ${coefficient > 0 ? "more" : "fewer"}`;
  }
  if (outcome.kind === "symptom" || outcome.unit === "/10" || outcome.unit === undefined) {
    return `${one(size)} ${one(size) === "1.0" ? "point" : "points"} ${direction}`;
  }
  return `${one(size)} ${outcome.unit} ${direction}`;
}

/** "More pain", "Lower ferritin", "Fewer days with nausea". */
function comparative({ outcome, coefficient }: Pattern): string {
  const more = coefficient > 0;
  if (outcome.scale === "event") return `${more ? "More" : "Fewer"} days with ${outcome.name}`;
  if (outcome.kind === "symptom") return `${more ? "More" : "Less"} ${outcome.name}`;
  return `${more ? "Higher" : "Lower"} ${outcome.name}`;
}

function daysAfter({ lagDays = 0, lagSpan }: Pattern): string {
  if (lagSpan !== undefined) return `days ${lagWords({ lagSpan }).replace(/^on /, "")}`;
  return lagDays === 0 ? "days with it" : lagDays === 1 ? "days after it" : `days that came ${lagDays} days later`;
}

/** The pattern in one plain sentence. It says what went together, never what caused what. */
export function patternSentence(pattern: Pattern): string {
  const { kind, outcome, other, treatment, coefficient } = pattern;
  const more = coefficient > 0;
  switch (kind) {
    case "treatment": {
      const levels = plainLevels(pattern);
      const start = treatment?.start;
      // What cannot be told apart is named together, whichever of them fits by a hair better.
      const others = pattern.warnings.flatMap((warning) => (warning.kind === "started-together" ? warning.others : []));
      const what = listed([treatment?.key ?? "", ...others]);
      const change = start === undefined ? "before it was stopped" : "since then";
      const numbers =
        levels === undefined
          ? `${difference(pattern)} on average ${change} than your other changes would explain`
          : between(
              levels,
              pattern,
              treatment !== undefined && isInterrupted(treatment)
                ? ["without it", "with it"]
                : start === undefined
                  ? ["until it was stopped", "afterwards"]
                  : ["before", "since"],
            );
      return `${comparative(pattern)} went together with ${what}: ${numbers}.`;
    }
    case "trigger": {
      if (pattern.warnings.some(({ kind: warned }) => warned === "taken-because")) {
        return `${capital(other?.name ?? "")} was taken more often on days with more ${outcome.name}: ${difference(pattern)} on average ${lagWords(pattern)}.`;
      }
      const exposure = other?.scale === "number" ? `more ${other.name}` : `${other?.name}`;
      const levels = plainLevels(pattern);
      const numbers =
        levels === undefined
          ? `${difference(pattern)} on average ${lagWords(pattern)}`
          : `on ${share(levels.after)} of 100 ${daysAfter(pattern)}, on ${share(levels.before)} of 100 other days`;
      return `${comparative(pattern)} went together with ${exposure}: ${numbers}.`;
    }
    case "together":
      return more
        ? `${capital(outcome.name)} and ${other?.name} went up and down together on the same days.`
        : `On days with more ${outcome.name} there was less ${other?.name}, and the other way round.`;
    case "trend": {
      const levels = plainLevels(pattern);
      const [from, to] = [outcome.days[0] ?? 0, outcome.days.at(-1) ?? 0].map((day) => dateInWords(isoDay(day)));
      const numbers =
        levels === undefined
          ? `${difference(pattern)} at the end, beside what your other changes explain`
          : between(levels, pattern, ["at the beginning", "at the end"]);
      return `${capital(outcome.name)} ${more ? "rose" : "fell"} from ${from} to ${to}: ${numbers}.`;
    }
    case "weekly": {
      const names = pattern.weekdays?.length === 2 ? "weekends" : `${weekdayNames[pattern.weekdays?.[0] ?? 0]}s`;
      return `${comparative(pattern)} went together with ${names}: ${difference(pattern)} on average than on other days.`;
    }
    case "monthly":
      return `${capital(outcome.name)} came and went in a rhythm of about ${Math.round(pattern.periodDays ?? 28)} days.`;
  }
}

/** "Why do I see this?" in three sentences: what was compared, how chance was dealt with, what speaks against it. */
export function patternReasons(pattern: Pattern, days: { agreeing: number; disagreeing: number }): string[] {
  const { n, tested, outcome, kind } = pattern;
  const measured = outcome.kind === "lab" || outcome.kind === "vital";
  return [
    `Your records tell of ${outcome.name} ${measured ? `${n} times` : `on ${plural(n, "day")}`}, and ${plural(tested, "pair")} of things in them were compared.`,
    "The confidence is the share of such findings that were true for simulated patients; days that resemble the day before, days left out, and the number of comparisons are counted in.",
    `${kind === "together" ? "They agreed" : "It was so"} on ${days.agreeing} of the ${plural(days.agreeing + days.disagreeing, "day")} that can show it and otherwise on ${days.disagreeing}; that two things go together does not tell why.`,
  ];
}

/** What else would explain it. */
export function warningSentence(warning: TreatmentWarning, pattern: Pattern): string {
  const name = pattern.outcome.name;
  switch (warning.kind) {
    case "started-at-a-peak":
      return `The change came at an unusual time for ${name}: what is far from usual often goes back by itself.`;
    case "slow-change":
      return `A slow change over these months, such as a season, would explain ${name} as well.`;
    case "season-possible":
      return `A season could explain a part of it: entries of a whole year would tell more about ${name}.`;
    case "taken-because":
      return `${capital(pattern.other?.name ?? "")} may have been taken because of ${name}: a bad day leads to it, and not the other way round.`;
    case "left-out-because":
      return `${capital(pattern.other?.name ?? "")} may have been left out because of ${name}: who feels worse does less.`;
    case "started-together":
      return `${capital(listed([pattern.treatment?.key ?? "", ...warning.others]))} changed within two weeks of each other, so your records cannot tell them apart.`;
  }
}

export function patternRelevance({ kind, treatment, outcome }: Pattern): string {
  switch (kind) {
    case "treatment":
      return `It may help to judge the change of ${treatment?.name} beside whatever else changed then.`;
    case "trigger":
      return `It may help to see what comes together with ${outcome.name}.`;
    case "together":
      return "Symptoms that come together may belong together.";
    case "trend":
      return `A change in ${outcome.name} over months is worth knowing at the next appointment.`;
    case "weekly":
    case "monthly":
      return "A rhythm may point to something that comes back with it, such as work, rest or a cycle.";
  }
}

/** Something to ask or to track, never a change of treatment. */
export function patternAction(pattern: Pattern, moreEntries: number | undefined): string {
  const { kind, outcome, other, treatment } = pattern;
  const track =
    moreEntries === undefined || moreEntries === 0
      ? ""
      : ` Keep writing: about ${plural(moreEntries, "more entry").replace("entrys", "entries")} would settle it.`;
  switch (kind) {
    case "treatment":
      return `Ask your doctor what they make of ${outcome.name} since the change of ${treatment?.name}.${track}`;
    case "trigger":
      return `Keep writing down ${other?.name} and ${outcome.name}, and ask your doctor whether it matters.${track}`;
    case "together":
      return `Ask your doctor whether ${outcome.name} and ${other?.name} may belong together.${track}`;
    case "trend":
      return `Show this to your doctor and ask what they make of it.${track}`;
    case "weekly":
    case "monthly":
      return `Write down what is different at those times, and ask your doctor about it.${track}`;
  }
}
