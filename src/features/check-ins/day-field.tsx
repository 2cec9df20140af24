import { checkInsTexts as words } from "#features/texts/check-ins.ts";
import { TextField } from "#ui/text-field.tsx";

/** The day that is told of: today, or one before it. */
export function DayField(props: { date: string; today: string; onChange: (date: string) => void }) {
  return (
    <TextField
      label={words.day}
      type="date"
      value={props.date}
      max={props.today}
      required
      className="mb-6 max-w-56"
      onChange={({ target }) => {
        if (target.validity.valid && target.value !== "") props.onChange(target.value);
      }}
    />
  );
}
