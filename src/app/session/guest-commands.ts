import type { Credentials } from "./credentials.ts";
import { useGuest } from "./guest-store.ts";
import type { GuestHours } from "./guest-time.ts";
import { readGuestToken, watchGuestOfOtherTabs } from "./guest-token.ts";
import { inTurn } from "./session-commands.ts";

/** Database, vault and key derivation: fetched by whoever has put a record in. */
const loadGuestSession = () => import("./guest-session.ts");

let isWatching = false;

/** Finds out whether records without an account are here, deletes those whose time is over, and follows other tabs from then on. Never throws. */
export function startGuest(): Promise<void> {
  if (!isWatching) watchGuestOfOtherTabs(() => void inTurn(resume));
  isWatching = true;
  return inTurn(resume);
}

/** Opens the records without an account that are here already, or a new place for some. Throws where the storage cannot be opened. */
export function beginGuest(): Promise<{ isNew: boolean }> {
  return inTurn(async () => (await loadGuestSession()).beginGuest());
}

/** Makes the records without an account those that screens read, where nobody is signed in; without any, nothing happens. */
export function openGuest(): Promise<void> {
  return inTurn(async () => (await loadGuestSession()).openGuest());
}

/** How long they may wait from now on. */
export function keepGuestFor(hours: GuestHours): Promise<void> {
  return inTurn(async () => (await loadGuestSession()).keepGuestFor(hours));
}

/** Makes an account of them and signs in; nothing is read anew. Answers the recovery code, to be shown once. Throws ApiError or SessionError. */
export function keepGuest(credentials: Credentials): Promise<{ recoveryCode: string }> {
  return inTurn(async () => (await loadGuestSession()).keepGuest(credentials));
}

/** Signs in to an account of this device and puts them with its records; nothing is read anew. Throws ApiError or SessionError. */
export function signInWithGuest(credentials: Credentials): Promise<void> {
  return inTurn(async () => (await loadGuestSession()).signInWithGuest(credentials));
}

/** Puts them with the records of whoever is signed in. */
export function moveGuest(): Promise<void> {
  return inTurn(async () => (await loadGuestSession()).moveGuest());
}

/** Deletes them, and first of all what opens them. */
export function throwGuestAway(): Promise<void> {
  return inTurn(async () => (await loadGuestSession()).endGuest("thrown-away"));
}

async function resume(): Promise<void> {
  if (readGuestToken() === null) {
    const { guest } = useGuest.getState();
    // Another tab has let go of them; whether it kept them or not, they are no longer to be read here.
    if (guest === undefined) useGuest.setState({ loading: false });
    else (await loadGuestSession()).letGo();
    return;
  }
  try {
    await (await loadGuestSession()).resumeGuest();
  } catch (error) {
    console.warn("The records without an account could not be looked for.", error);
    useGuest.setState({ loading: false });
  }
}
