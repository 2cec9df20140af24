import { useEffect, useState } from "react";
import { startGuest } from "./session/guest-commands.ts";
import { startSession } from "./session/session-commands.ts";
import { readToken } from "./session/session-token.ts";
import { startHome } from "./start-home.ts";

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  if (readToken() !== null) {
    await startHome();
    await startSession();
  } else {
    // Nobody is signed in: a public page needs no home, and the form asks for it ahead.
    await startSession();
  }
  // Not waited for: who is signed in comes first.
  void startGuest();
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
