import type { ModelFiles } from "#core/wording/model-choice.ts";
import type { ModelSource } from "./contract.ts";
import { libraryName } from "./file-list.ts";

/** Where a file of a model is fetched from: the model hub, or `<folder>/<model id>/<file>`. */
export function addressOf(source: ModelSource, modelId: string, files: ModelFiles, name: string): string {
  if (source.kind === "folder") return `${source.address}${encodeURIComponent(modelId)}/${encodeURIComponent(name)}`;
  if (files.format === "mlc" && name === libraryName(files.library)) return files.library;
  return `https://huggingface.co/${files.repository}/resolve/main/${encodeURIComponent(name)}`;
}
