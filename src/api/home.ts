import type { Accounts, User } from "#core/domain/account.ts";
import type { Answering, Charting, Store } from "#core/domain/store.ts";
import type { UnderstandRequest, UnderstoodDocument } from "#core/findings/summaries/understand-document.ts";
import type { ProcessedCase } from "#demo/processed-files.ts";
import type { ApiProblemCode } from "./errors.ts";

/** What a record of this store says, in whatever thread the home understands records. */
export type Understanding = (request: UnderstandRequest, store: Store) => Promise<UnderstoodDocument>;

/** What the demo's routes need. Nothing in it belongs to anybody. */
export interface DemoHome {
  /** Nora's files as they were processed, with the threads across them. */
  readCase(): Promise<ProcessedCase>;
  /** Nora's records with the visitor's own conversations. */
  openStore(bindings: ApiBindings): Promise<Store>;
}

/** What the routes need of the place where they run: a device, or a server. */
export interface ApiHome {
  accounts: Accounts;
  answering: Answering;
  charting: Charting;
  /** There is a new job in this store: let its pipeline look. */
  wake(store: Store): void;
  /** Hands a locked document's password to this store's pipeline, which keeps it in memory until the document was read. */
  unlock?(store: Store, documentId: string, password: string): void;
  /** So that a corrected record says at once what the patient says; without it, the record is read anew. */
  understand?: Understanding;
  /** Left out by a home that does not show the demo. */
  demo?: DemoHome;
  now(): Date;
  newId(): string;
  /** What an error that nobody expected comes to for the caller, where the home knows better than "unexpected". */
  problemOf?(error: unknown): ApiProblemCode | undefined;
  /** Told of what nobody expected, before the caller gets a plain 500. */
  onError?(error: unknown): void;
}

/** Who is calling. Given with each request by the home, which alone reads bearer tokens and cookies. */
export interface ApiBindings {
  caller: User | null;
  token: string | null;
  /** The caller's records; null where nobody is signed in. */
  store: Store | null;
  /** Who is looking at the demo, where a home has several visitors: a name that nobody can guess. */
  visitor?: string | null;
}

export interface ApiEnvironment {
  Bindings: ApiBindings;
}

/** Behind a middleware that has found out whose records are meant. */
export interface StoreEnvironment extends ApiEnvironment {
  Variables: { store: Store };
}

export interface SignedInEnvironment extends ApiEnvironment {
  Variables: { caller: User; store: Store };
}
