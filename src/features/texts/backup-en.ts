function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Words of sealed backups: making one, how old it is, trying it out, coming back from it. */
export const backupEn = {
  title: "Backup",
  text: "A sealed copy of everything, outside this browser: if the browser or the phone loses your records, they come back from it. Nothing but your recovery code opens it.",
  none: "There is no backup yet.",
  last: (moment: string, documents: number, size: string) =>
    `Last backup: ${moment} (${count(documents, "record", "records")}, ${size})`,
  news: "Something was added or changed since then.",
  noNews: "Nothing was added since then.",
  inFolder: (name: string) =>
    `It goes into your folder “${name}” by itself: once a day, when something was added, while Red Thread is open. Each copy is read back to its end.`,
  folderAsks: (name: string) =>
    `The browser asks again before anything goes into your folder “${name}”. One press is enough.`,
  folderFailed: "The last backup could not be written to the folder. Is it still there, and is there room?",
  chooseFolder: "Choose a folder once",
  chooseFolderText:
    "Once a folder is chosen, it happens by itself. A folder that is copied elsewhere (a cloud, another disk) is best.",
  otherFolder: "Another folder",
  forgetFolder: "Stop using the folder",
  byHand: "This browser cannot do it by itself: it takes one press. Save the file somewhere else than in this browser.",
  backUp: "Back up now",
  running: (done: number, total: number) => `Sealing ${done} of ${total}...`,
  done: { title: "Your backup is made", description: "It is sealed: nothing but your recovery code opens it." },
  failed: { title: "Backup failed", description: "Nothing was lost here. Please try again." },
  noCode: {
    title: "A recovery code comes first",
    description: "It is what opens a backup. Make one under Password and recovery code.",
  },
  made: "Your backup is ready to be saved.",
  save: "Save it now",
  tryTitle: "Try it out",
  tryText: "Choose a backup and type your recovery code. It is opened and read to its end; nothing here is changed.",
  tried: (moment: string) => `Last tried: ${moment}`,
  neverTried: "No backup was tried yet.",
  chooseFile: "Choose a backup",
  chosen: (name: string) => `Chosen: ${name}`,
  code: "Recovery code",
  codeHint: "The one that you had when the backup was made.",
  tryIt: "Open and read it",
  trying: (done: number, total: number) => (total === 0 ? "Opening..." : `Reading ${done} of ${total}...`),
  whole: (records: number) => `It opens with your code, and ${count(records, "record is", "records are")} whole.`,
  hereInside: (inside: number, here: number) =>
    `${inside} of the ${count(here, "record", "records")} on this device are in it.`,
  damaged: (records: number) =>
    `${count(records, "record is", "records are")} damaged in this backup. Please make a new one.`,
  bringBack: "Bring back what is not here",
  bringingBack: (done: number, total: number) => `Bringing back ${done} of ${total}...`,
  broughtBack: (records: number) => `${count(records, "record was", "records were")} brought back.`,
  failures: {
    "not-a-backup": "This file is no backup of Red Thread. Its name ends with “.redthread”.",
    "newer-version": "This backup was made by a newer version of Red Thread. Please update this one, then try again.",
    damaged: "This backup is damaged or was not copied whole. If you have another one, please choose that.",
    "wrong-code": "This code does not open this backup. A backup opens with the code that you had when it was made.",
  },
  restore: "Restore a backup",
  restoreTitle: "Bring your records back",
  restoreText:
    "From a backup and the recovery code that you wrote down. They come back as they were, and the code stays the same.",
  missing: "Please choose the backup, and type the code, your e-mail and a password.",
  email: "Email",
  newPassword: "New password",
  passwordHint: "At least 6 characters",
  show: "Show password",
  hide: "Hide password",
  restoring: "Opening...",
  restored: (records: number) => ({
    title: "Your records are back",
    description: `${count(records, "record was", "records were")} brought back from your backup.`,
  }),
  refused: (records: number) =>
    `${count(records, "record", "records")} in the backup ${records === 1 ? "is" : "are"} damaged and could not come back.`,
  restoreFailed: "Your records could not be brought back. What has come stays; please try again.",
  restorePasswordShort: "The password must have at least 6 characters.",
  toSignIn: "To sign in",
  reminderTitle: "Only on this device",
  reminderNever: "If the browser or the device loses them, nothing brings them back. A sealed backup does.",
  reminderOld: (day: string) => `Your last backup is of ${day}, and something was added since.`,
  lineNone: "No backup yet",
  line: (day: string) => `Backup: ${day}`,
};
