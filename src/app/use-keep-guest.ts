import { useNavigate } from "react-router-dom";
import { paths } from "./paths.ts";
import { expectRecoveryCode, hideRecoveryCode, showRecoveryCode } from "./recovery-code-store.ts";
import type { Credentials } from "./session/credentials.ts";
import { keepGuest, signInWithGuest } from "./session/guest-commands.ts";
import { startHome } from "./start-home.ts";

/** The two ways to keep what was put in without an account; both end at the record. They throw Error with a sentence. */
export function useKeepGuest(documentId: string) {
  const navigate = useNavigate();
  return {
    async keep(credentials: Credentials): Promise<void> {
      await startHome();
      expectRecoveryCode();
      try {
        const { recoveryCode } = await keepGuest(credentials);
        showRecoveryCode(credentials.email, recoveryCode);
      } catch (error) {
        hideRecoveryCode();
        throw error;
      }
      navigate(paths.document(documentId), { replace: true });
    },
    async keepBySigningIn(credentials: Credentials): Promise<void> {
      await startHome();
      await signInWithGuest(credentials);
      navigate(paths.document(documentId), { replace: true });
    },
  };
}
