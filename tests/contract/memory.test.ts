import { createMemoryStore } from "../support/memory-store.ts";
import { storeContract } from "./store-contract.ts";

storeContract("the store in memory", async () => ({ store: createMemoryStore() }));
