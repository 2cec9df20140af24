import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rawRequest } from "../sync-server/guards/raw-request.ts";
import { register } from "../sync-server/routes/belongings.ts";
import { type ServerProcess, startServerProcess } from "../sync-server/server-process.ts";
import { residentMegabytes } from "./poisons.ts";

/** What a stranger can do to the server as it was built; it has to be built. */
export async function soakStrangers(): Promise<string[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), "red-thread-trust-"));
  const server = await startServerProcess(dataFolder, 0, { SIGN_INS_PER_MINUTE: "10", TRUSTED_PROXY: "127.0.0.1" });
  try {
    return [...(await breakOffUploads(server)), ...(await guess(server))];
  } finally {
    await server.kill();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

const megabyte = Buffer.alloc(1024 * 1024);
const settle = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Begins an upload of 64 MB, with its length named or in chunks, and breaks it off in the middle. */
function beginAndBreakOff(origin: string, chunked: boolean): Promise<void> {
  return new Promise((resolve) => {
    const headers = {
      "Content-Type": "multipart/form-data; boundary=x",
      ...(chunked ? {} : { "Content-Length": String(64 * megabyte.length) }),
    };
    const sent = request(`${origin}/api/documents/upload`, { method: "POST", headers, agent: false }, (answer) =>
      answer.resume(),
    );
    sent.once("error", () => resolve());
    sent.once("close", () => resolve());
    let pieces = 0;
    const write = (): void => {
      if (pieces++ === 32 || sent.destroyed) return void sent.destroy();
      sent.write(megabyte, () => write());
    };
    write();
  });
}

async function breakOffUploads(server: ServerProcess): Promise<string[]> {
  // The first ones load code and fill pools that stay.
  for (let count = 0; count < 4; count++) await beginAndBreakOff(server.origin, count % 2 === 0);
  await settle(2_000);
  const before = await residentMegabytes(server);
  let most = before;
  const watch = setInterval(async () => {
    most = Math.max(most, await residentMegabytes(server));
  }, 50);
  await Promise.all(Array.from({ length: 100 }, (_, count) => beginAndBreakOff(server.origin, count % 2 === 0)));
  clearInterval(watch);
  await settle(5_000);
  const after = await residentMegabytes(server);
  const figures = `${Math.round(before)} MiB before, ${Math.round(most)} at most, ${Math.round(after)} after`;
  console.log(`100 anonymous uploads of 64 MB begun and broken off: ${figures}`);
  return after > 1.3 * before ? [`The memory did not come back: ${figures}.`] : [];
}

async function guess({ origin }: ServerProcess): Promise<string[]> {
  const wrong: string[] = [];
  for (const chunked of [false, true]) {
    const { email } = await register(origin, "private");
    const began = performance.now();
    let heard = 0;
    for (let count = 0; count < 1_000; count++) {
      const headers = { "Content-Type": "application/json", "X-Forwarded-For": `203.0.113.${count % 50}` };
      const body = JSON.stringify({ email, password: `guess ${count}` });
      const { status } = await rawRequest(`${origin}/api/auth/login`, { headers, chunked, body });
      if (status === 401) heard += 1;
    }
    // Twice the attempts of one address, filled up again evenly meanwhile.
    const most = 20 + (performance.now() - began) / 3_000;
    console.log(
      `1,000 guesses on one e-mail over 50 addresses${chunked ? ", chunked" : ""}: ${heard} heard, ${Math.floor(most)} allowed`,
    );
    if (heard > most) wrong.push(`${heard} guesses were heard where ${Math.floor(most)} are allowed.`);
  }
  return wrong;
}
