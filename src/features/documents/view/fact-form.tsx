import { type FormEvent, useState } from "react";
import type { FactEdit } from "#core/domain/correction.ts";
import type { Fact, FactKind } from "#core/domain/fact.ts";
import { correctionsTexts as words } from "#features/texts/corrections.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

type Field = Exclude<keyof FactEdit, "date">;

const fieldsOfKind: Partial<Record<FactKind, Field[]>> = {
  medication: ["name", "dose", "frequency"],
  lab: ["name", "value", "unit"],
  vital: ["name", "value", "unit"],
  symptom: ["name", "severity"],
};

/** What the patient can say of a fact of this kind; of every one its name and its day. */
export function factFields(fact: Fact): Field[] {
  return fieldsOfKind[fact.kind] ?? ["name", ...(fact.value === undefined ? [] : (["value"] as const))];
}

/** What differs from the fact; undefined where nothing does. */
export function factEdit(fact: Fact, said: Partial<Record<Field, string>>, date: string): FactEdit | undefined {
  const edit: FactEdit = {};
  for (const field of factFields(fact)) {
    const word = said[field]?.trim() ?? "";
    if (word !== "" && word !== (fact[field] ?? "")) edit[field] = word;
  }
  if (date !== "" && date !== fact.date?.date) edit.date = { date, precision: "day" };
  return Object.keys(edit).length === 0 ? undefined : edit;
}

/** A fact in the patient's words. */
export function FactForm(props: { fact: Fact; busy: boolean; save: (edit: FactEdit) => void; cancel: () => void }) {
  const { fact } = props;
  const fields = factFields(fact);
  const [said, setSaid] = useState<Partial<Record<Field, string>>>(() =>
    Object.fromEntries(fields.map((field) => [field, fact[field] ?? ""])),
  );
  const [date, setDate] = useState(fact.date?.precision === "day" ? fact.date.date : "");

  function submit(event: FormEvent) {
    event.preventDefault();
    const edit = factEdit(fact, said, date);
    if (edit === undefined) props.cancel();
    else props.save(edit);
  }

  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => event.key === "Escape" && props.cancel()}
      aria-label={words.editFact(fact.name)}
      className="mt-3 grid gap-4 rounded-card border border-edge bg-card p-4 sm:grid-cols-2"
    >
      {fields.map((field, index) => (
        <TextField
          key={field}
          label={words.fields[field]}
          lang="en"
          autoFocus={index === Math.min(1, fields.length - 1)}
          maxLength={200}
          inputMode={field === "value" ? "decimal" : undefined}
          value={said[field] ?? ""}
          onChange={(event) => setSaid({ ...said, [field]: event.target.value })}
        />
      ))}
      <TextField
        label={words.fields.date}
        type="date"
        max="9999-12-31"
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" variant="primary" busy={props.busy}>
          {words.save}
        </Button>
        <Button onClick={props.cancel} disabled={props.busy}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
