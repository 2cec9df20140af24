import { type FormEvent, useState } from "react";
import type { CorrectionChange } from "#core/domain/correction.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { correctionsTexts as words } from "#features/texts/corrections.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { type CorrectionCommands, useCorrecting } from "./correcting.ts";

/** What the record is called, and the day that it is of. */
export function TitleForm(props: { document: MedicalDocument; commands: CorrectionCommands; close: () => void }) {
  const { title: known = "", occurredOn } = props.document;
  const day = occurredOn?.precision === "day" ? occurredOn.date : "";
  const [title, setTitle] = useState(known);
  const [date, setDate] = useState(day);
  const { busy, save } = useCorrecting(props.commands);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const changes: { id: string; change: CorrectionChange }[] = [];
    if (title.trim() !== "" && title.trim() !== known) {
      changes.push({ id: "title", change: { type: "title", title: title.trim() } });
    }
    if (date !== "" && date !== day) {
      changes.push({ id: "date", change: { type: "date", occurredOn: { date, precision: "day" } } });
    }
    if (changes.length === 0 || (await save(changes))) props.close();
  }

  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => event.key === "Escape" && props.close()}
      aria-label={words.editTitle}
      className="my-2 grid gap-4 rounded-card border border-edge bg-card p-4 sm:grid-cols-[1fr_14rem]"
    >
      <TextField
        label={words.title}
        autoFocus
        maxLength={200}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label={words.date}
        type="date"
        max="9999-12-31"
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" variant="primary" busy={busy}>
          {words.save}
        </Button>
        <Button onClick={props.close} disabled={busy}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
