import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { formatClinicalDate } from "./formats.ts";
import { texts } from "./texts.ts";

type Titled = Pick<MedicalDocument, "title" | "kind" | "occurredOn" | "originalFilename" | "type">;

/**
 * What a record is called wherever it is named: what it is and from when ("Rheumatology letter, 14 March 2025"). The name of its file stands
 * in only as long as nothing better is known.
 */
export function recordTitle({ title, kind, occurredOn, originalFilename, type }: Titled): string {
  if (type === "entry") return title ?? originalFilename;
  const said = title ?? (kind === undefined || kind === "other" ? undefined : texts.documents.kinds[kind]);
  if (said === undefined) return originalFilename;
  if (occurredOn === undefined || said.includes(occurredOn.date.slice(0, 4))) return said;
  return `${said}, ${formatClinicalDate(occurredOn)}`;
}
