import { ApiError } from "#api/api-error.ts";
import type { SessionResponse } from "#api/contract.ts";
import type { AccountKind } from "#core/domain/account.ts";
import { currentAccount } from "#db/current-account.ts";
import { deviceSyncs } from "#db/device/device.ts";
import type { OpenedSync } from "#db/device/device-syncs.ts";
import { nextEdition, signVault } from "#db/sealing/account-statement.ts";
import { type Bytes, randomBytes, toBase64url } from "#db/sealing/bytes.ts";
import { deriveKeysOfAccount, type KeysOfAccount } from "#db/sealing/password-key.ts";
import {
  formatSignInLetters,
  importDeviceSecret,
  makeSignInLetters,
  parseSignInLetters,
  type SignInLetters,
} from "#db/sealing/sign-in-letters.ts";
import { openVaultBytes, wrapVault } from "#db/sealing/vault.ts";
import { importVaultKey } from "#db/sealing/vault-content.ts";
import { syncTexts } from "#features/texts/sync.ts";
import { hardenInWorker } from "#workers/password/client.ts";
import { type CurrentSession, requireSession } from "./current-session.ts";
import { isSameVault, joinAccount, keepLetters, openSync } from "./kept-sync.ts";
import { server } from "./server.ts";
import { SessionError } from "./session-error.ts";
import { describeLettersMistake, inWords } from "./sync-words.ts";
import { type Expected, pinnedBy, trustAnswer } from "./trusted-answer.ts";

const words = syncTexts.failures;

/** The server has an account for this e-mail that this device does not know: its letters are needed. */
export class TakenOnServer extends SessionError {}

export interface ConnectRequest {
  password: string;
  /** Of the recovery kit; left out for an account that has none. */
  letters?: string;
  /** Whoever typed the password agreed, here, that the server may read. */
  mayRead?: boolean;
}

interface Opened {
  session: CurrentSession;
  sync: OpenedSync | undefined;
}

async function openOwn(): Promise<Opened> {
  const session = await requireSession();
  return { session, sync: await openSync(session.user.id, session) };
}

/** The letters of a private account as this device knows them. They were checked when they came here. */
function lettersOf(sync: OpenedSync | undefined): SignInLetters | undefined {
  return sync?.secrets.letters as SignInLetters | undefined;
}

async function keysFor(
  { session }: Opened,
  password: string,
  letters: SignInLetters | undefined,
): Promise<KeysOfAccount> {
  const deviceSecret = letters && (await importDeviceSecret(letters));
  return deriveKeysOfAccount({ email: session.user.email, password, harden: hardenInWorker, deviceSecret });
}

/** What lies in this device's own vault. Throws SessionError for a wrong password. */
async function ownVaultBytes({ session }: Opened, keys: KeysOfAccount): Promise<Bytes> {
  const bytes = await openVaultBytes(session.vault.byPassword, keys.onDevice.wrappingKey);
  if (!bytes.ok) throw new SessionError(words.wrongHere);
  return bytes.value;
}

/**
 * Takes a session that has begun on the server for this device's account, whatever its records were sealed with until now: if it is of the kind
 * that was asked for here, and of the account that was pinned here.
 */
async function adopt(
  { session, sync }: Opened,
  answer: SessionResponse,
  keys: KeysOfAccount,
  letters: SignInLetters | undefined,
  kitKept: boolean,
  pinned: Partial<Expected> = {},
): Promise<void> {
  const { email, id: accountId } = session.user;
  const kind = letters === undefined ? "assisted" : "private";
  const trusted = await trustAnswer(answer, { ...pinned, email, kind }, keys.onServer.wrappingKey);
  const { user, bytes } = trusted;
  const common = { accountId, owner: session, user, kind, token: answer.token, known: sync } as const;
  if (bytes === undefined || letters === undefined || answer.vault === undefined) {
    await joinAccount({ ...common, edition: 0, kitKept: true });
    return;
  }
  let { edition } = trusted;
  if (trusted.isUnsigned) {
    edition = nextEdition(0, Date.now());
    const terms = { account: user.id, email, edition };
    const vault = await signVault(await importVaultKey(bytes), answer.vault, terms);
    await server.setRecovery(answer.token, { currentPassword: keys.onServer.secret, vault });
  }
  await joinAccount({ ...common, edition, vault: { bytes, letters }, kitKept });
  const opensHere = await openVaultBytes(session.vault.byPassword, keys.onDevice.wrappingKey);
  if (!opensHere.ok && (await isSameVault(bytes, session.vaultKey)))
    await deviceSyncs.adoptPassword(accountId, {
      secret: keys.onDevice.secret,
      vault: await wrapVault(bytes, keys.onDevice, answer.vault),
    });
}

/** The envelope that a server is given: it names its account and its edition under the vault's own key. */
async function signedVault(own: Opened, bytes: Bytes, keys: KeysOfAccount, account: string, last: number) {
  const { user, vault } = own.session;
  const edition = nextEdition(last, Date.now());
  const envelope = await wrapVault(bytes, keys.onServer, vault);
  return signVault(await importVaultKey(bytes), envelope, { account, email: user.email, edition });
}

/**
 * Lifts the account of this device to the server, where all its records follow. Whoever turned it off, or was interrupted, goes on with the
 * same account and letters. Throws {@link TakenOnServer}, or SessionError with a sentence.
 */
export function turnOnSync({ password, kind }: { password: string; kind: AccountKind }): Promise<void> {
  return inWords(async () => {
    const own = await openOwn();
    const { email, id: accountId } = own.session.user;
    const letters = kind === "private" ? (lettersOf(own.sync) ?? makeSignInLetters(randomBytes)) : undefined;
    const keys = await keysFor(own, password, letters);
    const bytes = await ownVaultBytes(own, keys);
    if (letters !== undefined && lettersOf(own.sync) === undefined)
      await keepLetters({ accountId, owner: own.session, letters, known: own.sync });
    const account = toBase64url(randomBytes(16));
    const vault = letters && (await signedVault(own, bytes, keys, account, 0));
    const secret = keys.onServer.secret;
    // Of an account that is made now, this device says what it is called; of one that was made before, its own vault does.
    let pinned: Partial<Expected> = vault === undefined ? {} : { account, edition: vault.edition.number };
    const registered = await server
      .register({ email, passwordHash: secret, ...(vault === undefined ? {} : { vault }) })
      .catch(async (error: unknown) => {
        if (!(error instanceof ApiError && error.status === 409)) throw error;
        pinned = {};
        return server.login({ email, password: secret }).catch((refusal: unknown) => {
          if (refusal instanceof ApiError && refusal.status === 401) throw new TakenOnServer(words.taken);
          throw refusal;
        });
      });
    await adopt(await openOwn(), registered, keys, letters, own.sync?.kitKept ?? false, pinned);
  });
}

/**
 * Joins this device's records to an account that is on the server already: by the letters of its kit, or, as one that the server may read,
 * by the agreement of whoever typed the password.
 */
export function connectSync({ password, letters, mayRead }: ConnectRequest): Promise<void> {
  return inWords(async () => {
    const typed = letters === undefined ? undefined : readLetters(letters);
    if (typed === undefined && mayRead !== true) throw new SessionError(syncTexts.change.consentMissing);
    const own = await openOwn();
    const keys = await keysFor(own, password, typed);
    const answer = await server.login({ email: own.session.user.email, password: keys.onServer.secret });
    // With other letters, or without, it is another account than the one that was pinned.
    const isKnown = own.sync !== undefined && typed !== undefined && typed === lettersOf(own.sync);
    await adopt(own, answer, keys, typed, true, isKnown && own.sync !== undefined ? pinnedBy(own.sync) : {});
  });
}

/** After this device's session on the server has ended: the password alone, because the letters are still here. */
export function reconnectSync({ password }: { password: string }): Promise<void> {
  return inWords(async () => {
    const own = await openOwn();
    const letters = own.sync?.kind === "private" ? lettersOf(own.sync) : undefined;
    const keys = await keysFor(own, password, letters);
    const answer = await server.login({ email: own.session.user.email, password: keys.onServer.secret });
    await adopt(own, answer, keys, letters, own.sync?.kitKept ?? true, own.sync && pinnedBy(own.sync));
  });
}

/** Goes on with a session that the server has just begun for the account that is open; its answer was checked against what is pinned. */
export async function renewServerSession(begun: { token: string; edition: number; bytes: Bytes }): Promise<void> {
  const { token, edition, bytes } = begun;
  const { session, sync } = await openOwn();
  const letters = lettersOf(sync);
  if (sync === undefined || letters === undefined) return;
  await joinAccount({
    accountId: session.user.id,
    owner: session,
    user: { id: sync.serverAccount, email: session.user.email },
    kind: "private",
    token,
    edition,
    vault: { bytes, letters },
    known: sync,
    kitKept: sync.kitKept,
  });
}

/** Ends this device's part: what is on the server stays there, and so does what is here. */
export async function turnOffSync(): Promise<void> {
  const { session, sync } = await openOwn();
  if (sync === undefined) return;
  const { token, ...secrets } = sync.secrets;
  await deviceSyncs.keep({ ...sync, secrets }, session);
  if (token !== undefined) await server.logout(token).catch((error: unknown) => console.warn(error));
}

/** Deletes the account on the server with all that is kept of it there. What is on devices stays on them. */
export function deleteFromServer({ password }: { password: string }): Promise<void> {
  return inWords(async () => {
    const own = await openOwn();
    const token = own.sync?.secrets.token;
    if (token === undefined) throw new SessionError(words.signedOut);
    const keys = await keysFor(own, password, own.sync?.kind === "private" ? lettersOf(own.sync) : undefined);
    await server.deleteAccount(token, { password: keys.onServer.secret });
    await deviceSyncs.forget(own.session.user.id);
  });
}

/**
 * Makes the account private or assisted: what the server has of it goes, all other devices are signed out, and this one sends everything anew
 * in its new form. Syncing must be stopped while this runs.
 */
export function switchSyncKind({ password, kind }: { password: string; kind: AccountKind }): Promise<void> {
  return inWords(async () => {
    const own = await openOwn();
    const { sync, session } = own;
    const token = sync?.secrets.token;
    if (sync === undefined || token === undefined) throw new SessionError(words.signedOut);
    // What is on the server only would go with what the server has.
    const store = currentAccount();
    const tasks = store === undefined ? [] : await store.blobs.listTasks();
    if (tasks.some(({ direction }) => direction === "down")) throw new SessionError(words.stillComing);
    const keys = await keysFor(own, password, sync.kind === "private" ? lettersOf(sync) : undefined);
    const letters = kind === "private" ? makeSignInLetters(randomBytes) : undefined;
    const next = await keysFor(own, password, letters);
    const bytes = await ownVaultBytes(own, keys);
    const accountId = session.user.id;
    if (letters !== undefined) await keepLetters({ accountId, owner: session, letters, known: sync });
    const vault = letters && (await signedVault(own, bytes, next, sync.serverAccount, sync.edition));
    await server.switchKind(token, {
      currentPassword: keys.onServer.secret,
      passwordHash: next.onServer.secret,
      ...(vault === undefined ? {} : { vault }),
    });
    const user = { id: sync.serverAccount, email: session.user.email };
    const edition = vault?.edition.number ?? 0;
    const sealed = letters && { vault: { bytes, letters } };
    const kitKept = letters === undefined;
    // No known device: the log begins anew, and so does this device's chain in it.
    await joinAccount({ accountId, owner: session, user, kind, token, edition, ...sealed, kitKept });
  });
}

/** The letters of the recovery kit, in groups; undefined where there are none. */
export async function readSignInLetters(): Promise<string | undefined> {
  const letters = lettersOf((await openOwn()).sync);
  return letters && formatSignInLetters(letters);
}

export async function confirmKit(): Promise<void> {
  const session = await requireSession();
  await deviceSyncs.markKitKept(session.user.id);
}

/** Throws SessionError where the letters are mistyped, with the place to look at. */
export function readLetters(typed: string): SignInLetters {
  const parsed = parseSignInLetters(typed);
  if (!parsed.ok) throw new SessionError(describeLettersMistake(parsed.failure));
  return parsed.value;
}
