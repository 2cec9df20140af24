/** Words about what the patient writes in the app. */
export const entriesEn = {
  /** Under a page: where its words come from. */
  written: "written by you",
};
