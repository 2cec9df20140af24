/** Words of files that another app has handed over. */
export const arrivalsEn = {
  title: "Shared with Red Thread",
  text: "They are not among your records yet. What you do not add is forgotten after a day.",
  more: (files: number) => `and ${files} more`,
  keep: (files: number) => (files === 1 ? "Add it to my records" : `Add all ${files} to my records`),
  letGo: "Do not add",
  close: "Close",
  kept: (files: number) => ({
    title: files === 1 ? "1 record added" : `${files} records added`,
    description: "They are being read.",
  }),
  tooLarge: "It is larger than 10 MB.",
  failed: { title: "Nothing was added", description: "Please try again. The files are still here." },
};
