import type { ChartProblem } from "#core/domain/chart.ts";
import type { LineRole } from "#core/domain/line-role.ts";
import type { ProblemStatement } from "#core/domain/statement.ts";
import { shiftDate } from "#core/understanding/facts/calendar.ts";
import { isAcute } from "#core/understanding/vocabulary/acute-problems.ts";
import { type ChartRecord, type ChartSource, statementsOf } from "./chart-record.ts";
import { inOrderOfContent, inTextOrder, placeInRecord } from "./record-order.ts";
import { resultName } from "./result-name.ts";

/** What is said of one condition, with the record that says it. */
interface Said {
  statement: ProblemStatement;
  record: ChartRecord;
}

/** Where clinicians say what somebody has, and not only what was talked about. */
const weighty: ReadonlySet<LineRole> = new Set<LineRole>(["diagnoses", "history", "impression", "opinion", "heading"]);

/** The patient's own conditions, each once, with what the latest trustworthy word says of it. */
export function chartProblems(source: ChartSource): ChartProblem[] {
  const said = new Map<string, Said[]>();
  for (const one of statementsOf(source, "problem")) {
    if (one.statement.subject !== undefined) continue;
    const list = said.get(one.statement.name) ?? [];
    if (list.length === 0) said.set(one.statement.name, list);
    list.push(one);
  }
  return [...withGeneric(said)]
    .map(([name, list]) => problemOf(source, name, list.sort(inTime)))
    .filter((problem): problem is ChartProblem => problem !== undefined)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** "Anemia" beside "iron deficiency anemia" alone is the same problem, told with fewer words. */
function withGeneric(said: ReadonlyMap<string, Said[]>): Map<string, Said[]> {
  const merged = new Map([...said].map(([name, list]) => [name, [...list]]));
  for (const [name, list] of said) {
    const narrower = [...said.keys()].filter((other) => isNarrower(other, name));
    const into = narrower.length === 1 ? merged.get(narrower[0] ?? "") : undefined;
    if (into === undefined || !said.get(narrower[0] ?? "")?.some(({ statement }) => statement.assertion === "affirmed"))
      continue;
    into.push(...list);
    merged.delete(name);
  }
  return merged;
}

function isNarrower(name: string, generic: string): boolean {
  return (
    name !== generic &&
    (name.endsWith(` ${generic}`) || sameProblems.some(([one, other]) => one === generic && other === name))
  );
}

/** General names and the narrower ones that they are used for, where the words do not show it. */
const sameProblems: readonly (readonly [generic: string, narrow: string])[] = [
  ["chronic kidney disease", "end stage renal disease"],
  ["hepatitis", "hepatotoxicity"],
  ["iron deficiency", "iron deficiency anemia"],
  ["inflammatory bowel disease", "crohn's disease"],
  ["inflammatory bowel disease", "ulcerative colitis"],
  ["leukemia", "chronic lymphocytic leukemia"],
  ["pneumonia", "lower respiratory tract infection"],
  ["food poisoning", "gastroenteritis"],
  ["anxiety symptoms", "generalized anxiety disorder"],
  ["panic attacks", "panic disorder"],
  ["proteinuria", "lupus nephritis"],
];

function inTime(one: Said, other: Said): number {
  return (
    inTextOrder(one.statement.date?.date ?? "", other.statement.date?.date ?? "") ||
    inOrderOfContent(one.record, other.record) ||
    inTextOrder(placeInRecord(one.statement), placeInRecord(other.statement))
  );
}

type Status = ChartProblem["status"];

/** Where conditions are talked about for other reasons: alone, such a word makes no problem. */
const passing: ReadonlySet<LineRole> = new Set<LineRole>([
  "request",
  "appointment",
  "form-field",
  "patient",
  "procedure",
]);

/** Laboratories' comments name conditions in general. */
const isPassing = ({ statement, record }: Said) =>
  passing.has(statement.role) || (record.kind === "lab-report" && !weighty.has(statement.role));

/** A complaint that three records tell over two months and more is a problem that is lived with. */
function isFollowed(own: readonly Said[]): boolean {
  const told = own.filter(({ statement }) => statement.assertion === "affirmed");
  const days = told
    .map(({ statement }) => statement.date?.date ?? "")
    .filter((date) => date.length === 10)
    .sort();
  const records = new Set(told.map(({ record }) => record.document.id));
  const [first] = days;
  const last = days.at(-1);
  return (
    records.size >= 3 &&
    first !== undefined &&
    last !== undefined &&
    Date.parse(last) - Date.parse(first) > 60 * 86_400_000
  );
}

/** How far a word goes: what lists and impressions say outweighs what is told in passing. */
const isWeighty = ({ statement }: Said) => weighty.has(statement.role);

function problemOf(source: ChartSource, name: string, list: readonly Said[]): ChartProblem | undefined {
  let status: Status | undefined;
  let sure = false;
  let decisive: Said | undefined;
  for (const one of list) {
    const next = after(status, sure, one);
    if (next === undefined) continue;
    if (next !== status || isWeighty(one)) decisive = one;
    status = next;
    sure = sure || (isWeighty(one) && one.statement.assertion === "affirmed");
  }
  if (status === undefined || decisive === undefined) return undefined;
  const own = list.filter(({ statement }) => telling.has(statement.assertion));
  const affirmed = own.findLast(({ statement }) => statement.assertion === "affirmed")?.statement;
  const last = affirmed?.since?.date ?? affirmed?.date?.date;
  const over = shiftDate(source.today, -acuteDays, "day") ?? source.today;
  if (status === "active" && isAcute(name) && (last === undefined || last < over)) status = "resolved";
  const since = own
    .map(({ statement }) => statement.since?.date)
    .filter((date) => date !== undefined)
    .sort()[0];
  const first = decisive;
  if (status === "active" && own.every(isPassing)) return undefined;
  if (own.every(({ statement }) => statement.complaint === true) && !isFollowed(own)) return undefined;
  return {
    name: resultName(
      name,
      own.map(({ statement }) => statement.printedName),
    ),
    status,
    ...(since === undefined ? {} : { since }),
    citations: [first, ...own.filter((one) => one !== first)]
      .flatMap(({ statement }) => statement.citations)
      .slice(0, 12),
  };
}

/** Where a "no" is the answer of a test or a scan. */
const examined: ReadonlySet<LineRole> = new Set<LineRole>(["impression", "results"]);

/** Days after which an illness that passes has passed, where nothing says that it goes on. */
const acuteDays = 28;

const telling: ReadonlySet<string> = new Set(["affirmed", "possible", "ruled-out", "resolved", "historical", "denied"]);

/** What one more word makes of a problem. */
function after(status: Status | undefined, sure: boolean, one: Said): Status | undefined {
  const strong = isWeighty(one);
  switch (one.statement.assertion) {
    case "affirmed":
      if (status === "resolved" || status === "ruled-out")
        return strong && one.statement.role !== "history" ? "active" : status;
      return status === "suspected" && !strong ? status : "active";
    case "possible":
      return status === undefined || (status === "active" && !sure) ? "suspected" : status;
    case "resolved":
      return "resolved";
    case "historical":
      return isAcute(one.statement.name) ? "resolved" : (status ?? "active");
    case "ruled-out":
      return sure && !strong ? status : "ruled-out";
    case "denied":
      if (status === undefined) return examined.has(one.statement.role) ? "ruled-out" : undefined;
      return status === "suspected" ? "ruled-out" : status;
    default:
      return status;
  }
}
