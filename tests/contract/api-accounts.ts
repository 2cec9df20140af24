import { describe, expect, test } from "vitest";
import { callerWith, json, type MakeApiHome, signUp, vault } from "./api-home.ts";
import { expectProblem } from "./expect-problem.ts";
import { withHome } from "./with-home.ts";

const email = "nora@example.org";
const passwordHash = `derived of ${email}`;

const anyBytes = { iv: expect.any(String), ciphertext: expect.any(String) };

export function accountRouteTests(makeHome: MakeApiHome): void {
  describe("accounts", () => {
    test(
      "registration answers token, user and vault; the token is a session",
      withHome(makeHome, async (home) => {
        const response = await home.fetch("/api/auth/register", json("POST", { email, passwordHash, vault }));
        expect(response.status).toBe(201);
        const session = (await response.json()) as { token: string; user: { id: string; email: string } };
        expect(session).toEqual({ token: expect.any(String), user: { id: expect.any(String), email }, vault });
        const me = await callerWith(home, session.token).get("/api/auth/me");
        expect(me.status).toBe(200);
        expect(await me.json()).toEqual(session.user);
      }),
    );

    test(
      "an e-mail is taken whatever its letters' case and the spaces around it",
      withHome(makeHome, async (home) => {
        await signUp(home, email);
        const again = json("POST", { email: ` ${email.toUpperCase()} `, passwordHash, vault });
        await expectProblem(await home.fetch("/api/auth/register", again), 409);
      }),
    );

    test(
      "signing in answers the same session shape; a wrong secret and an unknown e-mail sound the same",
      withHome(makeHome, async (home) => {
        await signUp(home, email);
        const login = await home.fetch("/api/auth/login", json("POST", { email, password: passwordHash }));
        expect(login.status).toBe(200);
        expect(await login.json()).toEqual({
          token: expect.any(String),
          user: { id: expect.any(String), email },
          vault,
        });
        const wrong = await home.fetch("/api/auth/login", json("POST", { email, password: "another secret" }));
        const unknown = json("POST", { email: "nobody@example.org", password: passwordHash });
        expect(await expectProblem(wrong, 401)).toBe(
          await expectProblem(await home.fetch("/api/auth/login", unknown), 401),
        );
      }),
    );

    test(
      "signing out ends that session only, and twice is no error",
      withHome(makeHome, async (home) => {
        const first = await signUp(home, email);
        const login = await home.fetch("/api/auth/login", json("POST", { email, password: passwordHash }));
        const second = callerWith(home, ((await login.json()) as { token: string }).token);
        expect((await first.post("/api/auth/logout")).status).toBe(204);
        expect((await first.post("/api/auth/logout")).status).toBe(204);
        await expectProblem(await first.get("/api/auth/me"), 401);
        expect((await second.get("/api/auth/me")).status).toBe(200);
      }),
    );

    test(
      "the recovery code's wrapping is found by e-mail; the password's is not handed out",
      withHome(makeHome, async (home) => {
        await signUp(home, email);
        const found = await home.fetch(`/api/auth/vault?email=${encodeURIComponent(email)}`);
        expect(found.status).toBe(200);
        expect(await found.json()).toEqual({ byRecoveryCode: vault.byRecoveryCode });
        const unknown = await home.fetch("/api/auth/vault?email=nobody%40example.org");
        if (home.hidesAccounts)
          expect(await unknown.json()).toEqual({ byRecoveryCode: { ...vault.byRecoveryCode, ...anyBytes } });
        else await expectProblem(unknown, 404);
        await expectProblem(await home.fetch("/api/auth/vault"), 400);
        await expectProblem(await home.fetch("/api/auth/vault?email=nobody"), 400);
      }),
    );

    test(
      "an account without a recovery code says so",
      withHome(makeHome, async (home) => {
        const { byPassword } = vault;
        await home.fetch("/api/auth/register", json("POST", { email, passwordHash, vault: { byPassword } }));
        const answer = await home.fetch(`/api/auth/vault?email=${encodeURIComponent(email)}`);
        if (home.hidesAccounts) expect(answer.status).toBe(200);
        else await expectProblem(answer, 404);
      }),
    );

    test(
      "recovery with a wrong proof changes nothing",
      withHome(makeHome, async (home) => {
        await signUp(home, email);
        const request = { email, proof: "not the proof", passwordHash: "a new secret", vault };
        await expectProblem(await home.fetch("/api/auth/recover", json("POST", request)), 401);
        const login = await home.fetch("/api/auth/login", json("POST", { email, password: passwordHash }));
        expect(login.status).toBe(200);
      }),
    );

    test(
      "a changed password is the only one that signs in, and needs the current one",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, email);
        const changed = { ...vault, byPassword: { ...vault.byPassword, ciphertext: "bmV3" } };
        const request = { currentPassword: passwordHash, passwordHash: "a new secret", vault: changed };
        await expectProblem(await nora.post("/api/auth/password", { ...request, currentPassword: "guessed" }), 401);
        expect((await nora.post("/api/auth/password", request)).status).toBe(204);
        const old = await home.fetch("/api/auth/login", json("POST", { email, password: passwordHash }));
        await expectProblem(old, 401);
        const login = await home.fetch("/api/auth/login", json("POST", { email, password: "a new secret" }));
        expect(await login.json()).toMatchObject({ vault: changed });
      }),
    );

    test(
      "a recovery code can be set later, by whoever knows the password",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, email);
        const byRecoveryCode = { ...vault.byRecoveryCode, ciphertext: "bGF0ZXI" };
        const later = { vault: { ...vault, byRecoveryCode } };
        await expectProblem(await nora.send("PUT", "/api/auth/recovery", later), 400);
        const guessed = { currentPassword: "guessed", ...later };
        await expectProblem(await nora.send("PUT", "/api/auth/recovery", guessed), 401);
        const before = await home.fetch(`/api/auth/vault?email=${encodeURIComponent(email)}`);
        expect(await before.json()).toEqual({ byRecoveryCode: vault.byRecoveryCode });
        const set = await nora.send("PUT", "/api/auth/recovery", { currentPassword: passwordHash, ...later });
        expect(set.status).toBe(204);
        const found = await home.fetch(`/api/auth/vault?email=${encodeURIComponent(email)}`);
        expect(await found.json()).toEqual({ byRecoveryCode });
      }),
    );

    test.for<[string, string, unknown]>([
      ["no e-mail", "Please fill in all fields", { passwordHash }],
      ["an empty secret", "Please fill in all fields", { email, passwordHash: "" }],
      ["a short secret", "Password must be at least 6 characters", { email, passwordHash: "12345" }],
      ["a wrong type", "Please fill in all fields", { email: 7, passwordHash }],
      ["no address", "Please enter a valid e-mail address.", { email: "nora", passwordHash }],
      ["a long address", "Please enter a valid e-mail address.", { email: `${"a".repeat(250)}@b.org`, passwordHash }],
      ["a long secret", "This password is too long.", { email, passwordHash: "x".repeat(2000) }],
    ])("registration with %s says: %s", async ([, sentence, body]) => {
      await withHome(makeHome, async (home) => {
        const response = await home.fetch("/api/auth/register", json("POST", body));
        expect(await expectProblem(response, 400)).toBe(sentence);
      })();
    });
  });
}
