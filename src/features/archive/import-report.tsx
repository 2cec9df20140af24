import type { RestoreReport } from "#core/replication/archive/restore-archive.ts";
import { archiveTexts } from "#features/texts/archive.ts";

const words = archiveTexts.report;

/** What became of everything in an archive: nothing is left out without a word. */
export function ImportReport({ report: { documents, conversations, questions } }: { report: RestoreReport }) {
  const lines = [
    documents.restored > 0 && words.restored(documents.restored),
    conversations.restored > 0 && words.conversations(conversations.restored),
    documents.toRead > 0 && words.toRead(documents.toRead),
    documents.alreadyThere > 0 && words.alreadyThere(documents.alreadyThere),
  ].filter((line) => line !== false);
  const nothing = documents.restored + conversations.restored + questions.restored + documents.refused.length === 0;
  return (
    <div className="rounded-card bg-well-wash p-4">
      <p className="font-semibold">{words.title}</p>
      {nothing ? <p>{words.nothing}</p> : lines.map((line) => <p key={line}>{line}</p>)}
      {documents.refused.length > 0 && (
        <>
          <p className="mt-2 font-semibold">{words.refused(documents.refused.length)}</p>
          <ul className="break-words">
            {documents.refused.map((path) => (
              <li key={path}>{path.replace(/^originals\/\d+ /, "")}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
