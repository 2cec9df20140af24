import type { ClientConnection } from "#api/connection.ts";
import type { DemoHome } from "#api/home.ts";
import { createLocalHome } from "#app/local-home.ts";
import type { Answering, Store } from "#core/domain/store.ts";
import { createCharting } from "#core/findings/answers/answering.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { createMemoryAccounts } from "./memory-accounts.ts";
import { createMemoryStore } from "./memory-store.ts";

export interface MemoryHome extends ClientConnection {
  /** The stores that were woken, in order. */
  woken: Store[];
  errors: unknown[];
  signInAs(token: string | null): void;
}

/** The device's home over memory: each user has a store of their own. */
export function createMemoryHome(options: { answering: Answering; now?: () => Date; demo?: DemoHome }): MemoryHome {
  const stores = new Map<string, Store>();
  const woken: Store[] = [];
  const errors: unknown[] = [];
  let current: string | null = null;
  let number = 0;
  const newId = () => `id-${++number}`;
  const accounts = createMemoryAccounts({ newId });

  async function openSession(token: string) {
    const user = await accounts.verify(token);
    if (user === undefined) return undefined;
    const store = stores.get(user.id) ?? createMemoryStore();
    stores.set(user.id, store);
    return { user, store };
  }

  const connection = createLocalHome({
    accounts,
    answering: options.answering,
    charting: createCharting(),
    understand: async (request) => understandDocument(request),
    wake: (store) => woken.push(store),
    demo: options.demo,
    now: options.now ?? (() => new Date()),
    newId,
    onError: (error) => errors.push(error),
    openSession,
    readToken: () => current,
  });
  const signInAs = (token: string | null) => {
    current = token;
  };
  return { ...connection, woken, errors, signInAs };
}
