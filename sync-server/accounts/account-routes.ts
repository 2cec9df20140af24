import { Hono } from "hono";
import { accountDeletionRequestSchema, kindRequestSchema } from "#api/contract.ts";
import { answerProblem } from "#api/errors.ts";
import type { SignedInEnvironment } from "#api/home.ts";
import { jsonBody } from "#api/request-body.ts";
import { signedIn } from "#api/signed-in.ts";
import type { Database } from "../storage/database.ts";
import { endSession } from "./sessions.ts";
import type { SqlAccounts } from "./sql-accounts.ts";

/** `/api/auth/*` as only a server has it: the kind of an account, its sessions, and its end. */
export function ownAccountRoutes(parts: {
  accounts: SqlAccounts;
  database: Database;
  /** Something of this account's sessions has ended: whoever listens for it should ask again. */
  onSessionsEnded: (account: string) => void;
  now: () => number;
}) {
  const { accounts, database, onSessionsEnded, now } = parts;
  return new Hono<SignedInEnvironment>()
    .get("/account", signedIn, async (c) => c.json(await accounts.describe(c.get("caller"))))
    .get("/sessions", signedIn, async (c) => c.json(await accounts.listSessions(c.get("caller").id, c.env.token ?? "")))
    .delete("/sessions/:id", signedIn, async (c) => {
      const account = c.get("caller").id;
      if (!(await endSession(database, account, c.req.param("id"), now()))) return answerProblem(c, "no-session");
      onSessionsEnded(account);
      return c.body(null, 204);
    })
    .post("/kind", signedIn, jsonBody(kindRequestSchema), async (c) => {
      const { currentPassword: currentSecret, passwordHash: secret, vault } = c.get("body");
      const userId = c.get("caller").id;
      const token = c.env.token ?? "";
      const outcome = await accounts.switchKind({ userId, token, currentSecret, secret, vault });
      if (!outcome.ok) return answerProblem(c, outcome.failure);
      return c.body(null, 204);
    })
    .delete("/account", signedIn, jsonBody(accountDeletionRequestSchema), async (c) => {
      const userId = c.get("caller").id;
      const outcome = await accounts.remove({ userId, secret: c.get("body").password });
      if (!outcome.ok) return answerProblem(c, outcome.failure);
      return c.body(null, 204);
    });
}
