import type { PersonStatement } from "#core/domain/statement.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { citeWords, dayOf, type StatementSource } from "./statement-source.ts";

const surname = "(?:(?:Mac|Mc|van|de|der|von|O['’]|Ó) ?)?\\p{Lu}[\\p{L}'’]+(?:-\\p{Lu}[\\p{L}'’]+)?";
const titled = `(?:Dr|Prof(?:essor)?|Mr|Mrs|Ms|Miss|Sr|Sister|Nurse|Sr)\\.? (?:\\p{Lu}\\.? ?){0,3}(?:\\p{Lu}[\\p{L}'’]+ )?${surname}`;
const full = `\\p{Lu}[\\p{Ll}'’]+ (?:\\p{Lu}\\.? )?${surname}`;
const initialed = `\\p{Lu}\\. ?(?:\\p{Lu}\\. ?)?${surname}`;
const profession =
  "(?:\\p{L}+(?:ologist|iatrist|ician|therapist|etitian|etician|rician)|GP|general practitioner|family doctor|pcp|consultant|surgeon|nurse|pharmacist|physio(?:therapist)?|dietitian|midwife|radiologist|registrar|specialist|coordinator|counsell?or|practitioner|psychologist|dentist|receptionist|endoscopist|MD|DO|RN|RGN|RD|CNS|CNC|BCN|ANP|NP|PA-C|FNP|LCSW|PMHNP|FRCP\\w*|FRCS|SHO|FY[12]|HF nurse|IBD nurse|rheum|cardiology|gastroenterology|h(?:a)?ematology|nephrology|renal|oncology|neurology|endo(?:crinology)?|GI|rheumatology|dermatology|colorectal|chest|psychiatry|allergy|immunology|genetics)";
const jobAfter = new RegExp(
  `^(?:,| -| –|\\n| {2,})? ?\\(?(?<job>[^;.()\\n\\d]{0,44}?\\b${profession}\\b[^;.()\\n\\d]{0,30})`,
  "iu",
);
const jobBefore = new RegExp(`(?<job>(?:(?:\\p{L}+ ){0,2})${profession})\\W{0,3}$`, "iu");
const person = new RegExp(
  `(?<titled>${titled})|(?<named>${initialed}|${full})(?=,? ?\\(?(?:[^;.()\\n\\d]{0,34}?\\b${profession}\\b))`,
  "gu",
);
/** "RD: Priyanka Nair", "ANP C. Dunleavy", "nurse Siobhan", "Paula V., RN". */
const led = new RegExp(
  `\\b(?<job>(?:(?:IBD|HF|MS|IBD|practice|specialist|consultant|staff|senior|breast care) )?(?:RD|RN|RGN|RMN|CNS|CNC|BCN|ANP|ACP|NP|SpR|SHO|nurse|sister|pharmacist|dietitian|physio(?:therapist)?|sonographer|radiologist|endoscopist|surgeon|consultant|midwife|psychologist|therapist|coordinator|practitioner|registrar|dentist))(?: \\p{Lu}{2,4})?:?,? (?<name>${titled}|${initialed}|\\p{Lu}\\p{Ll}{2,}(?: ${surname}| \\p{Lu}\\.)?)`,
  "giu",
);
const practice =
  /\b(?:family (?:practice|medicine|medical|doctors?|health)|surgery|medical (?:centre|center|practice|group)|health centre|general practice|gp\b|primary care|meddygfa|family physicians?)/i;

const relation =
  /\b(partner|wife|husband|daughter|son|mother|father|mum|mom|mam|dad|brother|sister|carer|next of kin|flatmate|friend|neighbour)(?:,| is|:)? (?:\(?(?:Mrs|Mr|Ms|Miss) )?(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)\b/gu;
/** Who is to be called: "Next of kin: Lena Ellis (sister), tel 07700 900123". */
const contact =
  /\b([Nn]ext of [Kk]in|N[Oo]K|[Ee]mergency [Cc]ontact)(?: [Nn]ame)?\s{0,3}[:|–-]\s{0,3}(?:(?:Mrs|Mr|Ms|Miss)\.? )?(\p{Lu}[\p{L}'’]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2})(?: {0,2}[(,] {0,2}((?:step)?(?:partner|wife|husband|daughter|son|mother|father|mum|mom|mam|dad|brother|sister|carer|friend|neighbour))\)?)?/gu;
const short =
  /\b(\p{Lu}\p{Ll}{2,}) \((CNC|CNS|physio|nurse|RN|dietitian|pharmacist|BCN|[^()\d]{0,24}nurse[^()\d]{0,16})\)/gu;
const phone = /(?:tel|ph|phone|call|ring|line)?\W{0,3}((?:\+\d{1,3} ?)?\(?\d{2,5}\)?[ -.]?\d{3,4}[ -.]?\d{3,4})\b/i;

/** The people that a record names: who they are to the patient, as printed. */
export function personStatements(source: StatementSource): PersonStatement[] {
  const organisation = organisationOf(source);
  return source.structure.passages
    .filter(({ role }) => role !== "leaflet" && role !== "results")
    .flatMap((passage) => peopleIn(source, passage, organisation));
}

/** The practice or department in the letterhead. */
function organisationOf({ structure }: StatementSource): string | undefined {
  const lines = structure.passages.slice(0, 8).filter(({ role, text }) => role === "letterhead" && text.length < 100);
  const said = lines
    .map(({ text }) => text.replace(/\s+/g, " ").trim())
    .filter((text) => !/^(?:dr|mr|mrs|ms|prof)\b/i.test(text));
  return said.length === 0 ? undefined : said.slice(0, 2).join(", ");
}

function peopleIn(
  source: StatementSource,
  passage: StructuredPassage,
  organisation: string | undefined,
): PersonStatement[] {
  const found: PersonStatement[] = [];
  const text = passage.text.slice(0, 1500);
  const page = source.pages.find(({ number }) => number === passage.page)?.text ?? "";
  const mine = source.structure.identity.name;
  for (const match of text.matchAll(person)) {
    const name = match[0].replace(/\s+/g, " ").replace(/[,.]$/, "").trim();
    if (isPatient(name, mine)) continue;
    const at = passage.start + match.index;
    const after = page.slice(at + match[0].length, at + match[0].length + 90);
    const before = wordsBefore(page, at);
    const job = jobAfter.exec(after)?.groups?.job?.trim() ?? workOf(jobBefore.exec(before)?.groups?.job);
    const line = after.split("\n").slice(0, 2).join(" ").slice(0, 70);
    const addressed = passage.role === "addressee" || /\b(?:gp|to|pcp|fp|cc)\W{0,3}$/i.test(before);
    const place = addressed && practice.test(line) ? line.replace(/^[\s,]+/, "").trim() : undefined;
    const author =
      passage.role === "letterhead" ||
      isAuthor(source, name) ||
      /\b(?:seen by|reviewed by|attending|provider|reported by|completed by)\W{0,3}$/i.test(before);
    const title = /^(?:nurse|sr|sister)\b/i.test(name) ? "nurse" : undefined;
    const gp =
      place !== undefined ||
      /\b(?:gp|pcp|fp|family physician)\W{0,3}$/i.test(before) ||
      (author && practice.test(organisation ?? ""))
        ? "GP"
        : undefined;
    found.push(
      statement(source, passage, {
        name,
        job: job ?? title ?? gp,
        organisation: place ?? (author && !addressed ? organisation : undefined),
        at,
        length: match[0].length,
        citedFrom: startOfWork(page, at, job),
      }),
    );
  }
  for (const match of text.matchAll(relation)) {
    if (/\b(?:her|his|'s)$/.test(text.slice(0, match.index).trimEnd()) && /partner's|wife's/.test(text)) continue;
    found.push(
      statement(source, passage, {
        name: match[2] ?? "",
        job: match[1],
        at: passage.start + match.index,
        length: match[0].length,
      }),
    );
  }
  for (const match of text.matchAll(contact)) {
    const [said, role, name = "", kin] = match;
    if (isPatient(name, mine)) continue;
    const job = kin === undefined ? role : `${role} (${kin})`;
    found.push(statement(source, passage, { name, job, at: passage.start + match.index, length: said.length }));
  }
  for (const match of text.matchAll(led)) {
    const { job, name } = match.groups ?? {};
    if (
      name === undefined ||
      !/^\p{Lu}/u.test(name) ||
      /^(?:The|This|To|For|We|He|She|And|Will|Line|Letter|Note|Review|Clinic|Please)\b/.test(name) ||
      isPatient(name, mine)
    )
      continue;
    const at = passage.start + match.index;
    found.push(statement(source, passage, { name, job, at, length: match[0].length }));
  }
  for (const match of text.matchAll(short))
    found.push(
      statement(source, passage, {
        name: match[1] ?? "",
        job: match[2],
        at: passage.start + match.index,
        length: match[0].length,
      }),
    );
  return found;
}

const longestLine = 120;
const shortestBroken = 40;

/** What stands before a name in its line; of a name that opens one, the long line above that breaks off in the middle. */
function wordsBefore(page: string, at: number): string {
  const lines = page.slice(Math.max(0, at - longestLine), at).split("\n");
  const own = lines.at(-1) ?? "";
  const above = lines.at(-2) ?? "";
  const isBroken = own.trim() === "" && above.length >= shortestBroken && /\p{Ll}\s*$/u.test(above);
  return (isBroken ? `${above.trimEnd()} ` : own).slice(-40);
}

/** Where somebody's work stands just before the name, as it is printed. */
function startOfWork(page: string, at: number, job: string | undefined): number | undefined {
  if (job === undefined || job === "") return undefined;
  const found = page.lastIndexOf(job, at);
  return found !== -1 && at - (found + job.length) <= 4 ? found : undefined;
}

/** "With genetic counsellor": the words that lead to somebody's work are none of it. */
function workOf(job: string | undefined): string | undefined {
  return job?.trim().replace(/^(?:(?:with|and|by|to|from|the|our|his|her|my|an?|discussed|seen|see) )+/i, "");
}

function isAuthor({ structure, pages }: StatementSource, name: string): boolean {
  const family = name.split(/\s+/).at(-1) ?? name;
  if (structure.author?.includes(family) === true) return true;
  // A name below the last words of the record signs it.
  const last = pages.at(-1)?.text.trimEnd().slice(-160) ?? "";
  return last.includes(name);
}

function isPatient(name: string, patient: string | undefined): boolean {
  if (patient === undefined) return false;
  const words = new Set(patient.toLowerCase().split(/[^\p{L}]+/u));
  const own = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !/^(?:mrs|miss|prof|sister|nurse)$/.test(word));
  return !/^(?:dr|prof)/i.test(name) && own.length > 0 && own.every((word) => words.has(word));
}

interface Named {
  name: string;
  job?: string | undefined;
  organisation?: string | undefined;
  at: number;
  length: number;
  /** Where the words begin that say what somebody does, before the name. */
  citedFrom?: number | undefined;
}

function statement(source: StatementSource, passage: StructuredPassage, named: Named): PersonStatement {
  const date = dayOf(source, passage);
  const { page } = passage;
  const near = passage.text.slice(named.at - passage.start, named.at - passage.start + 120);
  const called = phone.exec(near);
  const number = called !== null && (called[1] ?? "").replace(/\D/g, "").length >= 8 ? called[1] : undefined;
  // Who is told with a number is cited with it.
  const cited = called !== null && number !== undefined ? called.index + called[0].length : named.length;
  return {
    kind: "person",
    documentId: source.document.id,
    role: passage.role,
    assertion: "affirmed",
    name: named.name,
    ...(date === undefined ? {} : { date }),
    ...(named.job === undefined || named.job === "" ? {} : { job: named.job.replace(/\s+/g, " ") }),
    ...(named.organisation === undefined ? {} : { organisation: named.organisation }),
    ...(number === undefined ? {} : { phone: number }),
    citations: [
      citeWords(source, {
        page,
        start: named.citedFrom ?? named.at,
        end: Math.min(passage.end, named.at + Math.max(named.length, cited, 2)),
      }),
    ],
  };
}
