import { useId } from "react";
import { maximumEntryNameLength, maximumEntryTextLength } from "#core/domain/own-entry.ts";
import { handEntriesTexts as words } from "#features/texts/hand-entries.ts";
import { Segmented } from "#ui/segmented.tsx";
import { inputClassName, TextField, type TextFieldProps } from "#ui/text-field.tsx";
import type { DraftMistakes, EntryDraft, MedicineChange } from "./entry-draft.ts";

interface FieldsProps {
  draft: EntryDraft;
  mistakes: DraftMistakes;
  today: string;
  onChange: (changes: Partial<EntryDraft>) => void;
}

const changes: MedicineChange[] = ["started", "continued", "changed", "stopped"];

/** The fields of one kind of entry. */
export function EntryFields(props: FieldsProps) {
  const { draft, today, onChange } = props;
  const field = fieldOf(props);
  return (
    <>
      {draft.kind === "medicine" && (
        <>
          <TextField {...field("name")} label={words.medicine} placeholder={words.medicinePlaceholder} />
          <div className="-mx-1 overflow-x-auto px-1 pb-1">
            <Segmented
              label={words.change}
              value={draft.change}
              options={changes.map((value) => ({ value, label: words.changes[value] }))}
              onChange={(change) => onChange({ change })}
            />
          </div>
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField {...field("dose")} placeholder={words.dosePlaceholder} />
            <TextField {...field("frequency")} placeholder={words.frequencyPlaceholder} />
          </div>
        </>
      )}
      {draft.kind === "result" && (
        <>
          <TextField {...field("name")} label={words.result} placeholder={words.resultPlaceholder} />
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField {...field("value")} placeholder={words.valuePlaceholder} />
            <TextField {...field("unit")} placeholder={words.unitPlaceholder} />
            <TextField {...field("low")} inputMode="decimal" />
            <TextField {...field("high")} inputMode="decimal" />
          </div>
        </>
      )}
      <TextField {...field("date")} label={words.dates[draft.kind]} type="date" max={today} className="max-w-56" />
      <TextArea {...props} />
    </>
  );
}

function fieldOf({ draft, mistakes, onChange }: FieldsProps) {
  return (name: Exclude<keyof typeof words.fields, "kind" | "change">): TextFieldProps => {
    const mistake = mistakes[name];
    return {
      label: words.fields[name],
      value: draft[name],
      maxLength: maximumEntryNameLength,
      onChange: ({ target }) => onChange({ [name]: target.value }),
      ...(mistake === undefined ? {} : { error: words.mistakes[mistake] }),
    };
  };
}

function TextArea({ draft, mistakes, onChange }: FieldsProps) {
  const id = useId();
  const isNote = draft.kind === "note";
  const mistake = mistakes.text;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {isNote ? words.fields.text : words.remark}
      </label>
      <textarea
        id={id}
        rows={isNote ? 8 : 3}
        value={draft.text}
        maxLength={maximumEntryTextLength}
        aria-invalid={mistake ? true : undefined}
        aria-describedby={mistake ? `${id}-error` : undefined}
        placeholder={isNote ? words.textPlaceholder : undefined}
        onChange={({ target }) => onChange({ text: target.value })}
        className={inputClassName}
      />
      {mistake && (
        <p id={`${id}-error`} className="mt-1.5 text-thread">
          {words.mistakes[mistake]}
        </p>
      )}
    </div>
  );
}
