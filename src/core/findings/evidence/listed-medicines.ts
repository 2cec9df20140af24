import { listRoles } from "#core/chart/medications/course-in-time.ts";
import type { ChartMedicine } from "#core/domain/chart.ts";
import type { CitedSentence } from "#core/domain/citation.ts";
import type { LineRole } from "#core/domain/line-role.ts";
import type { MedicationStatement } from "#core/domain/statement.ts";
import { isTaken } from "#core/findings/plan/medicine-words.ts";
import { medicineLines } from "./medicine-lines.ts";
import {
  type MedicineSources,
  type Mention,
  medicineMentions,
  newestOf,
  oldestFirst,
  placeOf,
} from "./medicine-mentions.ts";

/**
 * The medicines that are taken now in the records' own words: the newest record that lists them, what newer and other records say, and apart
 * what is over, planned or unclear. A dose put together from many records is often in none of them.
 */
export function listedMedicines(sources: MedicineSources): CitedSentence[] | undefined {
  const { chart } = sources;
  const all = medicineMentions(sources).sort(oldestFirst);
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
  const endedSince = new Set(deciding.filter(({ told }) => told > since).map(({ medicine }) => medicine));
  const isEnded = (one: Mention) =>
    isOver(one.medicine) && !isOpen(one) && (!endsByItself(one) || endedSince.has(one.medicine));
  // "Stop lisinopril and start losartan" tells the end itself.
  const namesEnded = (one: Mention) =>
    isEnded(one) && (one.statement.change === undefined || takenOn.has(one.statement.change));
  const mixed = rest.filter(({ sentence }) => mentions.some((one) => one.sentence === sentence && namesEnded(one)));
  const plain = rest.filter((one) => !mixed.includes(one));
  const lines: CitedSentence[] = [];
  const said = new Set<string>();
  const add = (section: string, those: readonly Mention[]) => lines.push(...medicineLines(section, those, said));
  const olderOr = (section: string) => (lines.length === 0 ? "" : section);
  add("", onList);
  add(
    "Since then",
    plain.filter(({ told }) => since !== "" && told > since),
  );
  add(
    olderOr("In older records"),
    plain.filter(({ told }) => told !== "" && told < since),
  );
  add(
    olderOr("In other records"),
    plain.filter(({ told }) => told === "" || since === "" || told === since),
  );
  if (lines.length === 0 && mixed.length === 0) return undefined;
  const named = medicinesIn(mentions, [...list, ...mixed]);
  const ended = deciding.filter((one) => isEnded(one) && endWords.test(one.sentence.text));
  const told = new Set(ended.map(({ medicine }) => medicine));
  // The chart took words for an end that may tell of none: neither a line of the list nor a stop.
  const onNewest = new Set(list.filter(tellsTaking).map(({ medicine }) => medicine));
  const doubted = [...list.filter(tellsTaking), ...deciding].filter(
    (one) => isEnded(one) && onNewest.has(one.medicine) && !told.has(one.medicine),
  );
  const newer = [...newestOf(mentions).values()].filter(
    (one) => isUnclear(one) && one.told > since && !takings.has(one.medicine),
  );
  add("Not clear whether taken", [...doubted, ...newer, ...mixed]);
  add("Planned", [...newestOf(all).values()].filter(isPlanned));
  add(
    "Stopped or paused",
    ended.filter(({ medicine }) => named.has(medicine)),
  );
  return lines.slice(0, mostSentences);
}

/** Every medicine that the sentences of these mentions name. */
function medicinesIn(mentions: readonly Mention[], among: readonly Mention[]): Set<ChartMedicine> {
  const sentences = new Set(among.map(({ sentence }) => sentence));
  return new Set(mentions.filter(({ sentence }) => sentences.has(sentence)).map(({ medicine }) => medicine));
}

/** No list that a person reads is longer. */
const mostSentences = 60;

function isOver({ status }: ChartMedicine): boolean {
  return status === "stopped" || status === "held" || status === "finished" || status === "never";
}

/** Of a course that came to its end, and of what was never taken, nothing needs to be told unless a newer record does. */
function endsByItself({ medicine: { status } }: Mention): boolean {
  return status === "finished" || status === "never";
}

function isUnclear({ medicine, statement }: Mention): boolean {
  return medicine.status === "unclear" && statement.assertion === "affirmed";
}

function isPlanned({ medicine, statement, sentence }: Mention): boolean {
  return medicine.status === "planned" && statement.dose !== undefined && !denied.test(sentence.text);
}

const endWords =
  /\b(?:stop\w*|off|hold|held|withh[eo]ld|withdr[ae]wn?|paus\w*|suspend\w*|discontinu\w*|ceas\w*|no longer|not (?:be )?(?:to )?(?:tak\w*|give\w*|start\w*|restart\w*)|never|avoid|replac\w*|switch\w*|instead|old|cancel\w*|finish\w*|complet\w*|end(?:s|ed)?|last|r[au]n out|left (?:it )?out)\b|n[’']t\b/i;
const endDenied = /\b(?:not|never)\b.{0,16}\b(?:stop\w*|paus\w*|h[eo]ld|withh[eo]ld|discontinu\w*)\b/i;

/** A newer word that tells how much stands for the line of the list. */
function isToldNewer({ told }: Mention, newest: Mention | undefined): boolean {
  return newest !== undefined && newest.told > told && newest.statement.dose !== undefined;
}

/** Whether the status of a medicine rests on these words. */
function decides({ citations: [first] }: ChartMedicine, { citations: [own] }: MedicationStatement): boolean {
  return first !== undefined && own !== undefined && placeOf(first) === placeOf(own);
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
