import type { Accounts, User } from "#core/records/account.ts";
import type { Answering, Store } from "#core/records/store.ts";

/** What the routes need of the place where they run: a device, or a server. */
export interface ApiHome {
  accounts: Accounts;
  answering: Answering;
  /** There is a new job in this store: let its pipeline look. */
  wake(store: Store): void;
  now(): Date;
  newId(): string;
  /** Told of what nobody expected, before the caller gets a plain 500. */
  onError?(error: unknown): void;
}

/** Who is calling. Given with each request by the home, which alone reads bearer tokens and cookies. */
export interface ApiBindings {
  caller: User | null;
  token: string | null;
  /** The caller's records; null where nobody is signed in. */
  store: Store | null;
}

export interface ApiEnvironment {
  Bindings: ApiBindings;
}

export interface SignedInEnvironment extends ApiEnvironment {
  Variables: { caller: User; store: Store };
}
