import { startPostgres } from "../support/postgres/postgres-cluster.ts";
import { killProcesses } from "../sync-server/process-kills.ts";

const kills = 200;

/** Three processes on one PostgreSQL and one S3, one of them killed 200 times under load, and cut off from the database; the server has to be built. */
export async function soakProcesses(): Promise<string[]> {
  const cluster = await startPostgres();
  if (cluster === undefined) return ["There is no PostgreSQL to try it with."];
  try {
    const { wrong } = await killProcesses(cluster, kills, 20_261, (round, found) => {
      if (round % 20 !== 0) return;
      const { acknowledged, files, cuts } = found;
      console.log(
        `${round} kills, ${cuts} networks cut, ${acknowledged} operations and ${files} files acknowledged: ${found.wrong.length} things wrong`,
      );
    });
    return wrong;
  } finally {
    await cluster.stop();
  }
}
