import "#ui/styles.css";
import { prepareLanguage } from "#features/texts/prepared-language.ts";

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

/** After the page has loaded: what the service worker brings along for later must not compete with what is looked at now. */
function keepForOffline(): void {
  started
    .then(() => import("./keep-for-offline.ts"))
    .then(({ keepForOffline: keep }) => keep())
    .catch((error: unknown) => console.warn(error));
}

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  if (document.readyState === "complete") keepForOffline();
  else addEventListener("load", keepForOffline, { once: true });
}
