import { moveGuest, throwGuestAway } from "#app/session/guest-commands.ts";
import { useGuest } from "#app/session/guest-store.ts";
import { MoveNotice } from "#features/first-record/move-notice.tsx";
import { untilWords } from "#features/first-record/until-words.ts";
import { failureMessage } from "#features/texts/failure-message.ts";
import { firstRecordTexts } from "#features/texts/first-record.ts";
import { showToast } from "#ui/toast-store.ts";

/** A record that was put in on this device before anybody signed in: it is in nobody's account until somebody says so. */
export function NotKeptYet() {
  const guest = useGuest((state) => state.guest);
  if (guest === undefined) return null;

  async function move() {
    try {
      await moveGuest();
      showToast(firstRecordTexts.move.moved);
    } catch (error) {
      const description = failureMessage(error, firstRecordTexts.keeping.failed);
      showToast({ variant: "destructive", title: firstRecordTexts.move.move, description });
    }
  }

  return <MoveNotice until={untilWords(guest.expiresAt, Date.now())} move={move} throwAway={throwGuestAway} />;
}
