import { apiClient } from "#api/client.ts";
import type { VaultEnvelope } from "#core/records/account.ts";
import { closeAccount, openAccount } from "#db/current-account.ts";
import { deleteAccountDatabase } from "#db/delete-account-database.ts";
import { deviceSessions } from "#db/device/device.ts";
import type { OpenedSession } from "#db/device/device-sessions.ts";
import { openDexieStore } from "#db/dexie-store.ts";
import { derivePasswordKeys, type PasswordKeys } from "#db/sealing/password-key.ts";
import { formatRecoveryCode, parseRecoveryCode } from "#db/sealing/recovery-code.ts";
import { deriveRecoveryKeys } from "#db/sealing/recovery-key.ts";
import {
  createVault,
  openVault,
  recoverVault,
  rewrapForNewRecoveryCode,
  rewrapForPassword,
  type VaultKey,
} from "#db/sealing/vault.ts";
import { hardenInWorker } from "#workers/password/client.ts";
import type { Credentials } from "./credentials.ts";
import { describeMistake } from "./recovery-code-mistakes.ts";
import { SessionError } from "./session-error.ts";
import { signedOut, useSession } from "./session-store.ts";
import { readToken, removeToken, storeToken } from "./session-token.ts";

/*
 * The session commands themselves. Passwords and recovery codes end here: what goes through the API is derived from them, and what
 * opens the vault stays on the device.
 */

function keysOf(request: { email: string; password: string; scheme?: string }): Promise<PasswordKeys> {
  return derivePasswordKeys({ ...request, harden: hardenInWorker });
}

const wrongPassword = "This is not your current password.";
const wrongCode = "This recovery code does not belong to this e-mail.";

export async function signUp({ email, password }: Credentials): Promise<{ recoveryCode: string }> {
  const keys = await keysOf({ email, password });
  const { vaultKey, envelope, recoveryCode } = await createVault(keys);
  const { token } = await apiClient.register({ email, passwordHash: keys.secret, vault: envelope });
  await enter(token, vaultKey);
  return { recoveryCode: formatRecoveryCode(recoveryCode) };
}

export async function signIn({ email, password }: Credentials): Promise<void> {
  const keys = await keysOf({ email, password });
  const { token, vault } = await apiClient.login({ email, password: keys.secret });
  const opened = vault && (await openVault(vault, keys));
  if (!opened?.ok) {
    await deviceSessions.endSession(token);
    throw new SessionError("The records of this account cannot be opened with this password on this device.");
  }
  await enter(token, opened.value);
}

export async function recoverWithCode(request: { email: string; code: string; newPassword: string }): Promise<void> {
  const { email, newPassword } = request;
  const code = parseRecoveryCode(request.code);
  if (!code.ok) throw new SessionError(describeMistake(code.failure));
  const recoveryKeys = await deriveRecoveryKeys(code.value);
  const { byRecoveryCode } = await apiClient.findVault(email);
  const nextKeys = await keysOf({ email, password: newPassword });
  const recovered = await recoverVault(byRecoveryCode, recoveryKeys, nextKeys);
  if (!recovered.ok) throw new SessionError(wrongCode);
  const { envelope, vaultKey } = recovered.value;
  const { proof } = recoveryKeys;
  const { token } = await apiClient.recover({ email, proof, passwordHash: nextKeys.secret, vault: envelope });
  await enter(token, vaultKey);
}

export async function changePassword({ current, next }: { current: string; next: string }): Promise<void> {
  const { user, vault } = await requireSession();
  const keys = await keysOf({ email: user.email, password: current, scheme: vault.byPassword.scheme });
  const nextKeys = await keysOf({ email: user.email, password: next });
  const rewrapped = await rewrapForPassword(vault, keys, nextKeys);
  if (!rewrapped.ok) throw new SessionError(wrongPassword);
  await apiClient.changePassword({
    currentPassword: keys.secret,
    passwordHash: nextKeys.secret,
    vault: rewrapped.value,
  });
}

export async function remakeRecoveryCode({ password }: { password: string }): Promise<{ recoveryCode: string }> {
  const { user, vault } = await requireSession();
  const keys = await keysOf({ email: user.email, password, scheme: vault.byPassword.scheme });
  const remade = await rewrapForNewRecoveryCode(vault, keys);
  if (!remade.ok) throw new SessionError(wrongPassword);
  await apiClient.setRecovery({ vault: remade.value.envelope });
  await rememberRecoveryCode(user.id, "unconfirmed");
  return { recoveryCode: formatRecoveryCode(remade.value.recoveryCode) };
}

export async function answerRecoveryCode(answer: "confirmed" | "skipped"): Promise<void> {
  const { user } = await requireSession();
  await rememberRecoveryCode(user.id, answer);
}

/** Opens the account of a stored token and has the API verify it. Throws where either refuses. */
export async function resumeSession(token: string): Promise<void> {
  const session = await deviceSessions.findSession(token);
  if (session === undefined) throw new SessionError("There is no such session on this device.");
  await open(session);
  // The API refuses a caller whose records are closed, so it is asked last.
  const user = await apiClient.me();
  if (user.id !== session.user.id) throw new SessionError("The stored session belongs to another account.");
  show(token, session);
}

/** Forgets the token and the key, and locks; the API is told, but nothing waits for its consent. */
export async function endSession(token: string | null): Promise<void> {
  // The call takes the stored token along, so it begins before the token is removed.
  const told = apiClient.logout();
  removeToken();
  const [, answer] = await Promise.allSettled([token === null ? undefined : deviceSessions.endSession(token), told]);
  if (answer.status === "rejected") console.warn("The sign-out could not be told to the API.", answer.reason);
  lock();
}

/**
 * Deletes the signed-in account from this device: its records, its keys and that it was ever here. The row that names it goes last, so
 * that whoever is interrupted can sign in and do it again.
 */
export async function deleteAccount(): Promise<void> {
  const { user, databaseName } = await requireSession();
  // Other tabs lock when the token goes, and so let go of the database.
  removeToken();
  lock();
  await deleteAccountDatabase(databaseName);
  await deviceSessions.deleteAccount(user.id);
}

/** Closes the records and everything that was opened from them, and shows that nobody is signed in. */
export function lock(): void {
  closeAccount();
  useSession.setState(signedOut);
}

async function enter(token: string, vaultKey: VaultKey): Promise<void> {
  await deviceSessions.keepVaultKey(token, vaultKey);
  const session = await deviceSessions.findSession(token);
  if (session === undefined) throw new SessionError("The session ended while it was being opened.");
  await open(session);
  storeToken(token);
  show(token, session);
  // One token is kept for all tabs, so no other session of this device can be in use any more: their keys go.
  await deviceSessions.endOtherSessions(token);
  // Asks the browser never to throw the records away when space is short. It may refuse, or
  // ask the person first: nothing waits for it.
  void navigator.storage?.persist?.().catch(() => false);
}

async function open({ databaseName, vaultKey }: OpenedSession): Promise<void> {
  openAccount(await openDexieStore({ databaseName, vaultKey }));
}

function show(token: string, { user, recoveryCode }: OpenedSession): void {
  useSession.setState({ user, token, loading: false, recoveryCode: recoveryCode.state });
}

async function requireSession(): Promise<OpenedSession & { vault: VaultEnvelope }> {
  const token = readToken();
  const session = token === null ? undefined : await deviceSessions.findSession(token);
  const vault = session?.vault;
  if (session === undefined || vault === undefined) throw new SessionError("Please log in to continue.");
  return { ...session, vault };
}

async function rememberRecoveryCode(userId: string, state: OpenedSession["recoveryCode"]["state"]): Promise<void> {
  await deviceSessions.setRecoveryCodeState(userId, state);
  useSession.setState({ recoveryCode: state });
}
