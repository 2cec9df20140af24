import type { LanguageFailure } from "#core/wording/language-model.ts";
import type { ModelFiles } from "#core/wording/model-choice.ts";

/** Where model files come from: the model hub that the engines' own configuration names, or a folder that the operator of this site names. */
export type ModelSource = { kind: "hub" } | { kind: "folder"; address: string };

export interface DownloadRequest {
  modelId: string;
  files: ModelFiles;
  source: ModelSource;
  /** Said until the exact size is known. */
  expectedBytes: number;
}

export type DownloadReply =
  | { kind: "progress"; loadedBytes: number; totalBytes: number }
  | { kind: "downloaded" }
  | { kind: "failed"; failure: Extract<LanguageFailure, { kind: "download" | "damaged" | "storage-full" }> };

/** A file lies in parts of this size, the last one shorter, so that a download that broke off goes on where it was. In bytes. */
export const partBytes = 16 * 1024 * 1024;

export interface StoredPart {
  bytes: number;
  /** SHA-256 in hexadecimal, taken as it arrived. */
  sha256: string;
}

export interface StoredFile {
  name: string;
  parts: readonly StoredPart[];
}

/** What was downloaded of a model; kept with its files once the last one has arrived, and not before. */
export interface ModelManifest {
  files: readonly StoredFile[];
}

/** The name of the cache that holds a model and what runs it. */
export function modelCache(modelId: string): string {
  return `red-thread model ${modelId}`;
}

/** A key of the cache; nothing is ever fetched from it. */
export function partKey(name: string, part: number): string {
  return `/model-files/${encodeURIComponent(name)}?part=${part}`;
}

export const manifestKey = "/model-files/manifest.json";

/** What a model's cache holds; undefined where the model has not arrived whole. */
export async function readManifest(cache: Cache): Promise<ModelManifest | undefined> {
  const stored = await cache.match(manifestKey);
  // Written by this code, in this version of it.
  return stored === undefined ? undefined : ((await stored.json()) as ModelManifest);
}

/** Bytes of a whole model on this device. */
export function sizeOfModel({ files }: ModelManifest): number {
  return files.reduce((sum, { parts }) => sum + parts.reduce((all, { bytes }) => all + bytes, 0), 0);
}

/** A file of a model, from this device only, without reading it into memory. Throws where it is not here. */
export async function openModelFile(cache: Cache, name: string): Promise<Blob> {
  const manifest = await readManifest(cache);
  const file = manifest?.files.find((one) => one.name === name);
  if (file === undefined) throw new Error(`${name} is not on this device.`);
  return new Blob(await Promise.all(file.parts.map((_, part) => openPart(cache, name, part))));
}

export async function openPart(cache: Cache, name: string, part: number): Promise<Blob> {
  const response = await cache.match(partKey(name, part));
  if (response === undefined) throw new Error(`Part ${part} of ${name} is not on this device.`);
  return await response.blob();
}
