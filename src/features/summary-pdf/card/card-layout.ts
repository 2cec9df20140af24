import type { CardBlock, CardInput } from "./card-input.ts";

/** Room on a card, in the units of what it is drawn on (millimetres of paper, dots of a picture). */
export interface CardRoom {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The height of letters that is best to read, and the smallest that still can be. */
  best: number;
  least: number;
  measure(text: string, size: number, bold: boolean): number;
}

export type CardTone = "ink" | "soft" | "warning";

/** `y` is the line on which the letters stand. */
export interface CardText {
  text: string;
  x: number;
  y: number;
  size: number;
  bold: boolean;
  tone: CardTone;
}

export interface CardPage {
  texts: CardText[];
  frames: { x: number; y: number; width: number; height: number }[];
}

const lineOf = 1.28;
const steps = 14;

/**
 * Puts a card into its room: in the largest letters in which all of it fits on one, else on as many as it needs, each saying whose it is and
 * which of them. Nothing is shortened or left out.
 */
export function layOutCard(input: CardInput, room: CardRoom): CardPage[] {
  for (let step = 0; step <= steps; step++) {
    const size = room.best - ((room.best - room.least) * step) / steps;
    const pages = pagesOf(input, room, size);
    if (pages.length === 1) return pages;
  }
  const count = pagesOf(input, room, room.least, 9).length;
  return pagesOf(input, room, room.least, count);
}

/** A piece that stays together: a heading with its first entry, or an entry. */
interface Piece {
  texts: CardText[];
  height: number;
  boxed: boolean;
  /** Room above it where it does not begin a card. */
  above: number;
  /** Not the first of its block. */
  goesOn: boolean;
}

function pagesOf(input: CardInput, room: CardRoom, size: number, count?: number): CardPage[] {
  const pages: CardPage[] = [];
  const foot = written(input.notice, room, { size: 0.62 * size, bold: false, tone: "soft" });
  const bottom = room.top + room.height - foot.height - 0.4 * size;
  let y = 0;
  let page: CardPage = { texts: [], frames: [] };
  let frame: CardPage["frames"][number] | undefined;
  const begin = () => {
    page = { texts: [], frames: [] };
    pages.push(page);
    frame = undefined;
    y = room.top;
    const made = count === undefined ? input.made : `${input.made} · ${input.pageOf(pages.length, count)}`;
    for (const [text, style] of [
      [`${input.title} · ${made}`, { size: 0.72 * size, bold: true, tone: "warning" }],
      [input.name, { size: 1.5 * size, bold: true, tone: "ink" }],
      [input.born, { size, bold: false, tone: "ink" }],
    ] as const)
      put(written(text, room, style));
    place(foot.texts, room.top + room.height - foot.height);
  };
  const place = (texts: readonly CardText[], at: number) => {
    for (const text of texts) page.texts.push({ ...text, y: text.y + at });
  };
  const put = (piece: Pick<Piece, "texts" | "height">) => {
    place(piece.texts, y);
    y += piece.height;
  };
  begin();
  for (const block of input.blocks) {
    frame = undefined;
    for (const piece of piecesOf(block, room, size)) {
      if (y + piece.above + piece.height > bottom) {
        begin();
        y += 0.55 * size;
        // What goes on here is named again.
        if (piece.goesOn && !piece.boxed) put(headingOf(block, room, size));
      } else y += piece.above;
      if (piece.boxed) {
        const above = 0.35 * size;
        frame ??= { x: room.left, y, width: room.width, height: above };
        if (!page.frames.includes(frame)) {
          page.frames.push(frame);
          y += above;
        }
        put(piece);
        frame.height = y - frame.y + above;
      } else put(piece);
    }
    if (frame) y += 0.35 * size;
  }
  return pages;
}

function piecesOf(block: CardBlock, room: CardRoom, size: number): Piece[] {
  const inset = block.boxed ? 0.6 * size : 0;
  const inner = { ...room, left: room.left + inset, width: room.width - 2 * inset };
  const tone = block.boxed ? "warning" : "ink";
  const heading = headingOf(block, inner, size);
  const entries =
    block.entries.length === 0
      ? [written(block.none, inner, { size: 0.85 * size, bold: false, tone: "soft" })]
      : block.entries.map((entry) => entryOf(entry, inner, size, tone));
  return entries.map((entry, index) => {
    const own = index === 0 ? stacked(heading, entry) : entry;
    return { ...own, boxed: block.boxed, above: index === 0 ? 0.55 * size : 0, goesOn: index > 0 };
  });
}

function headingOf({ heading, boxed }: CardBlock, room: CardRoom, size: number): Written {
  return written(heading, room, { size: 0.78 * size, bold: true, tone: boxed ? "warning" : "soft" });
}

type Written = Pick<Piece, "texts" | "height">;

/** What it is in bold, and what else is known behind it where the line has room, else below it. */
function entryOf(entry: CardBlock["entries"][number], room: CardRoom, size: number, tone: CardTone): Written {
  const main = written(entry.text, room, { size, bold: true, tone });
  if (entry.detail === "") return main;
  const detailSize = 0.82 * size;
  const last = main.texts.at(-1);
  const x = last === undefined ? room.left : last.x + room.measure(last.text, size, true) + 0.4 * size;
  const style = { size: detailSize, bold: false, tone: "ink" } as const;
  if (last && x + room.measure(entry.detail, detailSize, false) <= room.left + room.width)
    return { texts: [...main.texts, { ...style, text: entry.detail, x, y: last.y }], height: main.height };
  return stacked(main, written(entry.detail, room, style));
}

function stacked(one: Written, other: Written): Written {
  const below = other.texts.map((text) => ({ ...text, y: text.y + one.height }));
  return { texts: [...one.texts, ...below], height: one.height + other.height };
}

/** A text broken into lines as wide as the room. */
function written(text: string, room: CardRoom, style: Pick<CardText, "size" | "bold" | "tone">): Written {
  const lines = brokenLines(text, (part) => room.measure(part, style.size, style.bold) <= room.width);
  const height = lineOf * style.size;
  return {
    texts: lines.map((line, index) => ({ ...style, text: line, x: room.left, y: index * height + style.size })),
    height: lines.length * height,
  };
}

/** Breaks between words; a word that is wider than a line is broken where the line ends. */
function brokenLines(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const letter of word) {
      if (line !== "" && !fits(line + letter)) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  if (line !== "") lines.push(line);
  return lines;
}
