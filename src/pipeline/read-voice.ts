import { fail, succeed } from "#core/domain/outcome.ts";
import type { SpeechEngine } from "#core/reading/engines.ts";
import { longestRecordingSeconds, recordingSeconds } from "#core/reading/sound-length.ts";
import { speechToPage } from "#core/reading/speech-page.ts";
import type { Reader } from "./pipeline-parts.ts";

/** A recording is one page, with a line for each sentence. Its length is taken from its file, before anything is decoded. */
export function createVoiceReader(speech: SpeechEngine): Reader {
  return async ({ document, content, signal, onProgress }) => {
    const bytes = new Uint8Array(await content.arrayBuffer());
    const stated = recordingSeconds(bytes, document.mediaType);
    if (stated !== undefined && stated > longestRecordingSeconds) return fail("too-long");
    onProgress({ step: "listening" });
    const heard = await speech.transcribe(
      { bytes, mediaType: document.mediaType },
      { signal, onProgress: (seconds, totalSeconds) => onProgress({ step: "listening", seconds, totalSeconds }) },
    );
    if (!heard.ok) return heard;
    if (heard.value.length === 0) return fail("no-speech");
    return succeed({ pages: [speechToPage(heard.value)], pageCount: 1, lostPages: [] });
  };
}
