import type { Measured } from "./sizing.ts";

/** What is taken for granted of people, on paper: nothing of it was measured. */
const people = {
  activeADay: 0.2,
  pushesADay: 10,
  pullsADay: 20,
  signInsADay: 0.05,
  /** Of those active on a day, whose app is open at the busiest moment. */
  openAtOnce: 0.1,
  /** The busiest second of a day beside its average. */
  peak: 5,
  operationsEach: 2_000,
  filesEach: 200e6,
};
/** Nothing is planned to be busier than this. */
const mostBusy = 0.5;
/** Connections of one process: those of its pool, and one that listens. */
const connections = 17;

const days = 86_400;

const kinds = [
  ["push", "push of an operation"],
  ["pull", "pull, nothing new"],
  ["coldPull", "pull of 50 operations"],
  ["login", "sign-in"],
] as const;

/** Two tables for operators: what each request costs, and what that comes to for so many accounts. */
export function sizingTables(cost: Measured): string {
  const milliseconds = (value: number) => value.toFixed(2);
  const lines = [
    "| one | processor of the process, ms | processor of PostgreSQL, ms |",
    "|---|---|---|",
    ...kinds.map(
      ([kind, name]) => `| ${name} | ${milliseconds(cost[kind].process)} | ${milliseconds(cost[kind].database)} |`,
    ),
    `| open stream, a second | ${cost.stream.processorASecond.toFixed(3)} | |`,
    "",
    `An open stream holds ${Math.round(cost.stream.bytes / 1024)} KiB, a process without any ${Math.round(cost.resident / 1024 ** 2)} MiB; an operation with its indexes ${Math.round(cost.bytesAnOperation)} bytes in PostgreSQL.`,
    "",
    "| accounts | pushes a second at the peak | streams | processes | their cores | PostgreSQL's cores | connections | PostgreSQL, GB | S3, TB |",
    "|---|---|---|---|---|---|---|---|---|",
    ...[100, 10_000, 100_000, 1_000_000].map((accounts) => line(accounts, cost)),
    "",
    `Of ${people.activeADay * 100} % of the accounts on a day ${people.pushesADay} pushes, ${people.pullsADay} pulls, ${people.signInsADay} sign-ins each; ${people.openAtOnce * 100} % of them at once; peak ${people.peak} times the average; ${people.operationsEach} operations and ${people.filesEach / 1e6} MB of files an account, all assumed. Nothing busier than ${mostBusy * 100} %. Reading of files is not in it.`,
    "",
    `What breaks first with a million: ${firstToBreak(cost)}`,
  ];
  return lines.join("\n");
}

function loadOf(accounts: number, cost: Measured) {
  const active = accounts * people.activeADay;
  const aSecond = (aDay: number) => (active * aDay * people.peak) / days;
  const streams = active * people.openAtOnce;
  const [pushes, pulls, logins] = [people.pushesADay, people.pullsADay, people.signInsADay].map(aSecond) as [
    number,
    number,
    number,
  ];
  const busy = (of: "process" | "database") =>
    (pushes * cost.push[of] + pulls * cost.pull[of] + logins * cost.login[of]) / 1000 / mostBusy;
  const own = busy("process") + (streams * cost.stream.processorASecond) / 1000 / mostBusy;
  const processes = Math.max(1, Math.ceil(own));
  const bytes = accounts * people.operationsEach * cost.bytesAnOperation;
  return { pushes, streams, own, processes, database: busy("database"), connections: processes * connections, bytes };
}

function line(accounts: number, cost: Measured): string {
  const load = loadOf(accounts, cost);
  const cells = [
    accounts,
    load.pushes.toFixed(1),
    Math.round(load.streams),
    load.processes,
    load.own.toFixed(2),
    load.database.toFixed(2),
  ];
  const kept = [load.connections, (load.bytes / 1e9).toFixed(1), ((accounts * people.filesEach) / 1e12).toFixed(2)];
  return `| ${[...cells, ...kept].join(" | ")} |`;
}

/** How many accounts each of the limits holds, the smallest first. */
function firstToBreak(cost: Measured): string {
  const one = loadOf(1_000_000, cost);
  const million = 1_000_000;
  const limits: [string, number][] = [
    ["200 connections of PostgreSQL (`max_connections` of the compose file)", (million * 200) / one.connections],
    ["16 cores of one PostgreSQL", (million * 16) / one.database],
    ["4 TB on the disk of one PostgreSQL", (million * 4e12) / one.bytes],
    ["28,000 streams through one address of a proxy (its ports)", (million * 28_000) / one.streams],
  ];
  return limits
    .sort(([, first], [, second]) => first - second)
    .map(([name, accounts]) => `${name}: ${Math.round(accounts / 1_000).toLocaleString("en-US")},000 accounts`)
    .join("; ");
}
