import { FileText, FileType, Image, Mic, NotebookPen } from "lucide-react";
import type { DocumentType } from "#core/domain/medical-document.ts";

const icons = { pdf: FileText, image: Image, voice: Mic, written: FileType, entry: NotebookPen };

export function DocumentIcon({ type }: { type: DocumentType }) {
  const Icon = icons[type];
  return <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-soft" />;
}
