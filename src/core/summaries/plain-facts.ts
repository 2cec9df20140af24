import { dateInWords } from "#core/facts/calendar.ts";
import type { CitedSentence } from "#core/records/citation.ts";
import type { Fact } from "#core/records/fact.ts";
import { conceptKey, lexicon } from "#core/vocabulary/lexicon.ts";

/** The words of the record on one line, as our sentences quote them. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** A few plain words for what a name means, in brackets, or nothing. */
export function explanation(fact: Fact): string {
  const plain = lexicon().concepts.get(conceptKey(fact.kind, fact.name))?.plain ?? "";
  return plain === "" ? "" : ` (${plain})`;
}

/** Value and unit as printed. */
export function valueWithUnit(fact: Fact): string {
  const unit = fact.unit ?? "";
  const glue = unit === "" ? "" : /^[%/]/.test(unit) ? "" : " ";
  return `${fact.value ?? ""}${glue}${unit}`;
}

const flagWords = { high: "above", low: "below", abnormal: "outside", normal: "in" } as const;

/** "Your creatinine was 2.55 mg/dL. …" for a lab or a vital. */
export function measurementSentence(fact: Fact): CitedSentence | undefined {
  if (fact.value === undefined) return undefined;
  const range =
    fact.flag === undefined
      ? ""
      : fact.referenceRange === undefined
        ? `, marked as ${fact.flag}`
        : `, ${flagWords[fact.flag]} the range on the report (${onOneLine(fact.referenceRange.text)})`;
  return {
    text: `Your ${fact.name}${explanation(fact)} was ${valueWithUnit(fact)}${range}.`,
    citations: [fact.citation],
  };
}

const statusWords: Record<NonNullable<Fact["status"]>, string> = {
  started: "You were given",
  stopped: "You stopped",
  changed: "The dose changed for",
  continued: "You keep taking",
  planned: "The plan is to use",
  declined: "You did not want",
};

/** What was done with a medicine, with dose and frequency as printed. */
export function medicationSentence(fact: Fact): CitedSentence {
  const parts = [fact.name, fact.dose, fact.form, fact.frequency]
    .filter((part) => part !== undefined)
    .map((part) => onOneLine(part));
  const lead = fact.negated
    ? "You do not take"
    : fact.status === undefined
      ? "The record lists"
      : statusWords[fact.status];
  return { text: `${lead} ${parts.join(" ")}${explanation(fact)}.`, citations: [fact.citation] };
}

/** The words of the record themselves, when nothing better can be said. */
export function quoteSentence(lead: string, quote: Fact["citation"]): CitedSentence {
  return { text: `${lead}: “${onOneLine(quote.quote).replace(/[.;,]$/, "")}”.`, citations: [quote] };
}

export function dated(date: Fact["date"]): string {
  return date === undefined ? "" : ` on ${dateInWords(date.date)}`;
}
