import { FileDown, Image } from "lucide-react";
import { useMemo, useState } from "react";
import type { Citation } from "#core/domain/citation.ts";
import type { EmergencyCard } from "#core/findings/appointments/emergency-card.ts";
import { emergencyTexts as words } from "#features/texts/emergency.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import type { Loadable } from "#ui/loaded.tsx";
import { numberSources } from "#ui/number-sources.ts";
import { Spinner } from "#ui/spinner.tsx";
import { showToast } from "#ui/toast-store.ts";
import { CardView } from "./card-view.tsx";
import { type CardWords, cardWords } from "./card-words.ts";

/** So many places of each line are named; the first are those that decide. */
const mostPlaces = 2;

const identity = ({ documentId, page, start, end }: Citation) => `${documentId} ${page} ${start} ${end}`;

export interface EmergencyPageProps {
  card: Loadable<EmergencyCard>;
  citationHref: (citation: Citation) => string;
  savePdf: (card: CardWords) => Promise<void>;
  /** Answers how many pictures it took. */
  savePicture: (card: CardWords) => Promise<number>;
}

/** What helpers have to know, on one card: on the screen, on paper, and as a picture for the lock screen. */
export function EmergencyPage({ card, ...props }: EmergencyPageProps) {
  if (card.state === "failed") return <ErrorState title={words.loadFailed} />;
  if (card.state === "loading")
    return (
      <p role="status" className="flex items-center gap-2 text-soft">
        <Spinner />
        {words.loading}
      </p>
    );
  const { allergies, medicines, problems } = card.value;
  if (allergies.length + medicines.length + problems.length === 0)
    return (
      <EmptyState title={words.title}>
        <p className="text-soft">{words.noFacts}</p>
      </EmptyState>
    );
  return <ReadyCard card={card.value} {...props} />;
}

function ReadyCard(props: Omit<EmergencyPageProps, "card"> & { card: EmergencyCard }) {
  const [busy, setBusy] = useState<"pdf" | "picture">();
  const card = useMemo(() => cardWords(props.card), [props.card]);
  const { sources, numbers } = useMemo(() => numberedCard(card), [card]);

  async function save(kind: "pdf" | "picture") {
    setBusy(kind);
    try {
      if (kind === "pdf") await props.savePdf(card);
      else showToast(words.pictures(await props.savePicture(card)));
    } catch (error) {
      console.warn(error);
      showToast({ variant: "destructive", ...words.failed });
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          busy={busy === "picture"}
          disabled={busy !== undefined}
          onClick={() => save("picture")}
          icon={<Image aria-hidden="true" className="size-5" />}
        >
          {busy === "picture" ? words.saving : words.savePicture}
        </Button>
        <Button
          busy={busy === "pdf"}
          disabled={busy !== undefined}
          onClick={() => save("pdf")}
          icon={<FileDown aria-hidden="true" className="size-5" />}
        >
          {busy === "pdf" ? words.saving : words.savePdf}
        </Button>
      </div>
      <p className="measure text-soft">{words.privacy}</p>
      <CardView card={card} numbers={numbers} sources={sources} citationHref={props.citationHref} />
    </div>
  );
}

/** The places of the whole card numbered together, and the numbers of each part's entries. */
function numberedCard({ blocks }: CardWords) {
  const places = blocks.map(({ entries }) => entries.map(({ citations }) => citations.slice(0, mostPlaces)));
  const { sources, numbers } = numberSources(places.flat(), identity);
  let before = 0;
  return {
    sources,
    numbers: places.map((entries) => {
      before += entries.length;
      return numbers.slice(before - entries.length, before);
    }),
  };
}
