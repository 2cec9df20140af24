import type { Matter, RecordMatters } from "./record-matters.ts";
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
  private readonly records = new Map<string, RecordMatters & Pick<DocumentNotes, "occurredOn">>();

  note(documentId: string, notes: DocumentNotes): void {
    const { clinical, occurredOn, corrects, matters, named, begun, listed } = notes;
    this.forget(documentId);
    this.records.set(documentId, {
      matters,
      named,
      begun,
      listed,
      ...(occurredOn === undefined ? {} : { occurredOn }),
    });
    const keys = new Set<string>();
    for (const {
      fact,
      changeSaid,
      namesLinked,
      beganAgain = false,
      isReplaced = false,
      isDoubtful = false,
      isOffered,
    } of clinical) {
      if (isOffered === true) continue;
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
        isReplaced,
        isDoubtful,
        isOwnNote: notes.isDiary,
      });
      group.isSorted = false;
    }
    this.keysOf.set(documentId, keys);
  }

  /** The same without some documents. */
  without(documents: ReadonlySet<string>): RuleCollection {
    const rest = new RuleCollection();
    for (const [key, { facts, isSorted }] of this.groups) {
      const kept = facts.filter(({ documentId }) => !documents.has(documentId));
      if (kept.length > 0) rest.groups.set(key, { facts: kept, isSorted });
    }
    for (const [id, notes] of this.records) if (!documents.has(id)) rest.records.set(id, notes);
    return rest;
  }

  forget(documentId: string): void {
    for (const key of this.keysOf.get(documentId) ?? []) {
      const group = this.groups.get(key);
      if (group === undefined) continue;
      group.facts = group.facts.filter((each) => each.documentId !== documentId);
      if (group.facts.length === 0) this.groups.delete(key);
    }
    this.keysOf.delete(documentId);
    this.records.delete(documentId);
  }

  /** What the records say besides facts, the oldest first. */
  matters(): { matter: Matter; documentId: string }[] {
    return [...this.records]
      .flatMap(([documentId, { matters }]) => matters.map((matter) => ({ matter, documentId })))
      .sort((one, other) => {
        const [first, second] = [one, other].map(({ matter: { date = "" }, documentId }) => `${date} ${documentId}`);
        return (first ?? "") < (second ?? "") ? -1 : 1;
      });
  }

  /** Whether any other record is of a later day. */
  hasLater(documentId: string, date: string): boolean {
    return [...this.records].some(([id, { occurredOn = "" }]) => id !== documentId && occurredOn > date);
  }

  /** Whether a record of a later day names a thing. */
  isNamedAfter(thing: string, date: string): boolean {
    return [...this.records.values()].some(({ named, occurredOn = "" }) => occurredOn > date && named.includes(thing));
  }

  /** Whether another record of that day or later begins or changes a medicine. */
  isBegunSince(medicine: string, { documentId, date }: { documentId: string; date: string }): boolean {
    return [...this.records].some(
      ([id, { begun, occurredOn = "" }]) => id !== documentId && occurredOn >= date && begun.includes(medicine),
    );
  }

  /** Whether that record lists a medicine as it is, as the chart reads it. */
  isListedIn(medicine: string, documentId: string): boolean {
    return this.records.get(documentId)?.listed.includes(medicine) === true;
  }

  /** Whether any record names it. */
  isNamedAnywhere(thing: string): boolean {
    return [...this.records.values()].some(({ named }) => named.includes(thing));
  }

  /** Whether another record of that day or later, or of no day, names a thing that letters ask for. */
  isNamedLater(thing: string, { documentId, date }: { documentId: string; date: string }): boolean {
    return [...this.records].some(
      ([id, { named, occurredOn }]) =>
        id !== documentId && (occurredOn === undefined || occurredOn >= date) && named.includes(thing),
    );
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
