import type { AllergyStatement, AppointmentStatement, Statement } from "#core/domain/statement.ts";
import type { Unfounded } from "./built-sentence.ts";
import { datesWithin } from "./dates-within.ts";
import { flatText, rootOf, wordsOf } from "./sentence-words.ts";

const allergyClaims: readonly [said: RegExp, statuses: readonly AllergyStatement["status"][]][] = [
  [/\bnot allergic to\b/i, ["refuted"]],
  [/\bpossibl[ey]\b|\bnot certain\b/i, ["doubtful"]],
  [/\byou are allergic to\b|\bas an allergy\b(?<!possible allergy)/i, ["confirmed"]],
];

/** Whether an allergy is certain, possible or refuted, and to what. */
export function boundAllergies(text: string, statements: readonly AllergyStatement[]): Unfounded[] {
  const found: Unfounded[] = [];
  if (statements.length === 0) return found;
  for (const [said, statuses] of allergyClaims) {
    const words = said.exec(text)?.[0];
    if (words === undefined) continue;
    const holding = statements.filter(({ status }) => statuses.includes(status));
    if (holding.length === 0) found.push({ kind: "status", text: words });
    const name = /\ballergic to (.+?)(?:[:.]|, not certain)|\b(?:list|have) (.+?) as (?:an|a possible) allergy/
      .exec(text)
      ?.slice(1)
      .find((one) => one !== undefined);
    if (name !== undefined && !statements.some((one) => sharesAName(name, [one.name, one.printedName])))
      found.push({ kind: "name", text: name });
  }
  return found;
}

/** The day and what became of an appointment are one statement's. */
export function boundAppointments(text: string, statements: readonly AppointmentStatement[]): Unfounded[] {
  if (statements.length === 0 || !/\b(?:appointment|is on|booked|was (?:moved|cancelled))\b/i.test(text)) return [];
  const found: Unfounded[] = [];
  const days = datesWithin(text);
  const own = statements.filter(({ on }) => days.some(({ iso }) => on.date.startsWith(iso) || iso.startsWith(on.date)));
  const [, from = "", to = ""] = /\bwas moved from (.+?) to (.+)/i.exec(text) ?? [];
  if (to !== "") {
    const [old] = datesWithin(from);
    const [day] = datesWithin(to);
    const holds = statements.some(({ on, replaces }) => on.date === day?.iso && replaces === old?.iso);
    return holds ? [] : [{ kind: "status", text: "was moved" }];
  }
  const status = /\bwas (moved|cancelled)\b/.exec(text)?.[1];
  if (status !== undefined && !own.some((one) => one.status === status))
    found.push({ kind: "status", text: `was ${status}` });
  if (/\bis on\b/.test(text) && own.length === 0 && days[0] !== undefined)
    found.push({ kind: "date", text: days[0].printed });
  return found;
}

/** "Dr Tran is …", "Dr Tran; phone …": the name is that of the person whom the places tell of. */
export function boundPeople(text: string, statements: readonly Statement[]): Unfounded[] {
  const people = statements.flatMap((one) => (one.kind === "person" ? [one] : []));
  if (people.length === 0 || statements.some(({ kind }) => kind !== "person")) return [];
  const name = /^(.+?)(?: is |: |; phone )/.exec(text)?.[1];
  if (name === undefined) return [];
  const known = new Set(people.flatMap((one) => wordsOf(one.name)).map(rootOf));
  const strange = wordsOf(name).find((word) => !known.has(rootOf(word)));
  return strange === undefined ? [] : [{ kind: "person", text: strange }];
}

function sharesAName(said: string, names: readonly string[]): boolean {
  const words = new Set(names.flatMap((name) => wordsOf(flatText(name))).map(rootOf));
  return wordsOf(said).some((word) => words.has(rootOf(word)));
}
