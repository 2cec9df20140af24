import { Check } from "lucide-react";
import { useMemo, useState } from "react";
import type { Page } from "#core/domain/page.ts";
import { findMisheardMedicines, type MisheardName } from "#core/understanding/vocabulary/misheard-medicines.ts";
import { correctionsTexts } from "#features/texts/corrections.ts";
import { voiceTexts } from "#features/texts/voice.ts";
import { Button } from "#ui/button.tsx";
import { type Correcting, useCorrecting } from "./correcting.ts";
import { rewriteLine } from "./rewrite-lines.ts";

const words = voiceTexts.misheard;

/** Names of medicines that a recording's words only resemble: each is a proposal, which the patient takes or leaves. */
export function MisheardNames({ page, read, correcting }: { page: Page; read: Page; correcting: Correcting }) {
  const { corrections, commands } = correcting;
  const { busy, save } = useCorrecting(commands);
  const [left, setLeft] = useState<readonly string[]>([]);
  const names = useMemo(
    () =>
      (page.source === "speech" ? findMisheardMedicines(page.text) : []).filter(({ heard }) => !left.includes(heard)),
    [page, left],
  );
  if (names.length === 0) return null;

  function take({ start, end, name }: MisheardName) {
    const number = page.lines.findIndex((line) => line.start <= start && end <= line.end);
    const line = page.lines[number];
    if (line === undefined) return;
    const text = page.text.slice(line.start, start) + name + page.text.slice(end, line.end);
    const { changes, undo } = rewriteLine({ page, read, corrections }, number, text);
    void save(changes, undo);
  }

  return (
    <section aria-label={words.title} className="mb-3 rounded-card border-wait border-l-4 bg-wait-wash px-4 py-3">
      <h3 className="font-semibold">{words.title}</h3>
      <ul>
        {names.map((name) => (
          <li key={name.start} className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <span lang="en">
              “{name.heard}” <span className="text-soft">{correctionsTexts.didYouMean(name.name)}</span>
            </span>
            <Button tight busy={busy} onClick={() => take(name)} icon={<Check aria-hidden="true" className="size-5" />}>
              {correctionsTexts.isMeant(name.name)}
            </Button>
            <Button
              variant="quiet"
              tight
              aria-label={words.leaveNamed(name.heard)}
              onClick={() => setLeft([...left, name.heard])}
            >
              {words.leave}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
