import { voicePack } from "#workers/speech/client.ts";

/** Calls back whenever the voice pack comes to this device, in whatever tab it was downloaded, and once where it is here already. */
export function whenVoicePackComes(listener: () => Promise<void>, onError: (error: unknown) => void): void {
  let wasHere = false;
  voicePack.subscribe(() => {
    const isHere = voicePack.state().phase === "here";
    if (isHere && !wasHere) listener().catch(onError);
    wasHere = isHere;
  });
  voicePack.look().catch(onError);
}
