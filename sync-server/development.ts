/** `npm run server:dev`: the server from its sources, started again by tsx whenever one of them changes; the app as it was built. */
import { fileURLToPath } from "node:url";
import { main } from "./main.ts";

await main(fileURLToPath(new URL("../dist/app", import.meta.url)));
