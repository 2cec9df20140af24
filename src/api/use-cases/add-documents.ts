import type { UploadResponse } from "#api/contract.ts";
import { documentFailure } from "#core/domain/failure.ts";
import type { FileContent } from "#core/domain/file-content.ts";
import { maximumFileBytes } from "#core/domain/medical-document.ts";
import type { NewDocument, Store } from "#core/domain/store.ts";
import { classifyFile } from "#core/reading/classify-file.ts";
import { sniffedBytes } from "#core/reading/media-type.ts";
import { cleanFileName } from "./file-name.ts";
import { sha256Of } from "./sha256.ts";

export interface UploadedFile {
  name: string;
  content: FileContent;
}

/**
 * Takes files in, in their order. Every file ends in one of two lists:
 *
 * - `documents`: it is stored. Where its bytes already say that it cannot be read (empty, of no supported kind), it is stored as failed
 *   with its reason, so that it stands in the lists and can be looked at or deleted.
 * - `refused`: it is over 10 MB and was not stored; the other files of the same batch still are.
 *
 * The same file twice makes two documents: someone who uploads a record again expects to see it, and may delete one of them without
 * losing the other. They share their `sha256`, by which derived data can be shared.
 *
 * Each file is stored by itself, so that one batch never holds more than one file's bytes, and a killed tab keeps those before.
 */
export async function addDocuments(
  store: Store,
  files: UploadedFile[],
  home: { now: () => Date; newId: () => string },
): Promise<UploadResponse> {
  const result: UploadResponse = { documents: [], refused: [] };
  let earliest = 0;
  for (const { name, content } of files) {
    const originalFilename = cleanFileName(name);
    if (content.size > maximumFileBytes) {
      result.refused.push({ originalFilename, ...documentFailure("too-large") });
      continue;
    }
    // One instant each, so that a batch is read and listed in the order in which it was chosen.
    const uploadedAt = Math.max(home.now().getTime(), earliest);
    earliest = uploadedAt + 1;
    const document = await describeFile(originalFilename, content);
    const identity = { id: home.newId(), uploadedAt: new Date(uploadedAt).toISOString() };
    result.documents.push(...(await store.addDocuments([{ ...identity, ...document }])));
  }
  return result;
}

async function describeFile(
  originalFilename: string,
  content: FileContent,
): Promise<Omit<NewDocument, "id" | "uploadedAt">> {
  const bytes = await content.arrayBuffer();
  const { failure, ...found } = classifyFile(originalFilename, new Uint8Array(bytes).subarray(0, sniffedBytes));
  return {
    ...found,
    originalFilename,
    byteSize: bytes.byteLength,
    sha256: await sha256Of(bytes),
    content: { size: bytes.byteLength, type: found.mediaType, arrayBuffer: async () => bytes.slice(0) },
    ...(failure === undefined ? {} : { failure: documentFailure(failure) }),
  };
}
