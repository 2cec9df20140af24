import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SpeechSegment } from "#core/reading/speech-page.ts";
import { toSpeechSamples } from "#core/reading/speech-sound.ts";
import { readWav } from "#core/reading/speech-wav.ts";
import { createTranscriber } from "#workers/speech/transcriber.ts";
import { packSource, readPackSource } from "../../../.build/pack-sources.ts";
import type { Row, Skip } from "../../support/measurement.ts";
import { readCsv } from "../understanding/csv.ts";
import { dataPath } from "../understanding/data-folder.ts";
import { wordlessSounds } from "./sounds.ts";
import { wordErrors } from "./word-errors.ts";

const group = "reading";
const never = new AbortController().signal;

interface Clip {
  file: string;
  transcript: string;
}

/** The clips that have a transcript and are here. */
async function clipsOf(folder: string): Promise<Clip[]> {
  const rows = readCsv(await readFile(join(folder, "transcripts.csv"), "utf8"));
  const clips = rows.map(({ file = "", transcript = "" }) => ({ file, transcript }));
  return clips.filter(({ file, transcript }) => transcript !== "" && existsSync(join(folder, file)));
}

const textOf = (segments: readonly SpeechSegment[]) => segments.map(({ text }) => text).join(" ");

/** How many words of recordings are written down wrong, and whether anything is written of recordings in which nobody speaks. */
export async function speechRows(): Promise<{ rows: Row[]; skips: Skip[] }> {
  const transcriber = await createTranscriber({ read: async (name) => readPackSource(packSource(name)) });
  const transcribe = (samples: Float32Array) =>
    transcriber.transcribe(samples, { signal: never, onProgress: () => {} });

  const invented: string[] = [];
  for (const { name, samples } of wordlessSounds) {
    const text = textOf(await transcribe(samples));
    if (text !== "") invented.push(`${name}: ${text}`);
  }
  const wordless: Row = {
    group,
    name: "recordings without speech of which something is written down",
    value: invented.length,
    bound: 0,
    direction: "at-most",
    note: invented.join("; ") || `${wordlessSounds.length} of silence, hum, noise and music, 30 s each`,
  };

  const folder = dataPath("speech");
  if (!folder) {
    return {
      rows: [wordless],
      skips: [{ group, name: "speech", reason: "no folder speech in the evaluation's data" }],
    };
  }
  const wrong: string[] = [];
  let errors = 0;
  let words = 0;
  for (const { file, transcript } of await clipsOf(folder)) {
    const sound = readWav(new Uint8Array(await readFile(join(folder, file))));
    if (!sound.ok) throw new Error(`${file}: ${sound.failure}`);
    const heard = textOf(await transcribe(toSpeechSamples(sound.value)));
    const score = wordErrors(heard, transcript);
    errors += score.errors;
    words += score.words;
    if (score.errors > 0) wrong.push(`"${heard}"`);
  }
  const spoken: Row = {
    group,
    name: "spoken words that are written down wrong",
    value: errors,
    // Four of the 66 words of the clips that everybody has; of more, as large a share.
    bound: Math.floor((words * 4) / 66),
    direction: "at-most",
    note: `of ${words} words; ${wrong.join(", ")}`,
  };
  return { rows: [spoken, wordless], skips: [] };
}
