import { storeContract } from "../contract/store-contract.ts";
import { makeSealedStore } from "../support/sealed-store.ts";

storeContract("the sealed store in IndexedDB", makeSealedStore);
