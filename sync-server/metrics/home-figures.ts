import type { Database } from "../storage/database.ts";
import { connectionsOf } from "../storage/postgres-database.ts";
import type { LogBell } from "../sync/log-bell.ts";
import type { PushQueue } from "../sync/push-queue.ts";
import type { Figure } from "./metrics.ts";

/** What the part behind `/api` counts, and what waits in the database to be read. Nothing of it is told apart by account. */
export async function readHomeFigures(parts: {
  database: Database;
  bell: LogBell;
  pushes: PushQueue;
  now: () => number;
}): Promise<Figure[]> {
  const { database, bell, pushes, now } = parts;
  const { counts } = pushes;
  const counter = (name: string, help: string, value: number): Figure => ({
    name,
    help,
    type: "counter",
    values: [{ value }],
  });
  const connections = connectionsOf(database);
  const jobs = await database
    .selectFrom("jobs")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count"), fn.min("queued_at").as("oldest")])
    .groupBy("state")
    .execute();
  const waiting = jobs.filter(({ state }) => state === "queued").map(({ oldest }) => Number(oldest));
  return [
    counter("red_thread_pushes_total", "Pushes that were taken in.", counts.pushes),
    counter("red_thread_push_operations_total", "Operations that came in them.", counts.operations),
    counter("red_thread_push_transactions_total", "Transactions that they were written in.", counts.transactions),
    {
      name: "red_thread_event_streams",
      help: "Streams of events that are open here.",
      type: "gauge",
      values: [{ value: bell.listening }],
    },
    {
      name: "red_thread_reading_jobs",
      help: "Files to be read, of all processes together; those that are waiting wait for their person.",
      type: "gauge",
      values: jobs.map(({ state, count }) => ({ labels: { state }, value: Number(count) })),
    },
    {
      name: "red_thread_reading_oldest_seconds",
      help: "How long the file has waited that has waited for longest.",
      type: "gauge",
      values: [{ value: waiting.length === 0 ? 0 : Math.max(0, (now() - Math.min(...waiting)) / 1_000) }],
    },
    {
      name: "red_thread_database_connections",
      help: "Connections of this process to PostgreSQL; those that wait for one are requests.",
      type: "gauge",
      values: Object.entries(connections ?? {}).map(([state, value]) => ({ labels: { state }, value })),
    },
  ];
}
