import { modelsTexts } from "#features/texts/models.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

const words = modelsTexts.metered;

/** The second question, where a download may cost money. */
export function MeteredQuestion(props: { open: boolean; size: string; onAnswer: (download: boolean) => void }) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => !open && props.onAnswer(false)}
      title={words.title}
      description={words.text(props.size)}
      closeLabel={texts.chrome.close}
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => props.onAnswer(true)}>{words.yes}</Button>
        <Button variant="quiet" onClick={() => props.onAnswer(false)}>
          {words.no}
        </Button>
      </div>
    </Dialog>
  );
}
