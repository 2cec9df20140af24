import { useEffect, useId, useSyncExternalStore } from "react";
import type { PackWords } from "#features/texts/packs-en.ts";
import type { Pack } from "#workers/packs/client.ts";
import { PackPanel } from "./pack-panel.tsx";

/** Offers a pack where it is missed; nothing at all once it is here. */
export function PackOffer({ pack, words, title }: { pack: Pack; words: PackWords; title: string }) {
  const { phase } = useSyncExternalStore(pack.subscribe, pack.state);
  const id = useId();

  useEffect(() => {
    pack.look().catch((error: unknown) => console.warn(error));
  }, [pack]);

  if (phase === "unknown" || phase === "here") return null;
  return (
    <section aria-labelledby={id} className="w-full rounded-card border border-line bg-card p-5">
      <h2 id={id} className="mb-2 font-medium font-serif text-heading">
        {title}
      </h2>
      <PackPanel pack={pack} words={words} />
    </section>
  );
}
