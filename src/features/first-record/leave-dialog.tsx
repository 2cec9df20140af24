import { useState } from "react";
import { firstRecordTexts } from "#features/texts/first-record.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Segmented } from "#ui/segmented.tsx";

const words = firstRecordTexts.leave;

type Hours = keyof typeof words.hours;
const hours: Hours[] = [1, 24, 168];

/** What happens to a record that is left without keeping it, in words; how long it may wait; and the way to be rid of it at once. */
export function LeaveDialog(props: {
  open: boolean;
  onClose: () => void;
  /** When it is deleted, in words. */
  until: string;
  chosen: Hours;
  onHours: (hours: Hours) => Promise<void>;
  onKeep: () => void;
  onLeave: () => void;
  throwAway: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  async function throwAway() {
    setBusy(true);
    try {
      await props.throwAway();
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => open || props.onClose()}
      title={words.title}
      description={words.text(props.until)}
      closeLabel={texts.chrome.close}
    >
      <p aria-hidden="true" className="mb-1.5 font-semibold">
        {words.howLong}
      </p>
      <Segmented
        label={words.howLong}
        options={hours.map((one) => ({ value: String(one), label: words.hours[one] }))}
        value={String(props.chosen)}
        onChange={(value) => {
          const one = hours.find((known) => String(known) === value);
          if (one !== undefined) props.onHours(one).catch(console.warn);
        }}
      />
      <div className="mt-6 flex flex-col gap-2.5">
        <Button variant="primary" onClick={props.onKeep} disabled={busy}>
          {firstRecordTexts.keep}
        </Button>
        <Button onClick={props.onLeave} disabled={busy}>
          {words.leave}
        </Button>
        <Button variant="danger" onClick={throwAway} busy={busy}>
          {firstRecordTexts.throwAway}
        </Button>
      </div>
    </Dialog>
  );
}
