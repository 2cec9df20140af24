import { fail, succeed } from "#core/domain/outcome.ts";
import { speechSampleRate } from "#core/reading/speech-sound.ts";
import type { DecodeSound } from "#workers/speech/client.ts";

/** Media types by which browsers know what our detection calls otherwise. */
const browserNames: Record<string, string> = { "audio/matroska": "audio/webm" };

/**
 * Unpacks a recording with the browser's own decoders, beside the page's thread, straight to the rate that the speech engine hears. Only a
 * page can: workers have no audio context.
 */
export const decodeSound: DecodeSound = async ({ bytes, mediaType }) => {
  if (!("OfflineAudioContext" in globalThis)) return fail("unknown-sound");
  try {
    const context = new OfflineAudioContext(1, 1, speechSampleRate);
    // The decoder takes the bytes away from who gives them.
    const decoded = await context.decodeAudioData(bytes.slice().buffer);
    const channels = Array.from({ length: decoded.numberOfChannels }, (_, channel) => decoded.getChannelData(channel));
    return succeed({ sampleRate: decoded.sampleRate, channels });
  } catch {
    // The decoder says the same of a broken file and of a kind that it does not know.
    const isKnown = document.createElement("audio").canPlayType(browserNames[mediaType] ?? mediaType) !== "";
    return fail(isKnown ? "damaged" : "unknown-sound");
  }
};
