import type { Tables } from "./tables.ts";

/** What is not carried from one database to another: each has its own version, and settings are written by whoever copies. */
type OwnTables = "migrations" | "server_settings";

export type CopiedTable = Exclude<keyof Tables, OwnTables>;

/** All other tables, each with the columns that no two rows have the same; both engines sort by them alike. A table that is left out does not compile. */
const keys = {
  accounts: ["id"],
  invitations: ["email"],
  buckets: ["name"],
  rooms: ["account"],
  sessions: ["token_hash"],
  documents: ["account", "id"],
  bin: ["account", "id"],
  readings: ["account", "document"],
  corrections: ["account", "document", "id"],
  jobs: ["account", "document"],
  revisions: ["account"],
  insights: ["account", "position"],
  thread_feedback: ["account", "thread"],
  conversations: ["account", "id"],
  messages: ["account", "id"],
  appointment_questions: ["account", "id"],
  devices: ["account", "device"],
  log_entries: ["account", "seq"],
  epochs: ["account", "seq"],
  standings: ["account", "field"],
  blobs: ["account", "id"],
  blob_chunks: ["account", "blob", "place"],
  own_turns: ["account"],
  own_outbox: ["account", "place"],
  exchanged: ["account", "group_name"],
  search_state: ["account", "name"],
} as const satisfies { [Table in CopiedTable]: readonly (keyof Tables[Table])[] };

export const copiedTables = Object.entries(keys).map(([name, key]) => ({
  name: name as CopiedTable,
  key: key as readonly string[],
}));

/** Tables whose rows the database numbers in the order in which they come. */
export const numberedTables = ["documents", "conversations", "messages"] as const satisfies readonly CopiedTable[];
