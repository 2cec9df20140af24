import { emptySink } from "./line-sink.ts";
import { type MarkupTable, openTable, tableToLines } from "./markup-table.ts";
import type { MarkupListener } from "./written-libraries.ts";

/** What stands in these is no word of the record. */
const unread = new Set(
  "script style head template noscript svg math iframe object embed select textarea button video audio canvas".split(
    " ",
  ),
);
/** These begin a line. */
const blocks = new Set(
  "p div section article header footer main aside nav h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption tr td th blockquote pre address figure figcaption form fieldset legend center hr body".split(
    " ",
  ),
);
const empty = new Set("br hr img input meta link wbr area base col source track param".split(" "));
/** From so many characters on, a paragraph stands apart from the next one. */
const longParagraph = 60;
/** Walks markup for its words: lines as a reader would see them on a page. Nothing of the markup comes through. */
export function markupLines(): { listener: MarkupListener; lines: () => string[] } {
  const root = emptySink();
  const tables: MarkupTable[] = [];
  const lists: { ordered: boolean; next: number }[] = [];
  /** The names that are open within something unread; its own first. */
  const hidden: string[] = [];
  let preformatted = 0;
  const sink = () => tables.findLast(({ cell }) => cell !== undefined)?.cell ?? root;

  function endLine(apart = false): void {
    const into = sink();
    const text = preformatted > 0 ? into.open.trimEnd() : into.open.replaceAll(/\s+/g, " ").trim();
    into.open = "";
    if (text === "") {
      if (preformatted > 0) into.lines.push("");
      return;
    }
    const isLong = into.sign === "" && text.length > longParagraph;
    if ((isLong || apart) && into.lines.length > 0) into.lines.push("");
    into.lines.push(`${into.sign}${text}`);
    into.sign = "";
    if (isLong && !apart) into.lines.push("");
  }

  function open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (hidden.length > 0 || unread.has(name) || isHidden(attributes)) {
      if (!empty.has(name)) hidden.push(name);
      return;
    }
    if (name === "br") {
      endLine();
      return;
    }
    if (empty.has(name) && name !== "hr") return;
    if (blocks.has(name)) endLine();
    if (name === "pre") preformatted++;
    if (name === "ul" || name === "ol") lists.push({ ordered: name === "ol", next: Number(attributes.start) || 1 });
    if (name === "li") {
      const list = lists.at(-1);
      sink().sign = list?.ordered ? `${list.next++}. ` : "• ";
    }
    if (name === "table") {
      sink().holdsTable = true;
      tables.push(openTable());
    }
    if (name === "tr") tables.at(-1)?.beginRow();
    if (name === "td" || name === "th") tables.at(-1)?.beginCell(attributes);
  }

  function close(name: string): void {
    if (hidden.length > 0) {
      const at = hidden.lastIndexOf(name);
      if (at >= 0) hidden.length = at;
      return;
    }
    if (empty.has(name)) return;
    const isEmpty = name === "p" && sink().open.trim() === "" && sink().sign === "";
    if (blocks.has(name)) endLine(/^h[1-6]$/.test(name));
    // An empty paragraph is how people leave a line free.
    if (isEmpty) sink().lines.push("");
    if (name === "li") sink().sign = "";
    if (name === "pre") preformatted = Math.max(0, preformatted - 1);
    if (name === "ul" || name === "ol") lists.pop();
    if (name === "td" || name === "th") tables.at(-1)?.endCell();
    if (name === "table") closeTable();
  }

  function closeTable(): void {
    const table = tables.pop();
    if (table === undefined) return;
    const { lines } = sink();
    if (lines.length > 0) lines.push("");
    for (const line of tableToLines(table)) lines.push(line);
    lines.push("");
  }

  function words(text: string): void {
    if (hidden.length > 0) return;
    if (preformatted === 0) {
      sink().open += text;
      return;
    }
    text.split(/\r?\n/).forEach((line, index) => {
      if (index > 0) endLine();
      sink().open += line;
    });
  }

  return {
    listener: { open, words, close },
    lines() {
      while (tables.length > 0) closeTable();
      endLine();
      return root.lines;
    },
  };
}

/** Words that the page does not show are no words of the record: text before the letter for a mailbox's list, or what somebody hid. */
function isHidden({ hidden, style = "" }: Readonly<Record<string, string>>): boolean {
  return (
    hidden !== undefined ||
    /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?:px|pt)?\s*(?:;|$)/i.test(style)
  );
}
