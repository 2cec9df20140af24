import { randomUUID } from "node:crypto";
import pg from "pg";
import { connectionOptions } from "../storage/postgres-database.ts";
import { createLogBell, type LogBell } from "./log-bell.ts";

const channel = "red_thread_bell";
/** Rings of so many milliseconds go together: PostgreSQL lets one transaction at a time notify, so that one for each push would be a queue for all accounts. */
const gatherMilliseconds = 5;
/** Accounts in one notification: its text may have 8,000 bytes. */
const mostTogether = 100;
const retryMilliseconds = { first: 100, most: 5_000 };

export interface SharedBell extends LogBell {
  /** Lets go of the connection. */
  end(): Promise<void>;
}

/**
 * A bell that rings in all processes of a server: by LISTEN and NOTIFY of PostgreSQL, on a connection of its own. In this process it rings at once.
 * Where the connection breaks it is made again, and then rings for everybody: what was rung meanwhile, nobody heard. A ring that is lost with a
 * process that dies is made good by the heartbeat of the streams.
 */
export async function openSharedBell(address: string, onError: (error: unknown) => void): Promise<SharedBell> {
  const here = createLogBell();
  const process = randomUUID();
  let connection: pg.Client | undefined;
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let hasEnded = false;

  async function connect(): Promise<void> {
    const client = new pg.Client(connectionOptions(address));
    const lost = (error?: Error) => {
      if (connection !== client) return;
      connection = undefined;
      if (error !== undefined) onError(error);
      void client.end().catch(() => undefined);
      if (!hasEnded) void reconnect();
    };
    client.on("error", lost);
    client.on("end", () => lost());
    client.on("notification", ({ payload = "" }) => {
      const [from, ...accounts] = payload.split(" ");
      // Names of accounts have no spaces; of a visitor of the demo nobody waits.
      if (from !== process) for (const account of accounts) here.ring(account);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      connection = client;
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
  }

  async function reconnect(): Promise<void> {
    for (let wait = retryMilliseconds.first; !hasEnded; wait = Math.min(2 * wait, retryMilliseconds.most)) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      const isBack = await connect().then(
        () => true,
        () => false,
      );
      if (!isBack) continue;
      if (hasEnded) void connection?.end();
      return here.ringAll();
    }
  }

  /** One statement at a time goes over the connection; what is rung meanwhile goes with the next. */
  async function send(): Promise<void> {
    const accounts = [...waiting];
    waiting = new Set();
    for (let from = 0; from < accounts.length; from += mostTogether) {
      const text = [process, ...accounts.slice(from, from + mostTogether)].join(" ");
      // Whoever missed it asks again by themselves after a while.
      await connection?.query("select pg_notify($1, $2)", [channel, text]).catch(onError);
    }
    timer = undefined;
    if (waiting.size > 0) gather();
  }
  function gather(): void {
    timer ??= setTimeout(() => {
      sending = send();
    }, gatherMilliseconds);
  }

  await connect();
  return {
    get isClosed() {
      return here.isClosed;
    },
    get listening() {
      return here.listening;
    },
    close: here.close,
    ringAll: here.ringAll,
    listen: here.listen,
    listenToAll: here.listenToAll,
    listeners: here.listeners,
    ring(account) {
      here.ring(account);
      waiting.add(account);
      if (!hasEnded) gather();
    },
    async end() {
      hasEnded = true;
      clearTimeout(timer);
      await sending;
      if (waiting.size > 0) await send();
      const last = connection;
      connection = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
