import { texts } from "#features/texts/texts.ts";
import { DocumentList, type DocumentListProps } from "./document-list.tsx";
import { sameFiles } from "./same-files.ts";

const words = texts.hub;

/** The hub's list of records that are still to be read, or that failed. */
export function ProcessingStatus(props: DocumentListProps) {
  const unfinished = props.documents.filter(({ processingStatus }) => processingStatus !== "completed");
  return (
    <section aria-labelledby="processing-status-heading">
      <h2 id="processing-status-heading" className="mb-3 font-medium font-serif text-heading">
        {words.processingStatus}
      </h2>
      {unfinished.length === 0 ? (
        <p className="text-soft">{words.nothingProcessing}</p>
      ) : (
        <DocumentList {...props} same={sameFiles(props.documents)} documents={unfinished} />
      )}
    </section>
  );
}
