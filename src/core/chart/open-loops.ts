import type { ChartOpenLoop } from "#core/domain/chart.ts";
import type { RequestStatement } from "#core/domain/statement.ts";
import { requestTopics } from "#core/understanding/statements/request-topics.ts";
import { type ChartSource, statementsOf } from "./chart-record.ts";

interface Said {
  statement: RequestStatement;
  date: string;
}

const day = 86_400_000;
/** Longer ago than this, what was asked for is history. */
const stale = 540 * day;
/** What is asked for in a record's own words is told as done in others that nothing links to it: it is held open for so long. */
const staleInOwnWords = 200 * day;

/** What was asked for and is not reported anywhere, or is said to be wanting, as the newest word on it has it. */
export function chartOpenLoops(source: ChartSource): ChartOpenLoop[] {
  const said = statementsOf(source, "request").map(({ statement, record }) => ({
    statement,
    date: statement.date?.date ?? record.dateOfCare?.date ?? "",
  }));
  const byTopic = new Map<string, Said[]>();
  const inOwnWords: Said[] = [];
  for (const one of said) {
    const { what } = one.statement;
    if (topics.has(what)) byTopic.set(what, [...(byTopic.get(what) ?? []), one]);
    else inOwnWords.push(one);
  }
  return [
    ...[...byTopic].flatMap(([name, all]) => openOf(name, all, source) ?? []),
    ...sameThings(inOwnWords).flatMap((all) => openInOwnWords(all, source) ?? []),
  ];
}

const topics = new Map(requestTopics.map((topic) => [topic.name, topic]));

function inTime(said: readonly Said[]): Said[] {
  return [...said].sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

function isExplicit({ statement: { state } }: Said): boolean {
  return state === "not-done" || state === "pending";
}

function openOf(name: string, said: readonly Said[], source: ChartSource): ChartOpenLoop | undefined {
  const ordered = inTime(said);
  const wanting = ordered.filter(({ statement }) => statement.state !== "done");
  const last = wanting.at(-1);
  if (last === undefined) return undefined;
  const explicit = isExplicit(last);
  // What a record tells after it has asked is the answer; what it tells before is why it asks.
  const after = ordered.slice(ordered.indexOf(last) + 1);
  if (after.some(({ statement, date }) => statement.state === "done" && (!explicit || date > last.date)))
    return undefined;
  if (!explicit && wroteBack(name, last, source)) return undefined;
  const results = topics.get(name)?.results;
  if (results !== undefined && hasResult((result) => results.test(result), last, source)) return undefined;
  if (isOlder(last, stale, source)) return undefined;
  // What was done in between is no longer what was asked for first.
  const doneLast = ordered.slice(0, ordered.indexOf(last)).findLast(({ statement }) => statement.state === "done");
  const since =
    doneLast === undefined ? wanting : wanting.filter((one) => ordered.indexOf(one) > ordered.indexOf(doneLast));
  return asLoop(`${name}: ${last.statement.reason ?? ""}`, since[0] ?? last, last);
}

/** What two records ask for in words that they share is one thing. */
function sameThings(said: readonly Said[]): Said[][] {
  const groups: { words: Set<string>; said: Said[] }[] = [];
  for (const one of inTime(said)) {
    const words = one.statement.what.split(" ");
    const same = groups.find((group) => words.filter((word) => group.words.has(word)).length * 2 >= words.length);
    if (same === undefined) groups.push({ words: new Set(words), said: [one] });
    else {
      same.said.push(one);
      for (const word of words) same.words.add(word);
    }
  }
  return groups.map((group) => group.said);
}

function openInOwnWords(said: readonly Said[], source: ChartSource): ChartOpenLoop | undefined {
  const [first] = said;
  const last = said.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const names = last.statement.what.split(" ");
  if (isOlder(last, staleInOwnWords, source)) return undefined;
  const isNamed = (result: string) => {
    const printed = new Set(result.toLowerCase().match(/[\p{L}\p{N}-]{2,}/gu) ?? []);
    return names.some((name) => printed.has(name));
  };
  if (hasResult(isNamed, last, source) || (!isExplicit(last) && isBooked(names, last, source))) return undefined;
  return asLoop(last.statement.reason ?? last.statement.what, first, last);
}

function isOlder({ date }: Said, than: number, { today }: ChartSource): boolean {
  return Date.parse(today) - Date.parse(date) > than;
}

function asLoop(what: string, first: Said, last: Said): ChartOpenLoop {
  const due = last.statement.dueBy?.date;
  return {
    what: what.slice(0, 200),
    ...(first.date === "" ? {} : { asked: first.date }),
    ...(due === undefined ? {} : { dueBy: due }),
    citations: [...last.statement.citations, ...(first === last ? [] : first.statement.citations)],
  };
}

/** A day was given for what was asked for. */
function isBooked(names: readonly string[], { date }: Said, source: ChartSource): boolean {
  return statementsOf(source, "appointment").some(({ statement: { what, on, status } }) => {
    const said = new Set(what.toLowerCase().match(/[\p{L}\p{N}-]{4,}/gu) ?? []);
    return status !== "cancelled" && on.date > date && names.some((name) => said.has(name));
  });
}

/** The clinic that was asked to see somebody has written since. */
function wroteBack(name: string, { date }: Said, source: ChartSource): boolean {
  const words = topics.get(name)?.words;
  return statementsOf(source, "person").some(
    ({ statement: { organisation }, record }) =>
      organisation !== undefined && words?.test(organisation) && (record.dateOfCare?.date ?? "") > date,
  );
}

/** A result of that name, measured after it was asked for. */
function hasResult(isNamed: (name: string) => boolean, { date }: Said, source: ChartSource): boolean {
  return statementsOf(source, "result").some(({ statement: result, record }) => {
    const measured = result.date?.date ?? record.dateOfCare?.date ?? "";
    return measured > date && (isNamed(result.name) || isNamed(result.printedName));
  });
}
