import { vi } from "vitest";
import { commands } from "vitest/browser";

/** What a test does to the network. */
export interface TrueServer {
  /** While true, nothing reaches the server. */
  isCut: boolean;
  /** Everything that was sent, as text. */
  readonly sent: string[];
}

/** Leads this page's calls of `/api` to a true server, until mocks are restored. */
export function connectTrueServer(): TrueServer {
  const state: TrueServer = { isCut: false, sent: [] };
  const platform = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, origin } = new URL(request.url);
    if (origin !== location.origin || !pathname.startsWith("/api/")) return platform(input, init);
    if (state.isCut) throw new TypeError("Failed to fetch");
    const body = await request.text();
    state.sent.push(`${request.method} ${pathname} ${body}`);
    const { method } = request;
    const call = { method, path: pathname + search, headers: [...request.headers] };
    const reply = await commands.callServer(body === "" ? call : { ...call, body });
    const isEmpty = reply.status === 204;
    return new Response(isEmpty ? null : reply.body, { status: reply.status, headers: reply.headers });
  });
  return state;
}

export function closeTrueServer(): Promise<void> {
  return commands.closeServer();
}
