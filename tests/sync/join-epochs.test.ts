import { afterAll, beforeAll, expect, test } from "vitest";
import { epochEntity } from "#core/replication/operation.ts";
import { importVaultKey, keeperOf } from "#db/sealing/vault-content.ts";
import { keeperName, openEpochKeys, proveEpoch, sealEpoch } from "#sync/epoch-keys.ts";
import { joinEpochs } from "#sync/join-epochs.ts";
import { type OpenServer, openServer } from "../sync-server/home/open-server.ts";
import { revoke, threeDevices } from "./keyed-account.ts";
import { fetchJoinAnswers, signIn } from "./keyed-device.ts";

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

test("an answer about the keys that is altered in any field is believed in nothing that is not so", async () => {
  const { account, phone, lost } = await threeDevices(server.origin);
  await revoke(account, phone, lost);
  await phone.sync();
  await phone.sync();
  const honest = await fetchJoinAnswers(account, await signIn(account));
  const firstKey = await importVaultKey(account.content);
  const keeper = await keeperOf(account.content);
  const join = (operations: typeof honest.operations, known = phone.kept) =>
    joinEpochs({ account: account.id, firstKey, keeper, operations, known });
  expect(await join(honest.operations)).toMatchObject({ ok: true, value: phone.kept });
  for (const place of [0, 1])
    for (const name of ["opId", "entity", "payload"] as const)
      for (const value of ["", "other", honest.operations[1 - place]?.[name] ?? ""]) {
        const operations = honest.operations.map((one, at) => (at === place ? { ...one, [name]: value } : one));
        if (JSON.stringify(operations) === JSON.stringify(honest.operations)) continue;
        expect({ name, joined: await join(operations, []) }).toMatchObject({ joined: { ok: false } });
      }
  const [one, two] = honest.operations;
  if (one?.roster === undefined || two?.roster === undefined) throw new Error("There are no epochs.");
  const { roster } = two;
  for (const said of [
    undefined,
    { ...roster, revoked: [] },
    { ...roster, members: one.roster.members },
    { ...roster, epoch: 3 },
    { ...roster, under: 0 },
    { ...roster, proof: one.roster.proof },
    one.roster,
  ])
    expect(await join([one, { ...two, roster: said } as typeof two], [])).toMatchObject({ ok: false });
  for (const operations of [[], [one]]) expect(await join(operations)).toEqual({ ok: false, failure: "older" });
  for (const operations of [[two], [two, one]])
    expect(await join(operations, [])).toEqual({ ok: false, failure: "altered" });
});

test("who was shut out begins no epoch, with all keys that it had and a server that hands it on", async () => {
  const { account, phone, lost } = await threeDevices(server.origin);
  await revoke(account, phone, lost);
  await phone.sync();
  await phone.sync();
  const { operations } = await fetchJoinAnswers(account, await signIn(account));
  const [firstKey, keeper] = [await importVaultKey(account.content), await keeperOf(account.content)];
  if (keeper === undefined) throw new Error("There is no keeper.");
  for (const under of [0, 1, 2]) {
    // The keys in force and the keeper's public half are all that is needed to begin an epoch.
    const opId = `forged-${under}`;
    const forged = [...lost.keys.list(), { number: 3, opId, key: "A".repeat(43) }];
    const payload = await sealEpoch(account.id, opId, forged, new Map([[keeperName, keeper.publicKey]]));
    const before = lost.keys.of(under) ?? lost.keys.of(1);
    if (before === undefined) throw new Error("There is no key.");
    const unproven = { epoch: 3, under, members: [], revoked: [] };
    const proof = await proveEpoch(before, account.id, { opId, payload, roster: unproven });
    const operation = { ...(await lost.write(epochEntity, "3", "")), opId, payload, roster: { ...unproven, proof } };
    const joined = await joinEpochs({
      account: account.id,
      firstKey,
      keeper,
      operations: [...operations, operation],
      known: [],
    });
    // Under a key that it had it comes late, and nothing is sealed or vouched for under such a one.
    if (under === 2) expect(joined).toEqual({ ok: false, failure: "altered" });
    else if (joined.ok) {
      const keys = await openEpochKeys(firstKey, joined.value);
      expect([keys.current(), keys.of(3)]).toEqual([2, undefined]);
    }
  }
});
