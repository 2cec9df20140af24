import { z } from "zod/mini";
import type { ModelFiles } from "#core/wording/model-choice.ts";
import { DamagedModelError } from "./download-errors.ts";

/** A file of a model that is still to come. */
export interface ListedFile {
  name: string;
  /** Known ahead for the weights; undefined for the small files, and for a model in a single file. */
  bytes?: number;
  md5?: string;
}

const chatConfig = z.object({ tokenizer_files: z.array(z.string()) });
const tensorCache = z.object({
  records: z.array(z.object({ dataPath: z.string(), nbytes: z.number(), md5sum: z.optional(z.string()) })),
});
const plainName = /^[\w.-]+$/;

export const mlcConfiguration = "mlc-chat-config.json";
export const mlcWeights = "tensor-cache.json";

/** Names of the small files that tell which others there are. */
export function firstFiles(files: ModelFiles): ListedFile[] {
  return files.format === "gguf" ? [] : [{ name: mlcConfiguration }, { name: mlcWeights }];
}

/** The rest of a model's files. `textOf` gives a file of {@link firstFiles}. Throws {@link DamagedModelError} where one is not what it should be. */
export async function remainingFiles(
  files: ModelFiles,
  textOf: (name: string) => Promise<string>,
): Promise<ListedFile[]> {
  if (files.format === "gguf") return [{ name: files.file }];
  const [configuration, weights] = await Promise.all([
    textOf(mlcConfiguration).then((text) => parse(chatConfig, text)),
    textOf(mlcWeights).then((text) => parse(tensorCache, text)),
  ]);
  // The engine reads one of these two, this one rather than the other.
  const tokenizer = ["tokenizer.json", "tokenizer.model"].find((name) => configuration.tokenizer_files.includes(name));
  if (tokenizer === undefined) throw new DamagedModelError("The model names no tokenizer.");
  return [
    { name: libraryName(files.library) },
    { name: tokenizer },
    ...weights.records.map(({ dataPath, nbytes, md5sum }) => {
      if (!plainName.test(dataPath)) throw new DamagedModelError(`${dataPath} is no file's name.`);
      return { name: dataPath, bytes: nbytes, ...(md5sum !== undefined && { md5: md5sum }) };
    }),
  ];
}

export function libraryName(address: string): string {
  return address.split("/").at(-1) ?? address;
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new DamagedModelError("A file that describes the model cannot be read.", { cause: error });
  }
}
