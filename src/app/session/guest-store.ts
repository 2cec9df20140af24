import { create } from "zustand";

export interface GuestState {
  /** True until it is known whether there are records without an account here. */
  loading: boolean;
  /** Records that are here without an account, and until when. */
  guest: { id: string; expiresAt: number } | undefined;
  /** Why there are none any more, for whoever still looks at them. */
  ended: "thrown-away" | "time-over" | undefined;
}

/** The records without an account as screens see them. Changed by guest-commands.ts only. */
export const useGuest = create<GuestState>()(() => ({ loading: true, guest: undefined, ended: undefined }));
