import { Hono } from "hono";
import type { Session } from "#core/domain/account.ts";
import * as contract from "./contract.ts";
import { answerProblem } from "./errors.ts";
import type { ApiEnvironment, ApiHome } from "./home.ts";
import { jsonBody, queryOf } from "./request-body.ts";
import { signedIn } from "./signed-in.ts";

/** `/api/auth/*`: who somebody is, and the vault's envelope. Secrets come derived; a password never does. */
export function accountRoutes({ accounts }: ApiHome) {
  return new Hono<ApiEnvironment>()
    .post("/register", jsonBody(contract.registerRequestSchema), async (c) => {
      const { passwordHash: secret, ...request } = c.get("body");
      const outcome = await accounts.register({ ...request, secret });
      return outcome.ok ? c.json(answerOf(outcome.value), 201) : answerProblem(c, outcome.failure);
    })
    .post("/login", jsonBody(contract.loginRequestSchema), async (c) => {
      const { email, password: secret } = c.get("body");
      const outcome = await accounts.login({ email, secret });
      return outcome.ok ? c.json(answerOf(outcome.value)) : answerProblem(c, outcome.failure);
    })
    .get("/me", signedIn, (c) => c.json(c.get("caller")))
    .post("/logout", async (c) => {
      if (c.env.token !== null) await accounts.logout(c.env.token);
      return c.body(null, 204);
    })
    .get("/vault", queryOf(contract.recoveryQuerySchema), async (c) => {
      const byRecoveryCode = (await accounts.findVault(c.get("query").email))?.byRecoveryCode;
      return byRecoveryCode === undefined ? answerProblem(c, "no-recovery") : c.json({ byRecoveryCode });
    })
    .post("/recover", jsonBody(contract.recoverRequestSchema), async (c) => {
      const { passwordHash: secret, ...request } = c.get("body");
      const outcome = await accounts.recover({ ...request, secret });
      return outcome.ok ? c.json(answerOf(outcome.value)) : answerProblem(c, outcome.failure);
    })
    .post("/password", signedIn, jsonBody(contract.passwordRequestSchema), async (c) => {
      const { currentPassword: currentSecret, passwordHash: secret, vault } = c.get("body");
      const token = c.env.token === null ? {} : { token: c.env.token };
      const outcome = await accounts.changeSecret({
        userId: c.get("caller").id,
        currentSecret,
        secret,
        vault,
        ...token,
      });
      return outcome.ok ? c.body(null, 204) : answerProblem(c, outcome.failure);
    })
    .put("/recovery", signedIn, jsonBody(contract.recoveryRequestSchema), async (c) => {
      const { currentPassword: currentSecret, vault } = c.get("body");
      const outcome = await accounts.setRecovery({ userId: c.get("caller").id, currentSecret, vault });
      return outcome.ok ? c.body(null, 204) : answerProblem(c, outcome.failure);
    });
}

/** Exactly the contract's fields, whatever else a home's session carries. */
function answerOf({ token, user, vault }: Session): contract.SessionResponse {
  return { token, user, ...(vault === undefined ? {} : { vault }) };
}
