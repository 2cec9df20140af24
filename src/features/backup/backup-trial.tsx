import { FileCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { ArchiveProgress } from "#core/replication/archive/archive-format.ts";
import type { ArchiveCheck } from "#core/replication/archive/check-archive.ts";
import { backupTexts as words } from "#features/texts/backup.ts";
import { formatInstant } from "#features/texts/formats.ts";
import { Button } from "#ui/button.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { BackupCommands, OpenFailure } from "./backup-commands.ts";

/** What ends a backup's name. */
export const backupFiles = ".redthread";

export function openFailureWords(failure: OpenFailure): string {
  return failure.kind === "mistyped" ? failure.sentence : words.failures[failure.kind];
}

/** Proves a backup: it is opened with the code and read to its end, as on the day on which it is needed. */
export function BackupTrial(props: {
  triedAt: number | undefined;
  commands: Pick<BackupCommands, "tryOut" | "bringBack">;
}) {
  const [file, setFile] = useState<File>();
  const [code, setCode] = useState("");
  const [progress, setProgress] = useState<ArchiveProgress>();
  const [said, setSaid] = useState<string>();
  const [check, setCheck] = useState<ArchiveCheck>();
  const missing = check === undefined ? 0 : check.whole - check.hereAndInside;

  async function attempt(event: FormEvent) {
    event.preventDefault();
    if (file === undefined) return;
    setSaid(undefined);
    setCheck(undefined);
    setProgress({ done: 0, total: 0 });
    try {
      const outcome = await props.commands.tryOut(file, code, setProgress);
      if (outcome.ok) setCheck(outcome.value);
      else setSaid(openFailureWords(outcome.failure));
    } catch (error) {
      console.warn(error);
      setSaid(words.failures.damaged);
    } finally {
      setProgress(undefined);
    }
  }

  async function bringBack(from: File) {
    setProgress({ done: 0, total: 0 });
    try {
      const outcome = await props.commands.bringBack(from, code, setProgress);
      setSaid(outcome.ok ? words.broughtBack(outcome.value.documents.restored) : openFailureWords(outcome.failure));
      setCheck(undefined);
    } catch (error) {
      console.warn(error);
      setSaid(words.restoreFailed);
    } finally {
      setProgress(undefined);
    }
  }

  return (
    <form onSubmit={attempt} className="flex flex-col items-start gap-3">
      <p className="measure">{words.tryText}</p>
      <p className="text-soft">
        {props.triedAt === undefined ? words.neverTried : words.tried(formatInstant(props.triedAt))}
      </p>
      <FileButton
        accept={backupFiles}
        disabled={progress !== undefined}
        onFiles={([chosen]) => {
          setFile(chosen);
          setCheck(undefined);
          setSaid(undefined);
        }}
        icon={<FileCheck aria-hidden="true" className="size-5" />}
        className="max-sm:w-full"
      >
        {words.chooseFile}
      </FileButton>
      {file && (
        <>
          <p className="break-all text-soft">{words.chosen(file.name)}</p>
          <div className="w-full max-w-md">
            <TextField
              label={words.code}
              hint={words.codeHint}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </div>
          <Button type="submit" busy={progress !== undefined} disabled={code.trim() === ""} className="max-sm:w-full">
            {progress ? words.trying(progress.done, progress.total) : words.tryIt}
          </Button>
        </>
      )}
      <div role="status" className="empty:hidden">
        {said && <p className="measure font-semibold">{said}</p>}
        {check && <CheckReport check={check} />}
      </div>
      {file && missing > 0 && (
        <Button busy={progress !== undefined} onClick={() => bringBack(file)} className="max-sm:w-full">
          {words.bringBack}
        </Button>
      )}
    </form>
  );
}

function CheckReport({ check: { whole, damaged, here, hereAndInside } }: { check: ArchiveCheck }) {
  return (
    <div className={damaged.length === 0 ? "rounded-card bg-well-wash p-4" : "rounded-card bg-wait-wash p-4"}>
      <p className="font-semibold">{words.whole(whole)}</p>
      <p>{words.hereInside(hereAndInside, here)}</p>
      {damaged.length > 0 && <p className="font-semibold text-wait">{words.damaged(damaged.length)}</p>}
    </div>
  );
}
