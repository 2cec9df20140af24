/** Words of the list of conversations. */
export const conversationsEn = {
  heading: "Conversations",
  open: "Conversations",
  untitled: "New conversation",
  none: "No conversations yet",
  failed: "Your conversations could not be shown. Please load the page again.",
  rename: "Rename",
  renameNamed: (title: string) => `Rename “${title}”`,
  delete: "Delete",
  deleteNamed: (title: string) => `Delete “${title}”`,
  renameTitle: "Rename this conversation",
  titleField: "Title",
  save: "Save",
  cancel: "Cancel",
  renameFailed: "Rename failed",
  titleMissing: "Please write a title first.",
  deleteTitle: "Delete this conversation?",
  deleteText: (title: string) =>
    `“${title}” and its answers will be removed from this device. Your records stay. This cannot be undone.`,
  deleteConfirm: "Delete conversation",
  deleted: { title: "Conversation deleted" },
  deleteFailed: "Delete failed",
};
