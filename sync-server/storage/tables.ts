import type { ColumnType, Generated } from "kysely";

/** Bodies are JSON of the entity of `core/domain`; columns beside them are what is asked by. Instants are epoch milliseconds. */
export interface Tables {
  migrations: { version: number; applied_at: number };
  accounts: {
    id: string;
    email: string;
    /** "scrypt-1$salt$hash", base64url. */
    secret: string;
    kind: "private" | "assisted";
    vault: string | null;
    created_at: number;
  };
  /** E-mails that may make an account where not everybody may. */
  invitations: { email: string; invited_at: number };
  /** What all processes of a server share; a server that is one process has it in its data folder. */
  server_settings: { name: string; value: string };
  /** How often somebody may still ask: a bucket for each, under a name that tells nothing. */
  buckets: { name: string; tokens: number; at: number };
  /** What each account uses of its quota, with what processes have taken ahead for it. */
  rooms: {
    account: string;
    bytes: number;
    records: number;
    /** 1 where it was counted in the database and nothing was taken since. */
    is_exact: number;
  };
  sessions: {
    /** SHA-256 of the token, base64url: the token itself is kept nowhere. */
    token_hash: string;
    account: string;
    device: string;
    /** The key of its device, without which the token is good for nothing; null for a program without one. */
    device_key: string | null;
    created_at: number;
    last_used_at: number;
  };
  documents: {
    account: string;
    id: string;
    uploaded_at: number;
    arrival: Generated<number>;
    type: string;
    status: string;
    revision: number;
    /** Name of its blob, and the media type that its bytes came with. */
    content: string;
    content_type: string;
    body: string;
  };
  /** Documents that were deleted and can still be brought back: the row that they had, without what is asked by. */
  bin: {
    account: string;
    id: string;
    deleted_at: number;
    arrival: number;
    uploaded_at: number;
    content: string;
    content_type: string;
    body: string;
  };
  readings: { account: string; document: string; body: string };
  corrections: { account: string; document: string; id: string; corrected_at: string; body: string };
  jobs: {
    account: string;
    document: string;
    state: string;
    attempts: number;
    lease_until: number;
    owner: string;
    queued_at: number;
  };
  /** A number an account, raised whenever its set of completed documents changes. */
  revisions: { account: string; revision: number };
  insights: { account: string; position: number; body: string };
  thread_feedback: { account: string; thread: string; given_at: number; body: string };
  conversations: { account: string; id: string; created_at: number; arrival: Generated<number>; body: string };
  messages: {
    account: string;
    id: string;
    conversation: string;
    created_at: number;
    arrival: Generated<number>;
    body: string;
  };
  appointment_questions: { account: string; id: string; created_at: number; body: string };
  devices: {
    account: string;
    device: string;
    /** Raw P-256 public key, base64url. */
    public_key: string;
    name: string;
    /** What its account's devices know the key by; null for an assisted account's. */
    vouch: string | null;
    /** What later keys of the account are sent to it by; null for one of an older version. */
    agreement_key: string | null;
    /** Which of the account's keys it is vouched for under. */
    epoch: Generated<number>;
    added_at: number;
    revoked_at: number | null;
  };
  log_entries: {
    account: string;
    seq: number;
    op_id: string;
    device: string;
    device_seq: number;
    hash: string;
    /** The log's head after this entry. */
    head_hash: string;
    received_at: number;
    verdict: string;
    operation: string;
  };
  /** The log's operations that begin an epoch of the account's key. */
  epochs: { account: string; seq: number; op_id: string; roster: string };
  /** Who holds each field of an account's log. */
  standings: { account: string; field: string; op_id: string; time: number };
  blobs: {
    account: string;
    id: string;
    byte_size: number;
    chunks: number;
    sha256: string;
    committed_at: number;
  };
  blob_chunks: { account: string; blob: string; place: number; name: string; byte_size: number };
  /** Whose turn it is to take part in an assisted account's log for the server: of many processes one at a time. */
  own_turns: { account: string; owner: string; until: number; turn: number };
  /** The server's own operations that the log has not taken in yet. */
  own_outbox: { account: string; place: number; operation: string };
  /** What of the server's records and the log was last the same, by group. */
  exchanged: { account: string; group_name: string; body: string };
  search_state: { account: string; name: string; state: ColumnType<Uint8Array, Uint8Array, Uint8Array> };
}
