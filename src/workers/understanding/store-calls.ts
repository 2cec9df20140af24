import type { FollowedStore } from "#core/domain/store.ts";
import type { VectorsPort } from "#core/findings/answers/synchronise-vectors.ts";
import type { Reply, RequestOfStore, StoreMethod } from "./contract.ts";

const methods: readonly StoreMethod[] = [
  ...(["completedRevision", "listCompletedRevisions", "listDocuments", "getDocument", "getReading"] as const),
  ...(["listSearchState", "readSearchState", "writeSearchState", "deleteSearchState"] as const),
  ...(["listInsights", "replaceInsights", "listThreadFeedback"] as const),
  ...(["readDay", "keepDay"] as const),
];

/** What of it a store has. */
export function methodsOf(store: FollowedStore): StoreMethod[] {
  return methods.filter((method) => store[method] !== undefined);
}

type Ask = (request: RequestOfStore) => Promise<Reply>;

/** The store's methods, called where the worker has it open: nothing sealed is opened in the page. */
export function callsOf(ask: Ask): FollowedStore {
  const call =
    (method: StoreMethod) =>
    async (...given: unknown[]) => {
      const reply = await ask({ type: "call-store", method, given });
      if (reply.type !== "store-gave") throw new Error(`The understanding worker replied ${reply.type}.`);
      return reply.value;
    };
  // What is missing there is refused there.
  return Object.fromEntries(methods.map((method) => [method, call(method)])) as unknown as FollowedStore;
}

export function vectorsPortTo(ask: Ask, version: string): VectorsPort {
  return {
    async load(name, state) {
      const reply = await ask({ type: "load-vector-piece", name, state, version });
      return reply.type === "loaded" && reply.accepted;
    },
    async synchronise(wanted) {
      const reply = await ask({ type: "synchronise-vectors", wanted });
      return reply.type === "missing" ? reply.ids : [];
    },
  };
}
