import { decodeSound } from "#app/decode-sound.ts";
import { createSpeechClient, voicePack } from "#workers/speech/client.ts";

export interface Heard {
  milliseconds: number;
  /** Length of the recording. */
  seconds: number;
  text: string;
  /** How often it was told how far it is. */
  steps: number;
}

const client = createSpeechClient(decodeSound);
const signal = new AbortController().signal;

async function transcribe(address: string, mediaType: string): Promise<Heard> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  const began = performance.now();
  const heard: Heard = { milliseconds: 0, seconds: 0, text: "", steps: 0 };
  const outcome = await client.transcribe(
    { bytes, mediaType },
    {
      signal,
      onProgress(_seconds, totalSeconds) {
        heard.seconds = totalSeconds;
        heard.steps += 1;
      },
    },
  );
  if (!outcome.ok) throw new Error(`${address}: ${outcome.failure}`);
  heard.milliseconds = performance.now() - began;
  heard.text = outcome.value.map(({ text }) => text).join(" ");
  return heard;
}

export interface SpeechBench {
  downloadPack(): Promise<void>;
  transcribe(address: string, mediaType: string): Promise<Heard>;
}

declare global {
  interface Window {
    speechBench?: SpeechBench;
  }
}

window.speechBench = { downloadPack: voicePack.download, transcribe };
