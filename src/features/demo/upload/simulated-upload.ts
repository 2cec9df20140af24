import { useCallback, useEffect, useRef, useState } from "react";
import type { UploadType } from "#core/domain/medical-document.ts";

/** Milliseconds after a file was chosen; each further file of the same choice takes `perFileMs` longer (specification, section 4). */
export const simulatedDelays = { processingMs: 1000, completedMs: 3000, perFileMs: 500 } as const;

export type SimulatedState = "uploading" | "processing" | "completed";

export interface SimulatedFile {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  type: UploadType;
  state: SimulatedState;
}

/** Contains "pdf": a PDF; contains "image": an image; everything else is a voice note. */
export function typeOfMedia(mediaType: string): UploadType {
  if (mediaType.includes("pdf")) return "pdf";
  return mediaType.includes("image") ? "image" : "voice";
}

/** "1.4 MB"; small files are "0.0 MB". */
export function sizeInMegabytes(bytes: number): string {
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}

/** Files that pretend to be uploaded and read. Nothing is opened: only name, size and media type are looked at. */
export function useSimulatedUpload() {
  const [files, setFiles] = useState<SimulatedFile[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const count = useRef(0);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);

  const become = useCallback((id: number, state: SimulatedState, afterMs: number) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setFiles((before) => before.map((file) => (file.id === id ? { ...file, state } : file)));
    }, afterMs);
    timers.current.add(timer);
  }, []);

  const add = useCallback(
    (chosen: readonly Pick<File, "name" | "size" | "type">[]) => {
      const added = chosen.map(({ name, size, type }): SimulatedFile => {
        count.current += 1;
        return { id: count.current, name, size, type: typeOfMedia(type), state: "uploading" };
      });
      setFiles((before) => [...before, ...added]);
      added.forEach(({ id }, index) => {
        become(id, "processing", simulatedDelays.processingMs + index * simulatedDelays.perFileMs);
        become(id, "completed", simulatedDelays.completedMs + index * simulatedDelays.perFileMs);
      });
    },
    [become],
  );

  const remove = useCallback((id: number) => setFiles((before) => before.filter((file) => file.id !== id)), []);
  return { files, add, remove };
}
