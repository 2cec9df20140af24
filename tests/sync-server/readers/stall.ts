import { monitorEventLoopDelay } from "node:perf_hooks";
import { jsPDF } from "jspdf";
import { createReaders } from "#pipeline/readers.ts";
import { createNodeOcrEngine } from "../../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../../sync-server/readers/pdf-engine.ts";
import { createThreadedReaders } from "../../../sync-server/readers/threaded-readers.ts";
import { openServer } from "../home/open-server.ts";
import { register, uploadOf, whenRead } from "../routes/belongings.ts";
import { call, expectOk } from "../routes/call.ts";

export const threadFile = new URL("../../../sync-server/readers/reading-thread.ts", import.meta.url);

/** A hospital's long letter: on each page results, medicines and prose, every page another day. */
export function longPdf(pages: number): File {
  const letter = new jsPDF();
  for (let page = 1; page <= pages; page++) {
    if (page > 1) letter.addPage();
    const day = new Date(Date.UTC(2024, 0, page)).toISOString().slice(0, 10);
    const lines = [`Ward round, page ${page}`, `Date: ${day}`];
    for (let line = 0; line < 40; line++)
      lines.push(
        line % 4 === 0
          ? `CRP ${(line * 7 + page) % 90}.${page % 10} mg/L (0-5) HIGH`
          : line % 4 === 1
            ? `Naproxen ${250 + (line % 3) * 125} mg twice daily, started ${day}`
            : `The patient reports pain of ${(line + page) % 10}/10 in both hands and slept ${4 + (line % 5)} hours.`,
      );
    letter.text(lines, 15, 15, { maxWidth: 180 });
  }
  return new File([letter.output("arraybuffer")], "long-letter.pdf", { type: "application/pdf" });
}

export interface Stall {
  /** The longest that the server answered nobody, in milliseconds. */
  longest: number;
  /** From the upload to the last page read, in milliseconds. */
  reading: number;
}

/** Has a server read a long file, and then say what it makes of it, while its event loop is watched. */
export async function measureStall(pages: number, threaded: boolean): Promise<Stall> {
  const ocr = createNodeOcrEngine();
  const thread = threaded ? createThreadedReaders(threadFile) : undefined;
  const server = await openServer({
    ...(thread === undefined ? { readers: createReaders({ pdf: createNodePdfEngine(), ocr }) } : { reading: thread }),
  });
  try {
    const { token } = await register(server.origin, "assisted");
    const body = uploadOf(longPdf(pages));
    const delay = monitorEventLoopDelay({ resolution: 5 });
    await expectOk(call(server.origin, "get", { path: "/api/documents", token }));
    delay.enable();
    const began = performance.now();
    await expectOk(call(server.origin, "post", { path: "/api/documents/upload", body, token }));
    const [document] = await whenRead(server.origin, token);
    if (document?.processingStatus !== "completed") throw new Error("The file was not read.");
    const reading = performance.now() - began;
    delay.disable();
    return { longest: delay.max / 1e6, reading };
  } finally {
    await server.close();
    await thread?.close();
    await ocr.close();
  }
}
