import type { Answer } from "#core/domain/conversation.ts";
import type { Store } from "#core/domain/store.ts";
import { type Caller, signUp } from "../../contract/api-home.ts";
import { createMemoryHome } from "../../support/memory-home.ts";
import { sampleAnswer } from "../../support/record-samples.ts";

export const email = "ruth@example.org";

/** The device's home over memory as its routes are called, with one signed-in person and, once something was uploaded, her store. */
export async function openFace(answer: Answer = sampleAnswer("Your CRP was 23.4 mg/L.")) {
  const home = createMemoryHome({ answering: async () => answer });
  const face = {
    fetch: (path: string, init?: RequestInit) => home.dispatch(new Request(new URL(path, "http://localhost"), init)),
  };
  const ruth = await signUp(face, email);
  const store = (): Store => {
    const woken = home.woken.at(-1);
    if (woken === undefined) throw new Error("Nothing was uploaded yet.");
    return woken;
  };
  return { home, ruth, store, ...face };
}

/** The JSON of an answer that is OK; throws for any other. */
export async function jsonOf<Value>(answered: Promise<Response> | Response): Promise<Value> {
  const response = await answered;
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Value;
}

/** Uploads and answers the documents, in the order of the files. */
export async function uploadFiles(caller: Caller, ...files: File[]) {
  const { documents } = await jsonOf<{ documents: { id: string; processingStatus: string }[] }>(caller.upload(files));
  return documents;
}

export const pngFile = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])], name);

export const wavFile = (name: string) => new File(["RIFF\u0024\0\0\0WAVEfmt "], name);
