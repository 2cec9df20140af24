import { apiClient } from "#api/client.ts";
import { documentFailure } from "#core/domain/failure.ts";
import { type MedicalDocument, maximumFileBytes } from "#core/domain/medical-document.ts";
import { readingFailure } from "#features/texts/reading-failures.ts";
import { beginGuest, throwGuestAway } from "./session/guest-commands.ts";
import { startHome } from "./start-home.ts";

/**
 * Puts files in without an account, sealed from their first byte, and has them read. Answers the id of the first, or the sentence that says why
 * none was taken; then nothing is left behind. Throws where the storage cannot be opened.
 */
export async function beginFirstRecord(files: readonly File[]): Promise<{ id: string } | { refused: string }> {
  const fitting = files.filter(({ size }) => size <= maximumFileBytes);
  if (fitting.length === 0) return { refused: readingFailure(documentFailure("too-large")) };
  await startHome();
  const { isNew } = await beginGuest();
  try {
    const { documents, refused } = await apiClient.uploadDocuments(fitting);
    const unreadable = documents.filter(({ failure }) => failure !== undefined);
    const first = documents.find((document) => !unreadable.includes(document));
    if (first !== undefined) return { id: first.id };
    await takeOut(unreadable, isNew);
    const failure = unreadable[0]?.failure;
    return { refused: failure ? readingFailure(failure) : (refused[0]?.message ?? unsupported()) };
  } catch (error) {
    if (isNew) await throwGuestAway();
    throw error;
  }
}

async function takeOut(unreadable: readonly MedicalDocument[], all: boolean): Promise<void> {
  if (all) await throwGuestAway();
  else for (const { id } of unreadable) await apiClient.deleteDocument(id);
}

function unsupported(): string {
  return readingFailure(documentFailure("unsupported-type"));
}
