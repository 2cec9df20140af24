import "#ui/styles.css";
import { prepareLanguage } from "#features/texts/prepared-language.ts";
import { restoreInputs } from "./offline/kept-inputs.ts";
import { followMissingChunks } from "./offline/missing-chunk.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

/** Asks for the scripts of a page that the build has drawn ahead, once it has been painted: its words come before what makes them move. */
async function painted({ dataset }: HTMLElement): Promise<void> {
  if (dataset.scripts === undefined) return;
  // A page that nobody looks at is not painted.
  if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (const href of dataset.scripts.split(" ")) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
}

const started = Promise.all([prepareLanguage(), painted(root)])
  // Every word is set when its code is loaded, so that the app comes after its language, and nothing with words in it before the app.
  .then(() => import("./start.tsx"))
  .then(({ start }) => start(root));

/** Without it the app works all the same, as long as there is a network. */
function keepForOffline(): void {
  import("./keep-for-offline.ts")
    .then(({ keepForOffline: keep }) => keep())
    .catch((error: unknown) => console.warn(error));
}

if (import.meta.env.PROD) {
  followMissingChunks();
  void started.then(restoreInputs);
  // At once after the first paint: a network that goes away in a moment shall leave something that opens.
  if ("serviceWorker" in navigator) void started.finally(keepForOffline);
}
