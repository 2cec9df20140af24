import { Dexie, type IntervalTree, type ObservabilitySet } from "dexie";
import type { GroupKind } from "#core/replication/groups/entity-names.ts";
import type { AccountDatabase } from "#db/account-database.ts";

/** Keys named one by one in a report; of more, all of the kind are looked at. */
const mostKeys = 500;

/** Which group a row of a table belongs to, by the row's key; undefined where the key does not tell. */
const tables: Record<string, { kind: GroupKind; idOf?: (key: unknown) => string | undefined }> = {
  documents: { kind: "document", idOf: asText },
  bin: { kind: "document", idOf: asText },
  contents: { kind: "document", idOf: asText },
  corrections: { kind: "document", idOf: (key) => (Array.isArray(key) ? asText(key[0]) : undefined) },
  conversations: { kind: "conversation", idOf: asText },
  messages: { kind: "conversation" },
  appointmentQuestions: { kind: "appointment-question", idOf: asText },
  threadFeedback: { kind: "thread-feedback" },
};

/** Tells which groups were written by whatever tab; answers how to stop. */
export function watchGroups(
  database: AccountDatabase,
  told: (changed: { groups: string[]; kinds: GroupKind[] }) => void,
): () => void {
  const start = `idb://${database.name}/`;

  function report(parts: ObservabilitySet): void {
    const groups = new Set<string>();
    const kinds = new Set<GroupKind>();
    for (const [part, range] of Object.entries(parts)) {
      if (part === "all") for (const { kind } of Object.values(tables)) kinds.add(kind);
      // "idb://database/table/" names keys; what follows the last stroke is an index.
      if (!part.startsWith(start) || !part.endsWith("/")) continue;
      const table = tables[part.slice(start.length, -1)];
      if (table === undefined) continue;
      const ids = table.idOf && idsOf(range, table.idOf);
      if (ids === undefined) kinds.add(table.kind);
      else for (const id of ids) groups.add(`${table.kind}:${id}`);
    }
    if (groups.size + kinds.size > 0) told({ groups: [...groups], kinds: [...kinds] });
  }

  Dexie.on("storagemutated", report);
  return () => Dexie.on.storagemutated.unsubscribe(report);
}

/** The ids of all keys in a report; undefined where it names ranges, or too many keys. */
function idsOf(tree: IntervalTree, idOf: (key: unknown) => string | undefined): string[] | undefined {
  const ids: string[] = [];
  const waiting = [tree];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!("from" in node)) continue;
    const id = idOf(node.from);
    if (id === undefined || id !== idOf(node.to) || ids.length >= mostKeys) return undefined;
    ids.push(id);
    if (node.l) waiting.push(node.l);
    if (node.r) waiting.push(node.r);
  }
  return ids;
}

function asText(key: unknown): string | undefined {
  return typeof key === "string" ? key : undefined;
}
