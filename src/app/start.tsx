import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { language } from "#features/texts/chosen-language.ts";
import { App } from "./app.tsx";
import { preparePublicScreen } from "./public-screens.tsx";
import { readGuestToken } from "./session/guest-token.ts";
import { readToken } from "./session/session-token.ts";

/** The page as the build has drawn it can be gone on with where it is this one, in English, and this device has nobody's records open. */
function isDrawn(root: HTMLElement): boolean {
  const isNobodys = readToken() === null && readGuestToken() === null;
  return root.dataset.page === location.pathname && language === "en" && isNobodys;
}

/** Draws the app, or takes over what of it the build has drawn already. */
export async function start(root: HTMLElement): Promise<void> {
  // Before the first word stands there: a screen reader chooses its voice by it.
  document.documentElement.lang = language;
  // Drawn at once, with no spinner in its place for a third of a second. What could not be fetched is asked for again by its route.
  await preparePublicScreen(location.pathname).catch(() => undefined);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  if (isDrawn(root)) {
    // As a transition: in small pieces, between which a tap or a key is answered.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  // What before-first-paint.js has hidden is no longer there.
  delete document.documentElement.dataset.waits;
  performance.mark("red-thread.started");
}
