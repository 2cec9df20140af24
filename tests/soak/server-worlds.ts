import "fake-indexeddb/auto";
import { isDeepStrictEqual } from "node:util";
import { openPostgres } from "../../sync-server/storage/postgres-database.ts";
import { createS3Blobs } from "../../sync-server/storage/s3-blobs.ts";
import { startPostgres } from "../support/postgres/postgres-cluster.ts";
import { startS3 } from "../support/s3-server.ts";
import { liveWithServer } from "../sync-server/device/server-world.ts";
import type { ProcessPlaces } from "../sync-server/device/simulated-process.ts";

const actionsAWorld = 200;
/** Worlds after which it is said how far it has come. */
const told = 25;

/**
 * Two devices and the server of an assisted account, ACTIONS actions in all (a million where not said) in worlds of 200, from seed SEED on: by turns over
 * SQLite, and over a true PostgreSQL and a true S3. Answers the worlds whose places are not the same at their end, or that lost something.
 */
export async function soakServerWorlds(): Promise<string[]> {
  const actions = Number(process.env.ACTIONS ?? 1_000_000);
  const firstSeed = Number(process.env.SEED ?? 5_000);
  const [cluster, s3] = [await startPostgres(), await startS3()];
  const address = await cluster?.createDatabase();
  if (address === undefined) console.log("Every world is over SQLite.");
  const placesOf = async (seed: number): Promise<ProcessPlaces | undefined> => {
    if (address === undefined || seed % 2 === 0) return undefined;
    const database = await openPostgres(address, () => undefined);
    return { database, blobs: createS3Blobs(s3.place(`world-${seed}`)) };
  };
  const wrong: string[] = [];
  let kills = 0;
  try {
    for (let done = 1; (done - 1) * actionsAWorld < actions; done++) {
      const seed = firstSeed + done - 1;
      const { dumps, lost, errors, ...world } = await liveWithServer(seed, actionsAWorld, await placesOf(seed));
      kills += world.kills;
      const apart = dumps.filter((dump) => !isDeepStrictEqual(dump, dumps[0])).length;
      if (apart + lost.length + errors.length > 0) {
        const said = errors.map((error) => (error instanceof Error ? error.message : String(error)));
        wrong.push(`seed ${seed}: ${apart} places apart, ${lost.length} things lost, errors: ${said.join("; ")}`);
        // Whoever ends it early has heard of it.
        console.error(wrong.at(-1));
      }
      if (done % told === 0 || done * actionsAWorld >= actions)
        console.log(
          `${done * actionsAWorld} actions in ${done} worlds, the server killed ${kills} times: ${wrong.length} worlds with a fault`,
        );
    }
  } finally {
    await cluster?.stop();
    await s3.stop();
  }
  return wrong;
}
