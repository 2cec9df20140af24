import { Check, Copy, Download, Printer } from "lucide-react";
import { useState } from "react";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";

const words = texts.recoveryCode;

/** Gives a text to the person as a file. */
function saveText(filename: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = filename;
  anchor.click();
  URL.revokeObjectURL(url);
}

/** The recovery code, shown once: to print, save or copy. `onSkip` is left out where there is nothing to come back to. */
export function RecoveryCodeCard(props: { email: string; code: string; onKept: () => void; onSkip?: () => void }) {
  const [copy, setCopy] = useState<"idle" | "copied" | "failed">("idle");
  const copyCode = () =>
    navigator.clipboard.writeText(props.code).then(
      () => setCopy("copied"),
      () => setCopy("failed"),
    );
  return (
    <section aria-labelledby="recovery-code-heading" className="flex flex-col gap-5">
      <h1 id="recovery-code-heading" className="font-medium font-serif text-title">
        {words.heading}
      </h1>
      <p className="measure text-lead">{words.text}</p>
      <div className="rounded-card border border-line bg-card p-5">
        <h2 className="text-soft">{words.label}</h2>
        <p className="hidden text-soft print:block">{props.email}</p>
        <p className="select-all break-words pt-1 font-semibold text-heading leading-relaxed tracking-wider">
          {props.code}
        </p>
      </div>
      <div className="flex flex-wrap gap-3" data-print="hide">
        <Button icon={<Printer aria-hidden="true" className="size-5" />} onClick={() => print()}>
          {words.print}
        </Button>
        <Button
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => saveText(words.filename, words.file(props.email, props.code))}
        >
          {words.save}
        </Button>
        <Button
          icon={
            copy === "copied" ? (
              <Check aria-hidden="true" className="size-5" />
            ) : (
              <Copy aria-hidden="true" className="size-5" />
            )
          }
          onClick={copyCode}
        >
          {copy === "copied" ? words.copied : words.copy}
        </Button>
      </div>
      <p role="status" className="text-thread empty:hidden">
        {copy === "failed" ? words.copyFailed : ""}
      </p>
      <div className="flex flex-wrap items-center gap-3 pt-2" data-print="hide">
        <Button variant="primary" onClick={props.onKept}>
          {words.kept}
        </Button>
        {props.onSkip && (
          <Button variant="quiet" onClick={props.onSkip}>
            {words.skip}
          </Button>
        )}
      </div>
    </section>
  );
}
