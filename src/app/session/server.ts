import { createServerClient } from "#api/server-client.ts";
import { createDeviceProofs } from "#sync/device-proofs.ts";

/** Everything that goes to the server with a device's token goes with a proof of the device's key. */
export const deviceProofs = createDeviceProofs({
  fetch: (input, init) => fetch(input, init),
  now: () => Date.now(),
});

/** The server of this page's own origin. Nothing is asked of it unless the person turned syncing on, or asks for it. */
export const server = createServerClient({ origin: location.origin, fetch: deviceProofs.fetch });
