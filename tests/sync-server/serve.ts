import { listSiteFiles } from "../../sync-server/site-files.ts";
import { openServer } from "./home/open-server.ts";

/**
 * A true server in a process of its own, over a data folder and a site's files where they are named: prints its address, and ends with the process
 * that started it.
 */
const [dataFolder, site] = process.argv.slice(2);
const server = await openServer({
  ...(dataFolder === undefined ? {} : { dataFolder }),
  ...(site === undefined ? {} : { siteFiles: await listSiteFiles(site) }),
});
console.log(server.origin);
process.stdin.resume();
process.stdin.once("end", () => void server.close().then(() => process.exit(0)));
