import type { Selectable } from "kysely";
import { claimedJob, type Job } from "#core/domain/job.ts";
import { waitsForPerson } from "#core/domain/medical-document.ts";
import type { Store } from "#core/domain/store.ts";
import { type Database, inTransaction } from "./database.ts";
import {
  contentOf,
  documentOf,
  forgetCompletion,
  moveDocument,
  queueJob,
  writeDocument,
  writeUnderstood,
} from "./document-rows.ts";
import type { StoreParts } from "./sql-store.ts";
import type { Tables } from "./tables.ts";

type Jobs = Pick<
  Store,
  "retryDocument" | "claimJob" | "renewJob" | "completeJob" | "failJob" | "releaseJob" | "wakeWaiting"
>;

function toJob(row: Selectable<Tables["jobs"]>): Job {
  const state = row.state === "queued" || row.state === "waiting" ? row.state : "running";
  return {
    documentId: row.document,
    state,
    attempts: row.attempts,
    leaseUntil: row.lease_until,
    owner: row.owner,
    queuedAt: row.queued_at,
  };
}

/** The durable queue of an account's documents. */
export function sqlJobs({ database, account, mostReading = Number.POSITIVE_INFINITY }: StoreParts): Jobs {
  const ownJobs = (within: Database) => within.selectFrom("jobs").selectAll().where("account", "=", account);
  const owned = async (within: Database, document: string, owner: string) => {
    const row = await ownJobs(within)
      .where("document", "=", document)
      .where("state", "=", "running")
      .where("owner", "=", owner)
      .executeTakeFirst();
    return row === undefined ? undefined : toJob(row);
  };
  const update = (within: Database, document: string, change: Partial<Selectable<Tables["jobs"]>>) =>
    within.updateTable("jobs").set(change).where("account", "=", account).where("document", "=", document).execute();
  const remove = (within: Database, document: string) =>
    within.deleteFrom("jobs").where("account", "=", account).where("document", "=", document).execute();

  return {
    retryDocument: (id, now) =>
      inTransaction(database, account, async (within) => {
        // What a device has not sent yet can only be read there.
        if ((await contentOf(within, account, id))?.content === "") return undefined;
        const document = await moveDocument(within, account, id, "retry");
        if (document === undefined) return undefined;
        await forgetCompletion(within, account, id);
        await queueJob(within, account, id, now);
        return document;
      }),
    claimJob: ({ owner, now, leaseMs, exclusive }) =>
      inTransaction(database, account, async (within) => {
        // Whoever brings a thousand files at once does not keep the others waiting.
        const busy = await ownJobs(within).where("state", "=", "running").where("lease_until", ">", now).execute();
        if (busy.length >= mostReading) return undefined;
        const row = await ownJobs(within)
          .where((is) =>
            is.or([
              is("state", "=", "queued"),
              is.and([is("state", "=", "running"), is("lease_until", "<=", now)]),
              ...(exclusive ? [is.and([is("state", "=", "running"), is("owner", "!=", owner)])] : []),
            ]),
          )
          .orderBy("queued_at")
          .limit(1)
          .executeTakeFirst();
        if (row === undefined) return undefined;
        const claimed = claimedJob(toJob(row), { owner, now, leaseMs });
        await update(within, row.document, {
          state: "running",
          owner,
          attempts: claimed.attempts,
          lease_until: claimed.leaseUntil,
          queued_at: claimed.queuedAt,
        });
        await moveDocument(within, account, row.document, "claim");
        return claimed;
      }),
    renewJob: ({ documentId, owner, now, leaseMs, progress }) =>
      inTransaction(database, account, async (within) => {
        const document = await documentOf(within, account, documentId);
        if ((await owned(within, documentId, owner)) === undefined || document === undefined) return false;
        await update(within, documentId, { lease_until: now + leaseMs });
        if (progress !== undefined) await writeDocument(within, account, { ...document, progress });
        return true;
      }),
    completeJob: ({ documentId, owner, understood }) =>
      inTransaction(database, account, async (within) => {
        if ((await owned(within, documentId, owner)) === undefined) return false;
        const document = await moveDocument(within, account, documentId, "complete");
        if (document === undefined) return false;
        await writeUnderstood(within, account, document, understood);
        await remove(within, documentId);
        return true;
      }),
    failJob: ({ documentId, owner, failure }) =>
      inTransaction(database, account, async (within) => {
        if ((await owned(within, documentId, owner)) === undefined) return false;
        const document = await moveDocument(within, account, documentId, "fail");
        if (document === undefined) return false;
        await writeDocument(within, account, { ...document, failure });
        await remove(within, documentId);
        return true;
      }),
    releaseJob: ({ documentId, owner, waiting }) =>
      inTransaction(database, account, async (within) => {
        const job = await owned(within, documentId, owner);
        const document = job && (await moveDocument(within, account, documentId, "release"));
        if (job === undefined || document === undefined) return false;
        if (waiting !== undefined) await writeDocument(within, account, { ...document, waiting });
        const state = waiting === undefined ? "queued" : "waiting";
        await update(within, documentId, { state, owner: "", lease_until: 0, attempts: job.attempts - 1 });
        return true;
      }),
    wakeWaiting: (type, now) =>
      inTransaction(database, account, async (within) => {
        const rows = await ownJobs(within).where("state", "=", "waiting").execute();
        let woken = 0;
        for (const row of rows) {
          const document = await documentOf(within, account, row.document);
          if (document?.type !== type || waitsForPerson(document)) continue;
          const { waiting: _waiting, ...kept } = document;
          await writeDocument(within, account, kept);
          await update(within, row.document, { state: "queued", queued_at: now });
          woken++;
        }
        return woken;
      }),
  };
}
