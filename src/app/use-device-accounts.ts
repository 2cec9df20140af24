import { useEffect, useState } from "react";
import type { User } from "#core/records/account.ts";

const none: User[] = [];

/** Who has an account on this device. Nobody until that is known: the database is not part of the first load. */
export function useDeviceAccounts(): User[] {
  const [accounts, setAccounts] = useState(none);
  useEffect(() => {
    let gone = false;
    import("#db/device/device.ts")
      .then(({ deviceSessions }) => deviceSessions.listDeviceAccounts())
      .then(
        (found) => {
          if (!gone) setAccounts(found);
        },
        (error: unknown) => console.warn(error),
      );
    return () => {
      gone = true;
    };
  }, []);
  return accounts;
}
