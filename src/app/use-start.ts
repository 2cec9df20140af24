import { useEffect, useState } from "react";
import { startSession } from "./session/session-commands.ts";
import { readToken } from "./session/session-token.ts";
import { startHome } from "./start-home.ts";

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  if (readToken() !== null) {
    await startHome();
    await startSession();
    return;
  }
  // Nobody is signed in: the form comes first, what stands behind it while it is being read.
  await startSession();
  const early = () => void startHome().catch((error: unknown) => console.warn(error));
  if ("requestIdleCallback" in globalThis) requestIdleCallback(early);
  else setTimeout(early, 500);
}

/** Brings back the session that was there, once. `failed`: the device's storage could not be opened. */
export function useStart(): "starting" | "ready" | "failed" {
  const [state, setState] = useState<"starting" | "ready" | "failed">("starting");
  useEffect(() => {
    started ??= start();
    started.then(
      () => setState("ready"),
      (error: unknown) => {
        console.error(error);
        setState("failed");
      },
    );
  }, []);
  return state;
}
