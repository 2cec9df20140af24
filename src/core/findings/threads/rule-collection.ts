import type { RuleFact } from "./rule-records.ts";
import type { DocumentNotes, ThreadState } from "./thread-state.ts";

interface Group {
  facts: RuleFact[];
  isSorted: boolean;
}

/** The clinical facts of documents that come and go, by what they are about: a document that is noted only touches what it speaks of. */
export class RuleCollection {
  private readonly groups = new Map<string, Group>();
  private readonly keysOf = new Map<string, Set<string>>();

  note(documentId: string, { clinical, occurredOn, corrects }: DocumentNotes): void {
    this.forget(documentId);
    const keys = new Set<string>();
    for (const { fact, changeSaid, namesLinked, beganAgain = false } of clinical) {
      const key = `${fact.kind}:${fact.name}`;
      keys.add(key);
      const group = this.groups.get(key) ?? { facts: [], isSorted: true };
      this.groups.set(key, group);
      // The record's own date where the words have none.
      group.facts.push({
        fact,
        documentId,
        date: fact.date?.date ?? occurredOn,
        corrects,
        changeSaid,
        namesLinked,
        beganAgain,
      });
      group.isSorted = false;
    }
    this.keysOf.set(documentId, keys);
  }

  forget(documentId: string): void {
    for (const key of this.keysOf.get(documentId) ?? []) {
      const group = this.groups.get(key);
      if (group === undefined) continue;
      group.facts = group.facts.filter((each) => each.documentId !== documentId);
      if (group.facts.length === 0) this.groups.delete(key);
    }
    this.keysOf.delete(documentId);
  }

  /** The facts of a kind by name, names in order; each name's oldest first, and those without any date at the end. */
  named(kind: RuleFact["fact"]["kind"]): [name: string, facts: readonly RuleFact[]][] {
    const found: [string, readonly RuleFact[]][] = [];
    for (const [key, group] of this.groups) {
      if (!key.startsWith(`${kind}:`)) continue;
      if (!group.isSorted) group.facts.sort(inOrderOfTime);
      group.isSorted = true;
      found.push([key.slice(kind.length + 1), group.facts]);
    }
    return found.sort(([one], [other]) => (one < other ? -1 : 1));
  }

  /** All facts of a kind, the oldest first. */
  all(kind: RuleFact["fact"]["kind"]): RuleFact[] {
    return this.named(kind)
      .flatMap(([, facts]) => facts)
      .sort(inOrderOfTime);
  }
}

/** By date; on one date by record and place, so that the order in which records came makes no difference. */
function inOrderOfTime(one: RuleFact, other: RuleFact): number {
  const [dateOne, dateOther] = [one.date ?? "9999", other.date ?? "9999"];
  if (dateOne !== dateOther) return dateOne < dateOther ? -1 : 1;
  if (one.documentId !== other.documentId) return one.documentId < other.documentId ? -1 : 1;
  return one.fact.citation.page - other.fact.citation.page || one.fact.citation.start - other.fact.citation.start;
}

/** The clinical facts of all noted documents. */
export function collectRuleFacts(state: ThreadState): RuleCollection {
  const collection = new RuleCollection();
  for (const [documentId, notes] of Object.entries(state.documents)) collection.note(documentId, notes);
  return collection;
}
