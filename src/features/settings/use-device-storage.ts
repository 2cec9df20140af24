import { useCallback, useEffect, useState } from "react";

/** What the browser says of this device's storage; a part it does not say is undefined. Bytes. */
export interface DeviceStorage {
  used: number | undefined;
  quota: number | undefined;
  /** Whether the browser has promised not to delete anything when space runs short. */
  kept: boolean | undefined;
  /** Asks for that promise; answers whether it was given. */
  keep: () => Promise<boolean>;
}

/** Asks again whenever `version` changes. */
export function useDeviceStorage(version: unknown): DeviceStorage {
  const [estimate, setEstimate] = useState<{ used?: number; quota?: number }>({});
  const [kept, setKept] = useState<boolean>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version means that something was written
  useEffect(() => {
    let gone = false;
    // Some browsers, and pages that are not secure, have no such thing.
    const storage: Partial<StorageManager> | undefined = navigator.storage;
    const ignore = (error: unknown) => console.warn(error);
    storage
      ?.estimate?.()
      .then(({ usage, quota }) => {
        if (!gone) setEstimate({ used: usage, quota });
      })
      .catch(ignore);
    storage
      ?.persisted?.()
      .then((answer) => {
        if (!gone) setKept(answer);
      })
      .catch(ignore);
    return () => {
      gone = true;
    };
  }, [version]);

  const keep = useCallback(async () => {
    const agreed = await navigator.storage.persist().catch(() => false);
    setKept(agreed);
    return agreed;
  }, []);

  return { used: estimate.used, quota: estimate.quota, kept, keep };
}
