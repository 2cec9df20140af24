import { Download, Trash2, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { formatSize } from "#features/texts/formats.ts";
import { packsTexts as words } from "#features/texts/packs.ts";
import { Button } from "#ui/button.tsx";
import { type SearchPackState, searchPack } from "#workers/embedding/client.ts";

/** What the panel needs of the search pack. */
export type SearchPack = Pick<typeof searchPack, "bytes" | "state" | "subscribe" | "look" | "download" | "remove">;

/** Says what the search pack does and weighs, downloads it on a press, and takes it off the device again. */
export function SearchPackPanel({ pack = searchPack }: { pack?: SearchPack }) {
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
      <PackButton state={state} removing={removing} onDownload={() => void pack.download()} onRemove={remove} />
    </div>
  );
}

function PackButton(props: {
  state: SearchPackState;
  removing: boolean;
  onDownload: () => void;
  onRemove: () => void;
}) {
  const { state, removing, onDownload, onRemove } = props;
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
