const extensions: Record<string, string> = { "audio/mp4": "m4a", "audio/ogg": "ogg" };

/** A recording as a file that is named after the minute it was made in, where the person is: "voice-note-2025-05-21-0930.webm". */
export function noteFile(recording: Blob, now: Date): File {
  const two = (number: number) => String(number).padStart(2, "0");
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const name = `voice-note-${day}-${two(now.getHours())}${two(now.getMinutes())}`;
  return new File([recording], `${name}.${extensions[recording.type] ?? "webm"}`, { type: recording.type });
}
