import { hideRecoveryCode } from "#app/recovery-code-store.ts";
import { answerRecoveryCode } from "#app/session/session-commands.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { RecoveryCodeCard } from "#features/auth/recovery-code-card.tsx";
import { texts } from "#features/texts/texts.ts";

/** Stands in place of every screen until a new recovery code was kept, or put off. */
export function RecoveryCodeScreen({ email, code }: { email: string; code: string }) {
  usePageTitle(texts.recoveryCode.heading);

  function answer(given: "confirmed" | "skipped") {
    hideRecoveryCode();
    // Not told is not lost: an unanswered code is asked for again.
    answerRecoveryCode(given).catch((error: unknown) => console.warn(error));
  }

  return (
    <div className="mx-auto w-full max-w-2xl px-5 pt-8 sm:pt-14">
      <RecoveryCodeCard email={email} code={code} onKept={() => answer("confirmed")} onSkip={() => answer("skipped")} />
    </div>
  );
}
