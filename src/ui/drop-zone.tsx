import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

/** A place to drop files on, or to choose them. States: idle, drag-over (highlighted), uploading (disabled). */
export function DropZone(props: {
  label: string;
  hint: string;
  icon: ReactNode;
  /** The file input's `accept`. */
  accept: string;
  uploading: boolean;
  uploadingLabel: string;
  onFiles: (files: File[]) => void;
}) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!props.uploading) give(event.dataTransfer.files);
  }

  function give(list: FileList | null) {
    const files = [...(list ?? [])];
    if (files.length > 0) props.onFiles(files);
    // The same file can be chosen again only when the input is empty.
    if (input.current) input.current.value = "";
  }

  return (
    <label
      data-state={props.uploading ? "uploading" : over ? "drag-over" : "idle"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!props.uploading);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        "relative flex min-h-28 items-center gap-4 rounded-card border-[1.5px] border-dashed p-4 transition-colors sm:p-5",
        "has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
        props.uploading ? "cursor-progress opacity-70" : "cursor-pointer hover:border-ink",
        over ? "border-thread bg-wash" : "border-edge bg-card",
      )}
    >
      <span aria-hidden="true" className="grid size-12 shrink-0 place-items-center rounded-full bg-quiet-wash text-ink">
        {props.uploading ? <Spinner className="size-6" /> : props.icon}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold text-lead">{props.uploading ? props.uploadingLabel : props.label}</span>
        <span id={`${id}-hint`} className="block text-soft">
          {props.hint}
        </span>
      </span>
      <input
        ref={input}
        type="file"
        multiple
        accept={props.accept}
        disabled={props.uploading}
        aria-label={props.label}
        aria-describedby={`${id}-hint`}
        onChange={(event) => give(event.currentTarget.files)}
        className="sr-only"
      />
    </label>
  );
}
