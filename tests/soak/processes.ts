import { startPostgres } from "../support/postgres/postgres-cluster.ts";
import { killProcesses } from "../sync-server/process-kills.ts";

/** Three processes on one PostgreSQL and one S3, one of them killed 200 times under load; the server has to be built. */
export async function soakProcesses(): Promise<string[]> {
  const cluster = await startPostgres();
  if (cluster === undefined) return ["There is no PostgreSQL to try it with."];
  try {
    const { wrong, acknowledged, files } = await killProcesses(cluster, 200, 20_261);
    console.log(`200 kills, ${acknowledged} operations and ${files} files acknowledged`);
    return wrong;
  } finally {
    await cluster.stop();
  }
}
