import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { modesOf } from "./commands/data-folder.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "red-thread-start-"));
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Runs what `npm start` runs, or `npm start` itself, with these settings. */
function start(
  environment: Record<string, string>,
  [program, ...words]: string[] = [process.execPath, "sync-server/start.mjs"],
) {
  const env = { ...process.env, PORT: "0", DATA_DIR: join(folder, "data"), ...environment };
  const child = spawn(program ?? "", words, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const address = new Promise<string>((resolve) => {
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const match = /http:\/\/localhost:\d+/.exec(output);
      if (match) resolve(match[0]);
    });
  });
  const ended = new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    child.once("close", (code) => {
      running.delete(child);
      resolve({ code, output, errors });
    });
  });
  return { child, address, ended };
}

it.each(["SIGTERM", "SIGINT"] as const)(
  "serves the built app and its API on one port, and ends well on %s",
  async (signal) => {
    const { child, address, ended } = start({});
    const origin = await address;
    expect(await (await fetch(`${origin}/api/health`)).json()).toMatchObject({ status: "ok" });
    const page = await (await fetch(`${origin}/`)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
    const packed = await fetch(origin + script, { headers: { "Accept-Encoding": "br" } });
    expect(packed.headers.get("Content-Encoding")).toBe("br");
    for (const file of [
      "/manifest.webmanifest",
      "/icons/icon-192.png",
      "/service-worker.js",
      "/engines/pdf/wasm/openjpeg.wasm",
    ]) {
      expect((await fetch(origin + file)).status, file).toBe(200);
    }
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 0, errors: "" });
  },
);

it.skipIf(process.platform === "win32")("stops the server when npm is told to stop", async () => {
  const { child, address } = start({}, ["npm", "start"]);
  const health = `${await address}/api/health`;
  expect((await fetch(health)).status).toBe(200);
  child.kill("SIGTERM");
  const answers = () =>
    fetch(health).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: 4_000 }).toBe(false);
});

it("keeps what it writes to itself, and stops with a database that is one whole file", async () => {
  const dataFolder = join(folder, "kept");
  const { child, address, ended } = start({ DATA_DIR: dataFolder });
  const origin = await address;
  const body = JSON.stringify({ email: "ruth@example.org", passwordHash: "a long secret" });
  const headers = { "Content-Type": "application/json" };
  const registered = await fetch(`${origin}/api/auth/register`, { method: "POST", headers, body });
  const { token } = (await registered.json()) as { token: string };
  const bytes = new Uint8Array(1_000);
  await fetch(`${origin}/api/blobs/a-small-blob/0`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${token}` },
    body: bytes,
  });
  const modes = await modesOf(dataFolder);
  expect(modes).toMatchObject({ "red-thread.sqlite": "600", "server-key": "600", blobs: "700" });
  expect(Object.values(modes).filter((mode) => mode !== "600" && mode !== "700")).toEqual([]);
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0 });
  // What was written stands in the database itself, and not in the log beside it.
  expect((await stat(join(dataFolder, "red-thread.sqlite-wal")).catch(() => undefined))?.size ?? 0).toBe(0);

  const words = (...asked: string[]) => [process.execPath, "sync-server/start.mjs", ...asked];
  const checked = await start({ DATA_DIR: dataFolder }, words("check")).ended;
  expect(checked).toMatchObject({ code: 0, errors: "", output: expect.stringContaining("Everything is whole") });
  writeFileSync(join(dataFolder, "red-thread.sqlite"), "A letter, and no database at all. ".repeat(100));
  const damaged = await start({ DATA_DIR: dataFolder }).ended;
  const sentence = `${join(dataFolder, "red-thread.sqlite")} is not a database; move it away, or restore a backup of it.\n`;
  expect(damaged).toMatchObject({ code: 1, errors: sentence });
  expect(await start({ DATA_DIR: dataFolder }, words("check")).ended).toMatchObject({ code: 1, errors: sentence });
}, 60_000);

it("says in one sentence that the port is taken", async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, () => resolve((other.address() as { port: number }).port));
  });
  const result = await start({ PORT: String(port) }).ended;
  other.close();
  expect(result).toMatchObject({
    code: 1,
    errors: `Port ${port} is already in use; stop the other program or set PORT to another number.\n`,
  });
});

it("says in one sentence that PORT cannot be used", async () => {
  expect(await start({ PORT: "eighty" }).ended).toMatchObject({
    code: 1,
    errors: 'PORT must be a whole number from 0 to 65535; it is "eighty".\n',
  });
});

it("says in one sentence that the data folder cannot be written to", async () => {
  // Under a file no folder can be made, by no user.
  const file = fileURLToPath(new URL("../../package.json", import.meta.url));
  expect(await start({ DATA_DIR: join(file, "data") }).ended).toMatchObject({
    code: 1,
    errors: `The data folder ${join(file, "data")} cannot be written to (ENOTDIR); set DATA_DIR to a folder that can.\n`,
  });
  const taken = join(mkdtempSync(join(tmpdir(), "red-thread-taken-")), "data");
  writeFileSync(taken, "a file where the folder would be");
  expect((await start({ DATA_DIR: taken }).ended).code).toBe(1);
  rmSync(join(taken, ".."), { recursive: true });
});
