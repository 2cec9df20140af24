import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { letterWith, register, uploadOf } from "../sync-server/routes/belongings.ts";
import { call, expectOk } from "../sync-server/routes/call.ts";
import { type ServerProcess, startServerProcess } from "../sync-server/server-process.ts";
import { inflatingPdf, poisonedPdf } from "../trust/poison-pdfs.ts";

const mebibyte = 1024 * 1024;
/** What the process may grow by while one file is read, in mebibytes: the limit of a thread, and what is seen late. */
const mostGrowth = 1_000;

/** Two PDFs that are made to hurt, given to the server as it was built by one account, while another has a letter read. */
export async function soakPoisons(): Promise<string[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), "red-thread-poison-"));
  const server = await startServerProcess(dataFolder, 0);
  try {
    // The first ones load code, in the thread that is begun ahead as well: what is usual is not measured by them.
    for (let count = 0; count < 10; count++) await readLetter(server.origin);
    const usual = await longestOf(3, () => readLetter(server.origin));
    const wrong: string[] = [];
    for (const { name, file } of [
      { name: "no pain", file: poisonedPdf("no pain, ") },
      { name: "inflating to 300 MiB", file: await inflatingPdf(300 * mebibyte) },
      { name: "inflating to 1 GiB", file: await inflatingPdf(1024 * mebibyte) },
    ])
      wrong.push(...(await beside(server, { name, file, usual })));
    return wrong;
  } finally {
    await server.kill();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function beside(
  server: ServerProcess,
  { name, file, usual }: { name: string; file: File; usual: number },
): Promise<string[]> {
  const before = await residentMegabytes(server);
  let most = before;
  const watch = setInterval(async () => {
    most = Math.max(most, await residentMegabytes(server));
  }, 20);
  const { token } = await register(server.origin, "assisted");
  const began = performance.now();
  await upload(server.origin, token, file);
  const times = await longestOf(3, () => readLetter(server.origin));
  const { processingStatus, failure } = await endOf(server.origin, token);
  const took = performance.now() - began;
  clearInterval(watch);
  const grown = Math.round(most - before);
  const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`;
  console.log(
    `${name} (${Math.round(file.size / 1000)} kB): ${processingStatus}${failure ? `, ${failure.code}` : ""} after ${seconds(took)}, ` +
      `${grown} MiB more at most; another account's letter ${seconds(times)}, usually ${seconds(usual)}`,
  );
  return [
    ...(times > 2 * usual ? [`Beside ${name} another account's letter took ${seconds(times)}.`] : []),
    ...(grown > mostGrowth ? [`${name} took ${grown} MiB.`] : []),
  ];
}

async function upload(origin: string, token: string, file: File): Promise<void> {
  await expectOk(call(origin, "post", { path: "/api/documents/upload", body: uploadOf(file), token }));
}

/** Milliseconds from the upload of an ordinary letter, by an account of its own, to its being read. */
async function readLetter(origin: string): Promise<number> {
  const { token } = await register(origin, "assisted");
  const began = performance.now();
  await upload(origin, token, letterWith("Quillon"));
  await endOf(origin, token);
  return performance.now() - began;
}

async function longestOf(count: number, work: () => Promise<number>): Promise<number> {
  let longest = 0;
  for (let done = 0; done < count; done++) longest = Math.max(longest, await work());
  return longest;
}

interface Read {
  processingStatus: string;
  failure?: { code: string };
}

async function endOf(origin: string, token: string): Promise<Read> {
  for (;;) {
    const listed = await expectOk(call(origin, "get", { path: "/api/documents", token }));
    const [document] = (await listed.json()) as Read[];
    if (document?.processingStatus === "completed" || document?.processingStatus === "failed") return document;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Resident mebibytes of the server's process, where the system says them. */
export async function residentMegabytes({ child }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
