import { useState } from "react";
import { firstRecordTexts } from "#features/texts/first-record.ts";
import { Button } from "#ui/button.tsx";

const words = firstRecordTexts.move;

/** Stands on the hub while a record that was put in before signing in is not in any account. */
export function MoveNotice(props: { until: string; move: () => Promise<void>; throwAway: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  async function run(command: () => Promise<void>) {
    setBusy(true);
    try {
      await command();
    } finally {
      setBusy(false);
    }
  }
  return (
    <aside className="flex flex-wrap items-center gap-3 rounded-card bg-wait-wash p-4">
      <p className="min-w-0 grow basis-64">{words.text(props.until)}</p>
      <Button onClick={() => run(props.move)} disabled={busy}>
        {words.move}
      </Button>
      <Button variant="quiet" onClick={() => run(props.throwAway)} disabled={busy}>
        {firstRecordTexts.throwAway}
      </Button>
    </aside>
  );
}
