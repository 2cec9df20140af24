import { useEffect, useRef, useState } from "react";

/** Gives whatever files are dropped anywhere on the window, and says whether some are being held over it. */
export function useDroppedFiles(onFiles: (files: File[]) => void, onNear: () => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef({ onFiles, onNear });
  latest.current = { onFiles, onNear };

  useEffect(() => {
    const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      // Otherwise the browser would open the file in the place of the page.
      event.preventDefault();
      latest.current.onNear();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) latest.current.onFiles(files);
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, []);

  return isOver;
}
