/** Milliseconds for which the browser may still be reading the file that it saves. */
const keptForMs = 60_000;

/** Gives a file to the person, with their downloads. */
export function saveFile(filename: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = filename;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), keptForMs);
}
