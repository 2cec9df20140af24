/** Words around files that hold words and no picture of a page. */
export const writtenEn = {
  accepted: "Word letters, notes, tables (CSV), web pages and e-mails go in here too.",
  wordsOnly: "This file holds words only. This is what it says.",
};
