import { fetchProcessedCase } from "../support/fetched-demo-files.ts";
import { createMemoryDemo } from "../support/memory-demo.ts";
import { createMemoryHome } from "../support/memory-home.ts";
import { createMemoryStore } from "../support/memory-store.ts";
import { apiContract } from "./api-contract.ts";
import { storeContract } from "./store-contract.ts";

// The suites themselves must run in a page: there Requests, forms and Blobs are the browser's own.
storeContract("the store in memory, in a page", async () => ({ store: createMemoryStore() }));

apiContract("the device's home in a page", async ({ answering }) => {
  const home = createMemoryHome({ answering, demo: createMemoryDemo(fetchProcessedCase) });
  return { fetch: (path, init) => home.dispatch(new Request(new URL(path, location.origin), init)) };
});
