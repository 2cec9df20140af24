import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { PackOffer } from "#features/packs/pack-offer.tsx";
import { packsTexts } from "#features/texts/packs.ts";
import { voiceTexts } from "#features/texts/voice.ts";
import { voicePack } from "#workers/speech/client.ts";

/** Offers the voice pack as long as one of these documents waits for it. */
export function VoicePackOffer({ documents }: { documents: readonly MedicalDocument[] }) {
  const isMissed = documents.some(({ waiting }) => waiting?.code === "no-speech-reader");
  return isMissed ? <PackOffer pack={voicePack} words={packsTexts.voice} title={voiceTexts.offer} /> : null;
}
