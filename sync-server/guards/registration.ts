import type { ApiProblemCode } from "#api/errors.ts";
import type { Database } from "../storage/database.ts";

/** Who may make an account on this server. */
export type Registration = "open" | "invitation" | "closed";

/** Why this e-mail, trimmed and in lower case, may not make an account here; undefined where it may. */
export async function refuseRegistration(
  database: Database,
  registration: Registration,
  email: string,
): Promise<ApiProblemCode | undefined> {
  if (registration === "open") return undefined;
  if (registration === "closed") return "registration-closed";
  const invited = await database
    .selectFrom("invitations")
    .select("email")
    .where("email", "=", email)
    .executeTakeFirst();
  return invited === undefined ? "registration-by-invitation" : undefined;
}

/** Lets an e-mail make its account; again changes nothing. */
export async function invite(database: Database, email: string, now: number): Promise<void> {
  await database
    .insertInto("invitations")
    .values({ email: email.trim().toLowerCase(), invited_at: now })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
}
