import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** What a page asks of the server, in a form that reaches Node. */
export interface ServerCall {
  method: string;
  path: string;
  headers: [string, string][];
  body?: string;
}

export interface ServerReply {
  status: number;
  headers: [string, string][];
  body: string;
}

let child: ChildProcess | undefined;
let origin: Promise<string> | undefined;

async function start(): Promise<string> {
  child = spawn("npx", ["tsx", "tests/sync-server/serve.ts"], { stdio: ["pipe", "pipe", "inherit"] });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
  return line.toString().trim();
}

/** Commands of browser tests: a true server with a true database, which a page of another origin could not call by itself. */
export const serverCommands = {
  async callServer(_context: unknown, { method, path, headers, body }: ServerCall): Promise<ServerReply> {
    origin ??= start();
    const init = { method, headers, ...(body === undefined ? {} : { body }) };
    const response = await fetch(new URL(path, await origin), init);
    return { status: response.status, headers: [...response.headers], body: await response.text() };
  },
  async closeServer(): Promise<void> {
    child?.stdin?.end();
    child = undefined;
    origin = undefined;
  },
};

declare module "vitest/browser" {
  interface BrowserCommands {
    callServer(call: ServerCall): Promise<ServerReply>;
    closeServer(): Promise<void>;
  }
}
