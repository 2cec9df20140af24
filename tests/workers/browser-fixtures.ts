import manifest from "../fixtures/files/manifest.json";
import type { Fixture } from "../fixtures/manifest.ts";

/** A fixture as the development server of the browser tests serves it. */
export async function fetchFixture(file: string): Promise<{ fixture: Fixture; bytes: Uint8Array<ArrayBuffer> }> {
  const fixture = (manifest as Fixture[]).find((each) => each.file === file);
  if (!fixture) throw new Error(`No fixture is called ${file}`);
  const response = await fetch(`/tests/fixtures/files/${encodeURIComponent(file)}`);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return { fixture, bytes: new Uint8Array(await response.arrayBuffer()) };
}

export const never = new AbortController().signal;
