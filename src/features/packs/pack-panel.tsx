import { Download, Trash2, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { formatSize } from "#features/texts/formats.ts";
import type { PackWords } from "#features/texts/packs-en.ts";
import { Button } from "#ui/button.tsx";
import type { Pack, PackState } from "#workers/packs/client.ts";

/** Says what a pack does and weighs, downloads it on a press, and takes it off the device again. */
export function PackPanel({ pack, words }: { pack: Pack; words: PackWords }) {
  const state = useSyncExternalStore(pack.subscribe, pack.state);
  const [removing, setRemoving] = useState(false);
  const all = formatSize(pack.bytes);

  useEffect(() => {
    pack.look().catch((error: unknown) => console.warn(error));
  }, [pack]);

  function remove() {
    setRemoving(true);
    void pack.remove().finally(() => setRemoving(false));
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="measure">{words.about(all)}</p>
      {state.phase === "downloading" ? (
        <div className="flex flex-col gap-2">
          <progress
            className="w-full accent-thread"
            aria-label={words.progressLabel}
            max={pack.bytes}
            value={state.bytes}
          />
          <p className="text-soft tabular-nums">{words.progress(formatSize(state.bytes), all)}</p>
        </div>
      ) : (
        <p role="status" className={state.phase === "failed" ? "measure text-wait" : "measure text-soft"}>
          {words[state.phase]}
        </p>
      )}
      <PackButton
        words={words}
        state={state}
        removing={removing}
        onDownload={() => void pack.download()}
        onRemove={remove}
      />
    </div>
  );
}

function PackButton(props: {
  words: PackWords;
  state: PackState;
  removing: boolean;
  onDownload: () => void;
  onRemove: () => void;
}) {
  const { words, state, removing, onDownload, onRemove } = props;
  const place = "self-start max-sm:w-full";
  switch (state.phase) {
    case "unknown":
      return null;
    case "absent":
    case "failed":
      return (
        <Button icon={<Download aria-hidden="true" className="size-5" />} onClick={onDownload} className={place}>
          {state.phase === "failed" ? words.downloadAgain : words.download}
        </Button>
      );
    case "downloading":
      return (
        <Button icon={<X aria-hidden="true" className="size-5" />} onClick={onRemove} className={place}>
          {words.stop}
        </Button>
      );
    case "here":
      return (
        <Button
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          busy={removing}
          onClick={onRemove}
          className={place}
        >
          {words.remove}
        </Button>
      );
  }
}
