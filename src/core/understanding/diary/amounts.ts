import type { Fact } from "#core/domain/fact.ts";
import type { NamedThing } from "./named-things.ts";

/** How much of a thing a diary says there was: a number, a word, or only that it was there or not. */
export type Amount =
  | { kind: "number"; value: string }
  | { kind: "word"; value: string }
  | { kind: "present" }
  | { kind: "absent" };

/** How the marks of a table are meant: where ticks stand too, a cross says no; alone, it marks what was. */
export interface Marks {
  hasTicks: boolean;
}

const number = /^(\d{1,6}(?:[.,]\d{1,2})?)$/;
const outOf = /^(\d{1,3}(?:[.,]\d)?)\s?(?:\/|out of)\s?(5|10|ten|100)$/i;
const severity =
  /^(?:very )?(slight|minor|mild|moderate|severe|intense|terrible|awful|extreme|excruciating|unbearable|worst)(?:ly)?$/i;
const tick = /^(?:[✓✔☑✅]|\[\s?[✓✔xX]\s?\])\uFE0F?$/u;
const cross = /^(?:[✗✘❌☒×xX])\uFE0F?$/u;
const yes = /^(?:y|yes|yep|true|t|had|did|taken|ate)$/i;
const no = /^(?:n|no|none|nope|nil|false|f|not|zero|☐|\[\s?\])$/i;
const hours = /^(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:h|hrs?|hours)(?:\s?(\d{1,2})\s?(?:m|min|mins|minutes)?)?$/i;
const clock = /^(\d{1,2}):(\d{2})$/;
const counted = /^(\d{1,6}(?:[.,]\d{1,2})?)\s?(?:x|×|steps|min|mins|minutes|cups?|glass(?:es)?|units?|drinks?)$/i;

/** Whether a cell holds a tick, by which a cross beside it says no. */
export function isTick(words: string): boolean {
  return tick.test(words.trim()) || yes.test(words.trim());
}

/** What a cell or the end of an item says of how much; undefined where it says nothing, or something else. */
export function amountIn(words: string, { unit, scale }: NamedThing, marks: Marks): Amount | undefined {
  const text = words.trim();
  if (tick.test(text) || yes.test(text)) return { kind: "present" };
  if (cross.test(text)) return { kind: marks.hasTicks || /[✘❌]/u.test(text) ? "absent" : "present" };
  if (no.test(text)) return { kind: "absent" };
  const printed = outOf.exec(text);
  if (printed?.[1] !== undefined) return ofTen(printed[1], printed[2] === "ten" ? 10 : Number(printed[2]));
  const bare = number.exec(text)?.[1];
  if (bare !== undefined) return scale === undefined ? plain(bare) : ofTen(bare, scale);
  const word = severity.exec(text);
  if (word?.[1] !== undefined) return { kind: "word", value: word[1].toLowerCase() };
  const time = unit === "hours" ? (hours.exec(text) ?? clock.exec(text)) : null;
  if (time?.[1] !== undefined) {
    const value = Number(time[1].replace(",", ".")) + Number(time[2] ?? 0) / 60;
    return { kind: "number", value: String(Math.round(value * 100) / 100) };
  }
  const count = counted.exec(text)?.[1];
  return count === undefined ? undefined : { kind: "number", value: count.replace(",", ".") };
}

const plain = (value: string): Amount => ({ kind: "number", value: plainNumber(value) });

/** A score as one of ten, on whatever scale it was written: from one day to the next a person may be given another sheet. */
function ofTen(value: string, scale: number): Amount | undefined {
  const score = Number(value.replace(",", "."));
  if (score > scale) return undefined;
  return { kind: "number", value: scale === 10 ? plainNumber(value) : String(Math.round((score * 100) / scale) / 10) };
}

const plainNumber = (value: string) => value.replace(",", ".");

/** What a fact of the thing holds where that much is said; undefined where the thing has no such amount ("pain 70"). */
export function saidOf(
  thing: NamedThing,
  amount: Amount,
): (Pick<Fact, "negated"> & Partial<Pick<Fact, "severity" | "value" | "number" | "unit">>) | undefined {
  if (amount.kind === "present") return { negated: false };
  if (amount.kind === "absent") return { negated: true };
  if (thing.kind === "medication")
    return amount.kind === "number" ? { negated: Number(amount.value) === 0 } : undefined;
  if (thing.kind === "symptom") {
    if (amount.kind === "number" && Number(amount.value) > 10) return undefined;
    return { negated: false, severity: amount.value };
  }
  if (amount.kind === "word") return undefined;
  const value = Number(amount.value);
  const most = thing.unit === "/10" ? 10 : thing.unit === "hours" ? 24 : Number.POSITIVE_INFINITY;
  if (value > most) return undefined;
  return {
    negated: false,
    value: amount.value,
    number: value,
    ...(thing.unit === undefined ? {} : { unit: thing.unit }),
  };
}
