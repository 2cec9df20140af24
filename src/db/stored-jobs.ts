import { claimedJob, type Job } from "#core/domain/job.ts";
import { waitsForPerson } from "#core/domain/medical-document.ts";
import { nextStatus, type ProcessingEvent } from "#core/domain/processing-status.ts";
import type { Store } from "#core/domain/store.ts";
import type { AccountDatabase, DocumentRow, JobRow } from "./account-database.ts";
import { completionTables, forgetCompleted, noteCompleted } from "./completions.ts";
import { openDocument, sealAllUnderstood, sealNotice } from "./document-parts.ts";
import type { OpenedValues } from "./opened-values.ts";
import type { Codec } from "./sealing/codec.ts";

type Jobs = Pick<
  Store,
  "retryDocument" | "claimJob" | "renewJob" | "completeJob" | "failJob" | "releaseJob" | "wakeWaiting"
>;

/**
 * The job half of the store. Bodies are sealed before a transaction begins; inside it only plain columns are looked at, so that of two
 * tabs that want the same job, the database lets one go first and the other sees what it did.
 */
export function createStoredJobs(database: AccountDatabase, codec: Codec, opened: OpenedValues): Jobs {
  const { documents, jobs, readings } = database;

  /** Inside a transaction: the document after `event`, without what only held for the status it leaves. */
  async function move(
    id: string,
    event: ProcessingEvent,
    parts: Pick<DocumentRow, "understood" | "notice"> = {},
  ): Promise<DocumentRow | undefined> {
    const row = await documents.get(id);
    const processingStatus = row && nextStatus(row.processingStatus, event);
    if (row === undefined || processingStatus === undefined) return undefined;
    const { notice: _notice, progress: _progress, ...kept } = row;
    const moved: DocumentRow = { ...kept, ...parts, processingStatus };
    await documents.put(moved);
    return moved;
  }

  /** Inside a transaction: the job, where it is still the owner's. */
  async function ownedJob(documentId: string, owner: string): Promise<JobRow | undefined> {
    const job = await jobs.get(documentId);
    return job?.state === "running" && job.owner === owner ? job : undefined;
  }

  return {
    async retryDocument(id, now) {
      const row = await database.transaction("rw", [documents, jobs, ...completionTables(database)], async () => {
        const moved = await move(id, "retry");
        if (moved === undefined) return undefined;
        await forgetCompleted(database, id);
        const fresh = { state: "queued", attempts: 0, leaseUntil: 0, owner: "", queuedAt: now } as const;
        await jobs.put({ documentId: id, order: moved.order, ...fresh });
        return moved;
      });
      return row && openDocument(opened, row);
    },

    claimJob({ owner, now, leaseMs, exclusive }) {
      const isFree = (job: Job) =>
        job.state === "queued" ||
        (job.state === "running" && (job.leaseUntil <= now || (exclusive && job.owner !== owner)));
      return database.transaction("rw", documents, jobs, async () => {
        const oldest = await jobs.orderBy("[queuedAt+order]").filter(isFree).first();
        if (oldest === undefined) return undefined;
        const claimed: JobRow = claimedJob(oldest, { owner, now, leaseMs });
        await jobs.put(claimed);
        await move(claimed.documentId, "claim");
        const { order: _order, ...job } = claimed;
        return job;
      });
    },

    renewJob({ documentId, owner, now, leaseMs, progress }) {
      return database.transaction("rw", documents, jobs, async () => {
        const job = await ownedJob(documentId, owner);
        if (job === undefined) return false;
        await jobs.put({ ...job, leaseUntil: now + leaseMs });
        if (progress !== undefined) await documents.update(documentId, { progress: { ...progress } });
        return true;
      });
    },

    async completeJob({ documentId, owner, understood: all }) {
      const { understood, reading } = await sealAllUnderstood(codec, documentId, all);
      return database.transaction("rw", [documents, jobs, readings, ...completionTables(database)], async () => {
        if ((await ownedJob(documentId, owner)) === undefined) return false;
        if ((await move(documentId, "complete", { understood })) === undefined) return false;
        await readings.put({ id: documentId, body: reading });
        await noteCompleted(database, documentId);
        await jobs.delete(documentId);
        return true;
      });
    },

    async failJob({ documentId, owner, failure }) {
      const notice = await sealNotice(codec, documentId, { failure });
      return database.transaction("rw", documents, jobs, async () => {
        if ((await ownedJob(documentId, owner)) === undefined) return false;
        if ((await move(documentId, "fail", { notice })) === undefined) return false;
        await jobs.delete(documentId);
        return true;
      });
    },

    async releaseJob({ documentId, owner, waiting }) {
      const notice = waiting && (await sealNotice(codec, documentId, { waiting }));
      return database.transaction("rw", documents, jobs, async () => {
        const job = await ownedJob(documentId, owner);
        const moved = job && (await move(documentId, "release", notice === undefined ? {} : { notice }));
        if (job === undefined || moved === undefined) return false;
        const state = waiting === undefined ? "queued" : "waiting";
        await jobs.put({ ...job, state, owner: "", leaseUntil: 0, attempts: job.attempts - 1 });
        return true;
      });
    },

    async wakeWaiting(type, now) {
      // What a document is and waits for is sealed: found out before the transaction, which then looks who still waits.
      const ids = await jobs.where("state").equals("waiting").primaryKeys();
      const rows = (await documents.bulkGet(ids)).filter((row) => row !== undefined);
      const opening = await Promise.all(rows.map((row) => openDocument(opened, row)));
      const candidates = opening
        .filter((document) => document.type === type && !waitsForPerson(document))
        .map(({ id }) => id);
      return database.transaction("rw", documents, jobs, async () => {
        const waiting = (await jobs.bulkGet(candidates)).filter((job) => job?.state === "waiting");
        const woken = waiting.filter((job) => job !== undefined);
        await jobs.bulkPut(woken.map((job) => ({ ...job, state: "queued" as const, queuedAt: now })));
        await documents.bulkUpdate(woken.map((job) => ({ key: job.documentId, changes: { notice: undefined } })));
        return woken.length;
      });
    },
  };
}
