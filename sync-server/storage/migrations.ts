/** Each step once, in this order, for ever: a step that has been released is never changed. */
export const migrations: readonly (readonly string[])[] = [
  [
    `create table accounts (id text primary key, email text not null unique, secret text not null, kind text not null, vault text, created_at integer not null)`,
    `create table sessions (token_hash text primary key, account text not null, device text not null, created_at integer not null, last_used_at integer not null)`,
    `create index sessions_of_account on sessions (account)`,
    `create table documents (arrival integer primary key autoincrement, account text not null, id text not null, uploaded_at integer not null, type text not null, status text not null, revision integer not null, content text not null, content_type text not null, body text not null, unique (account, id))`,
    `create index documents_by_upload on documents (account, uploaded_at)`,
    `create table readings (account text not null, document text not null, body text not null, primary key (account, document)) without rowid`,
    `create table corrections (account text not null, document text not null, id text not null, corrected_at text not null, body text not null, primary key (account, document, id)) without rowid`,
    `create table jobs (account text not null, document text not null, state text not null, attempts integer not null, lease_until integer not null, owner text not null, queued_at integer not null, primary key (account, document)) without rowid`,
    `create table revisions (account text primary key, revision integer not null) without rowid`,
    `create table insights (account text not null, position integer not null, body text not null, primary key (account, position)) without rowid`,
    `create table thread_feedback (account text not null, thread text not null, given_at integer not null, body text not null, primary key (account, thread)) without rowid`,
    `create table conversations (arrival integer primary key autoincrement, account text not null, id text not null, created_at integer not null, body text not null, unique (account, id))`,
    `create table messages (arrival integer primary key autoincrement, account text not null, id text not null, conversation text not null, created_at integer not null, body text not null, unique (account, id))`,
    `create index messages_of_conversation on messages (account, conversation, created_at)`,
    `create table appointment_questions (account text not null, id text not null, created_at integer not null, body text not null, primary key (account, id)) without rowid`,
    `create table search_state (account text not null, name text not null, state blob not null, primary key (account, name)) without rowid`,
  ],
  [
    `create table devices (account text not null, device text not null, public_key text not null, name text not null, added_at integer not null, revoked_at integer, primary key (account, device)) without rowid`,
    `create table log_entries (account text not null, seq integer not null, op_id text not null, device text not null, device_seq integer not null, hash text not null, head_hash text not null, received_at integer not null, verdict text not null, operation text not null, primary key (account, seq)) without rowid`,
    `create unique index log_operations on log_entries (account, op_id)`,
    `create unique index log_chains on log_entries (account, device, device_seq)`,
    `create table standings (account text not null, field text not null, op_id text not null, time integer not null, primary key (account, field)) without rowid`,
    `create table blobs (account text not null, id text not null, byte_size integer not null, chunks integer not null, sha256 text not null, committed_at integer not null, primary key (account, id)) without rowid`,
    `create table blob_chunks (account text not null, blob text not null, place integer not null, name text not null, byte_size integer not null, primary key (account, blob, place)) without rowid`,
  ],
  [`alter table devices add column vouch text`],
  [
    `create table bin (account text not null, id text not null, deleted_at integer not null, arrival integer not null, uploaded_at integer not null, content text not null, content_type text not null, body text not null, primary key (account, id)) without rowid`,
  ],
];
