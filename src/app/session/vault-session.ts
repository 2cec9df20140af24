import { ApiError } from "#api/api-error.ts";
import { apiClient } from "#api/client.ts";
import type { SessionResponse } from "#api/contract.ts";
import type { WrappedKey } from "#core/domain/account.ts";
import { closeAccount } from "#db/current-account.ts";
import { deleteAccountDatabase } from "#db/delete-account-database.ts";
import { deviceSessions, deviceSyncs } from "#db/device/device.ts";
import type { OpenedSession } from "#db/device/device-sessions.ts";
import type { Bytes } from "#db/sealing/bytes.ts";
import { derivePasswordKeys, normalizeEmail, type PasswordKeys } from "#db/sealing/password-key.ts";
import { formatRecoveryCode, parseRecoveryCode } from "#db/sealing/recovery-code.ts";
import { deriveRecoveryKeys } from "#db/sealing/recovery-key.ts";
import {
  createVault,
  openVault,
  recoverVault,
  rewrapForNewRecoveryCode,
  rewrapForPassword,
} from "#db/sealing/vault.ts";
import { hardenInWorker } from "#workers/password/client.ts";
import type { Credentials } from "./credentials.ts";
import { enter, openRecords, requireSession, showSession } from "./current-session.ts";
import { describeMistake } from "./recovery-code-mistakes.ts";
import type { ServerAccount } from "./server-account.ts";
import { SessionError } from "./session-error.ts";
import { signedOut, useSession } from "./session-store.ts";
import { removeToken } from "./session-token.ts";

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
  const { token, vault, serverSession } = await loginHere({ email, password }, keys);
  const opened = vault && (await openVault(vault, keys));
  if (!opened?.ok) {
    await deviceSessions.endSession(token);
    throw new SessionError("The records of this account cannot be opened with this password on this device.");
  }
  await enter(token, opened.value);
  if (serverSession === undefined) return;
  // The records are open; that the other devices are reached again may fail, and is then asked for in the settings.
  const { renewServerSession } = await import("./sync-session.ts");
  await renewServerSession(serverSession).catch((error: unknown) => console.warn(error));
}

/** A password that this device does not know may have been changed on another one of the account. */
async function loginHere(
  credentials: Credentials,
  keys: PasswordKeys,
): Promise<SessionResponse & { serverSession?: { token: string; edition: number; bytes: Bytes } }> {
  const request = { email: credentials.email, password: keys.secret };
  try {
    return await apiClient.login(request);
  } catch (error) {
    const sync = await deviceSyncs.findByEmail(credentials.email);
    if (!(error instanceof ApiError && error.status === 401) || sync?.sharesVault !== true) throw error;
    const { learnPassword } = await import("./changed-elsewhere.ts");
    const serverSession = await learnPassword(credentials, sync);
    if (serverSession === undefined) throw error;
    return { ...(await apiClient.login(request)), serverSession };
  }
}

export async function recoverWithCode(request: {
  email: string;
  code: string;
  newPassword: string;
}): Promise<{ hasNewKit: boolean }> {
  const { email, newPassword } = request;
  const code = parseRecoveryCode(request.code);
  if (!code.ok) throw new SessionError(describeMistake(code.failure));
  const recoveryKeys = await deriveRecoveryKeys(code.value);
  const byRecoveryCode = await findVaultHere(email);
  if (byRecoveryCode === undefined) {
    const { recoverFromServer } = await import("./recover-from-server.ts");
    const outcome = await recoverFromServer({ email, recoveryKeys, newPassword });
    // Without a server there is this device only, which says that it does not know the e-mail.
    if (outcome === "no-server") await apiClient.findVault(email);
    if (outcome !== "recovered") throw new SessionError(wrongCode);
    return { hasNewKit: true };
  }
  const nextKeys = await keysOf({ email, password: newPassword });
  const recovered = await recoverVault(byRecoveryCode, recoveryKeys, nextKeys);
  if (!recovered.ok) throw new SessionError(wrongCode);
  const { envelope, vaultKey } = recovered.value;
  const { proof } = recoveryKeys;
  const { token } = await apiClient.recover({ email, proof, passwordHash: nextKeys.secret, vault: envelope });
  await enter(token, vaultKey);
  // Without a network the new password counts on this device only, until it is told to the others.
  await tellServer((account) => account.recover({ code: code.value, newPassword })).catch((error: unknown) =>
    console.warn(error),
  );
  return { hasNewKit: false };
}

/** What the code opens of an account of this device; undefined where no account here has that e-mail. */
async function findVaultHere(email: string): Promise<WrappedKey | undefined> {
  const isHere = (await deviceSessions.listDeviceAccounts()).some((account) => account.email === normalizeEmail(email));
  return isHere ? (await apiClient.findVault(email)).byRecoveryCode : undefined;
}

/** Does the same for the account on a server, where this account takes part in one; before it is done here. */
async function tellServer(tell: (account: ServerAccount) => Promise<void>): Promise<void> {
  const session = await requireSession();
  if ((await deviceSyncs.find(session.user.id)) === undefined) return;
  const { openServerAccount } = await import("./server-account.ts");
  const account = await openServerAccount(session);
  if (account !== undefined) await tell(account);
}

export async function changePassword({ current, next }: { current: string; next: string }): Promise<void> {
  const { user, vault } = await requireSession();
  const keys = await keysOf({ email: user.email, password: current, scheme: vault.byPassword.scheme });
  const nextKeys = await keysOf({ email: user.email, password: next });
  const rewrapped = await rewrapForPassword(vault, keys, nextKeys);
  if (!rewrapped.ok) throw new SessionError(wrongPassword);
  await tellServer((account) => account.changePassword({ current, next }));
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
  await tellServer((account) => account.setRecoveryCode({ code: remade.value.recoveryCode, password }));
  await apiClient.setRecovery({ currentPassword: keys.secret, vault: remade.value.envelope });
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
  await openRecords(session);
  // The API refuses a caller whose records are closed, so it is asked last.
  const user = await apiClient.me();
  if (user.id !== session.user.id) throw new SessionError("The stored session belongs to another account.");
  showSession(token, session);
}

/** Forgets the token and the key, and locks. This device is the home of its sessions: there is nobody else to tell. */
export async function endSession(token: string | null): Promise<void> {
  removeToken();
  try {
    if (token !== null) await deviceSessions.endSession(token);
  } finally {
    lock();
  }
}

/**
 * Deletes the signed-in account from this device: its records, its keys and that it was ever here. The row that names it goes last, so
 * that whoever is interrupted can sign in and do it again.
 */
export async function deleteAccount(): Promise<void> {
  const { user, databaseName } = await requireSession();
  if ((await deviceSyncs.find(user.id))?.isOn) await (await import("./sync-session.ts")).turnOffSync();
  // Other tabs lock when the token goes, and so let go of the database.
  removeToken();
  lock();
  await deleteAccountDatabase(databaseName);
  await deviceSessions.deleteAccount(user.id);
}

/** Closes the records and everything that was opened from them, and shows that nobody is signed in. */
export function lock(): void {
  closeAccount();
  // A number on the app's icon tells of what is in the records.
  if ("clearAppBadge" in navigator) void navigator.clearAppBadge().catch(() => undefined);
  useSession.setState(signedOut);
}

async function rememberRecoveryCode(userId: string, state: OpenedSession["recoveryCode"]["state"]): Promise<void> {
  await deviceSessions.setRecoveryCodeState(userId, state);
  useSession.setState({ recoveryCode: state });
}
