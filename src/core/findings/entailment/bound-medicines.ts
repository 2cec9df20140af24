import type { MedicationStatement } from "#core/domain/statement.ts";
import type { Unfounded } from "./built-sentence.ts";
import { datesWithin } from "./dates-within.ts";
import { conceptsIn, datesOf } from "./evidence.ts";
import { flatText } from "./sentence-words.ts";

interface Claim {
  said: RegExp;
  /** Whether a statement says it. */
  holds(statement: MedicationStatement): boolean;
  /** Whether the statement's day is the day on which it became so; left out: it is. */
  tellsWhen?(statement: MedicationStatement): boolean;
}

const changes =
  (...named: MedicationStatement["change"][]) =>
  ({ change }: MedicationStatement) =>
    named.includes(change);

const isOver = (statement: MedicationStatement) =>
  changes("stopped", "finished", "not-taking", "given-once", "declined")(statement) ||
  ["denied", "historical", "resolved", "contraindicated", "declined"].includes(statement.assertion) ||
  isPast(statement);
/** It ended on a day that is over; one that is to come ends nothing yet. */
const isPast = ({ until, date }: MedicationStatement) =>
  until !== undefined && until.date <= (date?.date ?? until.date);
const isTaken = (statement: MedicationStatement) =>
  ["affirmed", "planned"].includes(statement.assertion) &&
  !changes("stopped", "finished", "held", "not-taking", "declined")(statement);

/** What our sentences say became of a medicine. */
const claims: readonly Claim[] = [
  {
    said: /\b(?:was|to be|be) stopped\b|\bstopped your\b|\bcame to its end\b|\bended your\b/i,
    holds: isOver,
    // "As she no longer takes it" was written that day; it was stopped on another.
    tellsWhen: ({ change, until }) => change !== "not-taking" || until !== undefined,
  },
  { said: /\b(?:is|was|to be|be) paused\b|\bpaused your\b|\bon hold\b/i, holds: changes("held") },
  { said: /\bstarted again\b/i, holds: changes("restarted", "started") },
  { said: /\b(?:was )?started\b(?! again)/i, holds: changes("started", "restarted", "changed") },
  { said: /\braised\b/i, holds: changes("increased", "changed") },
  { said: /\breduced\b/i, holds: changes("reduced", "changed") },
  { said: /\b(?:was changed|changed your)\b/i, holds: changes("changed", "increased", "reduced", "started") },
  { said: /\bwas continued\b|\bcontinued your\b/i, holds: changes("continued", undefined) },
  {
    said: /\bplanned\b/i,
    holds: (statement) =>
      statement.assertion === "planned" || changes("planned", "considered")(statement) || statement.from !== undefined,
  },
  {
    said: /\bconsidered\b/i,
    holds: (statement) => changes("considered")(statement) || statement.assertion === "possible",
  },
  { said: /\bdeclined\b/i, holds: (statement) => changes("declined")(statement) || statement.assertion === "declined" },
  { said: /\bgiven once\b/i, holds: changes("given-once", "finished") },
  { said: /\bnoted (?:as not taken|that you do not take)\b/i, holds: (statement) => isOver(statement) },
  {
    said: /\bnot as something that you take\b/i,
    holds: (statement) =>
      isOver(statement) ||
      ["possible", "purpose-only", "conditional", "planned"].includes(statement.assertion) ||
      changes("considered", "planned")(statement),
  },
  {
    said: /\brecords have you on\b|\byou have been on\b|\bwhen you need it\b|^your (?:(?!\bwas\b).)+ is (?:now )?(?:\d|(?:once|twice|one|two|three|four|half|every)\b)|\bas something that you take\b(?<!not as something that you take)/i,
    holds: isTaken,
  },
];

/** The status, the medicine, its day and who decided it stand in one statement. */
export function boundMedicines(
  text: string,
  whole: string,
  statements: readonly MedicationStatement[],
): { found: Unfounded[]; isAbout: boolean } {
  if (statements.length === 0) return { found: [], isAbout: false };
  const found: Unfounded[] = [];
  const named = medicinesIn(text, statements);
  const about = statements.filter((statement) => named.own.size === 0 || named.own.has(statement));
  for (const { said, holds, tellsWhen = () => true } of claims) {
    const words = said.exec(text)?.[0];
    if (words === undefined) continue;
    found.push(...named.others.map((name) => ({ kind: "name" as const, text: name })));
    const saying = about.filter(holds);
    if (saying.length === 0) {
      found.push({ kind: "status", text: words });
      continue;
    }
    const day = datesWithin(/ (?:on|in) \d.*$| in [A-Z].*$/.exec(text)?.[0] ?? "")[0];
    const then =
      day === undefined || /\bis to be\b|\bplanned\b/.test(text)
        ? saying
        : saying.filter((one) => tellsWhen(one) && datesOf(one).some((date) => date.startsWith(day.iso)));
    if (then.length === 0) {
      found.push({ kind: "date", text: day?.printed ?? words });
      continue;
    }
    const given = /\(reason given: “([^”]+?)(?: …)?”\)/.exec(whole)?.[1];
    if (given !== undefined && !then.some(({ reason = "" }) => flatText(reason).includes(flatText(given))))
      found.push({ kind: "reason", text: given });
    const actor = actorOf(text);
    const deciders = then.flatMap(({ by }) => by ?? []);
    if (actor !== undefined && !deciders.some((by) => sharesAWord(actor, by)))
      found.push({ kind: "person", text: actor });
  }
  const amounts = new Set(about.flatMap((one) => [...amountsOf(one)]));
  if (named.own.size > 0)
    for (const [amount, number = ""] of text.matchAll(doseIn))
      if (!amounts.has(withoutMark(number.replace(/,(?=\d{3})/g, "")))) found.push({ kind: "number", text: amount });
  const frequency = frequencyIn.exec(text)?.[0].toLowerCase();
  if (frequency !== undefined && !statements.some((one) => saysOften(one, frequency)))
    found.push({ kind: "number", text: frequency });
  return { found, isAbout: named.own.size > 0 };
}

const doseIn =
  /(?<![\d.,/–-])(\d[\d.,]*(?:\/\d[\d.,]*)+|\d[\d.,]*(?= ?(?:mg|g|mcg|micrograms?|ml|units?|IU)\b(?!\/)))/gi;

/** The numbers that a statement and its places print, but for those of how often: "q6h" is no six milligrams. */
function amountsOf({ dose, citations }: MedicationStatement): Set<string> {
  const text = [dose ?? "", ...citations.map(({ quote }) => quote)]
    .join(" | ")
    .replace(/,(?=\d{3})/g, "")
    .replace(/\bq\d{1,3}h?\b|\bevery \d{1,3}\b|\b\d{1,3} ?(?:x|times)\b/gi, " ");
  const printed = (text.match(/\d[\d.,/]*/g) ?? []).map(withoutMark);
  return new Set(printed.flatMap((number) => [number, ...number.split("/")]));
}

function withoutMark(number: string): string {
  return number.replace(/(?<![.,/])[.,/]+$/, "");
}

const frequencyIn =
  /\b(?:once|twice|three times|four times|five times|six times) a (?:day|week|month|year)\b|\bevery (?:other day|\d+ (?:hours|days|weeks|months))\b/i;

function saysOften({ frequency, citations }: MedicationStatement, words: string): boolean {
  return (
    frequency?.toLowerCase().includes(words) === true || citations.some(({ quote }) => flatText(quote).includes(words))
  );
}

/** Who did it, at the sentence's beginning: "Dr Tran stopped your …". */
function actorOf(text: string): string | undefined {
  const actor =
    /^(?:(?:Yes|No|Not yet)[^.]*\. )?([^.:]{2,40}?) (?:stopped|paused|started|raised|reduced|changed|continued|ended|gave|planned|considered|noted that you declined|noted that you do not take)\b.* ?\byour?\b/.exec(
      text,
    )?.[1];
  return actor === undefined || /^(?:Your|It|The)\b/.test(actor)
    ? undefined
    : actor === "You"
      ? "patient self you"
      : actor;
}

function sharesAWord(one: string, other: string): boolean {
  const words = (text: string) =>
    (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).filter(
      (word) => !/^(?:dr|prof|mr|mrs|ms|miss|the|sister|nurse)$/.test(word),
    );
  const theirs = new Set(words(other));
  return words(one).some((word) => theirs.has(word)) || words(one).length === 0;
}

/** Which of the cited statements the sentence's medicine is of; `others` are medicines that no cited statement is about. */
function medicinesIn(
  text: string,
  statements: readonly MedicationStatement[],
): { own: Set<MedicationStatement>; others: string[] } {
  const said = flatText(
    text.replace(/, (?:because|due to|as|for|after|owing to|given|on account|following)\b.*$/i, " "),
  );
  const own = new Set(statements.filter(({ name, printedName }) => says(said, name) || says(said, printedName)));
  const concepts = [...new Set(medicineNames(said))];
  const known = new Set(
    statements.flatMap(({ name, printedName }) => [
      name.toLowerCase(),
      ...medicineNames(name),
      ...medicineNames(printedName),
    ]),
  );
  for (const statement of statements)
    if (
      concepts.some(
        (concept) => concept === statement.name.toLowerCase() || medicineNames(statement.printedName).includes(concept),
      )
    )
      own.add(statement);
  return {
    own,
    others: concepts.filter((concept) => ![...known].some((name) => name.includes(concept) || concept.includes(name))),
  };
}

function says(text: string, name: string): boolean {
  return (
    name.length > 2 &&
    new RegExp(`(?<!\\p{L})${flatText(name).replace(/[.*+?^$()|[\]\\/{}]/g, "\\$&")}(?!\\p{L})`, "u").test(text)
  );
}

function medicineNames(text: string): string[] {
  return conceptsIn(text, "medication");
}
