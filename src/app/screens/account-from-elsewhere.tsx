import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { kitFrom } from "#app/kit-address.ts";
import { paths } from "#app/paths.ts";
import { expectRecoveryCode, hideRecoveryCode, showRecoveryCode } from "#app/recovery-code-store.ts";
import { signInFromServer } from "#app/session/sync-commands.ts";
import { startHome } from "#app/start-home.ts";
import { ElsewhereForm, type ElsewhereRequest } from "#features/auth/elsewhere-form.tsx";
import { texts } from "#features/texts/texts.ts";
import { showToast } from "#ui/toast-store.ts";

/** Brings an account from another device here; what the kit's square said is taken out of the address at once. */
export function AccountFromElsewhere({ onBack }: { onBack: () => void }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [kit] = useState(() => kitFrom(hash));

  useEffect(() => {
    // The letters would otherwise stay in the browser's history.
    if (hash !== "") navigate(paths.auth, { replace: true });
  }, [hash, navigate]);

  async function signIn(request: ElsewhereRequest) {
    await startHome();
    expectRecoveryCode();
    try {
      const { recoveryCode } = await signInFromServer(request);
      if (recoveryCode === undefined) hideRecoveryCode();
      else showRecoveryCode(request.email, recoveryCode);
    } catch (error) {
      hideRecoveryCode();
      throw error;
    }
    showToast(texts.errors.signedIn);
    navigate(paths.dashboard);
  }

  return <ElsewhereForm initial={kit} onSubmit={signIn} onBack={onBack} />;
}
