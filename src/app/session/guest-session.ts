import { ApiError } from "#api/api-error.ts";
import { apiProblems } from "#api/errors.ts";
import { wakePipelineOf } from "#app/account-pipelines.ts";
import { closeAccount, currentAccount, openAccount } from "#db/current-account.ts";
import { deleteAccountDatabase } from "#db/delete-account-database.ts";
import { deviceGuests } from "#db/device/device.ts";
import type { Guest } from "#db/device/device-guests.ts";
import { type DexieStore, openDexieStore } from "#db/dexie-store.ts";
import { createGuestVault, keepGuestVault, openGuestVault } from "#db/sealing/guest-vault.ts";
import { derivePasswordKeys } from "#db/sealing/password-key.ts";
import { formatRecoveryCode } from "#db/sealing/recovery-code.ts";
import { firstRecordTexts } from "#features/texts/first-record.ts";
import { hardenInWorker } from "#workers/password/client.ts";
import type { Credentials } from "./credentials.ts";
import { enter } from "./current-session.ts";
import { type GuestState, useGuest } from "./guest-store.ts";
import { type GuestHours, guestEnd, usualGuestHours } from "./guest-time.ts";
import { readGuestToken, removeGuestToken, storeGuestToken } from "./guest-token.ts";
import { moveRecords } from "./move-records.ts";
import { SessionError } from "./session-error.ts";
import { useSession } from "./session-store.ts";
import { signIn } from "./vault-session.ts";

/** A timer cannot wait longer than 24 days; nobody chooses more than one week. */
let timer: ReturnType<typeof setTimeout> | undefined;

async function findGuest(): Promise<Guest | undefined> {
  const token = readGuestToken();
  return token === null ? undefined : deviceGuests.find(token);
}

async function requireGuest(): Promise<Guest> {
  const guest = await findGuest();
  if (guest === undefined) throw new SessionError(firstRecordTexts.gone);
  return guest;
}

async function openStoreOf(guest: Guest): Promise<DexieStore> {
  const vaultKey = await openGuestVault(guest);
  if (!vaultKey.ok) throw new SessionError(firstRecordTexts.unreadable);
  return openDexieStore({ databaseName: guest.databaseName, vaultKey: vaultKey.value });
}

function show({ id, expiresAt }: Guest): void {
  useGuest.setState({ loading: false, guest: { id, expiresAt }, ended: undefined });
  clearTimeout(timer);
  timer = setTimeout(() => void endGuest("time-over").catch(console.warn), expiresAt - Date.now());
}

/** Deletes what is left of records whose time is over. */
async function sweep(): Promise<void> {
  for (const { id, databaseName } of await deviceGuests.listOver()) {
    await deviceGuests.close(id);
    await deleteAccountDatabase(databaseName);
    await deviceGuests.forget(id);
  }
}

export async function resumeGuest(): Promise<void> {
  const guest = await findGuest();
  if (guest !== undefined) show(guest);
  else {
    removeGuestToken();
    hide("time-over");
  }
  await sweep();
}

export async function beginGuest(): Promise<{ isNew: boolean }> {
  const known = await findGuest();
  if (known === undefined) {
    const begun = await deviceGuests.begin(await createGuestVault(), guestEnd(Date.now(), usualGuestHours));
    storeGuestToken(begun.token);
    show(begun.guest);
  }
  await openGuest();
  return { isNew: known === undefined };
}

export async function openGuest(): Promise<void> {
  const guest = await findGuest();
  if (guest === undefined || useSession.getState().user !== undefined) return;
  if (currentAccount()?.databaseName !== guest.databaseName) openAccount(await openStoreOf(guest));
  show(guest);
}

export async function keepGuestFor(hours: GuestHours): Promise<void> {
  const guest = await requireGuest();
  const expiresAt = guestEnd(Date.now(), hours);
  await deviceGuests.setExpiry(guest.id, expiresAt);
  show({ ...guest, expiresAt });
}

export async function keepGuest({ email, password }: Credentials): Promise<{ recoveryCode: string }> {
  const guest = await requireGuest();
  const keys = await derivePasswordKeys({ email, password, harden: hardenInWorker });
  const kept = await keepGuestVault(guest, keys);
  if (!kept.ok) throw new SessionError(firstRecordTexts.unreadable);
  const { vaultKey, envelope, recoveryCode } = kept.value;
  const made = await deviceGuests.keep(guest.id, { email, secret: keys.secret, vault: envelope });
  if (!made.ok) {
    if (made.failure === "gone") throw new SessionError(firstRecordTexts.gone);
    // As whoever signs up hears it.
    throw new ApiError(apiProblems["email-taken"].status, apiProblems["email-taken"].message);
  }
  const isOpen = currentAccount()?.databaseName === guest.databaseName;
  await enter(made.value.token, vaultKey, { isOpen });
  removeGuestToken();
  hide(undefined);
  return { recoveryCode: formatRecoveryCode(recoveryCode) };
}

export async function signInWithGuest(credentials: Credentials): Promise<void> {
  await requireGuest();
  await signIn(credentials);
  await moveGuest();
}

export async function moveGuest(): Promise<void> {
  const guest = await requireGuest();
  const own = currentAccount();
  if (own === undefined || useSession.getState().user === undefined)
    throw new SessionError("Please log in to continue.");
  const from = await openStoreOf(guest);
  try {
    await moveRecords(from, own);
  } finally {
    from.close();
    wakePipelineOf(own);
  }
  await endGuest(undefined);
}

/** Forgets what opens the records first, so that whoever is interrupted leaves nothing that can be read. */
export async function endGuest(ended: GuestState["ended"]): Promise<void> {
  const token = readGuestToken();
  // One whose time is over is no longer found, and is swept away.
  const guest = token === null ? undefined : await deviceGuests.find(token);
  if (guest !== undefined) await deviceGuests.close(guest.id);
  // Other tabs let go of the database when the token goes.
  removeGuestToken();
  hide(ended);
  await sweep();
}

/** Another tab has kept them, moved them or thrown them away. */
export function letGo(): void {
  hide("thrown-away");
}

function hide(ended: GuestState["ended"]): void {
  clearTimeout(timer);
  if (useSession.getState().user === undefined) closeAccount();
  useGuest.setState({ loading: false, guest: undefined, ended });
}
