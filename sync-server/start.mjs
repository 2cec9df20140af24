/** `npm start`, and `npm run server -- check` and the like: from a fresh clone to a running server. Plain JavaScript, because it runs before anything is installed. */
import { join } from "node:path";
import { buildIfNeeded } from "../.build/build.mjs";
import { installIfNeeded, root } from "../.ci/install.mjs";

installIfNeeded();
buildIfNeeded();
const { main } = await import("../dist/server/main.js");
const words = process.argv.slice(2).filter((word) => word !== "--");
await main(join(root, "dist", "app"), words);

// npm runs this through a shell, and a shell that is told to stop dies without passing it on: without a parent, stop as well.
if (process.env.npm_lifecycle_event && words.length === 0) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 300);
  watch.unref();
}
