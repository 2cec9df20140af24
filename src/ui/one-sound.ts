/** The app's one player. Safari lets an element be heard without a press once it was played in one: this one is, and is used again and again. */
let element: HTMLAudioElement | undefined;

export function oneSound(): HTMLAudioElement {
  element ??= new Audio();
  element.preload = "auto";
  return element;
}

/** A tenth of a second in which nothing is heard, as a file: 8,000 steps a second, 8 bits each, silence in the middle. */
function silence(): Blob {
  const samples = 800;
  const bytes = new Uint8Array(44 + samples).fill(128, 44);
  const view = new DataView(bytes.buffer);
  const text = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at);
  text(0, "RIFF");
  view.setUint32(4, 36 + samples, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 8000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, "data");
  view.setUint32(40, samples, true);
  return new Blob([bytes], { type: "audio/wav" });
}

/**
 * From now on a press on a link that `leadsToSound` unlocks the player, where this browser is one that wants that: the words behind the link are
 * then heard as soon as they are there. Other browsers remember the press by themselves, and silence might stop the person's music.
 */
export function unlockSoundAt(leadsToSound: (href: string) => boolean): void {
  if (!navigator.vendor.startsWith("Apple")) return;
  addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const sound = oneSound();
      if (link === null || !leadsToSound(link.href) || sound.src !== "") return;
      const url = URL.createObjectURL(silence());
      sound.src = url;
      sound
        .play()
        .catch(() => undefined)
        .finally(() => URL.revokeObjectURL(url));
    },
    { capture: true },
  );
}
