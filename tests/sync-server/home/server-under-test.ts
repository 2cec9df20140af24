import type { ApiHomeUnderTest } from "../../contract/api-home.ts";
import type { OpenServer } from "./open-server.ts";

/** A server behind a socket as the contract of the routes asks it: a browser keeps cookies; so does this visitor. */
export function underTest(server: OpenServer): ApiHomeUnderTest {
  let cookie = "";
  return {
    hidesAccounts: true,
    close: server.close,
    fetch: async (path, init) => {
      const headers = new Headers(init?.headers);
      if (cookie !== "") headers.set("Cookie", cookie);
      const response = await fetch(new URL(path, server.origin), { ...init, headers });
      const [given] = response.headers.getSetCookie();
      if (given !== undefined) cookie = given.split(";")[0] ?? "";
      return response;
    },
  };
}
