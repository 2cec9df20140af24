import { strFromU8 } from "fflate";
import type { z } from "zod/mini";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import {
  type ArchiveManifest,
  archiveFormat,
  archiveVersion,
  manifestPath,
  manifestSchema,
  type Sha256,
} from "./archive-format.ts";
import { type ByteSource, readZipDirectory, readZipEntry } from "./zip-directory.ts";

/**
 * "not-an-archive": a file of another kind, or another product's zip; "newer-version": made by a later version of this one; "damaged": it
 * was one, but is cut off or changed.
 */
export type ArchiveFailure = "not-an-archive" | "newer-version" | "damaged";

export interface OpenedArchive {
  manifest: ArchiveManifest;
  /** The bytes of a file, checked against the manifest; undefined where it is missing, larger than `longest`, or not what it was. */
  readBytes(path: string, longest: number): Promise<Uint8Array | undefined>;
  /** The same, as a value that the schema lets through. */
  readJson<Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.infer<Schema> | undefined>;
}

/** Pages with the place of every word are the largest: 64 MiB is far beyond what a file of 10 MB holds. */
const longestJson = 64 * 1024 * 1024;

export async function openArchive(source: ByteSource, sha256: Sha256): Promise<Outcome<OpenedArchive, ArchiveFailure>> {
  const directory = await readZipDirectory(source);
  if (!directory.ok) return fail((await isZip(source)) ? "damaged" : "not-an-archive");
  const entry = directory.value.get(manifestPath);
  const bytes = entry && (await readZipEntry(source, entry, longestJson));
  if (bytes === undefined) return fail("not-an-archive");
  const json = bytes.ok ? parseJson(bytes.value) : undefined;
  if (json === undefined) return fail("damaged");
  if (!isOurs(json)) return fail("not-an-archive");
  if (typeof json.version === "number" && json.version > archiveVersion) return fail("newer-version");
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) return fail("damaged");
  const manifest = parsed.data;
  const expected = new Map(manifest.entries.map((each) => [each.path, each]));

  async function readBytes(path: string, longest: number): Promise<Uint8Array | undefined> {
    const [found, claimed] = [directory.ok && directory.value.get(path), expected.get(path)];
    if (!found || claimed === undefined) return undefined;
    const unpacked = await readZipEntry(source, found, longest);
    if (!unpacked.ok || unpacked.value.length !== claimed.byteSize) return undefined;
    return (await sha256(unpacked.value)) === claimed.sha256 ? unpacked.value : undefined;
  }

  return succeed({
    manifest,
    readBytes,
    async readJson(path, schema) {
      const found = await readBytes(path, longestJson);
      const value = found === undefined ? undefined : schema.safeParse(parseJson(found));
      return value?.success ? value.data : undefined;
    },
  });
}

async function isZip(source: ByteSource): Promise<boolean> {
  return strFromU8(await source.read(0, 4), true) === "PK\u0003\u0004";
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(strFromU8(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

function isOurs(json: unknown): json is { version?: unknown } {
  return typeof json === "object" && json !== null && "format" in json && json.format === archiveFormat;
}
