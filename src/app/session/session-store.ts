import { create } from "zustand";
import type { User } from "#core/domain/account.ts";
import type { RecoveryCodeState } from "#db/device/device-database.ts";

export interface SessionState {
  user: User | undefined;
  token: string | undefined;
  /** True until it is known whether somebody is signed in. */
  loading: boolean;
  /** Whether the signed-in person has kept the recovery code; anything but `confirmed` is asked for again. */
  recoveryCode: RecoveryCodeState["state"] | undefined;
}

export const signedOut = { user: undefined, token: undefined, loading: false, recoveryCode: undefined };

/** The session as screens see it. Changed by session-commands.ts only. */
export const useSession = create<SessionState>()(() => ({ ...signedOut, loading: true }));
