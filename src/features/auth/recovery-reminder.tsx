import { KeyRound } from "lucide-react";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";

/** Stands on the hub while the recovery code was skipped. */
export function RecoveryReminder({ onRemind }: { onRemind: () => void }) {
  return (
    <aside className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-wait-wash p-4">
      <KeyRound aria-hidden="true" className="hidden size-6 shrink-0 text-wait sm:block" />
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold">{texts.recoveryCode.reminder}</p>
        <p>{texts.recoveryCode.reminderText}</p>
      </div>
      <Button onClick={onRemind}>{texts.recoveryCode.remind}</Button>
    </aside>
  );
}
