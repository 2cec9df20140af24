/**
 * Keeps where lines of printed records are joined and where they end, told by the pages' own markup: `tsx training/keep-line-joins.ts PATH…`.
 * A line's end is the layout's where the words on both sides stand in one block of the markup, and the writer's where a block ends or begins.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type Folder, readFolders } from "../tests/eval/folders/folder.ts";
import { type LineJoinLabel, lineJoinsAt } from "./line-join-labels.ts";

const blockTag =
  /<\/?(?:p|div|li|ul|ol|td|th|tr|table|h\d|br|section|header|footer|dl|dt|dd|main|article|hr|body|aside|figure|blockquote|tbody|thead|caption|address|nav)\b[^>]*>/gi;

function plain(text: string): string {
  return text
    .replace(/&(?:nbsp|#160);/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&mdash;/g, "—")
    .replace(/&ndash;/g, "–")
    .replace(/&amp;/g, "&")
    .replace(/&[a-z#0-9]+;/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function labelsOf(folder: Folder): LineJoinLabel[] {
  return folder.records.flatMap(({ name, pages }) => {
    const file = `${folder.path}/docs/${name}.html`;
    if (!existsSync(file)) return [];
    const markup = readFileSync(file, "utf8").replace(/<(style|head)[\s\S]*?<\/\1>/gi, "");
    if (/<pre|white-space:\s*pre/.test(markup)) return [];
    const blocks = markup
      .replace(blockTag, "\u0001")
      .replace(/<[^>]+>/g, "")
      .split("\u0001")
      .map(plain)
      .filter((block) => block !== "");
    return pages.flatMap((page) =>
      page.lines.slice(1).flatMap((line, index): LineJoinLabel[] => {
        const above = page.lines[index];
        if (above === undefined) return [];
        const tail = plain(page.text.slice(above.start, above.end)).split(" ").slice(-2).join(" ");
        const head = plain(page.text.slice(line.start, line.end)).split(" ").slice(0, 2).join(" ");
        if (tail === "" || head === "") return [];
        const joined = blocks.some((block) => block.includes(`${tail} ${head}`));
        const ended = blocks.some((block) => block.endsWith(tail) || block.startsWith(head));
        if (joined === ended) return [];
        return [{ record: `${folder.id}/${name}`, page: page.number, start: line.start, joined }];
      }),
    );
  });
}

const labels: LineJoinLabel[] = [];
for (const path of process.argv.slice(2))
  for (const folder of await readFolders(path)) if (!/^[a-z]{2}4$/.test(folder.id)) labels.push(...labelsOf(folder));
writeFileSync(lineJoinsAt, gzipSync(JSON.stringify(labels), { level: 9 }));
console.log(`${labels.length} line ends, ${labels.filter(({ joined }) => joined).length} of them the layout's`);
