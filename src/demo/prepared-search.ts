import { z } from "zod/mini";
import { encodeText } from "#core/domain/text-encoding.ts";

/** A piece of the search state over Nora's files: what answers, the search and the chart take in of each. */
export interface PreparedPiece {
  name: string;
  /** As the product's index writes it. */
  state: { engine: string; entries: unknown[] };
}

const preparedSearchSchema = z.array(
  z.object({ name: z.string(), state: z.object({ engine: z.string(), entries: z.array(z.unknown()) }) }),
);

/** Where the search state is served. It is made by `npm run demo-files`, and a test holds it to today's engine. */
export const preparedSearchUrl = "/demo/search.json";

/** The pieces by name, as a store keeps them. @throws when it is not the search state (a page instead of the file). */
export function parsePreparedSearch(value: unknown): Map<string, Uint8Array> {
  const parsed = preparedSearchSchema.safeParse(value);
  if (!parsed.success) throw new Error("The search state of the demo cannot be read", { cause: parsed.error });
  return new Map(parsed.data.map(({ name, state }) => [name, encodeText(JSON.stringify(state))]));
}
