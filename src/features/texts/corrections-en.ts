/** Everything that is said about correcting a record. */
export const correctionsEn = {
  byYou: "Corrected by you",
  was: (words: string) => (words === "" ? "Nothing stood there before" : `It was read as “${words}”`),
  save: "Save",
  cancel: "Cancel",
  saving: "Saving",
  saved: { title: "Corrected", description: "Everything that rests on it now says what you say." },
  savedUnplaced: {
    title: "Kept, but not placed",
    description:
      "These words are not in the record as it was read now. Your correction stays under “Your corrections”.",
  },
  failed: "This could not be corrected",
  undone: { title: "Undone", description: "What was read stands again." },
  // Words of the record
  correctWords: "Correct the words",
  correctPage: (page: number) => `Correct the words of page ${page}`,
  doneCorrecting: "Done",
  correctingHint: "Choose a line to write what really stands there. The original stays as it is.",
  editLine: (line: string) => `Edit this line: ${line}`,
  editEmptyLine: "Edit the empty line",
  lineLabel: (line: number) => `What line ${line} really says`,
  wholePage: "Edit the whole page",
  pageLabel: (page: number) => `What page ${page} really says`,
  unsureWords: (count: number) =>
    count === 1
      ? "One word has a dotted line: it was hard to read. Please compare it with the original."
      : `${count} words have a dotted line: they were hard to read. Please compare them with the original.`,
  // Facts
  edit: "Edit",
  editFact: (name: string) => `Edit ${name}`,
  didYouMean: (name: string) => `Is it ${name}?`,
  isMeant: (name: string) => `Yes, it is ${name}`,
  notMine: "Not mine",
  factNotMine: (name: string) => `${name} is not mine`,
  notMineTitle: (name: string) => `Is “${name}” not about you?`,
  notMineText:
    "It will no longer count in your summary, timeline, red threads and answers. You can undo this under “Your corrections”.",
  notMineConfirm: "It is not mine",
  undo: "Undo",
  undoOf: (what: string) => `Undo: ${what}`,
  nothingFound: "Nothing was found in this record that could be listed.",
  fields: {
    name: "Name",
    value: "Value",
    unit: "Unit",
    dose: "Dose",
    frequency: "How often",
    severity: "How strong",
    date: "Date",
  },
  // Title and date
  editTitle: "Edit title and date",
  title: "Title",
  date: "Date of care",
  // The list of corrections
  yours: "Your corrections",
  yoursHint: "They win over what is read from the file, now and whenever it is read again.",
  unplaced: "Could not be placed: the record, as it was read last, has no such words.",
  undoAll: "Undo all",
  undoAllTitle: "Undo all your corrections of this record?",
  undoAllText: "The record will say again what was read from it.",
  kinds: {
    text: "Words",
    fact: "Fact",
    "not-mine": "Not mine",
    title: "Title",
    date: "Date of care",
  },
  wordsChange: (old: string, now: string) => {
    if (old === "") return `“${now}” added`;
    return now === "" ? `“${old}” taken out` : `“${old}” is “${now}”`;
  },
  // Find in the record
  find: "Find in this record",
  findPlaceholder: "A word or number",
  found: (current: number, count: number) => `${current} of ${count}`,
  foundNothing: "Not in this record",
  previous: "Previous place",
  next: "Next place",
  clear: "Clear",
  // The original
  zoomIn: "Larger",
  zoomOut: "Smaller",
  zoom: (percent: number) => `${percent} %`,
  originalRegion: "The original, can be scrolled",
  // Reading again
  readAgain: "Read again",
  readAgainHint: "Your corrections stay.",
  readingAgain: { title: "Read again", description: "The file is read anew. Your corrections stay." },
  readAgainFailed: "It could not be read again",
};
