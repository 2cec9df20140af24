import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import {
  type CcdaGold,
  type JudgedFact,
  namesRecall,
  resultsRecall,
  rowPrecision,
  type Tally,
} from "./ccda-matcher.ts";
import { dataPath } from "./data-folder.ts";
import { atLeast, type MeasuredPart, skipped } from "./measured-part.ts";
import { plantedPlaces, withOtherNumbers } from "./planted-errors.ts";
import { textPage } from "./qa-run.ts";
import { share } from "./shares.ts";

interface Read {
  gold: CcdaGold;
  narrative: string;
  facts: JudgedFact[];
}

/** `facts/ccda-derived`: facts of narratives against the coded entries of the same documents. */
export function ccdaPart(): MeasuredPart {
  const folder = dataPath("facts", "ccda-derived");
  if (folder === undefined)
    return skipped("facts of C-CDA narratives", "no folder facts/ccda-derived in the evaluation's data");
  const reads = readdirSync(folder)
    .filter((file) => file.endsWith(".gold.json"))
    .map((file) => readOne(folder, file));
  const labs = total(reads, ({ gold, narrative, facts }) => resultsRecall(gold, narrative, facts));
  const names = (pick: (gold: CcdaGold) => CcdaGold["medications"][number]["name"][], kinds: string[]) =>
    total(reads, ({ gold, narrative, facts }) => namesRecall(pick(gold), narrative, facts, kinds));
  const medications = names((gold) => gold.medications.map((entry) => entry.name), ["medication"]);
  const problems = names((gold) => gold.problems.map((entry) => entry.name), ["condition", "symptom"]);
  const allergies = names((gold) => gold.allergies.map((entry) => entry.substance), ["allergy"]);
  const rows = total(reads, ({ gold, narrative, facts }) => rowPrecision(gold, narrative, facts));
  const [caught, planted] = plantedFound(reads);
  const row = (name: string, tally: Tally, bound: number) =>
    atLeast({
      name: `facts/ccda-derived: ${name}`,
      value: share(tally.found, tally.total),
      bound,
      note: `${tally.found} of ${tally.total}`,
    });
  return {
    rows: [
      row("labs and vitals found, with value and unit", labs, 0.93),
      row("medications found", medications, 0.9),
      row("problems found", problems, 0.8),
      row("allergies found", allergies, 0.9),
      row("precision on table rows", rows, 0.9),
      atLeast({
        name: "facts/ccda-derived: planted errors found by the judge",
        value: share(caught, planted),
        bound: 1,
        note: `${planted} planted`,
      }),
    ],
    skips: [],
  };
}

function readOne(folder: string, file: string): Read {
  const gold = JSON.parse(readFileSync(join(folder, file), "utf8")) as CcdaGold;
  const narrative = readFileSync(join(folder, file.replace(".gold.json", ".narrative.txt")), "utf8");
  const document = { id: file, originalFilename: file };
  const understood = understandDocument({
    document,
    pages: [textPage(narrative)],
    now: new Date("2026-01-15T12:00:00Z"),
  });
  const facts = understood.facts.map(({ kind, name, value, unit, negated, citation }) => ({
    kind,
    name,
    value,
    unit,
    negated,
    start: citation.start,
    end: citation.end,
    quote: citation.quote,
  }));
  return { gold, narrative, facts };
}

function total(reads: readonly Read[], tallyOf: (read: Read) => Tally): Tally {
  const sum: Tally = { found: 0, total: 0, missed: [] };
  for (const read of reads) {
    const tally = tallyOf(read);
    sum.found += tally.found;
    sum.total += tally.total;
    sum.missed.push(...tally.missed);
  }
  return sum;
}

/** Alters the value of one found result at a time: the judge must then count one result less. */
function plantedFound(reads: readonly Read[]): [number, number] {
  const measured = reads.flatMap((read) =>
    read.facts.filter((fact) => fact.value !== undefined && /\d/.test(fact.value)).map((fact) => ({ read, fact })),
  );
  const matters = measured.filter(({ read, fact }) => {
    const without = read.facts.filter((other) => other !== fact);
    return (
      resultsRecall(read.gold, read.narrative, without).found <
      resultsRecall(read.gold, read.narrative, read.facts).found
    );
  });
  const places = plantedPlaces(matters.length);
  let caught = 0;
  for (const place of places) {
    const planted = matters[place];
    if (planted === undefined) continue;
    const { read, fact } = planted;
    const altered = read.facts.map((other) =>
      other === fact ? { ...fact, value: withOtherNumbers(fact.value ?? "") } : other,
    );
    if (
      resultsRecall(read.gold, read.narrative, altered).found <
      resultsRecall(read.gold, read.narrative, read.facts).found
    )
      caught++;
  }
  return [caught, places.length];
}
