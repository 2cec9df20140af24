import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "#ui/styles.css";
import { App } from "./app.tsx";
import { prepareLanding } from "./public-routes.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
void prepareLanding().then(() => {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});

/** After the page has loaded: what the service worker brings along for later must not compete with what is looked at now. */
function keepForOffline(): void {
  import("./keep-for-offline.ts")
    .then(({ keepForOffline: keep }) => keep())
    .catch((error: unknown) => console.warn(error));
}

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  if (document.readyState === "complete") keepForOffline();
  else addEventListener("load", keepForOffline, { once: true });
}
