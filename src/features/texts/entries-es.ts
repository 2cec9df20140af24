import type { entriesEn } from "./entries-en.ts";

/** Spanish words about what the patient writes in the app. */
export const entriesEs: typeof entriesEn = {
  written: "escrito por usted",
};
