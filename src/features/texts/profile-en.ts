/** Words of the profile page, besides those of the archive and of the forms. */
export const profileEn = {
  title: "Profile and settings",
  open: "Profile and settings",
  back: "My Health Hub",
  account: "Your account",
  accountText: "It lives on this device. Nobody else can open it.",
  security: "Password and recovery code",
  storage: "On this device",
  records: (count: number, size: string) =>
    count === 0 ? "No records yet" : `${count} ${count === 1 ? "record" : "records"}, ${size} of files`,
  recordsLabel: "Your records",
  usedLabel: "Used by Red Thread, with what it needs to work offline",
  used: (used: string, quota: string) => `${used} of ${quota} that the browser allows`,
  unknown: "The browser does not say",
  keptLabel: "When space runs short",
  kept: "Your records are kept safe",
  notKept: "The browser may delete your records",
  keep: "Keep my records safe",
  keepRefused:
    "The browser did not agree yet. It often does once the app is installed or used for a few days. An export is always safe.",
  archive: "Export and import",
  oldCode:
    "Your recovery code comes from an older version. Until you make a new one, a device that you sign out can go on reading what is added later.",
  danger: "Delete everything",
};
