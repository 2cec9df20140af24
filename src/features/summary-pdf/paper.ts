import { jsPDF } from "jspdf";
import { locale } from "#features/texts/chosen-language.ts";

/** TrueType fonts as their bytes; only the letters that are used go into the file. */
export interface PaperFonts {
  regular: Uint8Array;
  bold: Uint8Array;
}

/** Millimetres of an A4 page. */
const width = 210;
const height = 297;
const margin = 20;
const top = 15;
const bottom = height - 24;

export const family = "LiberationSans";
const colours = { ink: "#221d1a", soft: "#5b524b", line: "#d8cdbf", thread: "#b3202c" } as const;
export type PaperColour = keyof typeof colours;

const pointsToMillimetres = 25.4 / 72;
const soft = { size: 9.5, colour: "soft" } as const;

export interface TextStyle {
  /** Points. */
  size?: number;
  bold?: boolean;
  colour?: PaperColour;
}

/** Sheets of paper that are written from top to bottom: what does not fit any more begins a new page. Lengths in millimetres. */
export class Paper {
  readonly left = margin;
  readonly right = width - margin;
  readonly width = width - 2 * margin;
  /** How far the writing has come on this page. */
  y = top;
  private readonly pdf: jsPDF;

  constructor(fonts: PaperFonts, properties: { title: string; creator: string; created: Date }) {
    const { title, creator, created } = properties;
    this.pdf = new jsPDF({ unit: "mm", format: "a4", compress: true });
    this.pdf.setProperties({ title, creator });
    this.pdf.setCreationDate(created);
    this.pdf.setLanguage(locale);
    addFonts(this.pdf, fonts);
    this.style({});
  }

  /** Begins a new page where fewer than `needed` millimetres are left on this one. */
  keep(needed: number): void {
    if (this.y + needed <= bottom) return;
    this.pdf.addPage();
    this.y = top;
  }

  space(millimetres: number): void {
    this.y += millimetres;
  }

  /** Writes lines that are broken at `width`, below each other; a line that does not fit begins a new page. */
  text(words: string, style: TextStyle & { x?: number; width?: number } = {}): void {
    const { x = this.left, width: measure = this.right - x } = style;
    this.style(style);
    const lineHeight = lineHeightOf(style.size);
    for (const line of this.pdf.splitTextToSize(words, measure) as string[]) {
      this.keep(lineHeight);
      this.style(style);
      this.y += lineHeight;
      this.pdf.text(line, x, this.y - 0.3 * lineHeight);
    }
  }

  /** What something is, in bold, and what else is known of it: behind it where the line has room, else below it. */
  entry(name: string, more: string): void {
    const style = { size: 11, bold: true };
    this.style(style);
    const lastLine = (this.pdf.splitTextToSize(name, this.width) as string[]).at(-1) ?? "";
    const x = this.left + this.pdf.getTextWidth(lastLine) + 2.5;
    this.style(soft);
    const fits = x + this.pdf.getTextWidth(more) <= this.right;
    this.keep(lineHeightOf(style.size) + (fits ? 0 : lineHeightOf(soft.size)));
    this.text(name, style);
    if (more === "") return;
    if (fits) this.label(more, x, this.y - 0.3 * lineHeightOf(style.size), soft);
    else this.text(more, soft);
  }

  /** One line at a place; the writing does not move. */
  label(words: string, x: number, y: number, style: TextStyle & { align?: "left" | "center" | "right" } = {}): void {
    this.style(style);
    this.pdf.text(words, x, y, { align: style.align ?? "left" });
  }

  /** A heading, never alone at the foot of a page: `followed` millimetres stay with it. */
  heading(words: string, followed = 20): void {
    this.space(6);
    this.keep(8 + followed);
    this.text(words, { size: 13, bold: true });
    this.space(1.5);
  }

  line(
    points: readonly (readonly [x: number, y: number])[],
    style: { colour?: PaperColour; width?: number; dash?: number[] } = {},
  ): void {
    this.pdf.setDrawColor(colours[style.colour ?? "line"]);
    this.pdf.setLineWidth(style.width ?? 0.2);
    this.pdf.setLineDashPattern(style.dash ?? [], 0);
    this.pdf.setLineCap("round");
    this.pdf.setLineJoin("round");
    points.forEach(([x, y], index) => {
      const before = points[index - 1];
      if (before) this.pdf.line(before[0], before[1], x, y);
    });
    this.pdf.setLineDashPattern([], 0);
  }

  dot(x: number, y: number, radius: number, colour: PaperColour): void {
    this.pdf.setFillColor(colours[colour]);
    this.pdf.circle(x, y, radius, "F");
  }

  /** Writes the foot of every page, and `head` above all but the first, and gives the whole as a file. */
  finish(foot: { disclaimer: string; page: (page: number, count: number) => string; head?: string }): Blob {
    const count = this.pdf.getNumberOfPages();
    for (let page = 1; page <= count; page += 1) {
      this.pdf.setPage(page);
      if (page > 1 && foot.head !== undefined) this.label(foot.head, this.left, 11, { size: 8, colour: "soft" });
      this.line([
        [this.left, height - 21],
        [this.right, height - 21],
      ]);
      this.style({ size: 8, colour: "soft" });
      const lines = this.pdf.splitTextToSize(foot.disclaimer, this.width - 30) as string[];
      this.pdf.text(lines, this.left, height - 16.5);
      this.pdf.text(foot.page(page, count), this.right, height - 16.5, { align: "right" });
    }
    return this.pdf.output("blob");
  }

  private style({ size = 10.5, bold = false, colour = "ink" }: TextStyle): void {
    this.pdf.setFont(family, bold ? "bold" : "normal");
    this.pdf.setFontSize(size);
    this.pdf.setTextColor(colours[colour]);
  }
}

/** The letters of every paper, "normal" and "bold", as `family`. */
export function addFonts(pdf: jsPDF, fonts: PaperFonts): void {
  for (const [style, bytes] of [
    ["normal", fonts.regular],
    ["bold", fonts.bold],
  ] as const) {
    pdf.addFileToVFS(`${family}-${style}.ttf`, base64Of(bytes));
    pdf.addFont(`${family}-${style}.ttf`, family, style);
  }
}

function lineHeightOf(size = 10.5): number {
  return size * 1.4 * pointsToMillimetres;
}

function base64Of(bytes: Uint8Array): string {
  let text = "";
  const piece = 0x8000;
  for (let start = 0; start < bytes.length; start += piece) {
    text += String.fromCharCode(...bytes.subarray(start, start + piece));
  }
  return btoa(text);
}
