import { createDeviceAccounts } from "./device-accounts.ts";
import { createDeviceBackups } from "./device-backups.ts";
import { DeviceDatabase } from "./device-database.ts";
import { createDeviceGuests } from "./device-guests.ts";
import { createDeviceSessions } from "./device-sessions.ts";
import { createDeviceSyncs } from "./device-syncs.ts";

/** This device's own database. It is opened by the first question that is asked of it. */
const database = new DeviceDatabase();

export const deviceAccounts = createDeviceAccounts({ database, now: () => Date.now() });
export const deviceSessions = createDeviceSessions({ database, now: () => Date.now() });
export const deviceSyncs = createDeviceSyncs({ database });
export const deviceGuests = createDeviceGuests({ database, now: () => Date.now() });
export const deviceBackups = createDeviceBackups({ database });
