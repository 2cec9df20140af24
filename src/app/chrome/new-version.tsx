import { takeNewVersion } from "#app/offline/new-version.ts";
import { useOffline } from "#app/offline/status-store.ts";
import { offlineTexts } from "#features/texts/offline.ts";

/** Says that a new version is ready, until the person takes it. It stays in sight, and stands over nothing. */
export function NewVersion() {
  const isReady = useOffline(({ newVersion }) => newVersion);
  return (
    <div
      role="status"
      data-print="hide"
      className={isReady ? "sticky top-0 z-40 border-line border-b bg-card" : undefined}
    >
      {isReady && (
        <p className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-4 px-5 py-1">
          <span>
            <strong className="font-semibold">{offlineTexts.newVersion}</strong> {offlineTexts.newVersionHint}
          </span>
          <button
            type="button"
            onClick={() => void takeNewVersion()}
            className="ml-auto min-h-11 rounded-control px-3 font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            {offlineTexts.takeNewVersion}
          </button>
        </p>
      )}
    </div>
  );
}
