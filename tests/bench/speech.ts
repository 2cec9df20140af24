/**
 * How fast recordings are written down in a browser's worker, and what a long one costs: `npx tsx tests/bench/speech.ts`, or the group "speech"
 * of `npm run bench`.
 */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";
import { engineAssets } from "../../.build/engine-assets.ts";
import { wordErrors } from "../eval/reading/word-errors.ts";
import { spokenNote, spokenNoteFolder } from "../fixtures/spoken-note.ts";
import { type Row, table } from "../support/measurement.ts";
import { benchFiles, inChromium } from "./in-chromium.ts";
import type { Heard } from "./page/speech-page.ts";

const group = "speech";
const longSeconds = 600;
const noteText = spokenNote.sentences.join(" ");

/** The note spoken again and again: frames of MP3 may follow each other as they please. */
function longNote(): Buffer {
  const note = readFileSync(new URL("note.mp3", spokenNoteFolder));
  return Buffer.concat(Array.from({ length: Math.ceil(longSeconds / spokenNote.seconds) }, () => note));
}

/** The most memory that any page's process of this browser has held, in MB: the page, its workers and their engines. Linux only. */
async function peakMegabytes(browser: Browser | null): Promise<number | undefined> {
  if (browser === null) return undefined;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const peaks = processInfo
    .filter(({ type, id }) => type === "renderer" && existsSync(`/proc/${id}/status`))
    .map(({ id }) => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1]) / 1024);
  return peaks.length === 0 ? undefined : Math.max(...peaks);
}

export async function rows(): Promise<Row[]> {
  return inChromium(
    "speech.html",
    async (page) => {
      await page.waitForFunction(() => window.speechBench !== undefined);
      await page.evaluate(() => window.speechBench?.downloadPack());
      const hear = async (address: string, mediaType: string): Promise<Heard> => {
        const heard = await page.evaluate(async ([from, type]) => window.speechBench?.transcribe(from, type), [
          address,
          mediaType,
        ] as const);
        if (!heard) throw new Error("The bench page lost its bench");
        return heard;
      };
      const addressOf = (name: string) => `/tests/fixtures/speech/${name}`;
      // The first one loads the engine.
      await hear(addressOf("note.wav"), "audio/wav");
      const notes: { name: string; heard: Heard }[] = [];
      for (const { name, mediaType } of spokenNote.files)
        notes.push({ name, heard: await hear(addressOf(name), mediaType) });
      const long = await hear("/bench/long.mp3", "audio/mpeg");
      const peak = await peakMegabytes(page.context().browser());
      return resultRows(notes, long, peak);
    },
    { plugins: [engineAssets(), benchFiles({ "/bench/long.mp3": longNote() })], include: ["onnxruntime-web/wasm"] },
  );
}

function resultRows(notes: { name: string; heard: Heard }[], long: Heard, peak: number | undefined): Row[] {
  const factorOf = ({ milliseconds, seconds }: Heard) => milliseconds / 1000 / seconds;
  const factors = notes.map(({ heard }) => factorOf(heard)).sort((one, other) => one - other);
  const said = Array.from({ length: Math.ceil(longSeconds / spokenNote.seconds) }, () => noteText).join(" ");
  const longErrors = wordErrors(long.text, said);
  const read = notes.filter(({ heard }) => wordErrors(heard.text, noteText).errors <= 1);
  const atMost = { group, direction: "at-most" } as const;
  const minutes = (long.seconds / 60).toFixed(1);
  return [
    {
      ...atMost,
      name: "seconds of work for a second of speech, short notes",
      value: factors[2] ?? Number.NaN,
      bound: 0.15,
      note: `median of ${notes.length} notes of ${spokenNote.seconds} s in a browser's worker, engine loaded`,
    },
    {
      ...atMost,
      name: "seconds of work for a second of speech, a long note",
      value: factorOf(long),
      bound: 0.15,
      note: `${minutes} minutes in ${(long.milliseconds / 1000).toFixed(0)} s`,
    },
    {
      ...atMost,
      name: "words of the long note that are written down wrong",
      value: longErrors.errors,
      bound: Math.floor(longErrors.words * 0.05),
      note: `of ${longErrors.words}`,
    },
    { group, name: "steps of progress told during the long note", value: long.steps, bound: 20, direction: "at-least" },
    {
      group,
      name: "containers that this browser's notes may come in",
      value: read.length,
      bound: notes.length,
      direction: "at-least",
      note: notes.map(({ name }) => name.replace("note.", "")).join(", "),
    },
    ...(peak === undefined
      ? []
      : [
          {
            ...atMost,
            name: "most memory of the page's process",
            value: peak,
            unit: "MB",
            bound: 700,
            note: "page, workers and engines, at any time of the above",
          },
        ]),
  ];
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${table(await rows(), [])}\n`);
}
