import { startServer } from "../e2e/support/server.ts";
import type { Engine, OpenEngine } from "./engines.ts";
import { flows } from "./flows.ts";
import { personAt } from "./person.ts";

/** What was seen of a flow: "works", or what went wrong. */
export type Seen = Record<string, string>;

/**
 * Goes all flows, or those that are named, with one engine over a server of its own.
 *
 * @param patience - How many times as long as usual everything may take.
 * @param onOpen - Told of each browser that is opened, by the process that all of it descends from.
 */
export async function tryEngine(
  engine: Engine,
  {
    names = Object.keys(flows),
    patience = 1,
    onOpen,
  }: { names?: string[]; patience?: number; onOpen?: (pid: number) => void } = {},
): Promise<Seen> {
  const server = await startServer();
  const opened: OpenEngine[] = [];
  const open = async () => {
    const one = await engine.open();
    opened.push(one);
    onOpen?.(one.pid);
    return personAt(one.tab, server.url, patience);
  };
  let stopped: Promise<void> | undefined;
  const stopServer = () => {
    stopped ??= server.stop();
    return stopped;
  };
  const seen: Seen = {};
  try {
    const person = await open();
    const stage = { person, email: `ruth.${engine.name.toLowerCase()}@example.org`, another: open, stopServer };
    for (const name of names) {
      const began = performance.now();
      const flow = flows[name];
      if (flow === undefined) throw new Error(`There is no flow “${name}”.`);
      seen[name] = await flow(stage).then(
        () => "works",
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      console.log(`${engine.name}: ${name}: ${seen[name]} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    }
  } finally {
    for (const one of opened) await one.close().catch(() => undefined);
    await stopServer();
  }
  return seen;
}
