import { buildChart } from "#core/chart/build-chart.ts";
import { byPlace } from "#core/domain/by-place.ts";
import type { Chart } from "#core/domain/chart.ts";
import type { Citation } from "#core/domain/citation.ts";
import type { DocumentReading } from "#core/domain/document-reading.ts";
import { EntryPieces, type PieceChanges, type PieceFormat } from "#core/domain/entry-pieces.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { Statement } from "#core/domain/statement.ts";
import type { NamedRecord } from "#core/findings/naming/record-names.ts";
import type { IndexedDocument } from "./indexed-document.ts";
import { missingWeight, type PassageHit, type QueryGroup, searchEntry } from "./score-passages.ts";
import { searchPiecePrefix } from "./search-piece-name.ts";
import { restoreFact, type SegmentDocument, type StoredFact, segmentDocument } from "./search-segment.ts";

/** Stands in every piece: pieces of another version are made anew. */
export const searchEngine = "segments/4";

/** Segments are plain data, and stored as they are. */
const pieceFormat: PieceFormat<SegmentDocument, SegmentDocument> = {
  prefix: searchPiecePrefix,
  engine: searchEngine,
  idOf: ({ document }) => document.id,
  toStored: (entry) => entry,
  fromStored: (entry) => entry,
};

/**
 * The search state: for each document its facts, its passages' places and its words, in pieces of a few documents that are stored as they
 * are. Loading a piece needs no work but parsing, adding a document rewrites one piece, and nothing is ever built again from nothing.
 */
export class SearchIndex {
  private readonly pieces = new EntryPieces(pieceFormat);
  private readonly factsByName = new Map<string, { entry: SegmentDocument; index: number }[]>();

  /** Made when a passage of the document is first asked for its facts. */
  private readonly factsByPlace = new WeakMap<SegmentDocument, ReturnType<typeof byPlace<StoredFact>>>();

  private readonly entriesByWord = new Map<string, Set<SegmentDocument>>();
  private passageCount = 0;
  private wordCount = 0;

  private known: Chart | undefined;

  /** What all records mean together on `today` (ISO 8601); made anew only when a record came, went or was read anew. */
  chart(today: string): Chart {
    if (this.known?.asOf !== today) this.known = this.chartAhead(today);
    return this.known;
  }

  /** The same on a day that is still to come; the chart of today stays at hand. */
  chartAhead(day: string): Chart {
    return buildChart(
      [...this.pieces.entries()].map(([, { record }]) => record),
      day,
    );
  }

  get documentCount(): number {
    return this.pieces.size;
  }

  /** Takes a stored piece in; false where it is not one of this version's, or all of it is known already. */
  load(name: string, state: Uint8Array): boolean {
    const fresh = this.pieces.load(name, state);
    for (const entry of fresh) this.take(entry);
    return fresh.length > 0;
  }

  /** Drops what is gone or was read anew, and answers the ids that are missing. `wanted`: the versions of completed documents by id. */
  synchronise(wanted: ReadonlyMap<string, string>): string[] {
    for (const [id, { document }] of this.pieces.entries()) if (wanted.get(id) !== document.version) this.remove(id);
    return [...wanted.keys()].filter((id) => this.pieces.get(id) === undefined);
  }

  add(document: IndexedDocument, reading: Pick<DocumentReading, "pages" | "facts">): void {
    this.remove(document.id);
    const entry = segmentDocument(document, reading);
    this.pieces.put(entry);
    this.take(entry);
  }

  /** What to write and what to remove so that the stored pieces are these. */
  takeChanges(): PieceChanges {
    return this.pieces.takeChanges();
  }

  documents(): IndexedDocument[] {
    return [...this.pieces.entries()].map(([, entry]) => entry.document);
  }

  /** What a record is named by. */
  recordOf(documentId: string): NamedRecord | undefined {
    const record = this.pieces.get(documentId)?.record;
    return record && { kind: record.kind, author: record.author, date: record.dateOfCare?.date };
  }

  /** What a record was read to say at a place. */
  statementsAt({ documentId, page, start, end }: Citation): Statement[] {
    const statements = this.pieces.get(documentId)?.record.statements ?? [];
    return statements.filter(
      ({ citations: [first] }) => first?.page === page && first.start < end && start < first.end,
    );
  }

  /** Words of the records that begin with `prefix` (lookup forms), the shortest first. */
  wordsStartingWith(prefix: string, limit: number): string[] {
    const found = new Set<string>();
    for (const [word, entries] of this.entriesByWord) if (entries.size > 0 && word.startsWith(prefix)) found.add(word);
    return [...found].sort((one, other) => one.length - other.length || (one < other ? -1 : 1)).slice(0, limit);
  }

  /** Whether a record has the word, in its lookup form. */
  holds(word: string): boolean {
    return (this.entriesByWord.get(word)?.size ?? 0) > 0;
  }

  /** Words of the records that begin or end with one of these parts (at least so long as to mean something). */
  wordsMadeOf({ starts, ends }: { starts: readonly string[]; ends: readonly string[] }, limit: number): string[] {
    const found: string[] = [];
    for (const [word, entries] of this.entriesByWord) {
      if (found.length >= limit) break;
      if (entries.size === 0 || word.length < shortestMedicalWord) continue;
      if (starts.some((part) => word.startsWith(part)) || ends.some((part) => word.endsWith(part))) found.push(word);
    }
    return found;
  }

  /** The facts of that standard name, of all documents. */
  factsNamed(name: string): Fact[] {
    return (this.factsByName.get(name) ?? []).flatMap(({ entry, index }) => {
      const stored = entry.facts[index];
      return stored === undefined ? [] : [restoreFact(entry.document, stored)];
    });
  }

  /** All facts that a test of kind and name lets through. */
  factsWhere(test: (fact: { kind: Fact["kind"]; name: string }) => boolean): Fact[] {
    const facts: Fact[] = [];
    for (const [, entry] of this.pieces.entries()) {
      for (const stored of entry.facts) if (test(stored)) facts.push(restoreFact(entry.document, stored));
    }
    return facts;
  }

  /** Whether the patient said of these words that they are not about them. */
  isDisowned({ documentId, page, start, end }: Citation): boolean {
    const places = this.pieces.get(documentId)?.disowned ?? [];
    return places.some((place) => place.page === page && place.start < end && start < place.end);
  }

  /** The facts whose words lie in a passage. */
  factsIn(hit: Pick<PassageHit, "document" | "page" | "start" | "end">): Fact[] {
    const entry = this.pieces.get(hit.document.id);
    if (entry === undefined) return [];
    const known = this.factsByPlace.get(entry);
    const beginning = known ?? byPlace(entry.facts, ({ at: [page, start] }) => ({ page, start }));
    if (known === undefined) this.factsByPlace.set(entry, beginning);
    return beginning(hit).map((stored) => restoreFact(entry.document, stored));
  }

  /**
   * Passages by BM25 over groups of words; each group counts once, by its best way of saying it. `printedOnly` leaves out the words that
   * only explain printed ones. `helping` groups lift a passage that has one of the others, and count in no coverage.
   */
  search(
    groups: readonly QueryGroup[],
    limit: number,
    { printedOnly = false, helping = [] }: { printedOnly?: boolean; helping?: readonly QueryGroup[] } = {},
  ): PassageHit[] {
    const averageLength = this.passageCount === 0 ? 1 : this.wordCount / this.passageCount;
    // Only the documents that have one of the words are looked at.
    const entries = new Set<SegmentDocument>();
    const frequencies = new Map<string, number>();
    const wanted = new Set(groups.flat(2));
    for (const word of new Set([...wanted, ...helping.flat(2)])) {
      let count = 0;
      for (const entry of this.entriesByWord.get(word) ?? []) {
        if (wanted.has(word)) entries.add(entry);
        count += (entry.words[word]?.length ?? 0) / 2;
      }
      frequencies.set(word, count);
    }
    const rarity = (frequency: number) => Math.log(1 + (this.passageCount - frequency + 0.5) / (frequency + 0.5));
    const weightOf = (word: string) => rarity(frequencies.get(word) ?? 0);
    // A group is as rare as all of its ways together: many ways of saying a thing do not make it a rare one.
    const groupWeights = groups.map((group) => {
      const frequency = group.reduce(
        (sum, way) => sum + (way.length === 0 ? 0 : Math.min(...way.map((word) => frequencies.get(word) ?? 0))),
        0,
      );
      return Math.max(0.1, rarity(Math.min(frequency, this.passageCount)));
    });
    // What no record says at all tells less about which passage fits than what some say.
    const occurs = groups.map((group) => group.some((way) => way.every((word) => (frequencies.get(word) ?? 0) > 0)));
    for (const [index, found] of occurs.entries())
      if (!found) groupWeights[index] = (groupWeights[index] ?? 0) * missingWeight;
    const total = groupWeights.reduce((sum, weight) => sum + weight, 0) || 1;
    const hits: PassageHit[] = [];
    for (const entry of entries)
      searchEntry({ entry, groups, helping, weightOf, groupWeights, total, averageLength, printedOnly }, hits);
    hits.sort((one, other) => other.score - one.score);
    return hits.slice(0, limit);
  }

  private take(entry: SegmentDocument): void {
    this.known = undefined;
    this.count(entry, 1);
    for (const word in entry.words) {
      const entries = this.entriesByWord.get(word);
      if (entries === undefined) this.entriesByWord.set(word, new Set([entry]));
      else entries.add(entry);
    }
    entry.facts.forEach((fact, index) => {
      const list = this.factsByName.get(fact.name);
      if (list === undefined) this.factsByName.set(fact.name, [{ entry, index }]);
      else list.push({ entry, index });
    });
  }

  private count(entry: SegmentDocument, sign: 1 | -1): void {
    this.passageCount += (sign * entry.passages.length) / 4;
    for (let index = 3; index < entry.passages.length; index += 4)
      this.wordCount += sign * (entry.passages[index] ?? 0);
  }

  private remove(id: string): void {
    const removed = this.pieces.remove(id);
    if (removed === undefined) return;
    this.known = undefined;
    this.count(removed, -1);
    for (const word in removed.words) this.entriesByWord.get(word)?.delete(removed);
    for (const name of new Set(removed.facts.map((fact) => fact.name))) {
      this.factsByName.set(
        name,
        (this.factsByName.get(name) ?? []).filter(({ entry }) => entry !== removed),
      );
    }
  }
}

const shortestMedicalWord = 4;
