/** Words around a locked file's password. */
export const lockedEn = {
  type: "Type the password",
  typeNamed: (name: string) => `Type the password of ${name}`,
  title: "This PDF is locked",
  text: (name: string) =>
    `“${name}” opens with a password only. It is used to read the file on this device and is not kept.`,
  password: "Password of this PDF",
  show: "Show password",
  hide: "Hide password",
  missing: "Please type the password first.",
  read: "Read the file",
  cancel: "Cancel",
  original: "The original is locked, and its password is not kept. To see its pages, type it here.",
  showPages: "Show the pages",
  wrong: "That password did not open this PDF. Please check it and type it again.",
  failed: { title: "The password could not be used" },
};
