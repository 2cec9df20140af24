import type { Digest, LogEntry, LogHead, Operation } from "./operation.ts";

/** JSON with the keys of every object in order, so that one value has one spelling. */
export function canonicalJson(value: unknown): string {
  if (typeof value === "string") return jsonText(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  return canonicalObject(value as Record<string, unknown>);
}

function canonicalObject(object: Record<string, unknown>, leftOut?: string): string {
  let json = "{";
  for (const { key, name } of shapeOf(object)) {
    const part = key === leftOut ? undefined : object[key];
    if (part !== undefined) json += (json.length === 1 ? "" : ",") + name + canonicalJson(part);
  }
  return `${json}}`;
}

/** Nothing in it is spelled otherwise in JSON. What is sealed is always so, and looking is several times quicker than spelling. */
const spelledAsItIs = /^[ !#-[\]-~]*$/;

function jsonText(text: string): string {
  return spelledAsItIs.test(text) ? `"${text}"` : JSON.stringify(text);
}

type Shape = readonly { key: string; name: string }[];

let lastKeys: readonly string[] = [];
let lastShape: Shape = [];

/**
 * The keys of an object in order, with how JSON begins what they hold. A device that pulls thousands of operations, all with the same keys, would spend
 * most of its time sorting them.
 */
function shapeOf(object: object): Shape {
  const keys = Object.keys(object);
  if (keys.length === lastKeys.length && keys.every((key, index) => key === lastKeys[index])) return lastShape;
  lastKeys = keys;
  lastShape = [...keys].sort().map((key) => ({ key, name: `${JSON.stringify(key)}:` }));
  return lastShape;
}

/** An operation never changes, and its digest is asked for again and again. */
const known = new WeakMap<Digest, WeakMap<Operation, string>>();

/** Digest of all of an operation but its signature: what is signed, and what the next one of its device names. */
export function operationHash(operation: Operation, digest: Digest): string {
  const hashes = known.get(digest) ?? new WeakMap<Operation, string>();
  known.set(digest, hashes);
  const before = hashes.get(operation);
  if (before !== undefined) return before;
  const hash = digest(canonicalObject(operation, "signature"));
  hashes.set(operation, hash);
  return hash;
}

/**
 * The operation without what it says, for whoever keeps that elsewhere: its digest, once it is known, goes with it. Whoever hands in a digest
 * says that it was checked before.
 */
export function withoutPayload(operation: Operation, digest: Digest, checked?: string): Operation {
  const light = { ...operation, payload: "" };
  const hashes = known.get(digest) ?? new WeakMap<Operation, string>();
  known.set(digest, hashes);
  hashes.set(light, checked ?? operationHash(operation, digest));
  return light;
}

/** The head that a log has after one more entry. */
export function headAfter(head: LogHead, entry: LogEntry, digest: Digest): LogHead {
  const own = operationHash(entry.operation, digest);
  const hash = digest(
    `${head.hash}\n${entry.seq}\n${entry.receivedAt}\n${entry.verdict}\n${own}\n${entry.operation.signature}`,
  );
  return { seq: entry.seq, hash };
}
