import { lazy, Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { kitFragment, paths } from "#app/paths.ts";
import { expectRecoveryCode, hideRecoveryCode, showRecoveryCode } from "#app/recovery-code-store.ts";
import { recoverWithCode, signIn, signUp } from "#app/session/session-commands.ts";
import { startHome } from "#app/start-home.ts";
import { useDeviceAccounts } from "#app/use-device-accounts.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { whenIdle } from "#app/when-idle.ts";
import { AccountChooser } from "#features/accounts/account-chooser.tsx";
import { AuthPanel } from "#features/auth/auth-panel.tsx";
import { texts } from "#features/texts/texts.ts";

/** Fetched by whoever asks for it: what concerns several devices is no part of the first load. */
const AccountFromElsewhere = lazy(() =>
  import("./account-from-elsewhere.tsx").then(({ AccountFromElsewhere }) => ({ default: AccountFromElsewhere })),
);

export function AuthScreen({ gate }: { gate?: string }) {
  usePageTitle(texts.auth.signIn);
  const navigate = useNavigate();
  const { state, hash } = useLocation();
  const accounts = useDeviceAccounts();
  const email = emailFrom(state);
  useEffect(startHomeEarly, []);
  return (
    <AuthPanel
      key={email}
      gate={gate}
      initialEmail={email}
      people={(chosen, onChoose) => <AccountChooser accounts={accounts} chosen={chosen} onChoose={onChoose} />}
      demoHref={paths.demo}
      restoreHref={paths.restore}
      elsewhere={(onBack) => (
        <Suspense fallback={<div className="min-h-96" />}>
          <AccountFromElsewhere onBack={onBack} />
        </Suspense>
      )}
      startsElsewhere={hash.startsWith(`#${kitFragment}`)}
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
          const { hasNewKit } = await recoverWithCode(request);
          navigate(hasNewKit ? paths.recoveryKit : paths.dashboard);
        },
      }}
    />
  );
}

/** What stands behind the form is fetched while it is being filled in. */
function startHomeEarly(): () => void {
  return whenIdle(() => void startHome().catch((error: unknown) => console.warn(error)));
}

/** Whoever switches to another person brings that e-mail along. */
function emailFrom(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("email" in state)) return undefined;
  return typeof state.email === "string" ? state.email : undefined;
}
