import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { Configuration } from "./configuration.ts";

/** Open requests get this long to end once the server was told to stop. */
const graceMilliseconds = 5_000;
/** Longer than the 60 seconds of the proxies before it: on a connection that the server closes first, the next request fails. */
const keptOpenMilliseconds = 65_000;
/** How often connections that have nothing left to carry are looked for meanwhile. */
const idleMilliseconds = 50;

export interface RunningServer {
  /** The port that was taken, also where the configuration asked for any. */
  port: number;
  /** Takes no new connections, lets open requests end, and resolves when the last one has. */
  stop(): Promise<void>;
}

/** Starts answering. The failure is one sentence: the port is taken, or the system does not allow it. */
export async function listen(
  application: Hono,
  { port, host }: Pick<Configuration, "port" | "host">,
): Promise<Outcome<RunningServer, string>> {
  const server = createAdaptorServer({ fetch: application.fetch }) as Server;
  server.keepAliveTimeout = keptOpenMilliseconds;
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once("error", resolve);
    server.listen(port, host, () => resolve(undefined));
  });
  if (error) return fail(sayWhy(error, port, host));
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("A server that listens on a port has an address.");
  return succeed({ port: address.port, stop: () => stop(server) });
}

function sayWhy(error: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port} is already in use; stop the other program or set PORT to another number.`;
    case "EACCES":
      return `This user may not listen on port ${port}; set PORT to a number above 1023.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST ${host} is not an address of this machine.`;
    default:
      return `The server could not listen on port ${port}: ${error.message}.`;
  }
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
    // A browser keeps connections open that carry nothing, also those that were answered just now: waiting for them would wait for the person.
    const idle = setInterval(() => server.closeIdleConnections(), idleMilliseconds);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}
