import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { DocumentList, type DocumentListProps } from "./document-list.tsx";

const words = texts.hub;

/** So many stand on the overview. */
export const recentDocumentsShown = 5;

/** Recent Documents of the overview, or the way to the first one. */
export function OverviewDocuments(props: DocumentListProps & { onFirstUpload: () => void }) {
  if (props.documents.length === 0) {
    return (
      <div className="rounded-card border-2 border-thread border-dashed p-5">
        <p className="font-medium font-serif text-heading">{words.nothingYet}</p>
        <p className="measure mt-1 mb-4 text-soft">{words.nothingYetText}</p>
        <Button variant="primary" onClick={props.onFirstUpload} className="min-h-12 max-sm:w-full">
          {words.firstUpload}
        </Button>
      </div>
    );
  }
  return (
    <section aria-labelledby="recent-documents-heading">
      <h2 id="recent-documents-heading" className="mb-1.5 font-medium font-serif text-heading">
        {words.recent}
      </h2>
      <DocumentList {...props} small documents={props.documents.slice(0, recentDocumentsShown)} />
    </section>
  );
}
