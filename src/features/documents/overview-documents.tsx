import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { DocumentList, type DocumentListProps } from "./document-list.tsx";

const words = texts.hub;

/** So many stand on the overview. */
export const recentDocumentsShown = 5;

/** Recent Documents of the overview, or the way to the first one. */
export function OverviewDocuments(props: DocumentListProps & { onFirstUpload: () => void }) {
  if (props.documents.length === 0) {
    return (
      <EmptyState title={words.nothingYet}>
        <p className="measure text-soft">{words.nothingYetText}</p>
        <Button variant="primary" onClick={props.onFirstUpload}>
          {words.firstUpload}
        </Button>
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="recent-documents-heading">
      <h2 id="recent-documents-heading" className="mb-3 font-medium font-serif text-heading">
        {words.recent}
      </h2>
      <DocumentList {...props} documents={props.documents.slice(0, recentDocumentsShown)} />
    </section>
  );
}
