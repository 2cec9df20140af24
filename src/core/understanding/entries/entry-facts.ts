import type { Fact } from "#core/domain/fact.ts";
import type { Page } from "#core/domain/page.ts";
import { splitLines } from "#core/reading/text-lines.ts";
import { cite, type RecordSource } from "#core/understanding/facts/fact-builder.ts";
import { flagFromRange, readFlag, readRange, toNumber } from "#core/understanding/facts/quantities.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import type { Concept, ConceptKind } from "#core/understanding/vocabulary/lexicon.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { medicineLeads, noteLead } from "./entry-page.ts";

/** Where the free text of an entry begins; the page's end where there is none. */
export function noteStart(page: Page): number {
  if (page.text.startsWith(noteLead)) return 0;
  const place = page.text.indexOf(`\n${noteLead}`);
  return place === -1 ? page.text.length : place + 1;
}

/** The facts of the lines that the product wrote from an entry; each cites its line. The free text is not looked at. */
export function entryFacts(page: Page, source: RecordSource): Fact[] {
  return splitLines(page.text.slice(0, noteStart(page)))
    .slice(1)
    .flatMap(({ start, end, text }) => {
      const citation = cite(source, page.number, start, end);
      const date = source.occurredOn === undefined ? {} : { date: source.occurredOn };
      const common = { ...date, negated: false, uncertain: false, subject: "patient" as const, citation };
      return readLine(text).map((said) => ({ ...common, ...said }));
    });
}

type Said = Pick<Fact, "kind" | "name"> & Partial<Fact>;

const scores: [RegExp, Pick<Fact, "kind" | "name">][] = [
  [/^Pain: (\d+) out of 10$/, { kind: "symptom", name: "pain" }],
  [/^Sleep quality: (\d+) out of 10$/, { kind: "lifestyle", name: "sleep quality" }],
  [/^Energy: (\d+) out of 10$/, { kind: "lifestyle", name: "energy" }],
];

function readLine(text: string): Said[] {
  for (const [pattern, meant] of scores) {
    const score = pattern.exec(text)?.[1];
    if (score !== undefined) return [scored(meant, score)];
  }
  const hours = /^Sleep: ([\d.]+) (hours?)$/.exec(text);
  if (hours?.[1] !== undefined) {
    const [, value, unit = "hours"] = hours;
    return [{ kind: "lifestyle", name: "sleep duration", value, number: Number(value), unit }];
  }
  const symptom = /^Symptom: ([^,]+)(?:, (\d+) out of 10)?$/.exec(text);
  if (symptom?.[1] !== undefined) {
    const meant = { kind: "symptom", name: nameOf(symptom[1], ["symptom", "condition"]) } as const;
    return [symptom[2] === undefined ? meant : scored(meant, symptom[2])];
  }
  return readMedicine(text) ?? readResult(text) ?? [];
}

/** 0 is none: said, and denied. */
function scored(meant: Pick<Fact, "kind" | "name">, score: string): Said {
  if (meant.kind === "lifestyle") return { ...meant, value: score, number: Number(score) };
  return { ...meant, severity: score, negated: Number(score) === 0 };
}

const changes = new Map<string, Fact["status"]>([
  ["Medicine taken", undefined],
  [medicineLeads.started, "started"],
  [medicineLeads.stopped, "stopped"],
  [medicineLeads.changed, "changed"],
  [medicineLeads.continued, "continued"],
]);

function readMedicine(text: string): Said[] | undefined {
  const match = /^([A-Z][a-z ]+): ([^,]+)(?:, dose (.+?))?(?:, taken (.+))?$/.exec(text);
  const [, lead = "", name, dose, frequency] = match ?? [];
  if (name === undefined || !changes.has(lead)) return undefined;
  const status = changes.get(lead);
  return [
    {
      kind: "medication",
      name: nameOf(name, ["medication"]),
      ...(dose === undefined ? {} : { dose }),
      ...(frequency === undefined ? {} : { frequency }),
      ...(status === undefined ? {} : { status }),
    },
  ];
}

function readResult(text: string): Said[] | undefined {
  const match = /^Result: ([^,]+), (.+?)(?:, normal range (.+))?$/.exec(text);
  const [, name, measured = "", printedRange] = match ?? [];
  if (name === undefined) return undefined;
  const pressure = /^(\d{2,3})\s?\/\s?(\d{2,3})(?: (.+))?$/.exec(measured);
  if (pressure !== null && /blood pressure|^bp$/i.test(name)) {
    const [, systolic = "", diastolic = "", unit] = pressure;
    const part = (side: string, value: string): Said => ({
      kind: "vital",
      name: `${side} blood pressure`,
      value,
      number: Number(value),
      ...(unit === undefined ? {} : { unit }),
    });
    return [part("systolic", systolic), part("diastolic", diastolic)];
  }
  const concept = conceptOf(name, ["lab", "vital"]);
  const [, value = measured, unit] = /^([<>≤≥]?\s?\d[\d.,]*)(?: (.+))?$/.exec(measured) ?? [];
  const number = toNumber(value);
  const referenceRange = printedRange === undefined ? undefined : readRange(printedRange);
  const flag = referenceRange === undefined ? readFlag(value) : flagFromRange(number, referenceRange);
  return [
    {
      kind: concept?.kind === "vital" ? "vital" : "lab",
      name: concept?.name ?? name.toLowerCase(),
      value,
      ...(Number.isNaN(number) ? {} : { number }),
      ...(unit === undefined ? {} : { unit }),
      ...(referenceRange === undefined ? {} : { referenceRange }),
      ...(flag === undefined ? {} : { flag }),
    },
  ];
}

/** The standard name, where the whole of the written name is one; else the written name in lower case. */
function nameOf(written: string, kinds: readonly ConceptKind[]): string {
  return conceptOf(written, kinds)?.name ?? written.toLowerCase();
}

function conceptOf(written: string, kinds: readonly ConceptKind[]): Concept | undefined {
  const [mention] = findMentions(written, 0, tokenise(written), false);
  if (mention === undefined || mention.start > 0 || mention.end < written.length) return undefined;
  for (const kind of kinds) {
    const concept = mention.surfaces.find((surface) => surface.concept.kind === kind)?.concept;
    if (concept !== undefined) return concept;
  }
  return undefined;
}
