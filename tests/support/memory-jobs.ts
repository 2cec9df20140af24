import type { DocumentReading } from "#core/domain/document-reading.ts";
import { claimedJob, type Job } from "#core/domain/job.ts";
import { type MedicalDocument, waitsForPerson } from "#core/domain/medical-document.ts";
import { nextStatus, type ProcessingEvent } from "#core/domain/processing-status.ts";
import type { Store, Understood } from "#core/domain/store.ts";
import { understoodParts } from "#core/domain/understood-parts.ts";

export interface JobTable {
  documents: Map<string, MedicalDocument>;
  readings: Map<string, DocumentReading>;
  jobs: Map<string, Job>;
  completions: MemoryCompletions;
}

/** Which documents are completed, each with the revision at which it became so. */
export class MemoryCompletions {
  readonly revisions = new Map<string, number>();
  revision = 0;

  note(id: string): void {
    this.revision += 1;
    this.revisions.set(id, this.revision);
  }

  forget(id: string): void {
    if (this.revisions.delete(id)) this.revision += 1;
  }
}

type Jobs = Pick<
  Store,
  "retryDocument" | "claimJob" | "renewJob" | "completeJob" | "failJob" | "releaseJob" | "wakeWaiting"
>;

/** The job half of the Store in memory. Nothing is awaited inside a method, so each is atomic. */
export function createMemoryJobs({ documents, readings, jobs, completions }: JobTable): Jobs {
  /** The document after `event`, without what only held for the status it leaves. */
  function move(id: string, event: ProcessingEvent): MedicalDocument | undefined {
    const document = documents.get(id);
    const status = document && nextStatus(document.processingStatus, event);
    if (document === undefined || status === undefined) return undefined;
    const { failure: _failure, waiting: _waiting, progress: _progress, ...kept } = document;
    const moved: MedicalDocument = { ...kept, processingStatus: status };
    documents.set(id, moved);
    return moved;
  }

  function ownedJob(documentId: string, owner: string): Job | undefined {
    const job = jobs.get(documentId);
    return job?.state === "running" && job.owner === owner ? job : undefined;
  }

  return {
    async retryDocument(id, now) {
      const document = move(id, "retry");
      if (document === undefined) return undefined;
      completions.forget(id);
      jobs.set(id, { documentId: id, state: "queued", attempts: 0, leaseUntil: 0, owner: "", queuedAt: now });
      return structuredClone(document);
    },

    async claimJob({ owner, now, leaseMs, exclusive }) {
      const isFree = (job: Job) =>
        job.state === "queued" ||
        (job.state === "running" && (job.leaseUntil <= now || (exclusive && job.owner !== owner)));
      const [oldest] = [...jobs.values()].filter(isFree).sort((a, b) => a.queuedAt - b.queuedAt);
      if (oldest === undefined) return undefined;
      const claimed = claimedJob(oldest, { owner, now, leaseMs });
      jobs.set(claimed.documentId, claimed);
      move(claimed.documentId, "claim");
      return { ...claimed };
    },

    async renewJob({ documentId, owner, now, leaseMs, progress }) {
      const job = ownedJob(documentId, owner);
      const document = documents.get(documentId);
      if (job === undefined || document === undefined) return false;
      jobs.set(documentId, { ...job, leaseUntil: now + leaseMs });
      if (progress !== undefined) documents.set(documentId, { ...document, progress: { ...progress } });
      return true;
    },

    async completeJob({ documentId, owner, understood }) {
      if (ownedJob(documentId, owner) === undefined) return false;
      const document = move(documentId, "complete");
      if (document === undefined) return false;
      writeUnderstood({ documents, readings }, document, understood);
      completions.note(documentId);
      jobs.delete(documentId);
      return true;
    },

    async failJob({ documentId, owner, failure }) {
      if (ownedJob(documentId, owner) === undefined) return false;
      const document = move(documentId, "fail");
      if (document === undefined) return false;
      documents.set(documentId, { ...document, failure: { ...failure } });
      jobs.delete(documentId);
      return true;
    },

    async releaseJob({ documentId, owner, waiting }) {
      const job = ownedJob(documentId, owner);
      const document = job && move(documentId, "release");
      if (job === undefined || document === undefined) return false;
      if (waiting !== undefined) documents.set(documentId, { ...document, waiting: { ...waiting } });
      const state = waiting === undefined ? "queued" : "waiting";
      jobs.set(documentId, { ...job, state, owner: "", leaseUntil: 0, attempts: job.attempts - 1 });
      return true;
    },

    async wakeWaiting(type, now) {
      const woken = [...jobs.values()].filter((job) => {
        const document = documents.get(job.documentId);
        return job.state === "waiting" && document?.type === type && !waitsForPerson(document);
      });
      for (const job of woken) {
        const document = documents.get(job.documentId);
        if (document === undefined) continue;
        const { waiting: _waiting, ...kept } = document;
        documents.set(job.documentId, kept);
        jobs.set(job.documentId, { ...job, state: "queued", queuedAt: now });
      }
      return woken.length;
    },
  };
}

/** What was understood takes the place of all that was understood before. */
export function writeUnderstood(
  { documents, readings }: Pick<JobTable, "documents" | "readings">,
  document: MedicalDocument,
  understood: Understood,
): void {
  const { reading, found } = understoodParts(document.id, structuredClone(understood));
  const { title: _title, occurredOn: _date, correctionsPrint: _print, ...kept } = document;
  const said = Object.entries(found).filter(([, value]) => value !== undefined);
  documents.set(document.id, { ...kept, ...Object.fromEntries(said) });
  readings.set(document.id, reading);
}
