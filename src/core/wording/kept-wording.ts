import { z } from "zod/mini";
import { type CitedSentence, citedSentenceSchema } from "#core/domain/citation.ts";
import type { Store } from "#core/domain/store.ts";
import { decodeText, encodeText } from "#core/domain/text-encoding.ts";
import type { FluentText } from "./fluent-text.ts";

/** A wording of a summary or a thread, and the built-in sentences that it is a wording of: of others it is none. */
const keptWordingSchema = z.object({
  builtIn: z.string(),
  sentences: z.array(citedSentenceSchema),
  engine: z.string(),
  model: z.string(),
});

/** What is worded: a record's summary, or a red thread. `documents`: those whose words it holds; with any of them the wording goes. */
export interface WordedThing {
  kind: "summary" | "thread";
  id: string;
  documents: readonly string[];
}

type Pieces = Pick<Store, "readSearchState" | "writeSearchState" | "deleteSearchState">;

function nameOf({ kind, id, documents }: WordedThing): string {
  return `wording-${kind}:${[id, ...new Set(documents)].join(" ")}`;
}

const printOf = (sentences: readonly CitedSentence[]) => sentences.map(({ text }) => text).join("\n");

/** The wording that was kept of these built-in sentences; undefined where there is none, or the sentences are others now. */
export async function readWording(
  store: Pieces,
  thing: WordedThing,
  builtIn: readonly CitedSentence[],
): Promise<FluentText | undefined> {
  const state = await store.readSearchState(nameOf(thing));
  if (state === undefined) return undefined;
  const read = keptWordingSchema.safeParse(parsed(decodeText(state)));
  if (!read.success || read.data.builtIn !== printOf(builtIn)) return undefined;
  const { sentences, engine, model } = read.data;
  return { sentences, engine, model };
}

export async function keepWording(
  store: Pieces,
  thing: WordedThing,
  builtIn: readonly CitedSentence[],
  wording: FluentText,
): Promise<void> {
  const kept: z.infer<typeof keptWordingSchema> = { builtIn: printOf(builtIn), ...wording };
  await store.writeSearchState(nameOf(thing), encodeText(JSON.stringify(kept)));
}

export function forgetWording(store: Pieces, thing: WordedThing): Promise<void> {
  return store.deleteSearchState(nameOf(thing));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
