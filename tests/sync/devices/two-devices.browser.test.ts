import { twoDevicesContract } from "./two-devices-contract.ts";

twoDevicesContract("two devices in a real browser");
