import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { synchronise } from "#sync/synchronise.ts";
import { listSiteFiles } from "../../sync-server/site-files.ts";
import { joinDevice, signUp } from "../sync/true-device.ts";
import { openServer } from "../sync-server/home/open-server.ts";
import { median } from "./sync.ts";

const documents = 10_000;

/** A device that has nothing pulls and checks everything, against the download of the same bytes as one file from the same server. */
export async function coldPull(): Promise<{ ratio: number; note: string }> {
  const site = await mkdtemp(join(tmpdir(), "red-thread-site-"));
  const keys = new Map<string, string>();
  const writing = await openServer({ limits: { requests: 1e9 } });
  const token = await signUp(writing.origin);
  const writer = await joinDevice(writing.origin, token, keys);
  for (let index = 0; index < documents; index += 500) {
    const changes = Array.from({ length: 500 }, (_, each) => ({
      entity: `document/${index + each}`,
      field: "record",
      payload: createHash("sha512")
        .update(String(index + each))
        .digest("base64url")
        .repeat(12),
    }));
    await writer.replica.recordAll(changes);
    await synchronise(writer.replica, writer.transport);
  }
  const bytes = JSON.stringify(writer.disk.entries);
  await writeFile(join(site, "records.bin"), bytes);
  // The same data folder, so that the file and the log come from one process.
  const server = await openServer({
    limits: { requests: 1e9 },
    dataFolder: writing.dataFolder,
    siteFiles: await listSiteFiles(site),
  });
  const pulled: number[] = [];
  const downloaded: number[] = [];
  for (let round = 0; round < 7; round++) {
    const fresh = await joinDevice(server.origin, token, keys);
    let began = performance.now();
    const outcome = await synchronise(fresh.replica, fresh.transport);
    if (outcome.kind !== "up-to-date" || outcome.pulled !== documents) throw new Error(JSON.stringify(outcome));
    pulled.push(performance.now() - began);
    began = performance.now();
    const file: unknown[] = JSON.parse(
      Buffer.from(await (await fetch(`${server.origin}/records.bin`)).arrayBuffer()).toString(),
    );
    if (file.length !== documents) throw new Error("The file did not arrive whole.");
    downloaded.push(performance.now() - began);
  }
  await server.close();
  await writing.close();
  await rm(site, { recursive: true, force: true });
  return {
    ratio: median(pulled.map((each, round) => each / (downloaded[round] ?? Number.NaN))),
    note: `${Math.round(median(pulled))} ms for ${documents} records, ${(bytes.length / 1e6).toFixed(1)} MB, checked; ${Math.round(median(downloaded))} ms as one file from the same server`,
  };
}
