import { useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { paths } from "#app/paths.ts";
import { startHome } from "#app/start-home.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { openFailureWords } from "#features/backup/backup-trial.tsx";
import { RestoreForm, type RestoreRequest } from "#features/backup/restore-form.tsx";
import { backupTexts as words } from "#features/texts/backup.ts";
import { failureMessage } from "#features/texts/failure-message.ts";
import { showToast } from "#ui/toast-store.ts";

/** Where somebody comes back whose browser has nothing any more. Whoever is signed in has the same in the settings. */
export function RestoreScreen({ isSignedIn }: { isSignedIn: boolean }) {
  // The account that comes back is signed in long before all its records have come.
  const [wasSignedIn] = useState(isSignedIn);
  return wasSignedIn ? <Navigate to={`${paths.profile}#backup`} replace /> : <Restore />;
}

function Restore() {
  usePageTitle(words.restoreTitle);
  const navigate = useNavigate();

  async function restore(request: RestoreRequest, onProgress: (progress: { done: number; total: number }) => void) {
    try {
      await startHome();
      const { restoreAccount } = await import("#app/backups/restore-backup.ts");
      const outcome = await restoreAccount({ ...request, onProgress });
      if (!outcome.ok) return openFailureWords(outcome.failure);
      const { restored, refused } = outcome.value.documents;
      showToast(words.restored(restored));
      if (refused.length > 0)
        showToast({ variant: "destructive", title: words.restoreTitle, description: words.refused(refused.length) });
      navigate(paths.dashboard);
      return undefined;
    } catch (error) {
      console.warn(error);
      return failureMessage(error, words.restoreFailed);
    }
  }

  return (
    <div className="mx-auto w-full max-w-xl px-5 py-8 md:py-12">
      <RestoreForm restore={restore} signInHref={paths.auth} />
    </div>
  );
}
