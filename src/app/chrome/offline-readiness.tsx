import { offlineParts } from "#app/offline/parts.ts";
import { isReady, useOffline } from "#app/offline/status-store.ts";
import { formatSize } from "#features/texts/formats.ts";
import { offlineTexts } from "#features/texts/offline.ts";

/** Whether this device is ready for offline, and else what still comes, in words. */
export function OfflineReadiness() {
  const status = useOffline(({ status }) => status);
  if (status === undefined) return null;
  if (isReady(status)) return <p className="py-2">{offlineTexts.ready}</p>;
  const missing = offlineParts.filter((part) => status.missing[part] !== undefined);
  const bytes = missing.reduce((sum, part) => sum + (status.missing[part] ?? 0), 0);
  return (
    <p className="py-2">
      {offlineTexts.stillToCome(
        missing.map((part) => offlineTexts.parts[part]),
        formatSize(bytes),
      )}
    </p>
  );
}
