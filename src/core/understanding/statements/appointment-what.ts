import type { AppointmentDay } from "./appointment-days.ts";
import { isSentStamp, namesOnlyMedium, withoutAddress } from "./appointment-words.ts";
import type { PlacedDay } from "./replaced-days.ts";
import type { StatementSource } from "./statement-source.ts";

/** Roles of passages that tell of no appointment. */
export const skippedRoles: ReadonlySet<string> = new Set([
  "leaflet",
  "results",
  "copied-forward",
  "patient",
  "letterhead",
  "addressee",
  "family-history",
  "imaging-findings",
  "date",
]);

/** The sentence or line that a day stands in. */
export function clauseOf(text: string, { start, end }: AppointmentDay): string {
  let from = Math.max(0, start - 140);
  for (const match of text.slice(from, start).matchAll(/[.;]\s+(?=\p{Lu})/gu))
    from = Math.max(from, Math.max(0, start - 140) + match.index + 1);
  const stop = /[;]|\.\s/.exec(text.slice(end))?.index;
  return text.slice(from, Math.min(text.length, end + (stop ?? 120), end + 120)).replace(/\s+/g, " ");
}

/** What happens on the day: the words beside it; of a line that is but a day, those of the line above and below. */
export function whatOf(source: StatementSource, { passage, index, day, off }: PlacedDay): string {
  const { passages, kind } = source.structure;
  const above = passages[index - 1];
  const below = passages[index + 1];
  if (passage.kind === "row") {
    const at = passage.cells.findIndex(
      ({ start, end }) => day.start + passage.start >= start && day.start + passage.start < end,
    );
    // In an export of messages the first cells say when one was sent, and by whom.
    const isSent = passage.cells.length > 2 && isSentStamp(passage.cells[0]?.text ?? "");
    const others = passage.cells
      .filter((_, cell) => cell !== at && !(isSent && cell < 2))
      .map(({ text }) => text)
      .filter((text) => !namesOnlyMedium(text));
    const undated = tidy(others.filter((text) => !/\d[/. -]\S{1,9}[/. -]\d{2}/.test(text)).join(" "));
    const cell = passage.cells[at];
    const shift = (cell?.start ?? passage.start) - passage.start;
    const own =
      cell === undefined ? "" : tidy(clauseOf(cell.text, { ...day, start: day.start - shift, end: day.end - shift }));
    if (isSent && own !== "") return own;
    // Of what is off the cell beside it tells what it was.
    if (off !== undefined && wordsIn(undated) >= 1) return undated;
    if (wordsIn(own.replace(bareWords, " ")) >= 2) return wordsIn(undated) >= 1 ? tidy(`${undated} ${own}`) : own;
    const dated = passage.cells.filter(({ text }) =>
      /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d|\d (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d[/-]\d{1,2}[/-]\d/i.test(
        text,
      ),
    ).length;
    if (dated >= 2 && wordsIn(undated) >= 2) return undated;
    if (dated >= 2 && above?.kind === "row" && above.cells.length === passage.cells.length)
      return tidy(above.cells[at]?.text ?? "");
    const said = tidy(others.join(" "));
    return kind === "appointment" || wordsIn(said) < 2
      ? tidy(`${above?.text ?? ""} ${said}`)
      : tidy(`${passage.cells[at]?.text ?? ""} ${said}`);
  }
  const said = tidy(clauseOf(passage.text, day));
  const bare =
    (/^(?:next|new date)\b/i.test(said) && wordsIn(said.replace(bareWords, " ")) < 3) ||
    wordsIn(said.replace(bareWords, " ")) < 1 ||
    wordsIn(said) < 2;
  if (kind !== "appointment" && !bare) return said;
  if (kind !== "appointment")
    return tidy(
      `${above !== undefined && !skippedRoles.has(above.role) && above.kind !== "heading" ? above.text : ""} ${said}`,
    );
  const beside = [above, below]
    .filter((one) => one !== undefined && !skippedRoles.has(one.role))
    .map((one) => one?.text ?? "");
  return tidy(`${beside[0] ?? ""} ${said} ${wordsIn(said) < 2 ? (beside[1] ?? "") : ""}`);
}

/** Words that say that something comes next, and not what. */
export const bareWords =
  /\b(?:next|visit|review|appointment|clinic|follow-?up|session|booked|see|me|you|again|come|date|new|due|moved|changed|to|at|on|with|the|and|is|in)\b/gi;

/** A day or a time, with the word that leads to it: "on 3 May at 10:20". */
const dayWords =
  /\b(?:(?:on|at) )?\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\b\.?,?|\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?(?: \d{4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2},?(?: \d{4})?|\d{1,4}[/-]\d{1,2}[/-]\d{1,4}|\d{1,2}[:.]\d{2} ?(?:am|pm|hrs)?|at (?=$|[.,]))/gi;

export function tidy(text: string): string {
  return (
    withoutAddress(text.replace(/\s+/g, " "))
      .replace(dayWords, " ")
      // The marks that stood around a day stand around nothing now.
      .replace(/\(\s*\)|(?<!\s)\s+(?=[.,;])|([:,;])(?:\s{0,4}[.,;]){1,12}(?=\s|$)/g, "$1")
      .replace(/^[\s.,;:)(–—•*-]+|(?<![\s,;:(–—-])[\s,;:(–—-]+$/g, "")
      .replace(/\s+/g, " ")
      .slice(0, 150)
      .trim()
  );
}

export function wordsIn(text: string): number {
  return (text.match(/\p{L}{3,}/gu) ?? []).length;
}
