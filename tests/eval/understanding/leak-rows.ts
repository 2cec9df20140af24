import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { dataPath } from "./data-folder.ts";
import { atMost, type MeasuredPart, skipped } from "./measured-part.ts";
import { readTagged } from "./tagged-text.ts";

/** A source of the evaluation: its running text, and the strings its gold marks as whole entities (none for sources without names). */
export interface Source {
  text: string;
  gold: ReadonlySet<string>;
}

/** A name, synonym, brand, lay name or form of one entry, lower case; `siblings` are all forms of that entry. */
export interface Form {
  text: string;
  siblings: readonly string[];
}

export type Mark = "misspelt" | "long" | "artefact";

export interface Leak {
  form: string;
  mark: Mark;
}

/** What the judge asks of all sources at once. */
export interface Evidence {
  sources: readonly Source[];
  /** Words that stand in the text of two sources or more. */
  knownWords: ReadonlySet<string>;
}

export function lowered(text: string): string {
  return text.toLowerCase().replace(/’/g, "'");
}

function words(text: string): string[] {
  return text.match(/[\p{L}]+/gu) ?? [];
}

/**
 * Spellings that are both right become one: ae/e, oe/e, -our/-or, -ise/-ize, leuco-/leuko-, sulph-/sulf-, the British and the international
 * names of medicines (th/t, y/i), hyphen, apostrophe, and endings (plural s, then -a, -c, -e, -y, -al). A misspelt ending is not seen.
 */
function folded(word: string): string {
  return word
    .replace(/[\s'-]/g, "")
    .replace(/[ao]e/g, "e")
    .replace(/our/g, "or")
    .replace(/([iy])s(?=e|ing|ation)/g, "$1z")
    .replace(/leuc/g, "leuk")
    .replace(/sulph/g, "sulf")
    .replace(/th/g, "t")
    .replace(/y(?=.)/g, "i")
    .replace(/s$/, "")
    .replace(/(?:a|c|e|y|al)$/, "");
}

/** One letter more, less or other, or two neighbours changed round. */
export function oneEditApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let head = 0;
  while (head < one.length && one[head] === other[head]) head++;
  const rest = Math.min(one.length, other.length) - head;
  let tail = 0;
  while (tail < rest && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  const [left, right] = [one.slice(head, one.length - tail), other.slice(head, other.length - tail)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/**
 * A word spelt wrong stands beside the right one in its entry, or alone with other strings of gold. Another entry's word one edit away proves
 * nothing where the entry has forms of its own that no gold file has: "hepatoma" is not "hematoma" misspelt.
 */
function misspelt(form: Form, { sources, knownWords }: Evidence): boolean {
  const near = new Set(form.siblings.filter((sibling) => sibling !== form.text).flatMap(words));
  const ownForms = form.siblings.some((sibling) => !sources.some(({ gold }) => gold.has(sibling)));
  return words(form.text).some((word) => {
    if (word.length < 5 || [word, word.replace(/s$/, ""), word.replace(/es$/, "")].some((one) => knownWords.has(one)))
      return false;
    // Who misspells a word nearly always has its first letter right: "atrial" is not "trial" misspelt.
    const wrong = (right: string) =>
      right.length >= 5 && right[0] === word[0] && oneEditApart(word, right) && folded(word) !== folded(right);
    return [...near].some(wrong) || (!ownForms && [...knownWords].some(wrong));
  });
}

/** An abbreviation among the siblings explains the phrase it stands for ("siadh"): its letters run through the phrase in order. */
function spelledOut(form: Form): boolean {
  return form.siblings.some((sibling) => {
    if (!/^[a-z]{3,8}$/.test(sibling) || sibling[0] !== form.text[0]) return false;
    let at = 0;
    for (const letter of form.text) if (letter === sibling[at]) at++;
    return at === sibling.length;
  });
}

function markOf(form: Form, evidence: Evidence): Mark | undefined {
  if (/\s[-,.;:)'/]|[-(/]\s|##|[,;]$|\s{2}/.test(form.text)) return "artefact";
  if (form.text.split(/\s+/).length >= 5 && !spelledOut(form)) return "long";
  return misspelt(form, evidence) ? "misspelt" : undefined;
}

export function evidenceOf(sources: readonly Source[]): Evidence {
  const counts = new Map<string, number>();
  for (const { text } of sources)
    for (const word of new Set(words(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return {
    sources,
    knownWords: new Set([...counts].filter(([, count]) => count >= 2).map(([word]) => word)),
  };
}

/**
 * Forms that only a gold file explains. A form is one if
 * 1. a gold file has exactly it as a whole entity, and
 * 2. no second source has it in its text (a phrase two sources have is the language's, not a file's), and
 * 3. it bears a mark of a copied string: it is `misspelt` (a word of five letters or more that no two sources have, one edit from a word
 *    of the same entry or one that two sources have, and no variant by the rules of `folded`), `long` (five words or more, and not what an
 *    abbreviation of the same entry stands for), or has an `artefact` of tokenised text (blanks around punctuation, "##", a closing comma).
 * What it cannot see: a misspelt word in an entry of its own that has invented other forms beside it, and a misspelt ending or first letter.
 * A plain, right word in one gold file alone bears no mark: such words can be known without the file, so the judge is silent about them. No
 * share of gold-only forms is tested either: a good vocabulary has most of what any text says, so no expected share is known.
 */
export function leaks(forms: readonly Form[], evidence: Evidence): Leak[] {
  const flagged = new Map<string, Leak>();
  for (const form of forms) {
    if (!evidence.sources.some(({ gold }) => gold.has(form.text))) continue;
    const mark = markOf(form, evidence);
    if (mark === undefined || evidence.sources.filter(({ text }) => text.includes(form.text)).length >= 2) continue;
    flagged.set(form.text, { form: form.text, mark });
  }
  return [...flagged.values()];
}

/** Every form of every data file of the vocabulary, read as plain JSON. */
export function vocabularyForms(): Form[] {
  const folder = resolve(import.meta.dirname, "../../../src/core/understanding/vocabulary");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, unknown>[])
    .flatMap((entry) => {
      const said = (...keys: string[]) =>
        keys
          .flatMap((key) => entry[key] ?? [])
          .filter(isString)
          .map(lowered);
      // Forms of a term are its inflections; those of a medicine ("tablet") are no names of it and vouch for none.
      const inflected = entry.term === undefined ? [] : said("forms");
      const siblings = [...said("name", "term", "synonyms", "brands", "layNames"), ...inflected];
      const dosed = entry.term === undefined ? said("forms") : [];
      return [...siblings.map((text) => ({ text, siblings })), ...dosed.map((text) => ({ text, siblings: [text] }))];
    });
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}

/** Strings anywhere in parsed JSON. */
function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
}

function source(text: string, gold: string[] = []): Source {
  return { text: lowered(text), gold: new Set(gold.map((entity) => lowered(entity).trim())) };
}

function textsUnder(folder: string, ends: RegExp): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => ends.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
}

function taggedSource(files: (string | undefined)[]): Source {
  const texts = files.filter((file) => file !== undefined).flatMap((file) => readTagged(file, 1));
  const gold = texts.flatMap(({ text, spans }) => spans.map(({ start, end }) => text.slice(start, end)));
  return source(texts.map(({ text }) => text).join("\n"), gold);
}

/** The sources there are, or undefined where one of the gold folders is missing. */
export function readSources(): Source[] | undefined {
  const psytar = dataPath("facts", "psytar");
  const abstracts = dataPath("facts", "bc5cdr-ncbi");
  const ccda = dataPath("facts", "ccda-derived");
  const qa = dataPath("qa", "records");
  if (psytar === undefined || abstracts === undefined || ccda === undefined || qa === undefined) return undefined;
  const named = readdirSync(ccda)
    .filter((file) => file.endsWith(".gold.json"))
    .map((file) => JSON.parse(readFileSync(join(ccda, file), "utf8")) as Record<string, unknown>)
    .flatMap((gold) => strings([gold.medications, gold.results, gold.problems, gold.allergies]));
  const answered = readFileSync(join(qa, "questions.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .flatMap((line) => strings((JSON.parse(line) as { answer: unknown }).answer));
  const others = [
    dataPath("notes", "aci-bench"),
    dataPath("notes", "mts-dialog"),
    dataPath("plain-language", "cochrane"),
  ];
  return [
    taggedSource(["train.txt", "dev.txt"].map((file) => dataPath("facts", "psytar", file))),
    taggedSource(
      ["BC5CDR-IOB", "NCBI-disease-IOB"].map((folder) => dataPath("facts", "bc5cdr-ncbi", folder, "test.tsv")),
    ),
    source(textsUnder(ccda, /\.narrative\.txt$/), named),
    source(textsUnder(qa, /\.txt$/), answered),
    ...others
      .filter((folder) => folder !== undefined)
      .map((folder) => source(textsUnder(folder, /\.(?:csv|source|target)$/))),
  ];
}

/**
 * The same judge over leaks made in memory: gold phrases of six words or more, and known words with their middle letter lost, each put both
 * into a gold file and into the vocabulary (every second as an entry of its own). Answers those it did not flag.
 */
export function missedPlants(
  forms: readonly Form[],
  sources: readonly Source[],
): { planted: number; missed: string[] } {
  const [first, ...rest] = sources;
  if (first === undefined) return { planted: 0, missed: [] };
  const evidence = evidenceOf(sources);
  const known = new Set(forms.map(({ text }) => text));
  const rare = (text: string) => !known.has(text) && sources.filter((other) => other.text.includes(text)).length < 2;
  const phrases = sources
    .flatMap(({ gold }) => [...gold])
    .filter((text) => text.split(/\s+/).length >= 6 && rare(text))
    .slice(0, 50)
    .map((text) => ({ text, siblings: [text] }));
  const spoilt = [...new Map(forms.map((form) => [form.text, form])).values()]
    .filter(({ text }) => /^[a-z]{9,}$/.test(text) && first.gold.has(text) && evidence.knownWords.has(text))
    .map(({ text, siblings }, index) => {
      const middle = Math.floor(text.length / 2);
      const wrong = text.slice(0, middle) + text.slice(middle + 1);
      return { text: wrong, siblings: index % 2 === 0 ? [...siblings, wrong] : [wrong], right: text };
    })
    .filter(({ text, right }) => rare(text) && !evidence.knownWords.has(text) && folded(text) !== folded(right))
    .slice(0, 50);
  const planted = [...phrases, ...spoilt];
  const gold = new Set([...first.gold, ...planted.map(({ text }) => text)]);
  const found = new Set(
    leaks(planted, { ...evidence, sources: [{ ...first, gold }, ...rest] }).map(({ form }) => form),
  );
  return { planted: planted.length, missed: planted.map(({ text }) => text).filter((text) => !found.has(text)) };
}

/** Names the vocabulary can only have from the gold files it is judged by, and the same judge over planted ones. */
export function leakPart(): MeasuredPart {
  const sources = readSources();
  if (sources === undefined)
    return skipped(
      "vocabulary entries that only a gold file explains",
      "no folders facts and qa in the evaluation's data",
    );
  const forms = vocabularyForms();
  const flagged = leaks(forms, evidenceOf(sources));
  const { planted, missed } = missedPlants(forms, sources);
  const inGold = new Set(forms.map(({ text }) => text).filter((text) => sources.some(({ gold }) => gold.has(text))));
  return {
    rows: [
      atMost({
        name: "vocabulary entries that only a gold file explains",
        value: flagged.length,
        bound: 0,
        note: [`${inGold.size} forms stand in gold`, ...flagged.map(({ form, mark }) => `${form} (${mark})`)].join(
          "; ",
        ),
      }),
      atMost({
        name: "vocabulary: planted leaks the judge does not see",
        // None planted would be a judge never tried.
        value: planted === 0 ? Number.NaN : missed.length,
        bound: 0,
        note: [`${planted} planted`, ...missed].join("; "),
      }),
    ],
    skips: [],
  };
}
