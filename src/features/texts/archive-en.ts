import type { ArchiveFailure } from "#core/replication/archive/open-archive.ts";

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

const failures: Record<ArchiveFailure, string> = {
  "not-an-archive": "This is not an archive of Red Thread. Please choose the zip file that you exported.",
  "newer-version": "This archive was made by a newer version of Red Thread. Please update this one, then try again.",
  damaged: "This archive is damaged or was not copied whole. If you have another copy, please choose that one.",
};

/** Words of exporting, importing and deleting everything. */
export const archiveEn = {
  /** Stands in the archive as a text file. */
  explanation: [
    "This archive holds all your records from Red Thread.",
    "",
    "originals/      your files, exactly as you added them",
    "documents/      what was read from each of them (JSON)",
    "conversations/  your questions and the answers (JSON)",
    "manifest.json   what belongs to this archive, with a check for each file",
    "",
    "To bring everything back: open Red Thread, go to Profile and settings, choose Import, and select this zip file.",
    "",
    "The archive is not locked. Whoever has it can read your records, so keep it in a safe place.",
    "",
  ].join("\n"),
  filename: (day: string) => `red-thread-records-${day}.zip`,
  exportTitle: "Take everything with you",
  exportText:
    "One zip file with your original files, what was read from them, your conversations and your questions. It can be imported again, on this device or another.",
  exportWarning: "The file is not locked: whoever has it can read your records.",
  export: "Export everything",
  exporting: (done: number, total: number) => `Collecting ${done} of ${total}...`,
  exported: { title: "Your archive is ready", description: "It was saved with your downloads." },
  exportFailed: { title: "Export failed", description: "Your records could not be collected. Please try again." },
  importTitle: "Bring an archive back",
  importText: "Records that are here already stay as they are. Nothing is replaced.",
  import: "Import an archive",
  importing: (done: number, total: number) => `Bringing back ${done} of ${total}...`,
  importLabel: "Archive to import",
  importFailedTitle: "Import failed",
  importStopped: "Your records could not be brought back. What was brought back before stays; you can try again.",
  failures,
  report: {
    title: "Your archive was imported",
    restored: (documents: number) => `${count(documents, "record", "records")} brought back`,
    conversations: (conversations: number) => `${count(conversations, "conversation", "conversations")} brought back`,
    alreadyThere: (documents: number) => `${count(documents, "record was", "records were")} here already`,
    toRead: (documents: number) => `${count(documents, "record is", "records are")} being read again`,
    refused: (documents: number) =>
      `${count(documents, "record", "records")} could not be brought back, because the file is damaged:`,
    nothing: "Everything in this archive was here already.",
  },
  deleteTitle: "Delete everything",
  deleteText:
    "Your account, your records, the bin, your conversations and questions are removed from this device. Nobody can bring them back, unless you have an archive.",
  delete: "Delete everything...",
  deleteDialogTitle: "Delete everything?",
  deleteDialogText: (email: string, documents: number) =>
    `The account ${email} and ${count(documents, "record", "records")} will be removed from this device. This cannot be undone.`,
  deleteExportFirst: "If you may want them back, export everything first.",
  /** What has to be typed. */
  deleteWords: "delete everything",
  deleteField: (words: string) => `To go on, type: ${words}`,
  deleteConfirm: "Delete everything now",
  deleting: "Deleting...",
  cancel: "Cancel",
  deleted: { title: "Everything was deleted", description: "Nothing of that account is on this device any more." },
  deleteFailed: { title: "Delete failed", description: "Not everything could be deleted. Please try again." },
};
