import { useNavigate, useSearchParams } from "react-router-dom";
import { apiClient } from "#api/client.ts";
import { paths } from "#app/paths.ts";
import { today } from "#app/today.ts";
import { useOwnEntry } from "#app/use-own-entry.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import type { OwnEntry } from "#core/domain/own-entry.ts";
import {
  draftOfEntry,
  type EntryDraft,
  emptyEntry,
  type HandEntry,
  handEntryKinds,
} from "#features/entries/entry-draft.ts";
import { EntryForm } from "#features/entries/entry-form.tsx";
import { handEntriesTexts as words } from "#features/texts/hand-entries.ts";
import { BackLink } from "#ui/back-link.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { showToast } from "#ui/toast-store.ts";

const isHandEntry = (entry: OwnEntry): entry is HandEntry => entry.kind !== "check-in";

/** A medicine, a result or a note by hand; the address may name which, or the entry that is to be changed. */
export function EntryScreen() {
  const [search] = useSearchParams();
  const id = search.get("id") ?? undefined;
  const kind = handEntryKinds.find((each) => each === search.get("kind")) ?? "medicine";
  const title = id === undefined ? words.title : words.titleKnown;
  usePageTitle(title);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col px-5 pt-2 md:pt-6">
      <BackLink href={id === undefined ? paths.hub("timeline") : paths.document(id)}>{words.back}</BackLink>
      <h1 className="mt-1 font-medium font-serif text-title">{title}</h1>
      <p className="measure mt-1 mb-5 text-soft">{words.text}</p>
      {id === undefined ? <Form draft={emptyEntry(kind, today())} /> : <KnownEntry key={id} id={id} />}
    </div>
  );
}

function KnownEntry({ id }: { id: string }) {
  const known = useOwnEntry(id, isHandEntry);
  return (
    <Loaded result={known} loading={null} failed={<ErrorState title={words.loadFailed} />}>
      {(entry) => <Form draft={draftOfEntry(entry)} id={id} />}
    </Loaded>
  );
}

function Form({ draft, id }: { draft: EntryDraft; id?: string }) {
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();

  async function save(entry: HandEntry) {
    const saved = await (id === undefined ? apiClient.addEntry(entry) : apiClient.rewriteEntry(id, entry));
    navigate(paths.document(saved.id), { replace: true });
    showToast(words.saved);
  }

  return (
    <EntryForm
      draft={draft}
      known={id !== undefined}
      today={today()}
      onKind={(kind) => setSearch({ kind }, { replace: true })}
      save={save}
    />
  );
}
