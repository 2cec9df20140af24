import { useEffect, useState } from "react";
import type { User } from "#core/domain/account.ts";
import { whenIdle } from "./when-idle.ts";

const none: User[] = [];

/** Who has an account on this device. Nobody until that is known: the database is not part of the first load. */
export function useDeviceAccounts(): User[] {
  const [accounts, setAccounts] = useState(none);
  useEffect(() => {
    let gone = false;
    async function load() {
      try {
        const { deviceSessions } = await import("#db/device/device.ts");
        const found = await deviceSessions.listDeviceAccounts();
        if (!gone) setAccounts(found);
      } catch (error) {
        console.warn(error);
      }
    }
    const callOff = whenIdle(load);
    return () => {
      gone = true;
      callOff();
    };
  }, []);
  return accounts;
}
