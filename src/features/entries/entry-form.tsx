import { type FormEvent, useState } from "react";
import { failureMessage } from "#features/texts/failure-message.ts";
import { handEntriesTexts as words } from "#features/texts/hand-entries.ts";
import { Button } from "#ui/button.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { showToast } from "#ui/toast-store.ts";
import {
  type DraftMistakes,
  type EntryDraft,
  entryFromDraft,
  type HandEntry,
  type HandEntryKind,
  handEntryKinds,
} from "./entry-draft.ts";
import { EntryFields } from "./entry-fields.tsx";

/** A medicine, a result or a note in the patient's own words. What it is can be chosen until it is there. */
export function EntryForm(props: {
  draft: EntryDraft;
  /** It is there already, and changed. */
  known: boolean;
  /** ISO day; nothing is of a day to come. */
  today: string;
  onKind: (kind: HandEntryKind) => void;
  /** Ends on another screen. */
  save: (entry: HandEntry) => Promise<void>;
}) {
  const [draft, setDraft] = useState(props.draft);
  const [mistakes, setMistakes] = useState<DraftMistakes>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entry = entryFromDraft(draft, props.today);
    setMistakes(entry.ok ? {} : entry.failure);
    if (!entry.ok) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    setBusy(true);
    try {
      await props.save(entry.value);
    } catch (error) {
      showToast({ variant: "destructive", title: words.failed, description: failureMessage(error, words.failed) });
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      {!props.known && (
        <div>
          <Segmented
            label={words.kind}
            value={draft.kind}
            options={handEntryKinds.map((value) => ({ value, label: words.kinds[value] }))}
            onChange={(kind) => {
              setDraft({ ...draft, kind });
              setMistakes({});
              props.onKind(kind);
            }}
          />
        </div>
      )}
      <EntryFields
        draft={draft}
        mistakes={mistakes}
        today={props.today}
        onChange={(changes) => setDraft({ ...draft, ...changes })}
      />
      <div className="sticky bottom-16 z-10 -mx-5 border-line border-t bg-paper px-5 py-3 md:bottom-0 md:mx-0 md:px-0">
        <Button type="submit" variant="primary" busy={busy} className="min-h-12 w-full sm:w-auto sm:min-w-48">
          {props.known ? words.saveChanges : words.save}
        </Button>
      </div>
    </form>
  );
}
