function days(count: number): string {
  return `${count} ${count === 1 ? "day" : "days"}`;
}

function records(count: number): string {
  return `${count} ${count === 1 ? "record" : "records"}`;
}

/** Words of the bin: what was deleted and can still be brought back. */
export const binEn = {
  title: "Bin",
  back: "My Timeline",
  about: "What you delete stays here for 30 days. After that it is deleted for good.",
  link: (count: number) => `Bin: ${records(count)}`,
  empty: "The bin is empty",
  emptyText: "Records that you delete can be brought back from here for 30 days.",
  failed: "The bin could not be opened. Please load the page again.",
  deletedOn: (day: string) => `Deleted on ${day}`,
  left: (count: number) => (count <= 1 ? "Deleted for good today" : `${days(count)} left`),
  bringBack: "Bring back",
  bringBackNamed: (name: string) => `Bring back “${name}”`,
  broughtBack: (name: string) => ({
    title: "Record brought back",
    description: `“${name}” is with your records again.`,
  }),
  bringBackFailed: "The record could not be brought back",
  forGood: "Delete for good",
  forGoodNamed: (name: string) => `Delete “${name}” for good`,
  forGoodTitle: "Delete this record for good?",
  forGoodText: (name: string) =>
    `“${name}” and everything that was read from it will be deleted for good. This cannot be undone.`,
  emptyBin: "Empty the bin",
  emptyBinTitle: "Empty the bin?",
  emptyBinText: (count: number) =>
    `${records(count)} and everything that was read from ${count === 1 ? "it" : "them"} will be deleted for good. This cannot be undone.`,
  cancel: "Cancel",
  deletedForGood: (count: number) => ({
    title: count === 1 ? "Deleted for good" : `${records(count)} deleted for good`,
  }),
  forGoodFailed: "Delete failed",
  inBin: "This record is in the bin",
  inBinText: (count: number) =>
    count <= 1 ? "It will be deleted for good today." : `It will be deleted for good in ${days(count)}.`,
  notExported: (count: number) => `The bin (${records(count)}) is not part of the archive.`,
};
