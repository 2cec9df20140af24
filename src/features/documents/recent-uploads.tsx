import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { texts } from "#features/texts/texts.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { type Loadable, Loaded } from "#ui/loaded.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { DocumentList, type DocumentListProps } from "./document-list.tsx";

const words = texts.documents;

/** So many stand in the uploads list. */
export const recentUploadsShown = 10;

/** The upload page's list: the newest uploads first. */
export function RecentUploads(
  props: Omit<DocumentListProps, "documents"> & { documents: Loadable<MedicalDocument[]> },
) {
  return (
    <section aria-labelledby="recent-uploads-heading">
      <h2 id="recent-uploads-heading" className="mb-3 font-medium font-serif text-heading">
        {words.recentUploads}
      </h2>
      <Loaded
        result={props.documents}
        loading={
          <p role="status" className="flex items-center gap-2 text-soft">
            <Spinner />
            {words.loadingUploads}
          </p>
        }
        failed={<ErrorState title={texts.hub.documentsFailed} />}
      >
        {(documents) =>
          documents.length === 0 ? (
            <p className="text-soft">{words.noUploads}</p>
          ) : (
            <DocumentList {...props} documents={documents.slice(0, recentUploadsShown)} />
          )
        }
      </Loaded>
    </section>
  );
}
