import "fake-indexeddb/auto";
import { twoDevicesContract } from "./two-devices-contract.ts";

// The same suite as in the browser, in a second and without one.
twoDevicesContract("two devices whose databases lie in memory");
