/** `npm start`: from a fresh clone to a running server. Plain JavaScript, because it runs before anything is installed. */
import { join } from "node:path";
import { buildIfNeeded } from "../.build/build.mjs";
import { installIfNeeded, root } from "../.ci/install.mjs";

installIfNeeded();
buildIfNeeded();
const { main } = await import("../dist/server/main.js");
await main(join(root, "dist", "app"));
