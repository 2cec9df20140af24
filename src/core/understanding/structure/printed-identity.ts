import type { Page } from "#core/domain/page.ts";
import { type DateReading, findDates } from "#core/understanding/facts/find-dates.ts";
import { readAge } from "./printed-age.ts";
import { professionWords } from "./profession-words.ts";
import type { PrintedIdentity } from "./record-structure.ts";

const bornLabel = /(?:\b(?:d\.?o\.?b\.?|date of birth|birth ?date|born(?: on)?|b\.)\W{0,4})$/i;
const numberPattern =
  /\b(?:NHS(?: No\.?| Number)?|MRN|NHI|CHI|HCN|UHID|URN|Hosp(?:ital)? (?:no|number)\.?|Health card|Medicare(?: no)?|IPD No\.?|File|Folder|Member ID|Unit no|NRIC|Patient (?:ID|no))\W{0,3}([A-Z]{0,4} ?[\d][\dA-Z /-]{3,18}\d|[A-Z]{3}\d{4})\b/gi;
const namePart =
  "(?:(?:Mac|Mc|O['’])\\p{Lu}\\p{L}+|\\p{Lu}[\\p{Ll}\\p{M}'’]+|\\p{Lu}['’]?\\p{Lu}[\\p{L}'’]*|\\p{Lu}\\.?)(?:-\\p{Lu}[\\p{L}]+)?";
const surname = `(?:(?:Mac|Mc|van|de|der|von|al|el|bin|binti|Ó|O['’])\\s?)?${namePart}`;
const title = "(?:Mr|Mrs|Ms|Miss|Master|Mx)\\.? ";
const whole = `(?:${title})?(?:${surname},? ?(?:${title})?${namePart}(?: ${namePart}){0,3})`;
const labelled = new RegExp(
  `(?:^|[\\s(·|])(?:(?<re>re|RE|Re)|[Pp]atient(?:'s)? [Nn]ame|PATIENT NAME|[Ff]ull [Nn]ame|FULL NAME|patient|Patient|PATIENT|Pt|PT|pt|Name|NAME|Client|Worker|Name of patient|Dear patient|(?:[Pp]arents?|[Gg]uardian|[Cc]arer)s? of|Signed in as|Addressograph|Patient label)\\s*(?<mark>[:.]?)\\s{1,3}(?<name>${whole})`,
  "u",
);

/** "Diary of Ida Quist", "Ida Quist's headache diary": who keeps it, in the line over it. */
const keptBy = [
  new RegExp(`^(?:\\p{L}+ ){0,3}(?:[Dd]iary|DIARY|[Jj]ournal|[Ll]og) (?:of|by|OF) (?<name>${whole})`, "u"),
  new RegExp(`^(?<name>${namePart}(?: ${namePart}){1,3})['’]s (?:\\p{L}+ ){0,3}(?:[Dd]iary|[Jj]ournal|[Ll]og)\\b`, "u"),
];

/** Who the record says that it is about: name, birth date or age and numbers, where they are printed as such. `date`: of care, ISO. */
export function readIdentity(pages: readonly Page[], reading: DateReading, date: string | undefined): PrintedIdentity {
  const text = pages
    .map((page) => page.text)
    .join("\n")
    .slice(0, 12_000);
  const born = bornIn(text, reading);
  const named = nameIn(text, born?.start);
  const numbers = [
    ...new Set([...text.matchAll(numberPattern)].map((match) => (match[1] ?? "").replace(/[ /-]/g, "").toUpperCase())),
  ];
  return {
    ...(named === undefined ? {} : { name: named.name }),
    ...(named?.isLabelled ? { namedAsPatient: true } : {}),
    ...(born === undefined ? bornAbout(text, date, named?.name) : { born: born.date }),
    numbers: numbers.filter((number) => /\d{4}/.test(number)),
  };
}

function bornAbout(
  text: string,
  date: string | undefined,
  name: string | undefined,
): Pick<PrintedIdentity, "bornAbout"> {
  const age = readAge(text, name);
  return age === undefined || date === undefined ? {} : { bornAbout: Number(date.slice(0, 4)) - age };
}

/** The birth date: labelled, else an old day beside the name in the record's head. */
function bornIn(text: string, reading: DateReading): { date: string; start: number } | undefined {
  const today = reading.anchor ?? "2100-01-01";
  const found = findDates(text, 0, reading).filter(
    ({ precision, relative, date }) => precision === "day" && !relative && date <= today,
  );
  const marked = found.find(({ start }) => bornLabel.test(text.slice(Math.max(0, start - 24), start)));
  if (marked !== undefined) return marked;
  const latest =
    found
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? "";
  const limit = latest === "" ? "" : `${Number(latest.slice(0, 4)) - 10}${latest.slice(4)}`;
  return found.find(({ date, start, end }) => {
    if (start > 600 || !/(?:19|20)\d{2}|\d[/.-]\d{2}$/.test(text.slice(start, end)) || date > limit) return false;
    const line = lineAround(text, start);
    return new RegExp(whole, "u").test(line.slice(0, 120)) || /\b(?:NHS|MRN|NHI|CHI)\b/.test(line);
  });
}

function lineAround(text: string, at: number): string {
  const end = text.indexOf("\n", at);
  return text.slice(text.lastIndexOf("\n", at - 1) + 1, end === -1 ? undefined : end);
}

/** The name: labelled, in the birth date's line, else of who a letter to the patient greets. */
function nameIn(text: string, born: number | undefined): { name: string; isLabelled: boolean } | undefined {
  for (const line of text.slice(0, 3000).split("\n")) {
    const label = labelled.exec(line);
    const { name: found, re, mark } = label?.groups ?? {};
    // Within a line "RE" is the right eye, unless a colon stands behind it.
    const isWithin = re !== undefined && mark === "" && line.slice(0, label?.index).trim() !== "";
    const name = isWithin ? undefined : cleanName(found);
    // Without its colon the label may be a word of a heading: "PATIENT EDUCATION SHEET".
    if (name !== undefined) return { name, isLabelled: re !== undefined || mark === ":" || name.includes(",") };
  }
  const diarist = diaristIn(text.slice(0, 300));
  if (diarist !== undefined) return { name: diarist, isLabelled: true };
  const titled = addressee(text.slice(0, 900));
  if (titled !== undefined) return { name: titled, isLabelled: false };
  const beside = born === undefined ? undefined : nameBeside(text, born);
  if (beside !== undefined) return beside;
  const greeted = cleanName(/^Dear ((?:Mr|Mrs|Ms|Miss) \p{Lu}[\p{L}'’-]+)/mu.exec(text.slice(0, 3000))?.[1]);
  return greeted === undefined ? undefined : { name: greeted, isLabelled: false };
}

function diaristIn(head: string): string | undefined {
  for (const line of head.split("\n"))
    for (const pattern of keptBy) {
      const name = cleanName(pattern.exec(line.trim())?.groups?.name);
      if (name !== undefined) return name;
    }
  return undefined;
}

/** "Mrs Ida Quist" at a line's beginning; not where a profession stands behind it. */
function addressee(text: string): string | undefined {
  const found = /^(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}'’-]+){1,2}(?=,|\s{2}|\s*$)/mu.exec(text);
  if (found === null) return undefined;
  const behind = text.slice(found.index + found[0].length, found.index + 90);
  const isClinician =
    /FRC|Consultant|Surgeon/.test(behind) ||
    (behind.split("\n")[0] ?? "").split(/[^\p{L}\d]+/u).some((word) => professionWords.test(word));
  return isClinician ? undefined : found[0];
}

/** The last name before the birth date in its line, else in the line above. */
function nameBeside(text: string, born: number): { name: string; isLabelled: boolean } | undefined {
  const line = lineAround(text, born);
  const before = line.slice(0, Math.max(0, born - (text.lastIndexOf("\n", born - 1) + 1)));
  const above =
    text
      .slice(Math.max(0, born - 120), born)
      .split("\n")
      .at(-2) ?? "";
  for (const one of [before, above]) {
    const turned = cleanName([...one.matchAll(familyFirst)].at(-1)?.[0]);
    if (turned !== undefined) return { name: turned, isLabelled: true };
    const name = [...one.matchAll(new RegExp(whole, "gu"))]
      .map(([found]) => cleanName(found))
      .findLast((found) => found !== undefined);
    if (name !== undefined) return { name, isLabelled: false };
  }
  return undefined;
}

/** "TILLOTSON, Graeme": what stands before a name in capitals is the laboratory's. */
const familyFirst = new RegExp(`\\b\\p{Lu}[\\p{Lu}'’-]{2,}, ?${namePart}(?: ${namePart}){0,2}`, "gu");

/** Words that are set in capitals beside names, and belong to none. */
const notNames =
  /\b(?:MEDICATION|Medication|HISTORY|History|RECORD|COUNSELLING|LIST|List|PRESCRIPTION|Prescription|PROFILE|Profile|COPY|SUMMARY|REPORT|Side|End|Brook|Road|Street|Row|DOB|NHS|MRN|NHI|CHI|HCN|Age|Sex|Male|Female|Date|Ref|No|Hospital|Clinic|Department|Surgery|Practice|Report|Summary|Centre|Center|Medical|Health|Service|Unit|Trust|Family|Discharge|Lab|Imaging|Results?|Record|Phone|Tel|Hosp|Acc|Ward|Dr|Prof|GP|Copy|Letter|Your|The|Exam|Name|Patient|Clinical|Page|Final|Born|Weight|Address)\b/;

function cleanName(found: string | undefined): string | undefined {
  if (found === undefined) return undefined;
  const kept =
    found
      .split(notNames)[0]
      ?.replace(/(?<![\s,.(])[\s,.(]+$/, "")
      .trim() ?? "";
  const words = kept.replace(/^(?:Mr|Mrs|Ms|Miss|Master|Mx)\.? /, "").split(/[\s,]+/);
  if (words.length < 2 && !/^(?:Mr|Mrs|Ms|Miss)/.test(kept)) return undefined;
  if (words.some((word) => professionWords.test(word))) return undefined;
  return kept.length < 4 ? undefined : kept;
}

const signs =
  /(?:^|\n)[^\n]{0,40}(?:(?:e-?signed|electronically (?:signed|verified) by|signed|sd\/-|reported by:?|dictated by:?|completed by:?|authori[sz]ed(?: by)?:?|clinician:?|seen by:?|provider:?|radiologist:?)\s{0,3})((?:Dr|Prof|Mr|Mrs|Ms|Miss|Sr|Sister)?\.? ?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3})/iu;
const closing =
  /\n(?:yours|kind(?:est)? regards|best wishes|with (?:thanks|kind|best)|sincerely|regards)[^\n]{0,40}\n(?:[^\n]{0,4}\n)?([^\n]{3,60})/i;

/** Who wrote it, as printed: under the closing words, or after "signed", "reported by". */
export function findAuthor(pages: readonly Page[]): string | undefined {
  const text = pages
    .map((page) => page.text)
    .join("\n")
    .slice(0, 20_000);
  for (const match of [closing.exec(text), signs.exec(text)]) {
    const name = match?.[1]?.trim();
    if (
      name !== undefined &&
      /^(?:Dr|Prof|Mr|Mrs|Ms|Miss|Sr|Sister|\p{Lu})/u.test(name) &&
      !/dictated|signed/i.test(name)
    )
      return name;
  }
  return undefined;
}
