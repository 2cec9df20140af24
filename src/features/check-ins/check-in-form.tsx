import { type FormEvent, useId, useState } from "react";
import { type CheckIn, maximumEntryNameLength, maximumEntryTextLength } from "#core/domain/own-entry.ts";
import { checkInsTexts as words } from "#features/texts/check-ins.ts";
import { failureMessage } from "#features/texts/failure-message.ts";
import { Button } from "#ui/button.tsx";
import { inputClassName } from "#ui/text-field.tsx";
import { showToast } from "#ui/toast-store.ts";
import { type CheckInDraft, checkInFrom, draftOf, emptyDraft, type SaidSymptom } from "./check-in-draft.ts";
import { NamesChoice } from "./names-choice.tsx";
import { NumberChoice, scores } from "./number-choice.tsx";

const mostHours = 10;
const hours = Array.from({ length: 8 }, (_, index) => index + 3).map((value) => ({
  value,
  label: words.hours(value, value === mostHours),
}));

/** A day in a few presses. Nothing has to be filled in, but one thing at least to save it. */
export function CheckInForm(props: {
  date: string;
  /** What is there already of this day, to be changed. */
  known: CheckIn | undefined;
  symptoms: readonly string[];
  medicines: readonly string[];
  /** Ends on another screen. */
  save: (checkIn: CheckIn) => Promise<void>;
}) {
  const [draft, setDraft] = useState<CheckInDraft>(props.known === undefined ? emptyDraft : draftOf(props.known));
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const noteId = useId();
  const set = (changes: Partial<CheckInDraft>) => setDraft((now) => ({ ...now, ...changes }));
  const checkIn = checkInFrom(draft, props.date, props.known);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (checkIn === undefined || busy) return;
    setBusy(true);
    try {
      await props.save(checkIn);
    } catch (error) {
      showToast({ variant: "destructive", title: words.failed, description: failureMessage(error, words.failed) });
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-7">
      <NumberChoice
        legend={words.pain}
        hint={words.painHint}
        options={scores}
        value={draft.pain}
        onChange={(pain) => set({ pain })}
      />
      <NumberChoice
        legend={words.sleep}
        hint={words.sleepHint}
        options={hours}
        value={draft.sleepHours}
        onChange={(sleepHours) => set({ sleepHours })}
      />
      <NumberChoice
        legend={words.energy}
        hint={words.energyHint}
        options={scores}
        value={draft.energy}
        onChange={(energy) => set({ energy })}
      />
      <NamesChoice
        heading={words.symptom}
        field={words.symptomField}
        placeholder={words.symptomPlaceholder}
        suggestions={props.symptoms}
        chosen={draft.symptoms.map(({ name }) => name)}
        typed={draft.typedSymptom}
        maxLength={maximumEntryNameLength}
        onChange={(names) => set({ symptoms: names.map((name) => known(draft.symptoms, name)) })}
        onType={(typedSymptom) => set({ typedSymptom })}
      >
        {draft.symptoms.map(({ name, severity }) => (
          <NumberChoice
            key={name}
            legend={words.severity(name)}
            hint={words.severityHint}
            options={scores}
            value={severity}
            onChange={(next) =>
              set({ symptoms: draft.symptoms.map((one) => (one.name === name ? { name, severity: next } : one)) })
            }
          />
        ))}
      </NamesChoice>
      <NamesChoice
        heading={words.medicine}
        field={words.medicineField}
        placeholder={words.medicinePlaceholder}
        suggestions={props.medicines}
        chosen={draft.medicines}
        typed={draft.typedMedicine}
        maxLength={maximumEntryNameLength}
        onChange={(medicines) => set({ medicines })}
        onType={(typedMedicine) => set({ typedMedicine })}
      />
      <div>
        <label htmlFor={noteId} className="mb-1.5 block font-semibold">
          {words.note}
        </label>
        <textarea
          id={noteId}
          rows={3}
          value={draft.note}
          maxLength={maximumEntryTextLength}
          placeholder={words.notePlaceholder}
          onChange={(event) => set({ note: event.target.value })}
          className={inputClassName}
        />
      </div>
      <div className="sticky bottom-(--bottom-bar,0px) z-10 -mx-5 border-line border-t bg-paper px-5 py-3 md:mx-0 md:px-0">
        <p role="alert" className="text-thread not-empty:pb-2">
          {asked && checkIn === undefined ? words.nothing : ""}
        </p>
        <Button type="submit" variant="primary" busy={busy} className="min-h-12 w-full sm:w-auto sm:min-w-48">
          {props.known === undefined ? words.save : words.saveChanges}
        </Button>
      </div>
    </form>
  );
}

/** With the strength that was said of it already. */
function known(symptoms: readonly SaidSymptom[], name: string): SaidSymptom {
  return symptoms.find((one) => one.name === name) ?? { name, severity: undefined };
}
