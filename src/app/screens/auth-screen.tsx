import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "#app/paths.ts";
import { expectRecoveryCode, hideRecoveryCode, showRecoveryCode } from "#app/recovery-code-store.ts";
import { recoverWithCode, signIn, signUp } from "#app/session/session-commands.ts";
import { startHome } from "#app/start-home.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { AuthPanel } from "#features/auth/auth-panel.tsx";
import { en } from "#features/texts/en.ts";

export function AuthScreen({ gate }: { gate?: string }) {
  usePageTitle(en.auth.signIn);
  const navigate = useNavigate();
  useEffect(startHomeEarly, []);
  return (
    <AuthPanel
      gate={gate}
      demoHref={paths.demo}
      commands={{
        async signIn(credentials) {
          await startHome();
          await signIn(credentials);
          navigate(paths.dashboard);
        },
        async signUp(credentials) {
          await startHome();
          expectRecoveryCode();
          try {
            const { recoveryCode } = await signUp(credentials);
            showRecoveryCode(credentials.email, recoveryCode);
          } catch (error) {
            hideRecoveryCode();
            throw error;
          }
          navigate(paths.dashboard);
        },
        async recover(request) {
          await startHome();
          await recoverWithCode(request);
          navigate(paths.dashboard);
        },
      }}
    />
  );
}

/** What stands behind the form is fetched while it is being filled in. */
function startHomeEarly(): void {
  const early = () => void startHome().catch((error: unknown) => console.warn(error));
  if ("requestIdleCallback" in globalThis) requestIdleCallback(early);
  else setTimeout(early, 500);
}
