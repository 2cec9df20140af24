import { describeEnclosed, type EnclosedFile } from "#core/reading/enclosed-file.ts";

/** What is needed of an open pdf.js document. */
interface AttachingDocument {
  readonly numPages: number;
  getAttachments(): Promise<Map<string, { filename: string }> | null>;
  getAttachmentContent(id: string): Promise<ArrayLike<number> | null | undefined>;
  getPage(number: number): Promise<{ getAnnotations(): Promise<readonly object[]> }>;
}

/** More than this is no letter with its enclosures. */
const mostAttachments = 100;
/** Files can also be pinned to a page; that is looked for on so many pages. */
const mostPages = 200;

async function pinnedFiles(document: AttachingDocument, signal: AbortSignal): Promise<[string, string][]> {
  const files: [string, string][] = [];
  for (let number = 1; number <= Math.min(document.numPages, mostPages) && !signal.aborted; number++) {
    // A broken page has none.
    const annotations = await document
      .getPage(number)
      .then((page) => page.getAnnotations())
      .catch(() => []);
    for (const annotation of annotations) {
      const { subtype, fileId, file } = annotation as {
        subtype?: string;
        fileId?: string;
        file?: { filename?: string };
      };
      if (subtype === "FileAttachment" && fileId && file?.filename) files.push([fileId, file.filename]);
    }
  }
  return files;
}

/** The content of a file inside a PDF; undefined where it cannot be unpacked. */
export async function readAttachment(
  document: AttachingDocument,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const content = await document.getAttachmentContent(id);
    return content ? Uint8Array.from(content) : undefined;
  } catch {
    return undefined;
  }
}

/** The files inside a PDF, those of the whole document first, each once. */
export async function listAttachments(document: AttachingDocument, signal: AbortSignal): Promise<EnclosedFile[]> {
  const ofDocument = await document.getAttachments().catch(() => null);
  const named = [...(ofDocument ?? [])].map(([id, { filename }]): [string, string] => [id, filename]);
  const listed: EnclosedFile[] = [];
  for (const [id, name] of [...named, ...(await pinnedFiles(document, signal))]) {
    if (signal.aborted || listed.length >= mostAttachments) break;
    const content = await readAttachment(document, id);
    if (content === undefined || listed.some((each) => each.id === id)) continue;
    listed.push(describeEnclosed(id, name, content));
  }
  return listed;
}
