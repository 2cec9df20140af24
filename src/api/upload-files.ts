import type { Store } from "#core/domain/store.ts";
import { maximumFilesPerUpload } from "./contract.ts";
import { problemResponse } from "./errors.ts";
import type { ApiHome } from "./home.ts";
import { addDocuments, type UploadedFile } from "./use-cases/add-documents.ts";

/**
 * Takes an upload in and answers it: 201 as soon as one file was stored, 413 with its sentence where every one was too large. The
 * multipart route and the browser, which hands its files over as they are, both come here.
 */
export async function uploadFiles(home: ApiHome, store: Store, files: UploadedFile[]): Promise<Response> {
  if (files.length === 0) return problemResponse("no-files");
  if (files.length > maximumFilesPerUpload) return problemResponse("too-many-files");
  const result = await addDocuments(store, files, home);
  home.wake(store);
  if (result.documents.length > 0) return Response.json(result, { status: 201 });
  return problemResponse(result.refused.length === 1 ? "file-too-large" : "files-too-large");
}
