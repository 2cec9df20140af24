import { killServer } from "../sync-server/kills.ts";

/** The server killed 200 times under load; it has to be built. */
export async function soakKills(): Promise<string[]> {
  const { wrong, acknowledged } = await killServer(200, 20_261);
  console.log(`200 kills, ${acknowledged} operations acknowledged`);
  return wrong;
}
