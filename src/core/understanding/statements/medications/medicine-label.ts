import type { StatementSource } from "#core/understanding/statements/statement-source.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { namesPurpose } from "./medicine-purpose.ts";

/** A label's own way of telling: capitals that order, a quantity behind "#", a prescription's number. */
const labelWords =
  /\b(?:TAKE|CHEW|USE|INHALE|INJECT|APPLY|INSTIL|SWALLOW) (?:\d|ONE|TWO|THREE|HALF|AS DIRECTED)\b|\s#\d{2,3}\b|\bRx ?(?:no\.? ?|# ?)?\d{5,}\b/;

/** Whether a medicine is named on the label of what was supplied. */
export function isOnLabel(passage: StructuredPassage): boolean {
  return labelWords.test(passage.text.replace(/\s+/g, " "));
}

interface LabelName {
  title: string;
  /** A given name or its first letter, lower case. */
  given: string;
  printed: string;
}

const titled = /\b(Mr|Mrs|Miss|Ms|Master)\.? ([\p{Lu}][\p{L}'’-]*) ((?:Mc|Mac|O['’])?\p{Lu}[\p{L}'’-]+)/u;
const namesAll = new RegExp(titled.source, "gu");
/** "METHYLPHENIDATE 10mg for NIKAU W-R": in capitals at the line's end. */
const forWhom = /\bfor ((?:(?:MRS?|MS|MISS|MASTER)\.? )?\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]*)+)\s*$/u;
const mostLines = 5;

/**
 * Whose label it is, where a bag holds those of another person too: the name that stands below the medicine in its own column, where it is not
 * the patient's. The patient is who the record is about, or the one whose name most of the labels have.
 */
export function labelOwner(source: StatementSource, index: number, start: number): string | undefined {
  const { passages, kind, identity } = source.structure;
  const own = passages[index];
  if (own === undefined || (kind !== "prescription" && !isOnLabel(own))) return undefined;
  const named = forWhom.exec(own.text)?.[1];
  if (named !== undefined && !namesPurpose(named) && !isNamed(identity.name, named)) return named;
  const patient = patientOf(source);
  const owner = nameBelow(passages, index, start);
  return patient === undefined || owner === undefined || isSamePerson(patient, owner) ? undefined : owner.printed;
}

function nameBelow(passages: readonly StructuredPassage[], index: number, start: number): LabelName | undefined {
  const own = passages[index];
  if (own === undefined) return undefined;
  const column = columnsOf(own.text.slice(0, start)).length - 1;
  const count = columnsOf(own.text).length;
  for (const passage of passages.slice(index + 1, index + 1 + mostLines)) {
    if (passage.page !== own.page) return undefined;
    const columns = columnsOf(passage.text);
    const name = columns.length === count ? nameIn(columns[column] ?? "") : undefined;
    if (name !== undefined) return name;
  }
  return undefined;
}

function columnsOf(text: string): string[] {
  return text.split(/ {2,}|\t/);
}

function nameIn(text: string): LabelName | undefined {
  const match = titled.exec(text);
  return match === null ? undefined : asName(match);
}

function asName([printed, title = "", given = ""]: RegExpExecArray): LabelName {
  return { title, given: given.toLowerCase(), printed };
}

function patientOf({ pages }: StatementSource): LabelName | undefined {
  const counts = new Map<string, { name: LabelName; count: number }>();
  for (const { text } of pages)
    for (const match of text.matchAll(namesAll)) {
      const name = asName(match);
      const key = `${name.title} ${name.given.charAt(0)}`;
      const known = counts.get(key);
      counts.set(key, { name: known?.name ?? name, count: (known?.count ?? 0) + 1 });
    }
  const [most, next] = [...counts.values()].sort((one, other) => other.count - one.count);
  return most === undefined || most.count === next?.count ? undefined : most.name;
}

const ofMen = /^(?:Mr|Master)$/;

function isSamePerson(one: LabelName, other: LabelName): boolean {
  if (ofMen.test(one.title) !== ofMen.test(other.title)) return false;
  return one.given.charAt(0) === other.given.charAt(0);
}

function isNamed(patient: string | undefined, label: string): boolean {
  const names = new Set((patient ?? "").toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  return (label.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => names.has(word));
}
