import { lazy, Suspense, useSyncExternalStore } from "react";
import { useAccountSync } from "#app/account-sync-store.ts";
import { paths } from "#app/paths.ts";
import { useOnline } from "#app/use-online.ts";
import { onStorageTrouble, storageTrouble } from "#db/storage-trouble.ts";
import { storageTroubleTexts } from "#features/texts/storage-trouble.ts";
import { texts } from "#features/texts/texts.ts";

const StatusButton = lazy(() =>
  import("#features/sync-status/status-button.tsx").then(({ StatusButton }) => ({ default: StatusButton })),
);

/** Where the records are safe: on this device and, where the account is on several, how far it is with the others. */
export function SaveStatus() {
  const { status, sync } = useAccountSync();
  const isOnline = useOnline();
  const trouble = useSyncExternalStore(onStorageTrouble, storageTrouble, () => undefined);
  if (trouble !== undefined) {
    return (
      <p role="status" className="text-thread">
        {storageTroubleTexts[trouble]}
      </p>
    );
  }
  if (status.kind === "off") {
    return (
      <p role="status" className="text-soft">
        {isOnline ? texts.chrome.saved : texts.chrome.offline}
      </p>
    );
  }
  return (
    <Suspense fallback={<p className="text-soft">{texts.chrome.saved}</p>}>
      <StatusButton
        status={status}
        actions={{
          syncNow: async () => sync?.now(),
          reload: () => location.reload(),
          settingsHref: `${paths.profile}#devices`,
          storageHref: `${paths.profile}#storage`,
        }}
      />
    </Suspense>
  );
}
