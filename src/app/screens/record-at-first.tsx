import { useNavigate } from "react-router-dom";
import { paths } from "#app/paths.ts";
import { useGuest } from "#app/session/guest-store.ts";
import { useSession } from "#app/session/session-store.ts";
import { startHome } from "#app/start-home.ts";
import { acceptedTypes, acceptedWritten } from "#features/documents/accepted-types.ts";
import { RecordPlace } from "#features/first-record/record-place.tsx";
import { untilWords } from "#features/first-record/until-words.ts";

const accept = [...acceptedTypes.pdf, ...acceptedWritten, ...acceptedTypes.image].join(",");

/** The place on the landing page where a visitor puts a record in at once. Who is signed in has places of their own for it. */
export function RecordAtFirst() {
  const signedIn = useSession(({ user }) => user !== undefined);
  const guest = useGuest((state) => state.guest);
  const navigate = useNavigate();
  if (signedIn) return null;

  async function take(files: File[]): Promise<string | undefined> {
    const { beginFirstRecord } = await import("#app/begin-first-record.ts");
    const begun = await beginFirstRecord(files);
    if ("refused" in begun) return begun.refused;
    navigate(paths.firstRecordOf(begun.id));
    return undefined;
  }

  return (
    <RecordPlace
      accept={accept}
      take={take}
      onNear={fetchAhead}
      waiting={guest && { href: paths.firstRecord, until: untilWords(guest.expiresAt, Date.now()) }}
    />
  );
}

/** What reads a record and what shows it, while the file is still being chosen. */
function fetchAhead(): void {
  Promise.all([startHome(), import("#app/begin-first-record.ts"), import("./guest-record.tsx")]).catch(console.warn);
}
