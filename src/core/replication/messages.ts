import { z } from "zod/mini";
import { logEntrySchema, logHeadSchema, operationSchema } from "./operation.ts";

/*
 * What device and server say to each other. Versioned by `syncVersion`: a device with another one is told to update, and keeps its operations.
 */
export const syncVersion = 1;

/** The oldest version that a server still understands. */
export const oldestSyncVersion = 1;

/** What a server answers to "what comes after this head?". */
export const pullAnswerSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("entries"),
    entries: z.array(logEntrySchema),
    head: logHeadSchema,
    /** Where more is to come: the head after these entries. What follows can be asked for while they are checked. */
    next: z.optional(logHeadSchema),
  }),
  /** Its log does not hold that head: it went back, or it is another log. */
  z.object({ kind: z.literal("diverged"), head: logHeadSchema }),
]);
export type PullAnswer = z.infer<typeof pullAnswerSchema>;

/** Entries that a server of the first versions answered with at most, and those that one may answer with now; of long ones it sends fewer. */
export const mostPulledBefore = 1_000;
export const mostPulledAtOnce = 10_000;

export const pullRequestSchema = z.object({
  since: logHeadSchema,
  /** Entries that every version of a server may answer with. */
  limit: z.int().check(z.minimum(1), z.maximum(mostPulledBefore)),
  /** What a newer device takes at once; a server that does not know the word answers with as many as `limit`. */
  most: z.optional(z.int().check(z.minimum(1), z.maximum(mostPulledAtOnce))),
});

export const mostOperationsAPush = 500;
export const pushRequestSchema = z.object({
  operations: z.array(operationSchema).check(z.maxLength(mostOperationsAPush, "Please send fewer changes at a time.")),
});

/** What became of a push. `taken` counts the operations that the log holds now, new or known. */
export const pushAnswerSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("taken"), taken: z.int(), head: logHeadSchema }),
  /** The device's chain goes on with another number here: push from there. */
  z.object({ kind: z.literal("gap"), device: z.string(), expected: z.int(), taken: z.int(), head: logHeadSchema }),
  /** The device's chain says two things at one place. */
  z.object({ kind: z.literal("fork"), device: z.string(), deviceSeq: z.int(), taken: z.int(), head: logHeadSchema }),
  /** The device was signed out, or another epoch began without it: nothing of it is taken any more. */
  z.object({ kind: z.literal("revoked"), device: z.string(), taken: z.int(), head: logHeadSchema }),
  /** Not signed by the device it names, or no device of this account. */
  z.object({ kind: z.literal("forged"), opId: z.string(), taken: z.int(), head: logHeadSchema }),
]);
export type PushAnswer = z.infer<typeof pushAnswerSchema>;

export const headAnswerSchema = z.object({ head: z.nullable(logHeadSchema) });

/** The server is a device of an assisted account itself: its name begins with this, and nobody else's may. */
export const serverDevicePrefix = "server-";

/** A device that takes part: its public key (raw P-256, base64url) and what a person calls it. */
export const deviceRequestSchema = z.object({
  device: z.string().check(z.regex(/^(?!server-)[\w-]{8,64}$/, "This device has no valid name.")),
  publicKey: z.string().check(z.regex(/^[\w-]{87}$/, "This device has no valid key.")),
  name: z.string().check(z.trim(), z.maxLength(100, "Please use a shorter name for this device.")),
  /** Shows to the account's other devices that this key is of one of them: a MAC under a key that no server knows. */
  vouch: z.optional(z.string().check(z.regex(/^[\w-]{43}$/, "This device has no valid key."))),
  /** What the account's later keys are sent to it by (raw P-256, base64url). */
  agreementKey: z.optional(z.string().check(z.regex(/^[\w-]{87}$/, "This device has no valid key."))),
  /** Which of the account's keys it is vouched for under. */
  epoch: z.optional(z.int().check(z.nonnegative())),
});
export const deviceSchema = z.object({
  device: z.string(),
  publicKey: z.string(),
  name: z.string(),
  vouch: z.optional(z.string()),
  agreementKey: z.optional(z.string()),
  epoch: z.optional(z.int().check(z.nonnegative())),
  addedAt: z.int(),
  /** Epoch milliseconds at which a session of it was last seen; left out where none is live. */
  lastUsedAt: z.optional(z.int()),
  revoked: z.boolean(),
});
export const devicesResponseSchema = z.array(deviceSchema);

/** The operations that begin the epochs of an account's key, in the log's order. */
export const epochsAnswerSchema = z.object({ operations: z.array(operationSchema) });

export const blobChunkBytes = 1024 * 1024;
export const blobStateSchema = z.object({ committed: z.boolean(), chunks: z.array(z.int()) });
export const blobCommitRequestSchema = z.object({
  byteSize: z.int().check(z.positive()),
  chunks: z.int().check(z.minimum(1), z.maximum(64)),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, "This file has no valid digest.")),
});

/** Why a server gave no answer. */
export type NoAnswer =
  | { kind: "offline" }
  /** The token was revoked or has ended. */
  | { kind: "signed-out" }
  /** The server's disk is full: reading still works. */
  | { kind: "server-full" }
  /** The server wants a newer version of this app. */
  | { kind: "too-old" };
