import { z } from "zod/mini";
import type { ModelSource } from "#workers/models/contract.ts";

/** The server says here whether its operator named a folder of models; a site without such a server has the file that the build made. */
const address = "/packs/models/source.json";

const schema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("hub") }),
  z.object({ kind: z.literal("folder"), address: z.string() }),
]);

/** Where models are downloaded from on this site. Asked for when a person presses the button, and not before. */
export async function modelSource(): Promise<ModelSource> {
  const response = await fetch(address, { cache: "no-store" });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const source = schema.parse(await response.json());
  return source.kind === "hub" ? source : { kind: "folder", address: new URL(source.address, location.origin).href };
}
