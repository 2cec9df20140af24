import { z } from "zod/mini";

/** The entity of the operations with which an account's key changes. */
export const epochEntity = "account-keys";

/** A device as the account's others know it: raw P-256 keys, base64url, to sign with and to be sent keys by. */
export const memberSchema = z.object({
  device: z.string().check(z.minLength(1), z.maxLength(64)),
  publicKey: z.string().check(z.minLength(1), z.maxLength(128)),
  agreementKey: z.string().check(z.minLength(1), z.maxLength(128)),
});
export type Member = z.infer<typeof memberSchema>;

/** With whom an epoch of the account's key begins, and who was shut out. */
export const rosterSchema = z.object({
  epoch: z.int().check(z.positive()),
  /** The epoch that was in force for whoever wrote it, and a MAC under its key over all of this and the payload: for devices that come later. */
  under: z.int().check(z.nonnegative()),
  proof: z.string().check(z.regex(/^[\w-]{43}$/)),
  members: z.array(memberSchema).check(z.maxLength(500)),
  revoked: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(5_000)),
});
export type Roster = z.infer<typeof rosterSchema>;

/** How an account's key stands at one place of its log. */
export interface Epochs {
  /** 0 for the key of the vault itself. */
  readonly number: number;
  /** The operation that began it. */
  readonly opId: string | undefined;
  readonly members: ReadonlyMap<string, Member>;
  /** Devices from which nothing is taken any more. */
  readonly revoked: ReadonlySet<string>;
  /** All of them, in the log's order. A late one came after another that was begun from the same place, and never was in force. */
  readonly begun: readonly { opId: string; number: number; isLate: boolean }[];
}

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
  /** Which of the account's keys the payload is sealed under; left out for the first, and where nothing is sealed. */
  epoch: z.optional(z.int().check(z.positive())),
  /** Only of operations that begin an epoch. */
  roster: z.optional(rosterSchema),
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
