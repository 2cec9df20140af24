import type { Correction, FactChange, NotMineChange } from "#core/domain/correction.ts";
import type { Fact } from "#core/domain/fact.ts";
import { flagFromRange, toNumber } from "#core/understanding/facts/quantities.ts";
import { inOrder } from "./in-order.ts";
import type { PlacedWords } from "./place-words.ts";
import { standardName } from "./printed-values.ts";

export interface CorrectedFacts {
  facts: Fact[];
  /** Ids of corrections that found no fact and no place. */
  unplaced: string[];
  /** Where the facts stand that are not the patient's. */
  disowned: PlacedWords[];
}

type Places = ReadonlyMap<string, readonly PlacedWords[]>;

/**
 * The facts as the patient says they are. `found` were taken from pages in which corrected words are printed already; `places` says where
 * each corrected fact stands in them, `cite` quotes them. A fact that the record's words no longer give is kept as the patient's.
 */
export function correctFacts(
  found: readonly Fact[],
  corrections: readonly Correction[],
  places: Places,
  cite: (place: PlacedWords) => Fact["citation"],
): CorrectedFacts {
  let facts = [...found];
  const unplaced: string[] = [];
  const disowned: PlacedWords[] = [];
  for (const { id, change } of inOrder(corrections)) {
    if (change.type === "not-mine") {
      const rejected = factsMeant(facts, change, places.get(id));
      if (rejected.length === 0) unplaced.push(id);
      disowned.push(...rejected.map(({ citation: { page, start, end } }) => ({ page, start, end })));
      facts = facts.filter((fact) => !rejected.includes(fact));
    }
    if (change.type !== "fact") continue;
    const [place] = places.get(id) ?? [];
    const [meant] = editedFact(facts, change, place);
    if (meant !== undefined) facts = facts.map((fact) => (fact === meant ? withEdit(fact, change, id) : fact));
    else if (place === undefined) unplaced.push(id);
    else facts = inReadingOrder([...facts, { ...withEdit(change.fact, change, id), citation: cite(place) }]);
  }
  return { facts, unplaced, disowned };
}

function inReadingOrder(facts: Fact[]): Fact[] {
  return facts.sort(
    (one, other) => one.citation.page - other.citation.page || one.citation.start - other.citation.start,
  );
}

function overlaps(fact: Fact, place: PlacedWords): boolean {
  const { page, start, end } = fact.citation;
  return page === place.page && start < place.end && place.start < end;
}

/** What is said of the same thing with the same value: wherever in the record it is said again. */
function isSameStatement(one: Fact, other: Fact): boolean {
  return (
    one.kind === other.kind &&
    one.name === other.name &&
    one.value === other.value &&
    one.dose === other.dose &&
    one.severity === other.severity &&
    one.negated === other.negated &&
    one.subject === other.subject
  );
}

function factsMeant(facts: readonly Fact[], { fact }: NotMineChange, places: readonly PlacedWords[] = []): Fact[] {
  const same = facts.filter((each) => isSameStatement(each, fact));
  const dated = same.filter((each) => each.date?.date === fact.date?.date);
  const here = same.filter((each) => places.some((place) => overlaps(each, place)));
  // The statement repeated on the same day is the same statement; the same value on another day is another one.
  const meant = new Set([...dated, ...here]);
  if (meant.size > 0) return [...meant];
  const named = facts.filter(
    (each) => each.kind === fact.kind && each.name === fact.name && places.some((place) => overlaps(each, place)),
  );
  return named.length > 0 ? named : same;
}

/** The fact that an edit speaks of: at its place by its new or old name, else the same statement, where there is one only. */
function editedFact(facts: readonly Fact[], { fact, edit }: FactChange, place: PlacedWords | undefined): Fact[] {
  const ofKind = facts.filter((each) => each.kind === fact.kind && each.correctionId === undefined);
  if (place !== undefined) {
    const here = ofKind.filter((each) => overlaps(each, place));
    const newName = edit.name && standardName(edit.name, fact.kind);
    const named = here.filter(({ name }) => name === fact.name || name === newName);
    const exact = named.filter(
      ({ value, date }) => value === (edit.value ?? fact.value) && date?.date === fact.date?.date,
    );
    if (exact.length > 0) return exact;
    if (named.length > 0) return named;
    return here.length === 1 ? here : [];
  }
  const same = ofKind.filter((each) => isSameStatement(each, fact));
  const already = ofKind.filter((each) => isSameStatement(each, { ...fact, ...wordsOf(edit) }));
  for (const candidates of [same, already]) if (candidates.length === 1) return candidates;
  const named = ofKind.filter(({ name, date }) => name === fact.name && date?.date === fact.date?.date);
  return named.length === 1 ? named : [];
}

function wordsOf({ date, ...words }: FactChange["edit"]): Partial<Fact> {
  const given = Object.fromEntries(Object.entries(words).filter(([, word]) => word !== undefined));
  return { ...given, ...(date === undefined ? {} : { date }) };
}

function withEdit(found: Fact, { fact, edit }: FactChange, correctionId: string): Fact {
  const { proposedName: _proposed, ...kept } = found;
  const said: Fact = { ...kept, ...wordsOf(edit), correctedBy: "patient", correctionId };
  if (edit.name !== undefined) said.name = standardName(edit.name, fact.kind);
  if (edit.value === undefined || edit.value === fact.value) return said;
  return measuredAnew(said, edit.value);
}

/** Number and flag follow the value; the flag that the record printed was of the other one. */
function measuredAnew(fact: Fact, value: string): Fact {
  const { number: _number, flag: _flag, ...kept } = fact;
  const number = toNumber(value);
  if (!Number.isFinite(number) || !/\d/.test(value)) return kept;
  const flag = fact.referenceRange && flagFromRange(number, fact.referenceRange);
  return { ...kept, number, ...(flag === undefined ? {} : { flag }) };
}
