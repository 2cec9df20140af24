import { apiContract } from "../../contract/api-contract.ts";
import { openServer } from "./open-server.ts";
import { underTest } from "./server-under-test.ts";

apiContract(
  "the server behind a socket",
  async ({ answering }) => underTest(await openServer({ answering, onError: () => undefined })),
  true,
);
