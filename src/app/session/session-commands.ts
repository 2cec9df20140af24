import { createTurns } from "#core/replication/in-turn.ts";
import type { Credentials } from "./credentials.ts";
import { signedOut, useSession } from "./session-store.ts";
import { readToken, removeToken, watchTokenOfOtherTabs } from "./session-token.ts";

/** One command after the other, also those that another tab caused: two half-open accounts can never mix. */
export const inTurn = createTurns();
/** Database, vault and key derivation: not part of the first load of a page that nobody is signed in to. */
const loadVaultSession = () => import("./vault-session.ts");

let isWatching = false;

/** Brings back the session of the stored token, and follows other tabs from then on. Ends signed in or signed out; never throws. */
export function startSession(): Promise<void> {
  if (!isWatching) watchTokenOfOtherTabs((token) => void inTurn(() => followOtherTab(token)));
  isWatching = true;
  return inTurn(resumeStoredSession);
}

/** Makes an account and signs in. Answers the recovery code, to be shown once. Throws ApiError, for one where the e-mail is taken. */
export function signUp(credentials: Credentials): Promise<{ recoveryCode: string }> {
  return inTurn(async () => (await loadVaultSession()).signUp(credentials));
}

/** Throws ApiError; wrong e-mail and wrong password give the same one. */
export function signIn(credentials: Credentials): Promise<void> {
  return inTurn(async () => (await loadVaultSession()).signIn(credentials));
}

/**
 * Opens the vault with the recovery code, sets the new password and signs in; an account that is not on this device comes from the server,
 * with a new recovery kit. Throws SessionError or ApiError, with a sentence.
 */
export function recoverWithCode(request: {
  email: string;
  code: string;
  newPassword: string;
}): Promise<{ hasNewKit: boolean }> {
  return inTurn(async () => (await loadVaultSession()).recoverWithCode(request));
}

/** Wraps the vault key for the new password; records and recovery code stay as they are. Throws SessionError or ApiError. */
export function changePassword(request: { current: string; next: string }): Promise<void> {
  return inTurn(async () => (await loadVaultSession()).changePassword(request));
}

/** A new recovery code in place of the old one, which then no longer opens anything. Throws SessionError or ApiError. */
export function remakeRecoveryCode(request: { password: string }): Promise<{ recoveryCode: string }> {
  return inTurn(async () => (await loadVaultSession()).remakeRecoveryCode(request));
}

/** Remembers, with the account, whether the person has kept the recovery code or wants to be asked again. */
export function answerRecoveryCode(answer: "confirmed" | "skipped"): Promise<void> {
  return inTurn(async () => (await loadVaultSession()).answerRecoveryCode(answer));
}

/** Deletes the signed-in account with all its records from this device. Throws SessionError where nobody is signed in. */
export function deleteAccount(): Promise<void> {
  return inTurn(async () => (await loadVaultSession()).deleteAccount());
}

/** Locks, here and in every other tab, with or without a network. Deletes no record. */
export function signOut(): Promise<void> {
  const token = readToken();
  // At once, before anything is waited for: whoever presses the button and closes the tab is signed out.
  removeToken();
  return inTurn(async () => {
    const { endSession } = await loadVaultSession();
    // A sign-in that was under way has stored its own token meanwhile.
    await endSession(readToken() ?? token);
  });
}

async function resumeStoredSession(): Promise<void> {
  const token = readToken();
  if (token === null) {
    useSession.setState(signedOut);
    return;
  }
  try {
    await (await loadVaultSession()).resumeSession(token);
  } catch (error) {
    // The specification: the failure is only logged. It is expected after a sign-out elsewhere, so it is no console error.
    console.warn("The stored session could not be verified.", error);
    removeToken();
    (await loadVaultSession()).lock();
  }
}

async function followOtherTab(token: string | null): Promise<void> {
  if (token === (useSession.getState().token ?? null)) return;
  const { lock, resumeSession } = await loadVaultSession();
  if (token === null) {
    lock();
    return;
  }
  try {
    // A tab in which nobody was signed in may have no home yet.
    const { startHome } = await import("#app/start-home.ts");
    await startHome();
    await resumeSession(token);
  } catch (error) {
    // The token stays: it is the other tab's, and works there.
    console.warn("The session of another tab could not be opened here.", error);
    lock();
  }
}
