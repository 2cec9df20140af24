import type { AccountKind } from "#core/domain/account.ts";

/** One line of the list of devices and sessions. */
export interface SignedInDevice {
  /** Of the device, or of a session that belongs to none. */
  id: string;
  kind: "device" | "session";
  /** What the device calls itself; empty for a program. */
  name: string;
  /** Epoch milliseconds. */
  addedAt: number;
  /** Undefined where it is signed out. */
  lastUsedAt: number | undefined;
  isThisOne: boolean;
}

/** What the settings can do. Each throws Error with a sentence for the person. */
export interface SyncCommands {
  /** Answers false where the e-mail already has an account on the server that needs its letters. */
  turnOn(request: { password: string; kind: AccountKind }): Promise<boolean>;
  /** Without letters, an assisted account, which somebody has to agree to here. */
  connect(request: { password: string; letters?: string; mayRead?: boolean }): Promise<void>;
  reconnect(request: { password: string }): Promise<void>;
  turnOff(): Promise<void>;
  switchKind(request: { password: string; kind: AccountKind }): Promise<void>;
  deleteFromServer(request: { password: string }): Promise<void>;
  list(): Promise<SignedInDevice[]>;
  revoke(listed: Pick<SignedInDevice, "id" | "kind">): Promise<void>;
}
