import { apiContract } from "../contract/api-contract.ts";
import { makeSealedHome } from "../support/sealed-home.ts";

apiContract("the device's home over IndexedDB", makeSealedHome);
