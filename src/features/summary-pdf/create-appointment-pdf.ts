import type { ResultCourse } from "#core/findings/appointments/result-course.ts";
import { appointmentsTexts as words } from "#features/texts/appointments.ts";
import { formatDay } from "#features/texts/formats.ts";
import { texts } from "#features/texts/texts.ts";
import type { AppointmentInput } from "./appointment-input.ts";
import { Paper, type PaperFonts } from "./paper.ts";
import { drawCourse, plotHeight } from "./paper-course.ts";

/** Lays out what a patient takes to an appointment: questions, sections whose every line has its sources, and those by number. */
export function createAppointmentPdf(input: AppointmentInput, options: { today: Date; fonts: PaperFonts }): Blob {
  const { today, fonts } = options;
  const paper = new Paper(fonts, { title: words.title, creator: texts.product, created: today });
  paper.text(`${texts.product} · ${words.made(formatDay(today.toISOString()))}`, {
    size: 10,
    colour: "thread",
    bold: true,
  });
  paper.text(words.title, { size: 22, bold: true });
  paper.text(input.patient, { size: 12, bold: true });
  drawSection(
    paper,
    words.questions.heading,
    input.questions.map((text, index) => ({ text: `${index + 1}. ${text}` })),
  );
  const used = new Set<number>();
  for (const { heading, lines, none } of input.sections) {
    drawSection(paper, heading, lines, none);
    for (const row of lines) for (const number of row.sources) used.add(number);
  }
  drawSources(paper, input, used);
  return paper.finish({ disclaimer: words.notice, page: words.pdf.page, head: input.patient });
}

interface Row {
  text: string;
  detail?: string;
  sources?: readonly number[];
  plot?: ResultCourse | undefined;
}

function drawSection(paper: Paper, heading: string, rows: readonly Row[], none?: string): void {
  if (rows.length === 0 && none === undefined) return;
  paper.heading(heading, 12);
  if (rows.length === 0) paper.text(none ?? "", { size: 10, colour: "soft" });
  for (const { text, detail, sources = [], plot } of rows) {
    paper.keep((detail === undefined ? 6 : 11) + (plot ? plotHeight : 0));
    const numbers = sources.map((number) => `[${number}]`).join(" ");
    if (detail === undefined) paper.text(text, { size: 11 });
    else paper.entry(text, `${detail} ${numbers}`.trim());
    if (plot) drawCourse(paper, plot);
    paper.space(1.2);
  }
}

function drawSources(paper: Paper, { sources }: AppointmentInput, used: ReadonlySet<number>): void {
  if (used.size === 0) return;
  paper.heading(words.sources, 8);
  sources.forEach(({ originalFilename, page, quote }, index) => {
    if (!used.has(index + 1)) return;
    const said = quote.replaceAll(/\s+/g, " ").trim();
    paper.text(`[${index + 1}] ${words.place(originalFilename, page)}: “${said}”`, { size: 8.5, colour: "soft" });
  });
}
