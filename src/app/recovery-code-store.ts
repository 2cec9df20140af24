import { create } from "zustand";

interface RecoveryCodeState {
  /**
   * `expected`: an account is being made, and its code comes before anything else; `shown`: it stands on the screen. Never stored:
   * the session remembers only whether it was kept.
   */
  state: { name: "none" } | { name: "expected" } | { name: "shown"; email: string; code: string };
}

export const useRecoveryCode = create<RecoveryCodeState>(() => ({ state: { name: "none" } }));

export function expectRecoveryCode(): void {
  useRecoveryCode.setState({ state: { name: "expected" } });
}

/** Shows the code in place of every other screen, until it is hidden. */
export function showRecoveryCode(email: string, code: string): void {
  useRecoveryCode.setState({ state: { name: "shown", email, code } });
}

export function hideRecoveryCode(): void {
  useRecoveryCode.setState({ state: { name: "none" } });
}
