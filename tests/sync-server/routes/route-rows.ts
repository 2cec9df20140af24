import { accountRows } from "./account-rows.ts";
import { recordRows } from "./record-rows.ts";
import type { RouteRow } from "./route-row.ts";
import { syncRows } from "./sync-rows.ts";

/** Every route of the server, by "method path" as it is described. */
export const routeRows: Readonly<Record<string, RouteRow>> = { ...accountRows, ...recordRows, ...syncRows };
