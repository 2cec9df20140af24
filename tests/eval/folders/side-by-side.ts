/**
 * Prints summaries and answers beside their records, to be read and judged by eye by the rubric of `judged.md`:
 * `tsx tests/eval/folders/side-by-side.ts [SUMMARIES] [ANSWERS] [--in PATH] > FILE`. The sample is even over kinds of record and of question,
 * taken from folders that nothing was learned from (of the given ones: those that end in 4), and the same each time.
 */
import { fleschKincaidGrade, ownWords } from "../understanding/readability.ts";
import { type Folder, readFolders } from "./folder.ts";
import { type ReadOut, readOut } from "./read-out.ts";

const argv = process.argv.slice(2);
const inAt = argv.indexOf("--in");
const given = `${process.env.EVAL_DATA ?? "../shared/data"}/folders`;
const path = inAt === -1 ? given : (argv.splice(inAt, 2)[1] ?? given);
const [summaries = 40, answers = 40] = argv.map(Number);
const folders = (await readFolders(path)).filter(({ id }) => path !== given || id.endsWith("4"));
const outs = folders.map((folder) => ({ folder, out: readOut(folder) }));
const grades: string[] = [];

console.log(`# ${summaries} summaries beside their records\n`);
const records = outs.flatMap(({ folder, out }) => out.records.map((record) => ({ folder, record })));
for (const { folder, record } of evenly(records, ({ folder, record }) => kindOf(folder, record.name), summaries)) {
  console.log(`\n## ${folder.id}/${record.name}\n\n### Record\n\n${pagesOf(folder, record.name)}\n\n### Summary\n`);
  for (const { text } of record.summary.sentences) console.log(`- ${text}`);
}

console.log(`\n# ${answers} answers beside their records\n`);
const asked = outs.flatMap(({ folder, out }) => folder.gold.questions.map((question) => ({ folder, out, question })));
for (const { folder, out, question } of evenly(asked, ({ question }) => question.kind, answers)) {
  const answer = await answerOf(out, question.q);
  const evidence = (question.evidence ?? []).map((name) => pagesOf(folder, name)).join("\n\n");
  console.log(`\n## ${folder.id}: ${question.q}\n\n### Record\n\n${evidence || "(nothing in the folder says it)"}\n`);
  console.log(`### Answer\n\n${answer}`);
}
console.log(`\nGrade of our own words in the answers: ${fleschKincaidGrade(grades).toFixed(1)}`);

async function answerOf(out: ReadOut, question: string): Promise<string> {
  const { answer } = await out.ask(question);
  grades.push(ownWords(answer));
  return answer;
}

function kindOf({ gold }: Folder, name: string): string {
  return gold.documents[name]?.kind ?? "other";
}

function pagesOf({ records }: Folder, name: string): string {
  return (records.find((one) => one.name === name)?.pages ?? []).map(({ text }) => text).join("\n");
}

/** One of each kind in turn until there are `most`, in their own order. */
function evenly<Item>(items: readonly Item[], kindOfItem: (item: Item) => string, most: number): Item[] {
  const byKind = new Map<string, Item[]>();
  for (const item of items) byKind.set(kindOfItem(item), [...(byKind.get(kindOfItem(item)) ?? []), item]);
  const taken: Item[] = [];
  for (let round = 0; taken.length < Math.min(most, items.length); round++)
    for (const [at, list] of [...byKind.values()].entries()) {
      // Begins each kind at another place and steps through the whole list, so that no folder stands for all.
      const step = Math.max(1, Math.floor(list.length / Math.ceil(most / byKind.size)));
      const next = list[(at * step + round * step) % list.length];
      const item = next !== undefined && !taken.includes(next) ? next : list.find((one) => !taken.includes(one));
      if (item !== undefined && !taken.includes(item) && taken.length < most) taken.push(item);
    }
  return taken;
}
