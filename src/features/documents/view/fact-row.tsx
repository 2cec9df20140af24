import { useRef, useState } from "react";
import type { FactEdit } from "#core/domain/correction.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { Page } from "#core/domain/page.ts";
import { correctionOfFact } from "#core/understanding/corrections/correction-of-fact.ts";
import { writtenName } from "#core/understanding/vocabulary/written-name.ts";
import { correctionsTexts as words } from "#features/texts/corrections.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { type Correcting, useCorrecting } from "./correcting.ts";
import { FactForm } from "./fact-form.tsx";

const { negated, uncertain, relative, normalRange } = texts.document;

/** One thing that was found; where it may be corrected, with Edit and Not mine. `mark` is the number of its place. */
export function FactRow(props: {
  fact: Fact;
  mark: React.ReactNode;
  pages: readonly Page[];
  correcting: Correcting | undefined;
}) {
  const { fact, correcting } = props;
  return (
    <>
      <span lang="en">
        <span className="font-semibold">{writtenName(fact.name)}</span> {measured(fact)}
      </span>
      {props.mark}
      <span className="block text-soft">
        {remarks(fact)}
        {fact.correctedBy && (
          <span className="font-semibold text-well">
            {remarks(fact) && " · "}
            {words.byYou}
          </span>
        )}
      </span>
      {correcting && <FactActions fact={fact} pages={props.pages} correcting={correcting} />}
    </>
  );
}

function FactActions({ fact, pages, correcting }: { fact: Fact; pages: readonly Page[]; correcting: Correcting }) {
  const { corrections, commands } = correcting;
  const { busy, save, undo } = useCorrecting(commands);
  const [open, setOpen] = useState<"form" | "question">();
  const actions = useRef<HTMLDivElement>(null);
  const { correctionId: id, proposedName } = fact;

  function close() {
    setOpen(undefined);
    requestAnimationFrame(() => actions.current?.querySelector("button")?.focus());
  }
  async function say(said: FactEdit | "not-mine") {
    // What an earlier correction said and this one leaves alone still counts.
    const earlier = corrections.find((each) => each.id === id)?.change;
    const whole = said !== "not-mine" && earlier?.type === "fact" ? { ...earlier.edit, ...said } : said;
    if (await save([{ id, change: correctionOfFact(fact, pages, corrections, whole) }])) close();
  }

  if (open === "form") return <FactForm fact={fact} busy={busy} save={say} cancel={close} />;
  return (
    <div ref={actions} className="-mx-2 flex flex-wrap items-center gap-x-1">
      {proposedName && (
        <p className="flex basis-full flex-wrap items-center gap-x-3 px-2 text-wait">
          <span>{words.didYouMean(proposedName)}</span>
          <Button tight busy={busy} onClick={() => say({ name: proposedName })}>
            {words.isMeant(proposedName)}
          </Button>
        </p>
      )}
      <Button variant="quiet" tight aria-label={words.editFact(fact.name)} onClick={() => setOpen("form")}>
        {words.edit}
      </Button>
      <Button variant="quiet" tight aria-label={words.factNotMine(fact.name)} onClick={() => setOpen("question")}>
        {words.notMine}
      </Button>
      {id && (
        <Button variant="quiet" tight busy={busy} aria-label={words.undoOf(fact.name)} onClick={() => undo(id)}>
          {words.undo}
        </Button>
      )}
      <Dialog
        open={open === "question"}
        onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
        title={words.notMineTitle(fact.name)}
        description={words.notMineText}
        closeLabel={texts.chrome.close}
      >
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" busy={busy} onClick={() => say("not-mine")}>
            {words.notMineConfirm}
          </Button>
          <Button onClick={() => setOpen(undefined)} disabled={busy}>
            {words.cancel}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

function measured({ value, unit, dose, frequency, severity }: Fact): string {
  return [value, unit, dose, frequency, severity].filter(Boolean).join(" ");
}

function remarks(fact: Fact): string {
  return [
    fact.date && formatClinicalDate(fact.date),
    fact.referenceRange && normalRange(fact.referenceRange.text),
    fact.flag,
    fact.status,
    fact.negated && negated,
    fact.uncertain && uncertain,
    fact.relative && relative(fact.relative),
  ]
    .filter(Boolean)
    .join(" · ");
}
