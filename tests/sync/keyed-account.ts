import { expect } from "vitest";
import { ask, joinKeyed, type KeyedAccount, type KeyedDevice, openAccount } from "./keyed-device.ts";

export const upToDate = { kind: "up-to-date" };

/** Three devices of an account that know each other, under its first epoch. */
export async function threeDevices(origin: string) {
  const account = await openAccount(origin);
  const phone = await joinKeyed(account, "phone");
  expect(await phone.sync()).toMatchObject(upToDate);
  await phone.write("document:1", "title", "from the beginning");
  expect(await phone.sync()).toMatchObject(upToDate);
  const laptop = await joinKeyed(account, "laptop");
  const lost = await joinKeyed(account, "lost");
  await lost.write("document:2", "title", "written on the lost one");
  for (const device of [lost, laptop, phone]) expect(await device.sync()).toMatchObject(upToDate);
  return { account, phone, laptop, lost };
}

export const revoke = (account: KeyedAccount, by: KeyedDevice, device: KeyedDevice) =>
  ask(account.origin, "DELETE", `/sync/devices/${device.identity.device}`, { token: by.token });
