import "fake-indexeddb/auto";
import { storeContract } from "../contract/store-contract.ts";
import { makeSealedStore } from "../support/sealed-store.ts";

// The same suite as in the browser, in a second and without one: whoever changes a row sees it break before a browser has started.
storeContract("the sealed store over IndexedDB in memory", makeSealedStore);
