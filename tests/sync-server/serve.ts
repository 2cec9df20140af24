import { openServer } from "./home/open-server.ts";

/** A true server for tests that run in a browser: prints its address, and ends with the process that started it. */
const server = await openServer();
console.log(server.origin);
process.stdin.resume();
process.stdin.once("end", () => void server.close().then(() => process.exit(0)));
