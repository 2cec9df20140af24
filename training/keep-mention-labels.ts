/**
 * Keeps what annotators say of the medicines and conditions that records name: `tsx training/keep-mention-labels.ts PATH`, where PATH holds a
 * folder for each patient with its records' marks (`.json`) and labels (`.lab`), beside those that are kept already. Places and statuses only: no word of a record.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type MentionLabels, mentionLabelsAt, readMentionLabels } from "./mention-labels.ts";

const path = process.argv[2] ?? "";
const kept: MentionLabels = readMentionLabels();
for (const folder of readdirSync(path).sort()) {
  if (/4$/.test(folder) && !/^d/.test(folder)) continue;
  for (const file of readdirSync(join(path, folder)).sort()) {
    const name = file.replace(/\.lab$/, "");
    const marked = join(path, folder, `${name}.json`);
    if (name === file || !existsSync(marked)) continue;
    const { marks } = JSON.parse(readFileSync(marked, "utf8")) as {
      marks: { id: string; page: number; start: number; end: number }[];
    };
    const statuses = new Map(
      [...readFileSync(join(path, folder, file), "utf8").matchAll(/\b([mp]\d+)=([a-z-]+)/g)].map(
        ([, id = "", status = ""]) => [id, status],
      ),
    );
    const labels = marks.flatMap(({ id, page, start, end }) => {
      const status = statuses.get(id);
      return status === undefined ? [] : [`${id.charAt(0)}${page}:${start}-${end}=${status}`];
    });
    if (labels.length > 0) kept[`${folder}/${name}`] = labels.join(" ");
  }
}
writeFileSync(mentionLabelsAt, `${JSON.stringify(kept, null, 1)}\n`);
console.log(`${Object.keys(kept).length} records`);
