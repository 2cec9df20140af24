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
 * The medicines that are taken now in the records' own words: the newest record that lists them, what newer and other records say, and apart
 * what is over, planned or unclear. A dose put together from many records is often in none of them.
 */
export function listedMedicines(sources: MedicineSources): CitedSentence[] | undefined {
  const { chart } = sources;
  const all = mentionsOf(sources).sort(oldestFirst);
  const mentions = all.filter(({ told }) => told <= chart.asOf);
  const deciding = mentions.filter(({ medicine, statement }) => isOver(medicine) && decides(medicine, statement));
  // "Omeprazole is not to be stopped" ends nothing.
  const wronglyEnded = new Set(
    deciding.filter(({ sentence }) => endDenied.test(sentence.text)).map(({ medicine }) => medicine),
  );
  const isOpen = ({ medicine }: Mention) =>
    isTaken(medicine) || medicine.status === "unclear" || wronglyEnded.has(medicine);
  const list = newestList(mentions);
  const since = list[0]?.told ?? "";
  const takings = newestOf(mentions.filter(tellsTaking));
  const onList = list.filter(({ sentence }) =>
    list.some((one) => one.sentence === sentence && isOpen(one) && !isToldNewer(one, takings.get(one.medicine))),
  );
  const listed = new Set(onList.map(({ medicine }) => medicine));
  const rest = [...takings.values()].filter(
    (one) =>
      isOpen(one) && (one.told >= since || isTaken(one.medicine)) && (!listed.has(one.medicine) || one.told > since),
  );
  const said = new Said();
  said.add("", onList);
  said.add(
    "Since then: ",
    rest.filter(({ told }) => since !== "" && told > since),
  );
  said.add(
    "In older records: ",
    rest.filter(({ told }) => told !== "" && told < since),
  );
  said.add(
    "In other records: ",
    rest.filter(({ told }) => told === "" || since === "" || told === since),
  );
  if (said.sentences.length === 0) return undefined;
  const named = new Set(list.map(({ medicine }) => medicine));
  const ended = deciding.filter((one) => isStopped(one) && endWords.test(one.sentence.text) && !isOpen(one));
  const told = new Set([...takings.keys(), ...ended.map(({ medicine }) => medicine)]);
  const unclear = list.filter((one) => isStopped(one) && !isOpen(one) && !told.has(one.medicine));
  const newer = [...newestOf(mentions).values()].filter(
    (one) => isUnclear(one) && one.told > since && !told.has(one.medicine),
  );
  said.add("Not clear whether taken: ", [...unclear, ...newer]);
  said.add("Planned: ", [...newestOf(all).values()].filter(isPlanned));
  said.add(
    "Stopped or paused: ",
    ended.filter(({ medicine }) => named.has(medicine)),
  );
  return said.sentences.slice(0, mostSentences);
}

/** No list that a person reads is longer. */
const mostSentences = 60;

function isOver({ status }: ChartMedicine): boolean {
  return status === "stopped" || status === "held" || status === "finished" || status === "never";
}

/** Of a course that came to its end nothing needs to be told. */
function isStopped({ medicine: { status } }: Mention): boolean {
  return status === "stopped" || status === "held";
}

function isUnclear({ medicine, statement }: Mention): boolean {
  return medicine.status === "unclear" && statement.assertion === "affirmed";
}

function isPlanned({ medicine, statement, sentence }: Mention): boolean {
  return medicine.status === "planned" && statement.dose !== undefined && !denied.test(sentence.text);
}

function isTaken({ status }: ChartMedicine): boolean {
  return status === "taking" || status === "as-needed";
}

const endWords =
  /\b(?:stop\w*|off|hold|held|withh[eo]ld|withdr[ae]wn?|paus\w*|suspend\w*|discontinu\w*|ceas\w*|no longer|not (?:be )?(?:to )?(?:tak\w*|give\w*|start\w*|restart\w*)|never|avoid|replac\w*|switch\w*|instead|old|cancel\w*|finish\w*|left (?:it )?out)\b|n[’']t\b/i;
const endDenied = /\b(?:not|never)\b.{0,16}\b(?:stop\w*|paus\w*|h[eo]ld|withh[eo]ld|discontinu\w*)\b/i;

/** A newer word that tells how much stands for the line of the list. */
function isToldNewer({ told }: Mention, newest: Mention | undefined): boolean {
  return newest !== undefined && newest.told > told && newest.statement.dose !== undefined;
}

/** Whether the status of a medicine rests on these words. */
function decides({ citations: [first] }: ChartMedicine, { citations: [own] }: MedicationStatement): boolean {
  return first !== undefined && own !== undefined && placeOf(first) === placeOf(own);
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
    if (!listRoles.has(mention.statement.role) || !tellsTaking(mention)) continue;
    const key = `${mention.sentence.record.id} ${mention.told}`;
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [mention]);
    else list.push(mention);
  }
  const sizeOf = (list: readonly Mention[]) => new Set(list.map(({ medicine }) => medicine)).size;
  const longest = Math.max(0, ...[...lists.values()].map(sizeOf));
  const list = [...lists.values()].filter((one) => sizeOf(one) >= Math.max(fewest, mostOfLongest * longest)).at(-1);
  const first = list?.[0];
  if (list === undefined || first === undefined) return [];
  const from = Math.min(...list.map(({ sentence }) => sentence.at));
  const to = Math.max(...list.map(({ sentence }) => sentence.at));
  return mentions.filter(
    (one) =>
      one.sentence.record === first.sentence.record &&
      one.told === first.told &&
      one.sentence.at >= from &&
      one.sentence.at <= to &&
      !isBefore(one) &&
      (listRoles.has(one.statement.role) || planRoles.has(one.statement.role)) &&
      one.statement.assertion !== "conditional" &&
      one.statement.assertion !== "contraindicated",
  );
}

/** "Medications on admission": what was taken before the record's own list. */
function isBefore({ sentence: { heading = "" } }: Mention): boolean {
  return /\b(?:(?:on|at|pre-?|before|prior to) ?admission|previous\w*|prior|past|former|stopped|discontinued|old)\b/i.test(
    heading,
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

/** "Did not increase", "if the pressure stays high, increase": no word that it is so. */
const denied =
  /\b(?:did|does|do|was|were|has|have|is|are) not\b|n[’']t\b|\bnot (?:to |yet )?(?:start|increas|chang|rais|reduc)\w*|\b(?:if|unless|consider\w*)\b/i;

/** A list, or a decision that it is taken, or how; no tale, and no single dose. */
function tellsTaking(mention: Mention): boolean {
  const { statement, sentence } = mention;
  const { role, change, assertion, unsure, dose, frequency } = statement;
  if (assertion !== "affirmed" || unsure === true || frequency === "once only" || isBefore(mention)) return false;
  if (listRoles.has(role) && change === undefined) return true;
  if (change === undefined || !takenOn.has(change)) return false;
  return listRoles.has(role) || ((dose !== undefined || frequency !== undefined) && !denied.test(sentence.text));
}

/** By day, then by name of the record and place, so that any order of records gives the same. */
function oldestFirst(one: Mention, other: Mention): number {
  return inOrder(one.told, other.told) || inOrder(nameOf(one), nameOf(other)) || one.sentence.at - other.sentence.at;
}

const nameOf = ({ sentence: { record } }: Mention) => `${record.originalFilename} ${record.title ?? ""}`;
const inOrder = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

/** Of each medicine the newest mention, one that tells how much before one that does not; `mentions` oldest first. */
function newestOf(mentions: readonly Mention[]): Map<ChartMedicine, Mention> {
  const newest = new Map<ChartMedicine, Mention>();
  for (const mention of mentions) {
    const known = newest.get(mention.medicine);
    const saysLess = known?.statement.dose !== undefined && mention.statement.dose === undefined;
    if (!saysLess) newest.set(mention.medicine, mention);
  }
  return newest;
}

/** What is told, each sentence once. */
class Said {
  readonly sentences: CitedSentence[] = [];
  private readonly told = new Set<string>();

  /** In the order of each record, the newest record first, which is named with the last of its sentences. */
  add(lead: string, mentions: readonly Mention[]): void {
    let before = this.sentences.length === 0 ? "" : lead;
    const bySentence = new Map<ReadSentence, Mention[]>();
    for (const mention of mentions)
      bySentence.set(mention.sentence, [...(bySentence.get(mention.sentence) ?? []), mention]);
    const records = new Set(
      [...mentions]
        .sort(oldestFirst)
        .reverse()
        .map(({ sentence }) => sentence.record),
    );
    for (const record of records) {
      const items = [...bySentence.keys()]
        .filter((sentence) => sentence.record === record)
        .sort((one, other) => one.at - other.at)
        .map((sentence) => item(sentence, bySentence.get(sentence) ?? []))
        .filter((one) => saidByQuotes(one) && !this.told.has(one.text));
      items.forEach(({ sentence, text, citations }, index) => {
        const isLast = index === items.length - 1;
        const printed = sentence.day ?? record.structure.dateOfCare;
        const name = recordName(record, printed === undefined ? undefined : dayInWords(record, printed));
        this.told.add(text);
        this.sentences.push({
          text: `${before}${isLast ? `${text.replace(/\.$/, "")} (${name}).` : text}`,
          citations: isLast ? [...citations, ...citationsOf({ ...sentence, places: [] }, printed)] : citations,
        });
        before = "";
      });
    }
  }
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
