import { z } from "zod/mini";

/**
 * One change that a device made, as it travels and is kept for ever. Fields that a newer version adds are kept and covered by the
 * signature, not dropped: the schema is loose.
 */
export const operationSchema = z.looseObject({
  opId: z.string().check(z.minLength(1), z.maxLength(64)),
  device: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Place in its device's own chain, counted from 1. */
  deviceSeq: z.int().check(z.positive()),
  /** What is changed: "document/4f…". */
  entity: z.string().check(z.minLength(1), z.maxLength(200)),
  field: z.string().check(z.minLength(1), z.maxLength(100)),
  /** The operation whose value the person saw when making this change; null for none. */
  baseOpId: z.nullable(z.string()),
  /** Other versions that the person saw and decided against. */
  settles: z.optional(z.array(z.string())),
  /** The device's clock, in milliseconds since 1970; clocks may be wrong. */
  ts: z.int(),
  /** JSON, or what it was sealed to; opaque here. */
  payload: z.string(),
  /** Digest of the operation before it in its device's chain; "" for the first. */
  previousHash: z.string(),
  /** The device's signature over the digest of everything else. */
  signature: z.string(),
});
export type Operation = z.infer<typeof operationSchema>;

/** An operation as the log holds it. */
export const logEntrySchema = z.looseObject({
  seq: z.int().check(z.positive()),
  /** The server's clock when it came. */
  receivedAt: z.int(),
  verdict: z.enum(["wins", "loses"]),
  operation: operationSchema,
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** How far a log goes: its last number, and a digest over everything up to it. */
export const logHeadSchema = z.object({ seq: z.int().check(z.nonnegative()), hash: z.string() });
export type LogHead = z.infer<typeof logHeadSchema>;

export const emptyHead: LogHead = { seq: 0, hash: "" };

/** A digest of a text, in a fixed spelling (SHA-256 in base64url on devices and servers). */
export type Digest = (text: string) => string;

/** What two operations have to share to be about the same thing. */
export function keyOf(operation: Pick<Operation, "entity" | "field">): string {
  return `${operation.entity}\n${operation.field}`;
}
