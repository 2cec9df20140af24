/** Words of the packs that a person may download. */
export const packsEn = {
  title: "Search pack",
  about: (size: string) =>
    `Search pack (${size}): finds passages by meaning, so that a question in your own words meets a letter in a doctor's. It is downloaded once from this site, works offline, and your records stay on this device.`,
  unknown: "Looking for the search pack...",
  absent: "Not on this device. Questions are answered by words alone.",
  here: "On this device. Your records are prepared for it while you do other things.",
  failed: "The download did not arrive. What has arrived is kept; try again when you are connected.",
  progress: (done: string, all: string) => `${done} of ${all}`,
  progressLabel: "Search pack download",
  download: "Download the search pack",
  downloadAgain: "Try the download again",
  stop: "Stop the download",
  remove: "Remove the search pack",
};
