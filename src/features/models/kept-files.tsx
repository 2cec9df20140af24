import { Check, Trash2 } from "lucide-react";
import { modelsTexts as words } from "#features/texts/models.ts";
import { Button } from "#ui/button.tsx";
import type { StoredModel, StoredModelState } from "#workers/models/client.ts";

const icon = { "aria-hidden": true, className: "size-5" } as const;

/** What can be done with files of a model that are here, whole or in part. */
export function KeptFiles(props: { stored: StoredModel; state: StoredModelState; onRemove: () => void }) {
  const { stored, state, onRemove } = props;
  const isKept = state.phase === "here" || (state.phase === "absent" && state.isPartial);
  if (!isKept) return null;
  return (
    <div className="-ml-2 flex flex-wrap gap-x-3">
      {state.phase === "here" && (
        <Button variant="quiet" tight icon={<Check {...icon} />} onClick={() => void stored.verify()}>
          {words.verify}
        </Button>
      )}
      <Button variant="quiet" tight icon={<Trash2 {...icon} />} onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  );
}
