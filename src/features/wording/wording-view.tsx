import { wordingTexts as words } from "#features/texts/wording.ts";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import type { Wording } from "./wording.ts";

/** What a model is writing, dimmed until it is checked; afterwards, why the built-in words stay, where they do. */
export function WordingView(props: { wording: Wording; stop: () => void; wake: () => void }) {
  const { wording, stop, wake } = props;
  if (wording.state === "stays") {
    const reason = words.stays(wording.because);
    const rests = wording.because.kind === "model" && wording.because.failure.kind === "resting";
    if (reason === "") return null;
    return (
      <div role="status" className="flex flex-wrap items-center gap-x-3 text-fine text-soft">
        <p className="measure py-1">{reason}</p>
        {rests && (
          <Button variant="quiet" tight onClick={wake}>
            {words.tryAgain}
          </Button>
        )}
      </div>
    );
  }
  return (
    <section aria-label={words.draft} className="rounded-card border border-edge border-dashed px-4 py-3 text-soft">
      <div className="flex items-start justify-between gap-3">
        <p role="status" className="flex items-baseline gap-2 py-2 text-fine">
          <Spinner className="translate-y-0.5" />
          {wording.state === "writing" ? words.writing(wording.model) : words.gettingReady(wording.model)}
        </p>
        <Button variant="quiet" tight onClick={stop} className="shrink-0">
          {words.stop}
        </Button>
      </div>
      {wording.state === "writing" && (
        // Not read aloud: what is not checked is not said.
        <p aria-hidden="true" lang="en" className="measure pb-1">
          {wording.draft.checked.map(({ text }) => text).join(" ")}{" "}
          <span className="italic">{wording.draft.unchecked}</span>
        </p>
      )}
    </section>
  );
}
