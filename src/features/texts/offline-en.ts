const list = new Intl.ListFormat("en");

/** Words of what is kept for times without a network, and of new versions. */
export const offlineEn = {
  ready: "Ready for offline: everything works here without a network.",
  stillToCome: (parts: string[], size: string) =>
    `Getting ready for offline. Still to come: ${list.format(parts)} (${size}).`,
  parts: {
    start: "the app itself",
    demo: "the demo",
    screens: "some screens",
    pdfs: "reading of PDFs",
    photos: "reading of photos and scans",
    answers: "the most careful answers",
    others: "reading of other kinds of files, and the demo's originals",
  },
  screenMissing: "This screen is not on this device yet",
  screenMissingHint:
    "It needs the network once. It opens by itself when there is a connection again, and your records are safe here.",
  tryAgain: "Try again",
  newVersion: "A new version is ready.",
  newVersionHint: "What you have typed stays.",
  takeNewVersion: "Start it now",
};
