import type { ChartOpenLoop } from "#core/domain/chart.ts";
import type { RequestStatement } from "#core/domain/statement.ts";
import { requestTopics } from "#core/understanding/statements/request-topics.ts";
import { type ChartSource, statementsOf } from "./chart-record.ts";

interface Said {
  statement: RequestStatement;
  date: string;
}

/** Longer ago than this, what was merely asked for is history. */
const stale = 540 * 86_400_000;

/** What was asked for and is not reported anywhere, or is said to be wanting, as the newest word on it has it. */
export function chartOpenLoops(source: ChartSource): ChartOpenLoop[] {
  const byTopic = new Map<string, Said[]>();
  for (const { statement, record } of statementsOf(source, "request")) {
    const date = statement.date?.date ?? record.dateOfCare?.date ?? "";
    byTopic.set(statement.what, [...(byTopic.get(statement.what) ?? []), { statement, date }]);
  }
  return [...byTopic].flatMap(([name, said]) => {
    const open = openOf(name, said, source);
    return open === undefined ? [] : [open];
  });
}

function openOf(name: string, said: readonly Said[], source: ChartSource): ChartOpenLoop | undefined {
  const ordered = [...said].sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  const wanting = ordered.filter(({ statement }) => statement.state !== "done");
  const last = wanting.at(-1);
  if (last === undefined) return undefined;
  const explicit = last.statement.state === "not-done" || last.statement.state === "pending";
  const closed = ordered.some(
    ({ statement, date }) =>
      statement.state === "done" && (explicit ? date > last.date : date >= last.date && statement !== last.statement),
  );
  if (closed || hasResult(name, last, source) || isBooked(name, source)) return undefined;
  const due = last.statement.dueBy?.date;
  if (!explicit && due !== undefined && due > source.today) return undefined;
  if (!explicit && Date.parse(source.today) - Date.parse(last.date) > stale) return undefined;
  const first = wanting[0] ?? last;
  return {
    what: `${name}: ${last.statement.reason ?? ""}`.slice(0, 200),
    ...(first.date === "" ? {} : { asked: first.date }),
    ...(due === undefined ? {} : { dueBy: due }),
    citations: [...last.statement.citations, ...(first === last ? [] : first.statement.citations)],
  };
}

/** A result of that name, measured after it was asked for. */
function hasResult(name: string, { date, statement }: Said, source: ChartSource): boolean {
  const words = requestTopics.find((topic) => topic.name === name)?.words;
  if (words === undefined) return false;
  return statementsOf(source, "result").some(({ statement: result, record }) => {
    const measured = result.date?.date ?? record.dateOfCare?.date ?? "";
    return (
      measured > date &&
      result.documentId !== statement.documentId &&
      (words.test(result.name) || words.test(result.printedName))
    );
  });
}

function isBooked(name: string, source: ChartSource): boolean {
  const words = requestTopics.find((topic) => topic.name === name)?.words;
  return (
    words !== undefined &&
    statementsOf(source, "appointment").some(
      ({ statement }) =>
        statement.status === "booked" && statement.on.date >= source.today && words.test(statement.what),
    )
  );
}
