import type { ChartAppointment } from "#core/domain/chart.ts";
import type { AppointmentStatement } from "#core/domain/statement.ts";
import { type ChartSource, statementsOf } from "./chart-record.ts";
import { nameWords } from "./same-name.ts";

interface Said {
  statement: AppointmentStatement;
  recorded: string;
}

/** What is booked, what was moved or called off, and what has been: one appointment once, as the newest record has it. */
export function chartAppointments(source: ChartSource): ChartAppointment[] {
  const said: Said[] = statementsOf(source, "appointment").map(({ statement, record }) => ({
    statement: withoutPatient(statement, source),
    recorded: statement.date?.date ?? record.dateOfCare?.date ?? "",
  }));
  const byDay = new Map<string, Said[]>();
  for (const one of said) byDay.set(one.statement.on.date, [...(byDay.get(one.statement.on.date) ?? []), one]);
  const appointments = [...byDay.values()].flatMap((day) =>
    apart(day).map((same) => appointmentOf(same, said, source.today)),
  );
  return appointments.sort((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : one.what < other.what ? -1 : 1,
  );
}

/** "Mr Hill: blood gas Thursday": whom a message speaks to is not whom they see, as another record tells. */
function withoutPatient(statement: AppointmentStatement, { records }: ChartSource): AppointmentStatement {
  const { with: person, ...rest } = statement;
  if (person === undefined || !/^(?:Mr|Mrs|Ms|Miss|Mdm)\b/.test(person)) return statement;
  const words = nameWords(person);
  const isPatient = records.some(({ identity: { name } }) => {
    const own = nameWords(name ?? "");
    return words.length > 0 && words.every((word) => own.includes(word));
  });
  return isPatient ? rest : statement;
}

/** Statements of one day that speak of different appointments: other times, or nothing in common and both with a time. */
function apart(day: readonly Said[]): Said[][] {
  const groups: Said[][] = [];
  for (const one of day) {
    const held = groups.find((group) =>
      group.some(
        ({ statement }) =>
          statement.time === undefined || one.statement.time === undefined || statement.time === one.statement.time,
      ),
    );
    if (held === undefined) groups.push([one]);
    else held.push(one);
  }
  return groups;
}

function appointmentOf(same: readonly Said[], all: readonly Said[], today: string): ChartAppointment {
  const newest = [...same].sort((one, other) =>
    one.recorded > other.recorded ? -1 : one.recorded < other.recorded ? 1 : 0,
  );
  const latest = newest[0]?.statement ?? same[0]?.statement;
  if (latest === undefined) throw new Error("An appointment rests on statements.");
  const ended = newest.find(({ statement }) => statement.status === "moved" || statement.status === "cancelled")
    ?.statement.status;
  const date = latest.on.date;
  const status = ended ?? (isReplaced(newest[0], all) ? "moved" : date < today ? "past" : "booked");
  const time = newest.find(({ statement }) => statement.time !== undefined)?.statement.time;
  const replaces = newest.find(({ statement }) => statement.replaces !== undefined)?.statement.replaces;
  // What came in the place of another is called what that one was, where the notice only says "your appointment".
  const replaced = all.filter(({ statement }) => statement.on.date === replaces && statement.status === "booked");
  const told = [...newest, ...replaced];
  const person = told.find(({ statement }) => statement.with !== undefined)?.statement.with;
  const named = [...new Set(newest.map(({ statement }) => statement.what))];
  const what = [...named.filter((one) => !isBare(one)), ...replaced.map(({ statement }) => statement.what), ...named]
    .filter((one, index, every) => every.indexOf(one) === index)
    .slice(0, 2)
    .join("; ");
  return {
    date,
    what,
    status: status === "attended" ? "past" : status,
    ...(time === undefined ? {} : { time }),
    ...(person === undefined ? {} : { with: person }),
    ...(replaces === undefined ? {} : { replaces }),
    citations: [...newest.slice(0, 3), ...replaced.slice(0, 1)].flatMap(({ statement }) => statement.citations),
  };
}

/** A later record gives the same thing a new day, and says so, before this one came. */
function isReplaced(one: Said | undefined, all: readonly Said[]): boolean {
  if (one === undefined) return false;
  const words = keywords(one.statement.what);
  return all.some(
    ({ statement, recorded }) =>
      statement.status === "booked" &&
      statement.reason === "moved" &&
      recorded > one.recorded &&
      recorded <= one.statement.on.date &&
      statement.on.date > one.statement.on.date &&
      keywords(statement.what).some((word) => words.includes(word)),
  );
}

const common = new Set([
  "appointment",
  "clinic",
  "review",
  "next",
  "booked",
  "please",
  "with",
  "date",
  "hospital",
  "after",
  "before",
  "phone",
  "appts",
  "booking",
]);

/** Words that say that something is booked, and not what. */
function isBare(what: string): boolean {
  return keywords(what.replace(changing, " ")).length === 0;
}

const changing =
  /\b(?:your|changed|moved|rescheduled|cancell?ed|postponed|regret|sorry|visits?|office|suite|because)\b/gi;

function keywords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter((word) => !common.has(word));
}
