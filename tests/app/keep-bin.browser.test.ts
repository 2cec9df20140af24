import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { apiClient } from "#api/client.ts";
import { keepBin } from "#app/keep-bin.ts";
import { signOut, signUp } from "#app/session/session-commands.ts";
import { binDays } from "#core/domain/bin.ts";
import { currentAccount } from "#db/current-account.ts";
import { connectDevice, newEmail } from "../support/device-session.ts";
import { sampleDocument } from "../support/record-samples.ts";

beforeEach(connectDevice);
afterEach(signOut);

test("a deleted record waits in the bin until its time is over, and is then gone without a trace", async () => {
  await signUp({ email: newEmail(), password: "heron lane" });
  const store = currentAccount();
  if (store === undefined) throw new Error("No account is open");
  await store.addDocuments([sampleDocument("early"), sampleDocument("late")]);
  await apiClient.deleteDocument("early");
  expect((await store.listDocuments()).map(({ id }) => id)).toEqual(["late"]);
  const [binned] = await store.listBin();
  const deletedAt = Date.parse(binned?.deletedAt ?? "");
  expect(Math.abs(Date.now() - deletedAt)).toBeLessThan(60_000);

  const onError = vi.fn();
  let now = deletedAt + binDays * 86_400_000 - 1;
  keepBin({ now: () => now, onError });
  await store.listDocuments();
  expect(await store.listBin()).toHaveLength(1);
  now += 1;
  keepBin({ now: () => now, onError });
  await vi.waitFor(async () => expect(await store.listBin()).toEqual([]));
  expect(await store.getContent("early")).toBeUndefined();
  expect(await store.getContent("late")).toBeDefined();
  expect(onError).not.toHaveBeenCalled();
});
