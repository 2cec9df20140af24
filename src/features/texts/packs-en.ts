const shared = {
  failed: "The download did not arrive. What has arrived is kept; try again when you are connected.",
  progress: (done: string, all: string) => `${done} of ${all}`,
  downloadAgain: "Try the download again",
  stop: "Stop the download",
};

const search = {
  ...shared,
  title: "Search pack",
  about: (size: string) =>
    `Search pack (${size}): finds passages by meaning, so that a question in your own words meets a letter in a doctor's. It is downloaded once from this site, works offline, and your records stay on this device.`,
  unknown: "Looking for the search pack...",
  absent: "Not on this device. Questions are answered by words alone.",
  here: "On this device. Your records are prepared for it while you do other things.",
  progressLabel: "Search pack download",
  download: "Download the search pack",
  remove: "Remove the search pack",
};

/** What is said of one pack. */
export type PackWords = typeof search;

const voice: PackWords = {
  ...shared,
  title: "Voice pack",
  about: (size) =>
    `Voice pack (${size}): writes down what is said in your voice notes, if it is English. It is downloaded once from this site, works offline, and your recordings stay on this device.`,
  unknown: "Looking for the voice pack...",
  absent: "Not on this device. Voice notes are kept and can be played, but not written down.",
  here: "On this device. Voice notes are written down as they come in.",
  progressLabel: "Voice pack download",
  download: "Download the voice pack",
  remove: "Remove the voice pack",
};

/** Words of the packs that a person may download. */
export const packsEn = { search, voice };
