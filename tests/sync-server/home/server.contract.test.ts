import { apiContract } from "../../contract/api-contract.ts";
import { openServer } from "./open-server.ts";

apiContract(
  "the server behind a socket",
  async ({ answering }) => {
    const server = await openServer({ answering, onError: () => undefined });
    let cookie = "";
    return {
      hidesAccounts: true,
      close: server.close,
      // A browser keeps cookies; so does this visitor.
      fetch: async (path, init) => {
        const headers = new Headers(init?.headers);
        if (cookie !== "") headers.set("Cookie", cookie);
        const response = await fetch(new URL(path, server.origin), { ...init, headers });
        const [given] = response.headers.getSetCookie();
        if (given !== undefined) cookie = given.split(";")[0] ?? "";
        return response;
      },
    };
  },
  true,
);
