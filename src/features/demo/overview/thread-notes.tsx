import type { DemoThread } from "#demo/demo-thread.ts";

/** What a thread is good for, and what else would explain it. */
export function ThreadNotes({ thread }: { thread: Pick<DemoThread, "clinicalRelevance" | "warnings"> }) {
  return (
    <div lang="en" className="measure flex flex-col gap-1">
      <p>{thread.clinicalRelevance}</p>
      {thread.warnings?.map((warning) => (
        <p key={warning} className="text-soft">
          {warning}
        </p>
      ))}
    </div>
  );
}
