import { decodeText } from "#core/domain/text-encoding.ts";
import type { PreparedPiece } from "#demo/prepared-search.ts";
import type { ProcessedFile } from "#demo/processed-files.ts";
import { indexFiles } from "./index-files.ts";

/** What the product's own index keeps of these files, so that no visitor's device has to read them for it again. */
export function prepareSearch(files: readonly ProcessedFile[]): PreparedPiece[] {
  return indexFiles(files)
    .takeChanges()
    .write.map(({ name, state }) => ({ name, state: JSON.parse(decodeText(state)) }));
}
