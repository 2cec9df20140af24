import { zipSync } from "fflate";
import type { ReadingFailureCode } from "#core/domain/failure.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { Page } from "#core/domain/page.ts";
import { decodeText } from "#core/domain/text-encoding.ts";
import { emailLines, plainLines } from "./email-lines.ts";
import { fileText, namedEncoding } from "./file-text.ts";
import { letterParts } from "./letter-archive.ts";
import { markupLines } from "./markup-lines.ts";
import { tableFileLines } from "./table-lines.ts";
import type { WrittenLibraries } from "./written-libraries.ts";
import { mostWrittenCharacters, writtenPages } from "./written-pages.ts";
import { letterMediaType } from "./written-types.ts";

/** Pages of a file that holds words, by what its bytes and its name say it is. */
export async function readWritten(
  libraries: WrittenLibraries,
  file: { bytes: Uint8Array<ArrayBuffer>; mediaType: string },
): Promise<Outcome<Page[], ReadingFailureCode>> {
  const read = await linesOf(libraries, file);
  if (!read.ok) return read;
  const { lines, heads } = read.value;
  if (!lines.some((line) => /[\p{L}\p{N}]/u.test(line))) return fail("no-text");
  if (lines.reduce((length, line) => length + line.length + 1, 0) > mostWrittenCharacters)
    return fail("too-many-pages");
  return succeed(writtenPages(lines, heads));
}

interface ReadLines {
  lines: string[];
  /** The heads of the columns, where the whole file is one table. */
  heads?: string | undefined;
}

async function linesOf(
  libraries: WrittenLibraries,
  { bytes, mediaType }: { bytes: Uint8Array<ArrayBuffer>; mediaType: string },
): Promise<Outcome<ReadLines, ReadingFailureCode>> {
  switch (mediaType) {
    case "text/csv":
      return succeed(tableFileLines(libraries.readTable(fileText(bytes))));
    case "text/html":
      return orDamaged(async () => succeed({ lines: linesOfMarkup(libraries, fileText(bytes, namedEncoding(bytes))) }));
    case "message/rfc822":
      return orDamaged(async () => succeed({ lines: emailLines(await libraries.openEmail(bytes), libraries) }));
    case letterMediaType:
      return orDamaged(() => letterLines(libraries, bytes));
    default:
      return succeed({ lines: plainLines(fileText(bytes)) });
  }
}

/** A library throws on what is not what it says. */
async function orDamaged(
  read: () => Promise<Outcome<ReadLines, ReadingFailureCode>>,
): Promise<Outcome<ReadLines, ReadingFailureCode>> {
  try {
    return await read();
  } catch {
    return fail("damaged");
  }
}

/** What stands at the head of the letter's paper, then its words; the library leaves the first out. */
async function letterLines(
  libraries: WrittenLibraries,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Outcome<ReadLines, ReadingFailureCode>> {
  const parts = letterParts(bytes);
  if (!parts.ok) return parts;
  if (!parts.value.has("word/document.xml")) return fail("mislabelled");
  const words = zipSync(Object.fromEntries(parts.value), { level: 0 });
  const body = linesOfMarkup(libraries, await libraries.letterMarkup(Uint8Array.from(words)));
  const heads = [...parts.value]
    .filter(([name]) => /^word\/header\d*\.xml$/.test(name))
    .flatMap(([, xml]) => paperHead(libraries, decodeText(xml)))
    .filter((line, index, all) => all.indexOf(line) === index && !body.slice(0, 20).includes(line));
  return succeed({ lines: heads.length === 0 ? body : [...heads, "", ...body] });
}

function linesOfMarkup({ walkMarkup }: WrittenLibraries, markup: string): string[] {
  const { listener, lines } = markupLines();
  walkMarkup(markup, listener);
  return lines();
}

/** The paragraphs of a letter's head; fields (the number of the page) stand in it as words of their own and are left out. */
function paperHead({ walkMarkup }: WrittenLibraries, xml: string): string[] {
  const lines: string[] = [];
  let line = "";
  let isText = false;
  walkMarkup(xml, {
    open(name) {
      isText = name === "w:t";
      if (name === "w:tab") line += " ";
    },
    words(text) {
      if (isText) line += text;
    },
    close(name) {
      if (name === "w:t") isText = false;
      if (name !== "w:p") return;
      if (/\p{L}/u.test(line)) lines.push(line.replaceAll(/\s+/g, " ").trim());
      line = "";
    },
  });
  return lines;
}
