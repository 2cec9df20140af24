import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { DocumentRow } from "./document-row.tsx";

export interface DocumentListProps {
  documents: MedicalDocument[];
  documentHref: (id: string) => string;
  retry: (id: string) => Promise<unknown>;
  unlock?: (id: string, password: string) => Promise<unknown>;
  remove?: (id: string) => Promise<unknown>;
  /** For each record whose file was there before, which one that is. */
  same?: ReadonlyMap<string, MedicalDocument>;
  small?: boolean;
}

export function DocumentList({ documents, documentHref, retry, unlock, remove, same, small }: DocumentListProps) {
  return (
    <ul className="rounded-card border border-line bg-card px-4 sm:px-5">
      {documents.map((document) => (
        <DocumentRow
          key={document.id}
          document={document}
          href={documentHref(document.id)}
          retry={retry}
          unlock={unlock}
          remove={remove}
          sameAs={same?.get(document.id)}
          small={small}
        />
      ))}
    </ul>
  );
}
