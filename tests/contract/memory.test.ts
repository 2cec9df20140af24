import { readProcessedCase } from "../demo/demo-folder.ts";
import { createMemoryDemo } from "../support/memory-demo.ts";
import { createMemoryHome } from "../support/memory-home.ts";
import { createMemoryStore } from "../support/memory-store.ts";
import { apiContract } from "./api-contract.ts";
import { storeContract } from "./store-contract.ts";

storeContract("the store in memory", async () => ({ store: createMemoryStore() }));

apiContract("the device's home over memory", async ({ answering }) => {
  const home = createMemoryHome({ answering, demo: createMemoryDemo(async () => readProcessedCase()) });
  return { fetch: (path, init) => home.dispatch(new Request(new URL(path, "http://localhost"), init)) };
});
