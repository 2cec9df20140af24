import { createServerClient } from "#api/server-client.ts";

/** The server of this page's own origin. Nothing is asked of it unless the person turned syncing on, or asks for it. */
export const server = createServerClient({
  origin: location.origin,
  fetch: (input, init) => fetch(input, init),
});
