import type { Chart, ChartMedicine } from "#core/domain/chart.ts";
import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import type { LineRole } from "#core/domain/line-role.ts";
import type { MedicationStatement, Statement } from "#core/domain/statement.ts";
import { citationsOf, dayInWords } from "./compose-evidence.ts";
import { oneLine } from "./evidence-sentences.ts";
import { plainSentence } from "./plain-sentence.ts";
import type { ReadEvidence, ReadSentence } from "./read-evidence.ts";
import { recordName } from "./record-name.ts";
import { saidByQuotes } from "./said-by-quotes.ts";

/** Where the medicines are looked up. */
export interface MedicineSources {
  chart: Pick<Chart, "medicines" | "asOf">;
  evidence: readonly ReadEvidence[];
  statementsAt(place: Citation): readonly Statement[];
}

/** What a sentence says of a medicine of the chart. */
interface Mention {
  sentence: ReadSentence;
  statement: MedicationStatement;
  medicine: ChartMedicine;
  /** ISO 8601, cut to what is known. */
  told: string;
}

/**
 * The medicines that are taken now in the records' own words: of each the newest that says so, the newest record that lists them first. A dose
 * put together from many records is often in none of them, and what only one of them says is told with its day.
 */
export function listedMedicines(sources: MedicineSources): CitedSentence[] | undefined {
  const { chart } = sources;
  const mentions = mentionsOf(sources).filter(({ told }) => told <= chart.asOf);
  const list = newestList(mentions);
  const since = list[0]?.told ?? "";
  const takings = newestOf(mentions.filter(({ statement }) => tellsTaking(statement)));
  const endings = newestOf(mentions.filter(tellsEnding));
  const isEnded = ({ medicine }: Mention) => isStopped(medicine) && endings.has(medicine);
  // What a newer word replaces, and a course that is over, is not told.
  const isReplaced = (mention: Mention) => {
    const newest = takings.get(mention.medicine);
    const isOver = mention.medicine.status === "finished" || mention.medicine.status === "never";
    return (
      isOver || isEnded(mention) || (newest !== undefined && newest.told > since && newest.statement.dose !== undefined)
    );
  };
  const onList = list.filter(({ sentence }) => !list.filter((other) => other.sentence === sentence).every(isReplaced));
  const listed = new Set(onList.map(({ medicine }) => medicine));
  // Told as taken in a newer record than that of its end.
  const isLastWord = ({ medicine, told, sentence }: Mention) =>
    told >= since && !endWords.test(sentence.text) && (endings.get(medicine)?.told ?? "") < told;
  const rest = [...takings.values()].filter(
    (mention) =>
      (isTaken(mention.medicine) || (mention.medicine.status === "unclear" && isLastWord(mention))) &&
      (!listed.has(mention.medicine) || mention.told > since),
  );
  const unclear = [...takings.values()].filter((mention) => isStopped(mention.medicine) && isLastWord(mention));
  const doubted = new Set(unclear.map(({ medicine }) => medicine));
  const named = new Set(list.map(({ medicine }) => medicine));
  const ended = [...endings.values()].filter(
    (mention) => isEnded(mention) && named.has(mention.medicine) && !doubted.has(mention.medicine),
  );
  const said: CitedSentence[] = [];
  say(said, "", onList);
  say(
    said,
    "Since then: ",
    rest.filter(({ told }) => told > since),
  );
  say(
    said,
    "In older records: ",
    rest.filter(({ told }) => told <= since),
  );
  if (said.length === 0) return undefined;
  say(said, "Not clear whether still taken: ", unclear);
  say(said, "Stopped or paused: ", ended);
  return said;
}

function mentionsOf({ chart, evidence, statementsAt }: MedicineSources): Mention[] {
  const medicines = new Map<string, ChartMedicine>();
  for (const medicine of chart.medicines)
    for (const { citations } of medicine.steps)
      for (const first of citations.slice(0, 1)) medicines.set(placeOf(first), medicine);
  return evidence.flatMap(({ record, sentences }) =>
    sentences.flatMap((sentence) =>
      citationsOf(sentence, undefined)
        .flatMap(statementsAt)
        .flatMap((statement) => {
          const [first] = statement.citations;
          const medicine = first === undefined ? undefined : medicines.get(placeOf(first));
          if (statement.kind !== "medication" || medicine === undefined) return [];
          return [{ sentence, statement, medicine, told: statement.date?.date ?? record.date ?? "" }];
        }),
    ),
  );
}

function placeOf({ documentId, page, start }: Citation): string {
  return `${documentId}/${page}/${start}`;
}

const fewest = 3;
/** A record that lists so much of what the longest list has is a whole one. */
const mostOfLongest = 0.6;

/** What the newest record that lists the medicines says of each: all its lines from the first of the list to the last. */
function newestList(mentions: readonly Mention[]): Mention[] {
  const lists = new Map<string, Mention[]>();
  for (const mention of mentions) {
    if (!listRoles.has(mention.statement.role) || !tellsTaking(mention.statement)) continue;
    const key = `${mention.sentence.record.id} ${mention.told}`;
    lists.set(key, [...(lists.get(key) ?? []), mention]);
  }
  const all = [...lists.values()].map((list) => ({ list, size: new Set(list.map(({ medicine }) => medicine)).size }));
  const longest = Math.max(0, ...all.map(({ size }) => size));
  const list =
    newestFirst(
      all
        .filter(({ size }) => size >= Math.max(fewest, mostOfLongest * longest))
        .flatMap(({ list }) => list.slice(0, 1)),
    )[0] ?? undefined;
  if (list === undefined) return [];
  const lines = (lists.get(`${list.sentence.record.id} ${list.told}`) ?? []).map(({ sentence }) => sentence.at);
  const from = Math.min(...lines);
  const to = Math.max(...lines);
  return mentions.filter(
    ({ sentence, told, statement: { assertion, role } }) =>
      sentence.record === list.sentence.record &&
      told === list.told &&
      sentence.at >= from &&
      sentence.at <= to &&
      (listRoles.has(role) || planRoles.has(role)) &&
      assertion !== "conditional" &&
      assertion !== "contraindicated",
  );
}

const listRoles: ReadonlySet<LineRole> = new Set<LineRole>([
  "medicines-now",
  "medicines-changed",
  "form-field",
  "diagnoses",
]);
/** What was decided, beside what is listed. */
const planRoles: ReadonlySet<LineRole> = new Set<LineRole>(["plan", "request", "opinion", "impression"]);
const takenOn: ReadonlySet<string> = new Set(["continued", "started", "restarted", "increased", "reduced", "changed"]);

/** A list, or a decision that it is taken, or how; no tale. */
function tellsTaking({ role, change, assertion, unsure, dose, frequency }: MedicationStatement): boolean {
  if (assertion !== "affirmed" || unsure === true) return false;
  if (listRoles.has(role)) return change === undefined || takenOn.has(change);
  return change !== undefined && takenOn.has(change) && (dose !== undefined || frequency !== undefined);
}

const endWords = /\b(?:stop\w*|off|hold|held|paus\w+|discontinu\w+|ceas\w+|no longer|not to take)\b/i;

function tellsEnding({ statement: { change, assertion }, sentence }: Mention): boolean {
  return assertion === "affirmed" && (change === "stopped" || change === "held") && endWords.test(sentence.text);
}

function isStopped({ status }: ChartMedicine): boolean {
  return status === "stopped" || status === "held";
}

function isTaken({ status }: ChartMedicine): boolean {
  return status === "taking" || status === "as-needed";
}

/** Of each medicine the newest mention, one that tells how much before one that does not. */
function newestOf(mentions: readonly Mention[]): Map<ChartMedicine, Mention> {
  const newest = new Map<ChartMedicine, Mention>();
  for (const mention of mentions) {
    const known = newest.get(mention.medicine);
    const saysLess = known?.statement.dose !== undefined && mention.statement.dose === undefined;
    if (known === undefined || (known.told <= mention.told && !saysLess)) newest.set(mention.medicine, mention);
  }
  return newest;
}

/** Each sentence once, in the order of its record, the newest record first; the record is named with the last of its sentences. */
function say(said: CitedSentence[], lead: string, mentions: readonly Mention[]): void {
  const isFirst = said.length === 0;
  const records = [...new Set(newestFirst(mentions).map(({ sentence }) => sentence.record))];
  let before = isFirst ? "" : lead;
  for (const record of records) {
    const sentences = mentions.map(({ sentence }) => sentence).filter((sentence) => sentence.record === record);
    const items = [...new Set(sentences)]
      .sort((one, other) => one.at - other.at)
      .map((sentence) =>
        item(
          sentence,
          mentions.filter((one) => one.sentence === sentence),
        ),
      )
      .filter((one) => saidByQuotes(one) && !said.some(({ text }) => text.includes(one.text.replace(/\.$/, ""))));
    items.forEach(({ sentence, text, citations }, index) => {
      const isLast = index === items.length - 1;
      const printed = sentence.day ?? record.structure.dateOfCare;
      const name = recordName(record, printed === undefined ? undefined : dayInWords(record, printed));
      said.push({
        text: `${before}${isLast ? `${text.replace(/\.$/, "")} (${name}).` : text}`,
        citations: isLast ? [...citations, ...citationsOf({ ...sentence, places: [] }, printed)] : citations,
      });
      before = "";
    });
  }
}

function newestFirst(mentions: readonly Mention[]): Mention[] {
  return [...mentions].sort((one, other) => (one.told === other.told ? 0 : one.told < other.told ? 1 : -1));
}

/** A sentence as it is printed; of a row what says how the medicine is taken: no number of the order, no day of supply, no refills. */
function item(sentence: ReadSentence, mentions: readonly Mention[]): CitedSentence & { sentence: ReadSentence } {
  if (sentence.kind !== "row")
    return { sentence, text: plainSentence(sentence), citations: citationsOf(sentence, undefined) };
  const cited = mentions.flatMap(({ statement }) => statement.citations);
  const holds = sentence.cells.map(({ start, end }) => cited.some((one) => one.start < end && start < one.end));
  const from = Math.max(0, holds.indexOf(true));
  const to = holds.lastIndexOf(true);
  const isWhole = to <= from;
  const until = isWhole ? sentence.cells.length : to + 1;
  const header = sentence.header?.length === holds.length ? sentence.header.slice(from, until) : undefined;
  const text = plainSentence({
    ...sentence,
    cells: sentence.cells.slice(from, until),
    header: isWhole ? header : undefined,
  });
  const citations = citationsOf({ ...sentence, header }, undefined);
  // Which column an amount stands in tells when it is taken.
  const [only] = mentions;
  const when = only?.statement.frequency;
  const inHeader = only?.statement.citations.filter(({ end }) => end <= (sentence.cells[0]?.start ?? 0)) ?? [];
  if (when === undefined || mentions.length > 1 || inHeader.length === 0 || header !== undefined)
    return { sentence, text, citations };
  return { sentence, text: `${text.replace(/\.$/, "")}, ${oneLine(when)}.`, citations: [...citations, ...inHeader] };
}
