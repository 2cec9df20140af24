import { createHash, randomUUID, webcrypto } from "node:crypto";
import type { VaultEnvelope } from "#core/domain/account.ts";
import { createKeyPair, type DeviceIdentity, deviceIdentity } from "#sync/device-identity.ts";
import { createDeviceProofs } from "#sync/device-proofs.ts";

const secret = "a derived secret";
const wrapped = { scheme: "argon2id-1", iv: "A".repeat(16), ciphertext: "A".repeat(64) };
const proof = "the thief's own recovery proof";
const verifier = createHash("sha256").update(proof).digest("base64url");
const thiefsVault: VaultEnvelope = { byPassword: wrapped, byRecoveryCode: wrapped, recoveryVerifier: verifier };
const ownersVault: VaultEnvelope = { ...thiefsVault, recoveryVerifier: "o".repeat(43) };

type Ask = (method: string, path: string, body?: unknown) => Promise<Response>;

/** A device of an account, signed in with its own key, and what a thief has of it: the token alone. */
interface Scene {
  email: string;
  /** As the device asks: with its token and its key's proof. */
  owner: Ask;
  /** As a thief asks who has the token and not the key. */
  thief: Ask;
  /** As a thief asks who sits in the device's own page, and has both. */
  inside: Ask;
}

async function openScene(origin: string, kind: "private" | "assisted"): Promise<Scene> {
  const email = `${randomUUID()}@example.org`;
  const identity: DeviceIdentity = await deviceIdentity(
    webcrypto.subtle as SubtleCrypto,
    randomUUID(),
    await createKeyPair(webcrypto.subtle as SubtleCrypto),
  );
  const proofs = createDeviceProofs({ fetch, now: () => Date.now() });
  const asking = (send: typeof fetch, token?: string): Ask => {
    return (method, path, body) =>
      send(`${origin}/api${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
  };
  const vault = kind === "private" ? { vault: ownersVault } : {};
  const registered = await asking(fetch)("POST", "/auth/register", { email, passwordHash: secret, ...vault });
  const { token } = (await registered.json()) as { token: string };
  proofs.hold(token, identity.sign);
  const owner = asking(proofs.fetch, token);
  const { device, publicKey } = identity;
  await owner("POST", "/sync/devices", { device, publicKey, name: "a phone" });
  return { email, owner, thief: asking(fetch, token), inside: owner };
}

const refused = (response: Response) => response.status >= 400;

/** Ways to make an account one's own with its token; each answers whether it went. */
const ways: Record<string, (scene: Scene, ask: Ask, origin: string) => Promise<boolean>> = {
  async "a recovery code of the thief's, and with it a new password"({ email }, ask, origin) {
    await ask("PUT", "/auth/recovery", { vault: thiefsVault });
    await ask("PUT", "/auth/recovery", { currentPassword: "a guess", vault: thiefsVault });
    const recovered = await fetch(`${origin}/api/auth/recover`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, proof, passwordHash: "the thief's", vault: thiefsVault }),
    });
    return recovered.ok;
  },
  async "another password"(_scene, ask) {
    const change = { passwordHash: "the thief's", vault: thiefsVault };
    const tries = [await ask("POST", "/auth/password", change)];
    tries.push(await ask("POST", "/auth/password", { ...change, currentPassword: "a guess" }));
    return !tries.every(refused);
  },
  async "the other kind, with a vault or without"(_scene, ask) {
    const change = { passwordHash: "the thief's" };
    const tries = [await ask("POST", "/auth/kind", change)];
    tries.push(await ask("POST", "/auth/kind", { ...change, currentPassword: "a guess" }));
    tries.push(await ask("POST", "/auth/kind", { ...change, currentPassword: "a guess", vault: thiefsVault }));
    return !tries.every(refused);
  },
  async "another e-mail"({ email, owner }, ask) {
    for (const [method, path] of [
      ["POST", "/auth/email"],
      ["PUT", "/auth/email"],
      ["PATCH", "/auth/account"],
      ["PUT", "/auth/account"],
      ["PATCH", "/auth/me"],
    ] as const)
      await ask(method, path, { email: "thief@example.org", currentPassword: "a guess" });
    const { user } = (await (await owner("GET", "/auth/account")).json()) as { user: { email: string } };
    return user.email !== email;
  },
  async "the account's end"(_scene, ask) {
    const tries = [
      await ask("DELETE", "/auth/account", {}),
      await ask("DELETE", "/auth/account", { password: "a guess" }),
    ];
    return !tries.every(refused);
  },
};

/** What only the token's thief outside of the device can try: to use it at all, from another machine, with a device of its own. */
async function goElsewhere({ thief }: Scene): Promise<boolean> {
  const other = await deviceIdentity(
    webcrypto.subtle as SubtleCrypto,
    randomUUID(),
    await createKeyPair(webcrypto.subtle as SubtleCrypto),
  );
  const { device, publicKey } = other;
  const tries = [
    await thief("GET", "/auth/account"),
    await thief("GET", "/documents"),
    await thief("POST", "/sync/pull", { since: { seq: 0, hash: "" }, limit: 10 }),
    await thief("GET", "/sync/events"),
    await thief("POST", "/sync/devices", { device, publicKey, name: "the thief's" }),
  ];
  return !tries.every((response) => response.status === 401);
}

/** The ways in which a stolen token made the account the thief's: none, where all is well. */
export async function takeOver(
  origin: string,
  kind: "private" | "assisted",
): Promise<{ tried: number; went: string[] }> {
  const went: string[] = [];
  for (const [name, go] of Object.entries(ways))
    for (const who of ["thief", "inside"] as const) {
      const scene = await openScene(origin, kind);
      const isOwners = async () => {
        const { status } = await fetch(`${origin}/api/auth/login`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ email: scene.email, password: secret }),
        });
        return status === 200;
      };
      if ((await go(scene, scene[who], origin)) || !(await isOwners())) went.push(`${kind}: ${name} (${who})`);
    }
  if (await goElsewhere(await openScene(origin, kind))) went.push(`${kind}: the token on another machine`);
  return { tried: Object.keys(ways).length + 1, went };
}
